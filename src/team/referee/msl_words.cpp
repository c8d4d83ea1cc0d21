#include "team/referee/msl_words.h"

#include <algorithm>
#include <utility>

namespace cancha::team {
namespace {

using C = MslCommand;

constexpr std::array kSetPlays{
    std::pair{SetPlay::None, C::KickOff},  // whose ball it is without a set play is whose kick-off it is
    std::pair{SetPlay::KickOff, C::KickOff},
    std::pair{SetPlay::FreeKick, C::FreeKick},
    std::pair{SetPlay::GoalKick, C::GoalKick},
    std::pair{SetPlay::ThrowIn, C::ThrowIn},
    std::pair{SetPlay::Corner, C::Corner},
    std::pair{SetPlay::PenaltyKick, C::Penalty},
    std::pair{SetPlay::PushingFreeKick, C::FreeKick},
    std::pair{SetPlay::IndirectFreeKick, C::FreeKick}};

MslSignal for_team(C command, RefereeSide side, const std::array<std::string, 2>& teams) {
  MslSignal made{command, side};
  if (side != RefereeSide::Neither) made.target = teams[side == RefereeSide::First ? 0 : 1];
  return made;
}

/// STOP, and which set play it is.
void restart(const RefereeState& now, const std::array<std::string, 2>& teams, std::vector<MslSignal>& signals) {
  signals.push_back({C::Stop});
  const bool dropped = now.set_play == SetPlay::DroppedBall || now.kicking == RefereeSide::Neither;
  if (dropped) return signals.push_back({C::DropBall});
  const auto found = std::ranges::find(kSetPlays, now.set_play, &decltype(kSetPlays)::value_type::first);
  if (found != kSetPlays.end()) signals.push_back(for_team(found->second, now.kicking, teams));
}

C half_begins(int half) {
  return half >= 2 ? C::SecondHalf : C::FirstHalf;
}

/// What became of one robot: a card, or it is out for repair, or comes back.
void player_signals(const RefereePlayer& before, const RefereePlayer& now, MslSignal signal,
                    std::vector<MslSignal>& signals) {
  const auto say = [&](C command) {
    signal.command = command;
    signals.push_back(signal);
  };
  if (now.red_cards > before.red_cards) return say(C::RedCard);
  if (now.yellow_cards > before.yellow_cards) return say(now.yellow_cards >= 2 ? C::DoubleYellow : C::YellowCard);
  const bool was_out = before.penalty != RefereePenalty::None;
  const bool out = now.penalty != RefereePenalty::None;
  if (out && !was_out) say(C::Repair);
  if (was_out && !out) say(C::RepairEnd);
}

/// Of all robots of both teams; those of whom nothing was known play.
void robot_signals(const RefereeState* before, const RefereeState& now, const std::array<std::string, 2>& teams,
                   std::vector<MslSignal>& signals) {
  for (std::size_t t = 0; t < std::min<std::size_t>(2, now.teams.size()); ++t) {
    for (std::size_t i = 0; i < now.teams[t].players.size(); ++i) {
      const bool known = before && t < before->teams.size() && i < before->teams[t].players.size();
      MslSignal signal = for_team(C::Repair, t == 0 ? RefereeSide::First : RefereeSide::Second, teams);
      signal.robot = static_cast<int>(i) + 1;
      player_signals(known ? before->teams[t].players[i] : RefereePlayer{}, now.teams[t].players[i], signal, signals);
    }
  }
}

}  // namespace

void msl_signals(const RefereeState& before, const RefereeState& now, const std::array<std::string, 2>& teams,
                 std::vector<MslSignal>& signals) {
  for (std::size_t t = 0; t < std::min({std::size_t{2}, now.teams.size(), before.teams.size()}); ++t) {
    const RefereeSide side = t == 0 ? RefereeSide::First : RefereeSide::Second;
    for (int goals = before.teams[t].score; goals < now.teams[t].score; ++goals) {
      signals.push_back(for_team(C::Goal, side, teams));
    }
  }
  robot_signals(&before, now, teams, signals);
  if (now.play == RefereePlay::Finished && before.play != RefereePlay::Finished) {
    signals.push_back({C::EndGame});
    return;
  }
  if (now.half != before.half) {
    signals.push_back({C::HalfTime});
    signals.push_back({half_begins(now.half)});
  }
  const bool ready = now.play == RefereePlay::Ready;
  const bool other = now.play != before.play || now.set_play != before.set_play || now.kicking != before.kicking ||
                     now.half != before.half;
  if (ready && other) restart(now, teams, signals);
  if (now.playing() && !before.playing()) signals.push_back({C::Start});
}

void msl_situation(const RefereeState& now, const std::array<std::string, 2>& teams, std::vector<MslSignal>& signals) {
  signals.push_back({half_begins(now.half)});
  for (std::size_t t = 0; t < std::min<std::size_t>(2, now.teams.size()); ++t) {
    const RefereeSide side = t == 0 ? RefereeSide::First : RefereeSide::Second;
    for (int goals = 0; goals < now.teams[t].score; ++goals) signals.push_back(for_team(C::Goal, side, teams));
  }
  robot_signals(nullptr, now, teams, signals);
  // who kicks is known from the set play, also after START
  if (now.play == RefereePlay::Ready || (now.play == RefereePlay::Playing && now.kicking != RefereeSide::Neither)) {
    restart(now, teams, signals);
  }
  if (now.playing()) signals.push_back({C::Start});
  if (now.play == RefereePlay::Finished) signals.push_back({C::EndGame});
}

}  // namespace cancha::team
