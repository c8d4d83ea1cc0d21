// What a live match tells about itself: its status, and the moments that viewers see.

#include "base/json.h"
#include "match/scene.h"
#include "server/live_match.h"

namespace cancha::server {
namespace {

constexpr auto kBetweenFrames = 13_ms;        ///< a little less than a decision takes in real time, so none is missed
constexpr auto kBetweenFramesOfMany = 28_ms;  ///< and than two; the page fills in what is between
constexpr int kMany = 8;                      ///< viewers; with more of them frames come less often
constexpr auto kBetweenDetails = 100_ms;

}  // namespace

void LiveMatch::publish(bool at_once) {
  if (!at_once && !feed_.is_watched() && os::now() < next_details_) return;
  const auto now = os::now();
  if (!at_once && now < next_frame_) return;
  const bool with_details = at_once || now >= next_details_;
  if (with_details) {
    tell_status(Phase::Playing);
    next_details_ = now + kBetweenDetails;
  }
  if (story_ && (feed_.is_watched() || at_once)) story_->show_moment(with_details);
  next_frame_ = now + (feed_.viewers() > kMany ? kBetweenFramesOfMany : kBetweenFrames);
}

void LiveMatch::tell_status(Phase phase, std::string problem) {
  std::string json;
  {
    const std::lock_guard lock{mutex_};
    status_.phase = phase;
    status_.problem = disk_problem_.empty() ? std::move(problem) : disk_problem_;
    status_.paused = paused_ || !disk_problem_.empty();
    status_.held_by = !disk_problem_.empty() ? "disk" : paused_ ? held_by_ : "";
    status_.speed = speed_;
    status_.seconds = match_.truth().time.seconds();
    status_.prepared = beginning_->progress();
    status_.score = match_.game().score;
    status_.halted = paused_ ? halted_ : "";
    status_.behaviour_problem = behaviours_.problem();
    status_.versions = behaviours_.versions();
    status_.debugging = behaviours_.debugging();
    status_.symbols = behaviours_.changed_symbols();
    status_.steered.clear();
    for (const auto& [robot, until] : hands_) status_.steered.push_back(match::robot_frame(robot));
    json = to_json(status_);
  }
  next_details_ = os::now() + kBetweenDetails;
  feed_.tell(std::move(json));
}

}  // namespace cancha::server
