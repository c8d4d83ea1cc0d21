#include "robot/event_log.h"

#include <fmt/format.h>

#include <cmath>

#include "act/servo/servo_goals.h"
#include "sense/stub.h"
#include "team/comm/message.h"

namespace cancha::robot {

void EventLog::see(const Frame& frame) {
  if (frame.percepts.sight && log_.wants(LogModule::Vision)) tell_sight(*frame.percepts.sight, frame.robot.team);
  const Intent& intent = frame.intent;
  static const std::string kNone;
  const std::string& action = intent.rules ? intent.rules->action : kNone;
  if (intent.chosen_by != rule_) {
    rule_ = intent.chosen_by;
    log_.write(LogModule::Rules, "RULE TRUE", {{"rule", rule_}, {"action", action}});
  }
  if (action != action_) {
    if (!action_.empty()) log_.write(LogModule::Action, "ACTION ENDED", {{"action", action_}});
    action_ = action;
    if (!action_.empty()) {
      const std::string code = std::to_string(team::action_code(action_).value_or(0));
      if (intent.rules->aims) {
        const std::string aim = fmt::format("{:.2f}", -in_degrees(intent.rules->aim));
        log_.write(LogModule::Action, "ACTION STARTED", {{"action", action_}, {"code", code}, {"aim", aim}});
      } else {
        log_.write(LogModule::Action, "ACTION STARTED", {{"action", action_}, {"code", code}});
      }
    }
  }
  if (frame.beliefs.posture != posture_) {
    posture_ = frame.beliefs.posture;
    if (log_.wants(LogModule::Motors)) tell_motors(frame);
  }
}

void EventLog::tell_sight(const Sight& sight, Team self) {
  const double passed = last_look_ == Time{} ? 0.0 : (sight.time - last_look_).seconds() * 1000;
  last_look_ = sight.time;
  for (Seen seen : sight.things) {
    // an oracle says which post or robot it is, and leaves the rest to whoever asks
    if (seen.robot) seen.whose = seen.robot->team == self ? Whose::Own : Whose::Opponent;
    if (seen.post == PostPlace::OwnLeft || seen.post == PostPlace::OwnRight) seen.whose = Whose::Own;
    if (seen.post == PostPlace::OpponentLeft || seen.post == PostPlace::OpponentRight) seen.whose = Whose::Opponent;
    const std::string_view name = sense::stub_name(seen);
    if (name.empty()) continue;
    log_.write(LogModule::Vision, "OBJECT SEEN",
               {{"object", std::string{name}},
                {"angle", fmt::format("{:.2f}", -in_degrees(seen.bearing))},
                {"dist", fmt::format("{:.2f}", 100 * seen.distance)},
                {"time", std::to_string(std::lround(passed))}});
  }
}

void EventLog::tell_motors(const Frame& frame) {
  std::string goals;
  if (frame.commands.joints) {
    const std::vector<JointGoal>& told = frame.commands.joints->goals;
    for (std::size_t j = 0; j < told.size(); ++j) {
      goals += fmt::format("{}{}", goals.empty() ? "" : " ", act::servo_goal_of(robot_, j, told[j]).position);
    }
  }
  const auto name = names(Posture{})[static_cast<std::size_t>(posture_)];
  log_.write(LogModule::Motors, "MOTORS", {{"posture", std::string{name}}, {"goals", goals}});
}

}  // namespace cancha::robot
