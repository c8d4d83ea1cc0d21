#include "model/rule_model.h"

#include <algorithm>
#include <cmath>

#include "model/save_plan.h"

namespace cancha::model {
namespace {

constexpr double kCm = 0.01;               ///< metres
constexpr double kTrueFrom = 0.5;          ///< a degree counts as true from here on
constexpr double kBesideGoal = 0.1;        ///< metres beside a post that still count as a shot at the goal
constexpr double kBlocks = 0.2;            ///< metres beside the line to a goal within which a robot blocks it
constexpr Duration kFilterTrust = 500_ms;  ///< so long after a look the ball's own motion is believed
constexpr Duration kWordAge = 1800_ms;     ///< so old may be what a mate saw, by the time that its word is here
constexpr std::string_view kPass = "passBall";
constexpr std::string_view kRelocate = "relocate";

/// 0 at one value and beyond, 1 at the other and beyond, straight between them.
double ramp(double value, double zero_at, double one_at) {
  return std::clamp((value - zero_at) / (one_at - zero_at), 0.0, 1.0);
}
/// A degree that agrees with what was decided by other means.
double agreeing(double degree, bool truth) {
  return truth ? std::max(degree, kTrueFrom) : std::min(degree, 0.49);
}
/// 0.5 where a value is as large as a limit, 1 well below it, 0 well above it.
double below(double value, double limit) {
  return ramp(value, 1.25 * limit, 0.75 * limit);
}
/// Of an offset that matters: at least 0.5 from one limit to the other.
double matters(double offset, double least, double most) {
  const double size = std::abs(offset);
  const double large = least > 0.0 ? ramp(size, 0.5 * least, 1.5 * least) : 1.0;
  return std::min(large, below(size, most));
}
Duration milliseconds(double ms) {
  return Duration{static_cast<std::int64_t>(ms * 1e6)};
}
bool is_own(const Seen& seen) {
  return seen.whose == Whose::Own || seen.post == PostPlace::OwnLeft || seen.post == PostPlace::OwnRight;
}
bool is_theirs(const Seen& seen) {
  return seen.whose == Whose::Opponent || seen.post == PostPlace::OpponentLeft || seen.post == PostPlace::OpponentRight;
}

constexpr auto place(RulePredicate first, std::size_t thing) {
  return static_cast<std::size_t>(first) + thing;
}
double& degree_of(RuleBeliefs& told, RulePredicate predicate) {
  return told.degrees[static_cast<std::size_t>(predicate)];
}

}  // namespace

/// The nearest of each kind in one look; goals also from both of their posts.
struct RuleModel::Spotted {
  std::array<const Seen*, kRuleThings> nearest{};
  std::array<Vec2, 2> posts[2]{};  ///< own, theirs: in the order of being seen
  std::array<int, 2> post_count{};
  std::array<std::optional<Vec2>, 2> goals{};  ///< own, theirs

  Spotted(const Sight& sight, RobotId self, double most) {
    for (const Seen& seen : sight.things) {
      if (seen.distance > most) continue;
      note(seen, self);
    }
    for (std::size_t side = 0; side < 2; ++side) {
      if (!goals[side] && post_count[side] == 2) goals[side] = (posts[side][0] + posts[side][1]) * 0.5;
    }
  }

  void note(const Seen& seen, RobotId self) {
    switch (seen.kind) {
      case ThingKind::Ball:
        return nearer(RuleThing::Ball, seen);
      case ThingKind::Robot:
        if (seen.robot ? seen.robot->team == self.team : seen.whose == Whose::Own) {
          return nearer(RuleThing::Partner, seen);
        }
        return nearer(RuleThing::Opponent, seen);
      case ThingKind::RightLandmark:
        return nearer(RuleThing::RightMark, seen);
      case ThingKind::LeftLandmark:
        return nearer(RuleThing::LeftMark, seen);
      case ThingKind::Goal:
      case ThingKind::Post:
        if (is_own(seen)) return note_goal(seen, 0);
        if (is_theirs(seen)) return note_goal(seen, 1);
        return;
      default:
        return;
    }
  }
  void note_goal(const Seen& seen, std::size_t side) {
    if (seen.kind == ThingKind::Goal) {
      goals[side] = seen.p_RP();
      return nearer(side == 0 ? RuleThing::MyGoal : RuleThing::OppGoal, seen);
    }
    nearer(side == 0 ? RuleThing::MyPost : RuleThing::OppPost, seen);
    if (post_count[side] < 2) posts[side][static_cast<std::size_t>(post_count[side]++)] = seen.p_RP();
  }
  void nearer(RuleThing thing, const Seen& seen) {
    const Seen*& best = nearest[static_cast<std::size_t>(thing)];
    if (best == nullptr || seen.distance < best->distance) best = &seen;
  }
};

RuleModel::RuleModel(std::unique_ptr<Model> others, const RuleConstants& constants, int role)
    : others_{std::move(others)},
      constants_{constants},
      role_{role},
      filter_{{.slowdown = constants.usual_slowdown() * kCm}},
      line_{{.slowdown = constants.usual_slowdown() * kCm,
             .off = constants.epsilon * kCm,
             .still = constants.still_speed * kCm,
             .measures = constants.measures_slowdown()}} {}

void RuleModel::update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) {
  others_->update(readings, percepts, beliefs);
  move(readings, beliefs);
  if (percepts.sight) look(*percepts.sight, beliefs);
  hear(readings);
  tell(beliefs);
}

void RuleModel::move(const Readings& readings, const Beliefs& beliefs) {
  X_OR_ = beliefs.X_OR ? *beliefs.X_OR : Pose2{};
  way_[steps_++ % way_.size()] = {readings.time, X_OR_};
  if (beliefs.doing && beliefs.doing->searched >= 0) {
    things_[static_cast<std::size_t>(beliefs.doing->searched) % kRuleThings].searched = true;
  }
  if (beliefs.posture == Posture::Standing && !readings.carried) return;
  moved_ = readings.time;
  const bool lost = readings.carried || beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp;
  // who aims steps and turns with care: what it saw is carried along
  const bool keeps = !lost && beliefs.doing && beliefs.doing->aims;
  for (Thing& thing : things_) {
    thing.searched = false;
    if (lost || (!keeps && !thing.visible)) thing.valid = false;
  }
  if (!keeps) posts_ = {};
  keeper_looked_ = 0;
  if (!lost) return;
  filter_.forget();
  line_.forget();
  mine_ = false;
}

Pose2 RuleModel::odometry_at(Time time) const {
  const std::size_t kept = std::min(steps_, way_.size());
  for (std::size_t back = 1; back <= kept; ++back) {
    const Step& step = way_[(steps_ - back) % way_.size()];
    if (step.time <= time) return step.X_OR;
  }
  return way_[(steps_ - kept) % way_.size()].X_OR;
}

void RuleModel::count(Thing& thing, bool seen, Time time) {
  const double needed = constants_.debounce;
  thing.agree = std::clamp(thing.agree + (seen ? 1.0 : -1.0), 0.0, needed);
  if (thing.agree >= needed) thing.visible = true;
  if (thing.agree <= 0.0) thing.visible = false;
  if (seen) thing.seen = time;
  if (thing.visible && seen) thing.valid = true;
}

void RuleModel::see_ball(const Seen& seen, const Pose2& X_OR_then, Time time) {
  if (seen.held) return;  // nobody has looked closely enough to know better
  const double spread = std::max(seen.distance_spread, seen.distance * seen.bearing_spread);
  filter_.see(X_OR_then * seen.p_RP(), spread, time);
  line_.see(X_OR_then * seen.p_RP(), spread, time);
}

void RuleModel::look(const Sight& sight, const Beliefs& beliefs) {
  Spotted spotted{sight, beliefs.self, constants_.max_distance * kCm};
  const Pose2 X_OR_then = odometry_at(sight.time);
  join_posts(sight, X_OR_then, spotted);
  for (std::size_t i = 0; i < kRuleThings; ++i) {
    Thing& thing = things_[i];
    const Seen* seen = spotted.nearest[i];
    std::optional<Vec2> p_RS;
    if (seen != nullptr) p_RS = seen->p_RP();
    if (i == static_cast<std::size_t>(RuleThing::MyGoal)) p_RS = spotted.goals[0];
    if (i == static_cast<std::size_t>(RuleThing::OppGoal)) p_RS = spotted.goals[1];
    const bool was_visible = thing.visible;
    count(thing, p_RS.has_value(), sight.time);
    if (p_RS && !(seen != nullptr && seen->held)) thing.p_OS = X_OR_then * *p_RS;
    if (i != static_cast<std::size_t>(RuleThing::Ball)) continue;
    if (seen != nullptr) see_ball(*seen, X_OR_then, sight.time);
    // a ball that rolled when it was lost is elsewhere now
    const bool rolls = filter_.known() && length(filter_.motion().v) > constants_.still_speed * kCm;
    if (!was_visible || thing.visible || !rolls) continue;
    thing.valid = false;
    thing.p_OS = filtered().stops_at();
  }
  see_keeper(sight, spotted, beliefs);
}

void RuleModel::join_posts(const Sight& sight, const Pose2& X_OR_then, Spotted& spotted) {
  std::array<bool, 2> seen_now{};
  for (const Seen& seen : sight.things) {
    if (seen.kind != ThingKind::Post || seen.post == PostPlace::Unknown || seen.held) continue;
    const auto which = static_cast<std::size_t>(seen.post) - 1;
    posts_[which] = {true, X_OR_then * seen.p_RP()};
    seen_now[which / 2] = true;
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const Post& left = posts_[2 * side];
    const Post& right = posts_[2 * side + 1];
    if (spotted.goals[side] || !seen_now[side] || !left.valid || !right.valid) continue;
    const Vec2 middle = into(X_OR_then, (left.p_OS + right.p_OS) * 0.5);
    if (length(middle) <= constants_.max_distance * kCm) spotted.goals[side] = middle;
  }
}

/// The keeper's offset in its own frame, from both posts; with the goal alone its line is taken to be square to the
/// look.
void RuleModel::see_keeper(const Sight& sight, const Spotted& spotted, const Beliefs& beliefs) {
  keeper_seen_.reset();
  if (role_ == 1 || !spotted.goals[0]) return;
  const Vec2 goal = *spotted.goals[0];
  const Seen* keeper = nullptr;
  double least = constants_.keeper_near_goal * kCm;
  for (const Seen& seen : sight.things) {
    const bool mate = seen.kind == ThingKind::Robot &&
                      (seen.robot ? seen.robot->team == beliefs.self.team : seen.whose == Whose::Own);
    if (!mate || distance(seen.p_RP(), goal) > least) continue;
    least = distance(seen.p_RP(), goal);
    keeper = &seen;
  }
  if (keeper == nullptr) return;
  // who looks at the goal has the keeper's right on its left
  Vec2 right = left_of(unit(goal));
  if (spotted.post_count[0] == 2) {
    right = unit(spotted.posts[0][0] - spotted.posts[0][1]);
    if (dot(right, left_of(unit(goal))) < 0.0) right = right * -1.0;
  }
  const Vec2 out = left_of(right);
  const Vec2 off = keeper->p_RP() - goal;
  // one look is wrong by centimetres: it is told once the mean of some is known
  keeper_looks_[keeper_looked_++ % kKeeperLooks] = {dot(off, right), dot(off, out)};
  if (keeper_looked_ < kKeeperLooks) return;
  Vec2 told{};
  for (const Vec2 look : keeper_looks_) told = told + look * (1.0 / kKeeperLooks);
  const RuleConstants& c = constants_;
  const auto inside = [](double value, double least_cm, double most_cm) {
    return std::abs(value) >= least_cm * kCm && std::abs(value) <= most_cm * kCm;
  };
  if (inside(told.x, c.gk_x_min, c.gk_x_max) || inside(told.y, c.gk_y_min, c.gk_y_max)) keeper_seen_.present() = told;
}

void RuleModel::hear(const Readings& readings) {
  for (const MateWord& word : readings.mates) {
    if (!word.rules || word.number < 0 || word.number >= static_cast<int>(mates_.size())) continue;
    Mate& mate = mates_[static_cast<std::size_t>(word.number)];
    mate.known = true;
    mate.heard = readings.time;
    mate.ball_is_mine = word.rules->ball_is_mine;
    mate.clear_goal = word.rules->clear_goal;
    mate.passes = mate.passes || word.rules->action == kPass;
    if (word.rules->action == kPass) mate.passed = readings.time;
    if (role_ != 1 || !word.rules->keeper) continue;
    off_goal_.present() = *word.rules->keeper;
    off_goal_heard_ = readings.time;
  }
}

// ---- what is told --------------------------------------------------------------------------------------------------

BallMotion RuleModel::ball_in_R(Time now) const {
  const BallMotion in_O = constants_.ball_filter != 0.0 ? filtered() : line_.motion();
  return {now, into(X_OR_, in_O.place_at(now)), Pose2{0, 0, -X_OR_.heading} * in_O.velocity_at(now), in_O.slowdown};
}

void RuleModel::tell(Beliefs& beliefs) {
  RuleBeliefs& told = beliefs.rules.present();
  told.role = role_;
  told.degrees.assign(kRulePredicates, 0.0);
  told.things.resize(kRuleThings);
  for (std::size_t i = 0; i < kRuleThings; ++i) {
    const Thing& thing = things_[i];
    told.things[i] = {.thing = static_cast<RuleThing>(i),
                      .in_sight = thing.visible,
                      .valid = thing.valid,
                      .searched = thing.searched,
                      .p_RS = into(X_OR_, thing.p_OS),
                      .seen = thing.seen};
    // half of the scale on either side of what counts as true
    const double share = 0.5 * thing.agree / constants_.debounce;
    const double sight = thing.visible ? 0.5 + share : std::min(share, 0.49);
    const std::size_t in_sight = i == 0 ? 0 : place(RulePredicate::PartnerInSight, i - 1);
    told.degrees[in_sight] = sight;
    told.degrees[place(RulePredicate::BallLastPosValid, i)] = thing.valid ? 1.0 : 0.0;
    told.degrees[place(RulePredicate::BallSearched, i)] = thing.searched ? 1.0 : 0.0;
  }
  tell_ball(told, beliefs.time);
  tell_team(told, beliefs.time);
  tell_ranges(told);
  tell_keeper(told, beliefs);
}

void RuleModel::tell_ball(RuleBeliefs& told, Time now) {
  const Thing& thing = at(RuleThing::Ball);
  ThingBelief& ball = told.things[0];
  const bool follows = filter_.known() && now - thing.seen < kFilterTrust;
  const RuleConstants& c = constants_;
  told.v_RB = {};
  told.p_RM.reset();
  if (follows) {
    const BallMotion motion = ball_in_R(now);
    ball.p_RS = motion.p;
    told.v_RB = motion.v;
    const bool rolls = length(motion.v) > c.still_speed * kCm;
    if (const auto meeting = motion.meeting({}, kWalks); rolls && meeting) told.p_RM.present() = meeting->place;
  }
  const double away = length(ball.p_RS) / kCm;
  const double most = c.possession + (mine_ ? c.possession_slack : 0.0);
  const bool ahead = std::abs(angle_of(ball.p_RS)) <= from_degrees(c.possession_angle);
  mine_ = (thing.valid || thing.visible) && ahead && away <= most;
  const double near = ahead && thing.valid ? ramp(away, 2.0 * c.possession, 0.5 * c.possession) : 0.0;
  degree_of(told, RulePredicate::BallIsMine) = agreeing(near, mine_);
  const double closing = thing.visible && follows ? -dot(told.v_RB, unit(ball.p_RS)) / kCm : 0.0;
  degree_of(told, RulePredicate::BallIsGettingCloser) = ramp(closing, 0.0, c.closer_speed);
}

void RuleModel::tell_team(RuleBeliefs& told, Time now) {
  double ours = degree_of(told, RulePredicate::BallIsMine);
  double passed = 0.0;
  const double pass_seconds = constants_.pass_ttl_ms / 1000.0;
  for (const Mate& mate : mates_) {
    if (!mate.known || now - mate.heard > milliseconds(constants_.comm_ttl_ms)) continue;
    if (mate.ball_is_mine) ours = 1.0;
    if (mate.clear_goal) degree_of(told, RulePredicate::PartnerHasClearGoal) = 1.0;
    if (mate.passes)
      passed = std::max(passed, ramp((now - mate.passed).seconds(), 1.5 * pass_seconds, 0.5 * pass_seconds));
  }
  degree_of(told, RulePredicate::BallIsOurs) = ours;
  degree_of(told, RulePredicate::PartnerPass) = passed;
}

void RuleModel::tell_ranges(RuleBeliefs& told) {
  const auto within = [&](RuleThing thing) {
    const ThingBelief& one = told.of(thing);
    return one.valid ? below(length(one.p_RS), constants_.kick_range * kCm) : 0.0;
  };
  degree_of(told, RulePredicate::PartnerInRange) = within(RuleThing::Partner);
  degree_of(told, RulePredicate::OpponentInRange) = within(RuleThing::Opponent);
  degree_of(told, RulePredicate::GoalInRange) = within(RuleThing::OppGoal);
  told.clear_goal = degree_of(told, RulePredicate::GoalInRange) >= kTrueFrom && goal_is_clear();
  told.keeper_seen.reset();
  if (keeper_seen_) told.keeper_seen.present() = *keeper_seen_;
}

bool RuleModel::goal_is_clear() const {
  const Thing& opponent = things_[static_cast<std::size_t>(RuleThing::Opponent)];
  if (!opponent.valid) return true;
  const Vec2 goal = into(X_OR_, things_[static_cast<std::size_t>(RuleThing::OppGoal)].p_OS);
  const Vec2 other = into(X_OR_, opponent.p_OS);
  const double ahead = dot(other, unit(goal));
  return ahead < 0.0 || ahead > length(goal) || std::abs(cross(unit(goal), other)) > kBlocks;
}

void RuleModel::tell_keeper(RuleBeliefs& told, const Beliefs& beliefs) {
  const RuleConstants& c = constants_;
  const Time now = beliefs.time;
  told.shot.reset();
  told.off_goal.reset();
  if (role_ != 1) return;
  // once it has stepped it knows no more where it stands, until a mate has looked again and told it
  const bool old = now - off_goal_heard_ > milliseconds(c.comm_ttl_ms) || off_goal_heard_ <= moved_ + kWordAge;
  if (old) off_goal_.reset();
  if (off_goal_) {
    told.off_goal.present() = *off_goal_;
    degree_of(told, RulePredicate::GkNeedsRelocate) = std::max(matters(off_goal_->x / kCm, c.gk_x_min, c.gk_x_max),
                                                               matters(off_goal_->y / kCm, c.gk_y_min, c.gk_y_max));
  }
  // or its first step would end what it steps for, wherever another rule is true
  if (beliefs.doing && beliefs.doing->action == kRelocate) degree_of(told, RulePredicate::GkNeedsRelocate) = 1.0;
  if (!at(RuleThing::Ball).visible || !filter_.known()) return;
  const BallMotion ball = ball_in_R(now);
  if (length(ball.v) < c.still_speed * kCm) return;
  const double centre = off_goal_ ? off_goal_->x : 0.0;
  const double half = c.goal_width * kCm / 2;
  const auto crossing = ball.crossing({0.0, centre - half}, {0.0, centre + half}, kBesideGoal);
  if (!crossing) return;
  ShotBelief& shot = told.shot.present();
  shot.left = crossing->place.y;
  shot.seconds = crossing->seconds;
  plan_save(shot, c);
  const double left_ms = (shot.seconds - shot.needs) * 1000.0;
  degree_of(told, RulePredicate::GkNeedsStartSaving) = ramp(left_ms, 2.0 * c.save_threshold_ms, 0.0);
}

}  // namespace cancha::model
