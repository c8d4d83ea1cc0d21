#include "team/referee/msl_tracker.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::team {

using C = MslCommand;

MslTracker::MslTracker(RefereeProtocol protocol) {
  state_.protocol = protocol;
  state_.stopped = true;
  state_.teams.resize(2);
  state_.teams[0].colour = "cyan";
  state_.teams[1].colour = "magenta";
}

Result<RefereeSide> MslTracker::side_of(const MslSignal& signal) {
  if (signal.target.empty()) return signal.side;
  for (std::size_t i = 0; i < 2; ++i) {
    std::string& name = state_.teams[i].name;
    if (name.empty()) name = signal.target;
    if (name == signal.target) return i == 0 ? RefereeSide::First : RefereeSide::Second;
  }
  return fail("RefBox", fmt::format("names a third team, {}", signal.target),
              fmt::format("{} and {} play", state_.teams[0].name, state_.teams[1].name));
}

Result<void> MslTracker::apply(const MslSignal& signal) {
  auto side = side_of(signal);
  if (!side) return pass_on(std::move(side));
  if (for_one_team(signal.command)) {
    for_team(signal, *side);
  } else {
    for_both(signal.command);
  }
  return {};
}

void MslTracker::begin_half(int half) {
  state_.half = half;
  state_.phase = half > 2 ? RefereePhase::Overtime : RefereePhase::Normal;
  // a RefBox says KICKOFF, then which half, then START: who kicks off stays known
  if (state_.play == RefereePlay::Ready && state_.set_play == SetPlay::KickOff) return;
  state_.play = RefereePlay::Initial;
  state_.set_play = SetPlay::None;
  state_.kicking = RefereeSide::Neither;
  state_.stopped = true;
}

void MslTracker::restart(SetPlay set_play, RefereeSide side) {
  state_.set_play = set_play;
  state_.kicking = side;
  state_.play = RefereePlay::Ready;
  state_.stopped = false;  // robots go to their places
}

void MslTracker::for_both(MslCommand command) {
  switch (command) {
    case C::Start:
      state_.play = RefereePlay::Playing;
      state_.set_play = SetPlay::None;
      state_.stopped = false;
      break;
    case C::Stop:
      state_.stopped = true;
      break;
    case C::DropBall:
      restart(SetPlay::DroppedBall, RefereeSide::Neither);
      break;
    case C::FirstHalf:
      begin_half(1);
      break;
    case C::SecondHalf:
      begin_half(2);
      break;
    case C::FirstHalfOvertime:
      begin_half(3);
      break;
    case C::SecondHalfOvertime:
      begin_half(4);
      break;
    case C::HalfTime:
    case C::EndPart:
    case C::EndGame:
    case C::GameOver:
    case C::Park:
      state_.play = RefereePlay::Finished;
      state_.set_play = SetPlay::None;
      state_.stopped = command != C::Park;  // parking robots move
      break;
    case C::Reset: {
      // who plays stays known
      const std::string names[] = {state_.teams[0].name, state_.teams[1].name};
      *this = MslTracker{state_.protocol};
      for (std::size_t i = 0; i < 2; ++i) state_.teams[i].name = names[i];
      break;
    }
    default:
      break;  // welcome and test mode change nothing
  }
}

void MslTracker::for_team(const MslSignal& signal, RefereeSide side) {
  RefereeTeam& team = state_.teams[side == RefereeSide::Second ? 1 : 0];
  switch (signal.command) {
    case C::KickOff:
      restart(SetPlay::KickOff, side);
      break;
    case C::FreeKick:
      restart(SetPlay::FreeKick, side);
      break;
    case C::GoalKick:
      restart(SetPlay::GoalKick, side);
      break;
    case C::ThrowIn:
      restart(SetPlay::ThrowIn, side);
      break;
    case C::Corner:
      restart(SetPlay::Corner, side);
      break;
    case C::Penalty:
      restart(SetPlay::PenaltyKick, side);
      break;
    case C::Goal:
      ++team.score;
      break;
    case C::SubGoal:
      team.score = std::max(0, team.score - 1);
      break;
    default: {
      if (!signal.robot) return for_nobody_named(signal.command, team);
      const auto number = static_cast<std::size_t>(*signal.robot);
      if (team.players.size() < number) team.players.resize(number);
      for_player(signal.command, team.players[number - 1]);
    }
  }
}

void MslTracker::for_player(MslCommand command, RefereePlayer& player) {
  switch (command) {
    case C::Repair:
      player.penalty = RefereePenalty::Repair;
      break;
    case C::RepairEnd:
      player.penalty = RefereePenalty::None;
      break;
    case C::Substitution:
      player.penalty = RefereePenalty::Substitute;
      break;
    case C::YellowCard:
      ++player.yellow_cards;
      break;
    case C::DoubleYellow:
      player.yellow_cards = 2;
      player.penalty = RefereePenalty::Cautioned;
      break;
    case C::RedCard:
      ++player.red_cards;
      player.penalty = RefereePenalty::SentOff;
      break;
    default:
      break;
  }
}

void MslTracker::for_nobody_named(MslCommand command, RefereeTeam& team) {
  switch (command) {
    case C::Repair:
      ++team.repairs;
      break;
    case C::RepairEnd:
      team.repairs = std::max(0, team.repairs - 1);
      break;
    case C::YellowCard:
      ++team.yellow_cards;
      break;
    case C::DoubleYellow:
      ++team.double_yellows;
      break;
    case C::RedCard:
      ++team.red_cards;
      break;
    default:
      break;
  }
}

}  // namespace cancha::team
