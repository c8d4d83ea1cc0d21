#include "bench/recorded_match.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "match/fixture.h"
#include "match/recorder.h"
#include "os/clock.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 60.0;  ///< of play

}  // namespace

Result<MatchSpeed> play_recorded(const Settings& settings, const std::string& name, std::uint64_t seed) {
  match::Fixture fixture{.league = name, .seed = seed};
  auto league = match::league_of(fixture, settings.content);
  if (!league) return pass_on(std::move(league));
  fixture.blue = league->teams[index(Team::Blue)];
  fixture.yellow = league->teams[index(Team::Yellow)];
  auto match = match::start_match(fixture, *league, settings.content);
  if (!match) return pass_on(std::move(match));
  const auto path = std::filesystem::temp_directory_path() / fmt::format("cancha-bench-{}-{}.mcap", name, getpid());
  auto recorder = match::Recorder::open(path.string(), **match, match::info_of(fixture, *league, "bench"));
  if (!recorder) return pass_on(std::move(recorder));
  (*match)->add_observer(**recorder);
  const double began = os::now().seconds();
  while ((*match)->truth().time.seconds() < kSeconds) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
  }
  const auto closed = (*recorder)->close();
  const double took = os::now().seconds() - began;
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
  if (!closed) return tl::unexpected<Error>(closed.error());
  return MatchSpeed{kSeconds / took, (*match)->state_hash()};
}

}  // namespace cancha::bench
