#include "sense/oracle.h"

namespace cancha::sense {

void OracleSenses::perceive(const Readings& readings, Percepts& percepts) {
  body_.perceive(readings, percepts);
  if (!readings.sight) return;
  Sight& seen = percepts.sight.present();
  seen.time = readings.sight->time;
  seen.recognised = readings.time;
  seen.things.assign(readings.sight->things.begin(), readings.sight->things.end());
  seen.angles.assign(readings.sight->angles.begin(), readings.sight->angles.end());
}

}  // namespace cancha::sense
