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
  seconds_ = (truth.time - began_).seconds();
  if (by_person()) {
    keep_on_feet(seen, hands);
    if (seconds_ >= rules_.leg.value) finish("time is up", hands);
    return true;
  }
  look_at_arms(seen, hands);
  if (!look_for_falls(seen, hands)) return false;
  look_at_steps(seen, hands);
  return true;
}

void StairsJudge::look_at_start(const Truth& truth, Hands& hands) {
  const double since = (truth.time - began_).seconds();
  game_.left = nearest(rules_.leg);
  if (since > rules_.still.value + rules_.leg.value) return finish("it never moved", hands);
  if (by_person() || !moves(truth, kRobot)) return;
  start(truth, hands);
  if (since < rules_.still.value) penalise_start(since, hands);
}

void StairsJudge::start(const Truth& truth, Hands& hands) {
  runs_ = true;
  began_ = truth.time;
  game_.play = RefereePlay::Playing;
  say(EventKind::PlayOn, kRobot, on_feet_.position(), "first motion", hands);
}

void StairsJudge::penalise_start(double since, Hands& hands) {
  ++run_.penalties;
  say(EventKind::Penalised, kRobot, on_feet_.position(), fmt::format("moved {:.1f} s after switching on", since),
      hands);
}

void StairsJudge::look_at_steps(const Seen& seen, Hands& hands) {
  const auto passed = static_cast<int>(std::ranges::count_if(edges_, [&](double edge) { return seen.back_x > edge; }));
  if (passed > run_.steps && seen.upright) pass_step(passed, seconds_, seen.p_F, hands);
  const double far = -field::start_line(league_.walls, rules_) + league_.markings.line_width.value / 2;
  if (seen.least_x > far && seen.upright) return arrive(seconds_, hands);
  if (seconds_ >= rules_.leg.value) finish("time is up", hands);
}

void StairsJudge::pass_step(int passed, double seconds, Vec2 p_F, Hands& hands) {
  run_.steps = passed;
  game_.score.blue = passed;
  say(EventKind::Goal, kRobot, p_F, fmt::format("step {} passed after {:.1f} s", passed, seconds), hands);
}

void StairsJudge::arrive(double seconds, Hands& hands) {
  run_.arrived = true;
  run_.seconds = seconds;
  finish(fmt::format("arrived after {:.1f} s", seconds), hands);
}

void StairsJudge::look_at_arms(const Seen& seen, Hands& hands) {
  since_arm_ += kTick;
  if (!seen.upright || since_fall_ < kStillRises) return;
  for (const world::StillTouch& touch : world_.still_touches(kRobot)) {
    if (touch.limb != world::Limb::LeftArm && touch.limb != world::Limb::RightArm) continue;
    if (touch.p_FC.x < edges_.front() || touch.p_FC.x > edges_.back()) continue;
    if (since_arm_ > kOneTouch) penalise_arm(seen.p_F, hands);
    since_arm_ = 0.0;
  }
}

void StairsJudge::penalise_arm(Vec2 p_F, Hands& hands) {
  ++run_.penalties;
  say(EventKind::Penalised, kRobot, p_F, fmt::format("penalty {}: an arm on the stairs", run_.penalties), hands);
}

void StairsJudge::keep_on_feet(const Seen& seen, Hands& hands) {
  if (seen.upright && lying_ == 0.0) on_feet_ = {seen.p_F.x, seen.p_F.y, seen.heading};
  if (!seen.upright && lying_ == 0.0) say(EventKind::Fall, kRobot, seen.p_F, "fell", hands);
  since_fall_ = seen.upright ? since_fall_ + kTick : 0.0;
  lying_ = seen.upright ? 0.0 : lying_ + kTick;
}

bool StairsJudge::look_for_falls(const Seen& seen, Hands& hands) {
  keep_on_feet(seen, hands);
  if (lying_ <= rules_.get_up.value) return true;
  handle(fmt::format("did not rise for {:g} s", rules_.get_up.value), hands);
  return false;
}

void StairsJudge::handle(const std::string& why, Hands& hands) {
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
  say(EventKind::Penalised, kRobot, {x, y}, fmt::format("penalty {}: {}", run_.penalties, why), hands);
}

void StairsJudge::offer(std::vector<JudgeWord>& rulings) const {
  using enum Ruling;
  if (!runs_) {
    rulings = {{Start}, {TooSoon}, {End}};
    return;
  }
  if (run_.steps < static_cast<int>(edges_.size())) rulings.push_back({Step});
  rulings.insert(rulings.end(), {{Line}, {Fallen}, {Arm}});
  if (run_.penalties > 0) rulings.push_back({TakeBack});
  rulings.push_back({End});
}

void StairsJudge::obey(const JudgeWord& word, const Truth& truth, Hands& hands) {
  using enum Ruling;
  const Vec2 here = truth.robots[kRobot].X_FR.position();
  switch (word.ruling) {
    case Start:
      return start(truth, hands);
    case TooSoon: {
      const double since = (truth.time - began_).seconds();
      start(truth, hands);
      return penalise_start(since, hands);
    }
    case Step:
      return pass_step(run_.steps + 1, seconds_, here, hands);
    case Line:
      return arrive(seconds_, hands);
    case Fallen:
      return handle("could not rise", hands);
    case Arm:
      return penalise_arm(here, hands);
    case TakeBack:
      --run_.penalties;
      return say(EventKind::PlayOn, "a penalty is taken back", hands);
    default:
      return finish("ended by the judge", hands);
  }
}

void StairsJudge::show(ContestBoard& board) const {
  board.stage = runs_ ? Stage::Runs : Stage::Pause;
  board.seconds = seconds_;
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
