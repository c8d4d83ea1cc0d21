#include "bench/usual_match.h"

#include <utility>

namespace cancha::bench {

Result<UsualMatch> start_usual(const Settings& settings, match::Fixture fixture) {
  auto league = match::league_of(fixture, settings.content);
  if (!league) return pass_on(std::move(league));
  fixture.blue = league->teams[index(Team::Blue)];
  fixture.yellow = league->teams[index(Team::Yellow)];
  auto match = match::start_match(fixture, *league, settings.content);
  if (!match) return pass_on(std::move(match));
  return UsualMatch{std::move(fixture), std::move(*league), std::move(*match)};
}

Result<void> play_until(match::Match& match, double seconds) {
  while (match.truth().time.seconds() < seconds) {
    if (auto ticked = match.tick(); !ticked) return pass_on(std::move(ticked));
  }
  return {};
}

}  // namespace cancha::bench
