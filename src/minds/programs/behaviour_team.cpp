#include "minds/programs/behaviour_team.h"

#include "act/wheels/believed_situation.h"
#include "base/expects.h"
#include "minds/wheeled/wheel_tactics.h"

namespace cancha::minds {
namespace {

void believe_game(const TeamView& view, RefereeWord& word) {
  word.play = RefereePlay::Playing;
  word.set_play = wheels::set_play_of(view.mode);
  word.our_kick = view.our_ball;
  word.their_kick = view.their_ball;
  word.our_score = view.score.of(view.team);
  word.their_score = view.score.of(other(view.team));
}

}  // namespace

void believe(const TeamView& view, std::size_t number, Beliefs& beliefs) {
  const TeamRobot& self = view.mates[number];
  beliefs.self = {view.team, static_cast<int>(number)};
  beliefs.time = view.time;
  beliefs.pose.present() = {.X_TR = self.X_TR, .v_TR = self.v_TR, .turn_rate = self.turn_rate, .fixed = view.time};
  beliefs.ball.present() = {
      .p_TB = view.ball.p_TB.xy(), .v_TB = view.ball.v_TB.xy(), .seen = view.time, .in_sight = true};
  beliefs.mates.clear();
  for (std::size_t i = 0; i < view.mates.size(); ++i) {
    if (i == number) continue;
    const TeamRobot& mate = view.mates[i];
    beliefs.mates.push_back({.number = static_cast<int>(i), .X_TR = mate.X_TR, .v_TR = mate.v_TR, .known = view.time});
  }
  beliefs.opponents.clear();
  for (std::size_t i = 0; i < view.opponents.size(); ++i) {
    const TeamRobot& one = view.opponents[i];
    beliefs.opponents.push_back(
        {.number = static_cast<int>(i), .p_TO = one.X_TR.position(), .v_TO = one.v_TR, .seen = view.time});
  }
  believe_game(view, beliefs.game.present());
}

BehaviourTeam::BehaviourTeam(const field::League& league, std::unique_ptr<TeamProgram> program)
    : program_{std::move(program)}, pitch_{wheels::pitch_of(league)} {
  const auto players = static_cast<std::size_t>(league.players);
  players_.resize(players);
  for (std::size_t i = 0; i < players; ++i) {
    players_[i].skills = std::make_unique<act::WheelSkills>(league, static_cast<int>(i));
  }
  told_.resize(players);
}

Result<std::unique_ptr<BehaviourTeam>> BehaviourTeam::load(const std::string& path, const field::League& league,
                                                           decide::xabsl::FileReader read) {
  const auto players = static_cast<std::size_t>(league.players);
  // all see the same, so that one line-up is everybody's
  const auto lineup = std::make_shared<Lineup>(players);
  std::vector<std::unique_ptr<Tactics>> tactics;
  for (std::size_t i = 0; i < players; ++i) tactics.push_back(std::make_unique<WheelTactics>(lineup));
  auto program = TeamProgram::load(path, std::move(tactics), std::move(read));
  if (!program) return pass_on(std::move(program));
  return std::unique_ptr<BehaviourTeam>{new BehaviourTeam{league, std::move(*program)}};
}

Result<void> BehaviourTeam::decide(const TeamView& view, std::span<WheelCommand> commands) {
  CANCHA_EXPECTS(commands.size() == players_.size());
  ball_ = wheels::BallPath{pitch_, view.ball};
  const wheels::Situation situation{pitch_, view, ball_, rest_watch_.update(view)};
  program_->begin();
  for (std::size_t i = 0; i < commands.size(); ++i) {
    Player& player = players_[i];
    believe(view, i, player.beliefs);
    program_->tick(i, {player.beliefs, situation}, player.intent);
    commands[i] = player.skills->drive(player.intent.action, situation);
    const std::optional<wheels::DriveGoal>& goal = player.skills->goal();
    told_[i].role = player.intent.role;
    told_[i].p_TG.reset();
    if (goal && goal->spin == 0.0) told_[i].p_TG = goal->point;
  }
  return {};
}

}  // namespace cancha::minds
