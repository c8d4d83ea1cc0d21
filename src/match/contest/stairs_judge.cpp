#include "match/contest/stairs_judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cancha::match::contest {
namespace {

constexpr int kRobot = 0;
constexpr double kOneTouch = 1.0;    ///< seconds: an arm that touches again sooner has not let go
constexpr double kStillRises = 3.0;  ///< seconds after a fall in which arms may touch: it rises

}  // namespace

StairsJudge::StairsJudge(const field::League& league, world::JointedWorld& world) : Judge{league, world} {
  for (const field::Block& block : field::still_blocks(league.walls, *league.contest)) {
    if (!block.tread) continue;
    if (edges_.empty()) edges_.push_back(block.p_FC.x - block.half.x);
    edges_.push_back(block.p_FC.x + block.half.x);
  }
}

void StairsJudge::begin(Hands& hands, const Truth& truth) {
  on_feet_ = switch_on(hands);
  began_ = truth.time;
}

bool StairsJudge::look(const Truth& truth, std::span<const Contact> /*contacts*/, Hands& hands) {
  if (!runs_) {
    look_at_start(truth, hands);
    return true;
  }
  const Seen seen = see(truth, kRobot);
  look_at_arms(seen, hands);
  if (!look_for_falls(seen, hands)) return false;
  look_at_steps(truth, seen, hands);
  return true;
}

void StairsJudge::look_at_start(const Truth& truth, Hands& hands) {
  const double since = (truth.time - began_).seconds();
  game_.left = nearest(rules_.leg);
  if (!moves(truth, kRobot)) {
    if (since > rules_.still.value + rules_.leg.value) finish("it never moved", hands);
    return;
  }
  runs_ = true;
  began_ = truth.time;
  game_.play = RefereePlay::Playing;
  say(EventKind::PlayOn, kRobot, on_feet_.position(), "first motion", hands);
  if (since >= rules_.still.value) return;
  ++run_.penalties;
  say(EventKind::Penalised, kRobot, on_feet_.position(), fmt::format("moved {:.1f} s after switching on", since),
      hands);
}

void StairsJudge::look_at_steps(const Truth& truth, const Seen& seen, Hands& hands) {
  const double seconds = (truth.time - began_).seconds();
  const auto passed = static_cast<int>(std::ranges::count_if(edges_, [&](double edge) { return seen.back_x > edge; }));
  if (passed > run_.steps && seen.upright) {
    run_.steps = passed;
    game_.score.blue = passed;
    say(EventKind::Goal, kRobot, seen.p_F, fmt::format("step {} passed after {:.1f} s", passed, seconds), hands);
  }
  const double far = -field::start_line(league_.walls, rules_) + league_.markings.line_width.value / 2;
  if (seen.least_x > far && seen.upright) {
    run_.arrived = true;
    run_.seconds = seconds;
    return finish(fmt::format("arrived after {:.1f} s", seconds), hands);
  }
  if (seconds >= rules_.leg.value) finish("time is up", hands);
}

void StairsJudge::look_at_arms(const Seen& seen, Hands& hands) {
  since_arm_ += kTick;
  if (!seen.upright || since_fall_ < kStillRises) return;
  for (const world::StillTouch& touch : world_.still_touches(kRobot)) {
    if (touch.limb != world::Limb::LeftArm && touch.limb != world::Limb::RightArm) continue;
    if (touch.p_FC.x < edges_.front() || touch.p_FC.x > edges_.back()) continue;
    if (since_arm_ > kOneTouch) {
      ++run_.penalties;
      say(EventKind::Penalised, kRobot, seen.p_F, fmt::format("penalty {}: an arm on the stairs", run_.penalties),
          hands);
    }
    since_arm_ = 0.0;
  }
}

bool StairsJudge::look_for_falls(const Seen& seen, Hands& hands) {
  if (seen.upright && lying_ == 0.0) on_feet_ = {seen.p_F.x, seen.p_F.y, seen.heading};
  if (!seen.upright && lying_ == 0.0) say(EventKind::Fall, kRobot, seen.p_F, "fell", hands);
  since_fall_ = seen.upright ? since_fall_ + kTick : 0.0;
  lying_ = seen.upright ? 0.0 : lying_ + kTick;
  if (lying_ <= rules_.get_up.value) return true;
  // on the next step, in its middle, as a spokesperson would ask for; heading as the stairs do
  ++run_.penalties;
  const auto next = std::ranges::upper_bound(edges_, on_feet_.x);
  double x = on_feet_.x;
  if (next == edges_.end() - 1) {
    x = *next + 0.1;
  } else if (next != edges_.end()) {
    x = (*next + *(next + 1)) / 2;
  }
  const double y = std::clamp(on_feet_.y, -0.3, 0.3);
  put(kRobot, {x, y, 0.0}, hands);
  lying_ = 0.0;
  say(EventKind::Penalised, kRobot, {x, y},
      fmt::format("penalty {}: did not rise for {:g} s", run_.penalties, rules_.get_up.value), hands);
  return false;
}

void StairsJudge::finish(std::string words, Hands& hands) {
  end(fmt::format("{}: {} of {} steps, {} penalties", words, run_.steps, edges_.size(), run_.penalties), hands);
}

ContestResult StairsJudge::result() const {
  return {.test = "stairs",
          .scene = rules_.scene,
          .penalties = run_.penalties,
          .steps = run_.steps,
          .arrived = run_.arrived,
          .seconds = run_.seconds};
}

}  // namespace cancha::match::contest
