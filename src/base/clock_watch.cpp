#include "base/clock_watch.h"

#include "base/log.h"

namespace cancha {

bool ClockJumps::let_pass(ClockWatch& watch, Time measured, Time now, std::string_view sensor) {
  if (watch.counts(measured, now)) return true;
  if (count_++ == 0) log::warning("{}: the time of a reading jumped; it is left out", sensor);
  return false;
}

}  // namespace cancha
