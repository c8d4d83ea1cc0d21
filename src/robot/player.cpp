#include "robot/player.h"

#include "base/expects.h"
#include "decide/rules/vocabulary.h"
#include "minds/players/ball_race.h"
#include "minds/tactics.h"
#include "robot/shared_world.h"

namespace cancha::robot {
namespace {

constexpr Duration kSeesNow = 300_ms;      ///< since own eyes saw an opponent that is told of
constexpr Duration kSeenForSure = 300_ms;  ///< so long it is known: one picture may be wrong
constexpr std::string_view kPass = "passBall";

}  // namespace

Player::Player(RobotId robot, Stages stages) : stages_{std::move(stages)} {
  CANCHA_EXPECTS(stages_.senses && stages_.model && stages_.mind && stages_.skills);
  frame_.robot = robot;
  frame_.beliefs.self = robot;
  // room for all that a match can bring, so that no tick asks for memory
  constexpr std::size_t kMates = 11;
  constexpr std::size_t kTracks = 24;   // of robots, where a whole team sees them and some are taken for two
  constexpr std::size_t kThings = 160;  // points on lines are many
  frame_.beliefs.mates.reserve(kMates);
  frame_.beliefs.opponents.reserve(kTracks);
  frame_.readings.mates.reserve(kMates);
  for (Maybe<Sight>* sight : {&frame_.readings.sight, &frame_.percepts.sight}) {
    (*sight)->things.reserve(kThings);
    (*sight)->angles.reserve(kTracks);
  }
  frame_.intent.role.reserve(kThings);
  frame_.intent.chosen_by.reserve(kThings);
  frame_.intent.rules->action.reserve(kThings);
  frame_.beliefs.doing->action.reserve(kThings);
  *frame_.commands.word = MateWord::with_room();
  frame_.commands.word->rules->action.reserve(kThings);
  spare_words_.warm(kMates, MateWord::with_room);
  frame_.beliefs.team_ball->sources.reserve(kMates);
  frame_.readings.mail->records.reserve(2 * kMates);
  if (stages_.shared) frame_.readings.mail->bytes.reserve(SharedWorld::kMostMail);
  frame_.beliefs.coach->role.reserve(kThings);
}

const Commands& Player::tick(const Readings& readings) {
  frame_.time = readings.time;
  spare_scans_.resize(frame_.readings.lasers, readings.lasers.size());
  spare_words_.resize(frame_.readings.mates, readings.mates.size());
  frame_.readings = readings;
  SharedWorld* const shared = stages_.shared.get();
  Beliefs& own = shared ? shared->own() : frame_.beliefs;
  own.posture = stages_.skills->posture();
  own.doing = frame_.intent.rules;
  own.button = frame_.intent.button;
  if (shared) shared->begin(readings);
  // 1: what cameras see, into the local area of the database
  stages_.senses->perceive(readings, frame_.percepts);
  if (shared) shared->put_vision(frame_.percepts);
  // 2: information integration, of what is read there
  if (shared) shared->get_vision(frame_.percepts);
  stages_.model->update(readings, frame_.percepts, own);
  // 3: the result, into the robot's own shared record, which the radio carries to its mates
  if (shared) shared->put_world(frame_.intent);
  // 4: team integration, with the records that came from mates and the base station
  if (shared) shared->integrate(frame_.beliefs);
  // 5 and 6: decision, and behaviour execution
  decide();
  stages_.skills->act(frame_.intent, frame_.beliefs, readings, frame_.commands);
  frame_.commands.lights = frame_.intent.lights;
  frame_.commands.sonar.reset();
  if (frame_.percepts.sonar) frame_.commands.sonar.present() = frame_.percepts.sonar->request;
  speak();
  return frame_.commands;
}

void Player::steer(std::optional<Action> action) {
  by_hand_ = std::move(action);
  if (!by_hand_) return motion_by_hand_.reset();
  if (by_hand_->kind != ActionKind::Motion) return;
  motion_by_hand_ = by_hand_;
  by_hand_->kind = ActionKind::Stand;
}

void Player::decide() {
  const Beliefs& beliefs = frame_.beliefs;
  // its mind goes on, so that it knows what it would know once it decides again
  stages_.mind->decide(beliefs, frame_.intent);
  if (!by_hand_) return;
  if (const std::string_view why = minds::must_stand(beliefs); !why.empty()) {
    motion_by_hand_.reset();
    return minds::want(frame_.intent, minds::stand(why));
  }
  // it has begun, or a fall has ended all that was wanted
  if (beliefs.posture != Posture::Standing && beliefs.posture != Posture::Walking) motion_by_hand_.reset();
  frame_.intent.action = motion_by_hand_ ? *motion_by_hand_ : *by_hand_;
  frame_.intent.chosen_by = "by hand";
}

void Player::speak() {
  const Beliefs& beliefs = frame_.beliefs;
  frame_.commands.word.reset();
  if (stages_.shared) return;  // its database tells
  // a player of FutRob needs no place to have something to tell
  if (!beliefs.pose && !beliefs.rules) return;
  if (spoken_ && beliefs.time - last_word_ < kWordEvery) return;
  spoken_ = true;
  last_word_ = beliefs.time;
  MateWord& word = frame_.commands.word.present();
  word.number = beliefs.self.number;
  word.time = beliefs.time;
  word.lost = !beliefs.pose.has_value();
  word.X_TR = word.lost ? Pose2{} : beliefs.pose->X_TR;
  word.spread = word.lost ? 0.0 : beliefs.pose->spread;
  word.upright = beliefs.posture != Posture::Fallen && beliefs.posture != Posture::GettingUp;
  word.playing = !beliefs.game || beliefs.game->penalty == RefereePenalty::None;
  word.seconds_to_ball = 0.0;
  word.ball.reset();
  word.obstacles.clear();
  if (beliefs.obstacles && !word.lost) tell_obstacles(word);
  word.opponents.clear();
  if (!word.lost) tell_opponents(word);
  word.rules.reset();
  if (beliefs.rules) tell_rules(word);
  if (!beliefs.ball || beliefs.ball->by_mate) return;
  word.ball.present() = {beliefs.ball->p_TB, beliefs.ball->v_TB, beliefs.ball->spread,
                         beliefs.time - beliefs.ball->seen};
  word.seconds_to_ball = minds::seconds_to_ball(beliefs);
}

void Player::tell_rules(MateWord& word) const {
  const RuleBeliefs& beliefs = *frame_.beliefs.rules;
  const ThingBelief& ball = beliefs.of(RuleThing::Ball);
  RuleWord& told = word.rules.present();
  told.role = beliefs.role;
  told.ball_in_sight = ball.in_sight;
  told.ball_distance = ball.in_sight ? length(ball.p_RS) : 0.0;
  told.ball_is_mine = beliefs.degree(RulePredicate::BallIsMine) >= decide::rules::kTrueFrom;
  told.clear_goal = beliefs.clear_goal;
  told.action.clear();
  // a pass is told of as it is kicked: who hears of it looks for the ball, and must not come while it is still aimed
  const bool prepares =
      frame_.intent.rules && frame_.intent.rules->action == kPass && frame_.intent.action.kind != ActionKind::Motion;
  if (frame_.intent.rules && !prepares) told.action = frame_.intent.rules->action;
  told.keeper = beliefs.keeper_seen;
  const auto word_of = [&](RuleThing thing) -> ThingWord {
    const ThingBelief& one = beliefs.of(thing);
    return {one.in_sight, one.in_sight ? length(one.p_RS) : 0.0};
  };
  told.partner = word_of(RuleThing::Partner);
  told.opponent = word_of(RuleThing::Opponent);
  told.my_goal = word_of(RuleThing::MyGoal);
  told.opp_goal = word_of(RuleThing::OppGoal);
  const ThingWord right = word_of(RuleThing::RightMark);
  const ThingWord left = word_of(RuleThing::LeftMark);
  told.mark = !left.in_sight || (right.in_sight && right.distance < left.distance) ? right : left;
}

void Player::tell_obstacles(MateWord& word) const {
  for (const ObstacleBelief& one : frame_.beliefs.obstacles->obstacles) {
    // what a camera has seen or a mate has told, mates know by themselves
    if (one.kind != ObstacleKind::Sonar || word.obstacles.size() == MateWord::kMostTold) continue;
    word.obstacles.push_back(word.X_TR * one.p_RC);
  }
}

void Player::tell_opponents(MateWord& word) const {
  for (const OpponentBelief& one : frame_.beliefs.opponents) {
    const bool sees = !one.by_mate && word.time - one.seen < kSeesNow && one.seen - one.since >= kSeenForSure;
    if (sees && word.opponents.size() < MateWord::kMostTold) word.opponents.push_back(one.p_TO);
  }
}

}  // namespace cancha::robot
