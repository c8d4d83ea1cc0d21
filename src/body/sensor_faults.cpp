#include "body/sensor_faults.h"

#include <array>
#include <string>

namespace cancha::body {

void read_seconds(Section section, std::string_view key, Duration& into, Range range) {
  Seconds seconds{into.seconds()};
  section.read(key, seconds, range);
  into = nearest(seconds);
}

void read_failures(Section section, Failures& failures) {
  const std::array<std::string, 2> ways{"silence", "freeze"};
  std::size_t way = failures.freezes ? 1 : 0;
  read_seconds(section, "fails_every", failures.every, between(0, 3600));
  read_seconds(section, "fails_for", failures.lasts, between(0, 3600));
  section.read_choice("fails_by", ways, way);
  failures.freezes = way == 1;
  if (failures.every == Duration{} && (section.has("fails_for") || section.has("fails_by"))) {
    section.refuse("fails_every", "'fails_every' is missing: it never fails", "fails_every = 10, in seconds");
  }
}

}  // namespace cancha::body
