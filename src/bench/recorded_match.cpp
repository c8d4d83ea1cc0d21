#include "bench/recorded_match.h"

#include <filesystem>

#include "bench/scratch_folder.h"
#include "bench/usual_match.h"
#include "match/recorder.h"
#include "os/clock.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 60.0;         ///< from the whistle on
constexpr double kLongestBefore = 120.0;  ///< simulated seconds in which it must come

}  // namespace

Result<MatchSpeed> play_recorded(const Settings& settings, const std::string& name, std::uint64_t seed) {
  auto made = start_usual(settings, {.league = name, .seed = seed});
  if (!made) return pass_on(std::move(made));
  match::Match& match = *made->match;
  const ScratchFolder folder{std::filesystem::temp_directory_path()};
  if (folder.path().empty()) return fail("bench", "no folder can be made for a recording", "is the disk full?");
  auto recorder = match::Recorder::open((folder.path() / "match.mcap").string(), match,
                                        match::info_of(made->fixture, made->league, "bench"));
  if (!recorder) return pass_on(std::move(recorder));
  match.add_observer(**recorder);
  // robots that take their places are no play yet
  while (match.game().play != RefereePlay::Playing && match.truth().time.seconds() < kLongestBefore) {
    if (auto ticked = match.tick(); !ticked) return pass_on(std::move(ticked));
  }
  const double from = match.truth().time.seconds();
  const double began = os::now().seconds();
  if (auto played = play_until(match, from + kSeconds); !played) return pass_on(std::move(played));
  const auto closed = (*recorder)->close();
  const double took = os::now().seconds() - began;
  if (!closed) return tl::unexpected<Error>(closed.error());
  return MatchSpeed{kSeconds / took, match.state_hash()};
}

}  // namespace cancha::bench
