#include "match/contest/passivity_judge.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::match::contest {
namespace {

constexpr int kRobot = 0;
constexpr int kTries = 2;          // (rules)
constexpr double kBefore = 0.2;    ///< metres from the robot to the decoy (rules)
constexpr double kChest = 0.05;    ///< metres from a robot's middle to its front
constexpr double kWithin = 30.0;   ///< seconds (rules)
constexpr double kTooSoon = 0.25;  ///< seconds before the end of the pause from which a motion is forgiven

bool touches_decoy(const Contact& contact) {
  const auto is = [](BodyRef body, BodyKind kind) { return body.kind == kind && body.number == 0; };
  return (is(contact.a, BodyKind::Chassis) && is(contact.b, BodyKind::Thing)) ||
         (is(contact.b, BodyKind::Chassis) && is(contact.a, BodyKind::Thing));
}

}  // namespace

void PassivityJudge::begin(Hands& hands, const Truth& truth) {
  put(1, bench({.team = Team::Yellow, .number = 0}), hands);
  try_again(truth, hands);
}

void PassivityJudge::try_again(const Truth& truth, Hands& hands) {
  const field::Obstacle& decoy = rules_.boxes.front();
  hands.put_thing(0, {decoy.p_FB.x, decoy.p_FB.y, decoy.turn});
  put(kRobot, {decoy.p_FB.x - rules_.box_side.value / 2 - kBefore - kChest, decoy.p_FB.y, 0.0}, hands);
  began_ = truth.time;
  since_ = -rules_.still.value;
  game_.play = RefereePlay::Ready;
  say(EventKind::Ready, fmt::format("passivity test, try {}: {:g} s without motion", failed_ + 1, rules_.still.value),
      hands);
}

bool PassivityJudge::fail_try(const std::string& why, const Truth& truth, Hands& hands) {
  ++failed_;
  say(EventKind::Penalised, kRobot, truth.robots[kRobot].X_FR.position(), why, hands);
  if (failed_ < kTries) {
    try_again(truth, hands);
  } else {
    end("failed the passivity test: disqualified", hands);
  }
  return false;
}

bool PassivityJudge::look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) {
  const double since = since_ = (truth.time - began_).seconds() - rules_.still.value;
  game_.left = nearest(Seconds{std::clamp(kWithin - since, 0.0, kWithin)});
  if (since < 0.0) {
    if (!by_person() && since < -kTooSoon && moves(truth, kRobot))
      return fail_try("moved within the pause", truth, hands);
    return true;
  }
  game_.play = RefereePlay::Playing;
  if (!by_person() && std::ranges::any_of(contacts, touches_decoy)) {
    pass(since, hands);
    return true;
  }
  if (since > kWithin) return fail_try(fmt::format("did not touch the decoy within {:g} s", kWithin), truth, hands);
  return true;
}

void PassivityJudge::pass(double since, Hands& hands) {
  passed_ = true;
  seconds_ = since;
  end(fmt::format("touched the decoy after {:.1f} s: not passive", since), hands);
}

void PassivityJudge::offer(std::vector<JudgeWord>& rulings) const {
  if (since_ >= 0.0) rulings.push_back({Ruling::Touched});
  rulings.insert(rulings.end(), {{Ruling::TryFailed}, {Ruling::End}});
}

void PassivityJudge::obey(const JudgeWord& word, const Truth& truth, Hands& hands) {
  if (word.ruling == Ruling::Touched) return pass(since_, hands);
  if (word.ruling == Ruling::TryFailed) {
    (void)fail_try("failed", truth, hands);
  } else {
    end("ended by the judge", hands);
  }
}

void PassivityJudge::show(ContestBoard& board) const {
  board.stage = since_ < 0.0 ? Stage::Pause : Stage::Runs;
  board.part = failed_ + 1;
  board.seconds = std::max(since_, 0.0);
}

ContestResult PassivityJudge::result() const {
  ContestResult result{.test = "passivity", .scene = rules_.scene};
  result.penalties = failed_;
  result.arrived = passed_;
  result.seconds = seconds_;
  if (failed_ >= kTries) result.disqualified = fmt::format("{}: passive", name(Team::Blue));
  return result;
}

}  // namespace cancha::match::contest
