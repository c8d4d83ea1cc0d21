#include "match/rulebook.h"

#include <algorithm>

#include "match/gamecontroller_rulebook.h"
#include "match/reasons.h"
#include "match/refbox_rulebook.h"
#include "match/simurosot_rulebook.h"

namespace cancha::match {

Result<void> Rulebook::hear(const JudgeWord& /*word*/, const Truth& /*truth*/, Hands& /*hands*/) {
  return fail("judge", "this league has a referee and no judge", "./cancha play ceabot-race");
}

void Rulebook::score_forfeit(Team team, int goals) {
  forfeited_ = true;
  played_ = game_.score;
  const Team others = other(team);
  if (game_.score.of(others) - game_.score.of(team) >= goals) return;
  game_.score.of(others) = goals;
  game_.score.of(team) = 0;
}

void Rulebook::open(const Opening& opening, int players, const Truth& truth, Hands& hands) {
  constexpr Duration kWholeMatch{24LL * 3600 * 1'000'000'000};
  for (std::size_t place = 0; place < static_cast<std::size_t>(2 * players); ++place) {
    const RobotId robot = robot_at(place, players);
    const auto named = std::ranges::find(opening.robots, robot, &Opening::Place::robot);
    if (named != opening.robots.end()) {
      hands.put_robot(robot, named->X_FR);
    } else if (!opening.others_play) {
      game_.penalties.push_back({robot, RefereePenalty::Substitute, kWholeMatch});
      hands.put_robot(robot, bench(robot));
    }
  }
  if (opening.p_FB) hands.put_ball(*opening.p_FB);
  game_.mode = opening.mode;
  game_.whose_ball = opening.whose_ball;
  hands.play_restarts();
  opened(truth);
}

void Rulebook::end_game(const Reason& why, const Truth& truth, Hands& hands) {
  game_.period = Period::Ended;
  game_.play = RefereePlay::Finished;
  game_.left = {};
  hands.announce(EventKind::MatchEnd, BallOwner::Anyone, truth.ball.p_FB.xy(), why);
}

void Rulebook::play_on(const Reason& why, const Truth& truth, Hands& hands) {
  game_.mode = PlayMode::PlayOn;
  game_.set_play = SetPlay::None;
  game_.whose_ball = BallOwner::Anyone;
  hands.announce(EventKind::PlayOn, BallOwner::Anyone, truth.ball.p_FB.xy(), why);
}

void Rulebook::hear_penalties(const RefereeState& said, int robots, const Truth& truth, Hands& hands) {
  for (std::size_t place = 0; place < static_cast<std::size_t>(robots); ++place) {
    const RobotId who = robot_at(place, robots / 2);
    const RefereeTeam* told = team_of(said, who.team);
    const auto number = static_cast<std::size_t>(who.number);
    if (!told || number >= told->players.size()) continue;
    const RefereePlayer& player = told->players[number];
    const Reason why = reason_of(who, Cause::RefereeSaid);
    const auto out = std::ranges::find(game_.penalties, who, &RobotPenalty::robot);
    if (player.penalty == RefereePenalty::None) {
      if (out == game_.penalties.end()) continue;
      game_.penalties.erase(out);
      let_back(who, truth, hands);
      hands.announce(EventKind::Returned, owner(who.team), truth.robots[place].X_FR.position(), why);
    } else if (out == game_.penalties.end()) {
      take_out(who, player.penalty, why, truth, hands);
      game_.penalties.back().left = player.penalty_left;
    } else {
      *out = {who, player.penalty, player.penalty_left};
    }
  }
}

void Rulebook::hear_score(const RefereeState& said, const Truth& truth, Hands& hands) {
  for (const Team team : kTeams) {
    const RefereeTeam* told = team_of(said, team);
    if (!told) continue;
    const bool scored = told->score > game_.score.of(team);
    game_.score.of(team) = told->score;
    if (!scored) continue;
    hands.count_goal(team);
    hands.announce(EventKind::Goal, owner(team), truth.ball.p_FB.xy(), {Cause::RefereeSaid, owner(team)});
  }
}

void Rulebook::pass_penalties(Duration step, int players, const Truth& truth, Hands& hands) {
  for (RobotPenalty& one : game_.penalties) {
    // who was taken out by its button comes back by it
    if (one.penalty != RefereePenalty::Manual) one.left = one.left - step;
  }
  std::erase_if(game_.penalties, [&](const RobotPenalty& one) {
    if (one.left > Duration{}) return false;
    const Vec2 place = truth.robots[place_of(one.robot, players)].X_FR.position();
    hands.announce(EventKind::Returned, owner(one.robot.team), place, reason_of(one.robot, Cause::PenaltyOver));
    return true;
  });
}

Team first_team(const RefereeState& said) {
  const bool swapped = said.teams.size() == 2 && said.teams[1].colour == "blue" && said.teams[0].colour != "blue";
  return swapped ? Team::Yellow : Team::Blue;
}

const RefereeTeam* team_of(const RefereeState& said, Team team) {
  const std::size_t place = team == first_team(said) ? 0 : 1;
  return place < said.teams.size() ? &said.teams[place] : nullptr;
}

std::unique_ptr<Rulebook> rulebook_of(const field::League& league, Random random) {
  if (league.referee == field::RefereeKind::GameController) {
    return std::make_unique<GameControllerRulebook>(league, random);
  }
  if (league.referee == field::RefereeKind::RefBox) return std::make_unique<RefBoxRulebook>(league, random);
  return std::make_unique<SimurosotRulebook>(league, random);
}

}  // namespace cancha::match
