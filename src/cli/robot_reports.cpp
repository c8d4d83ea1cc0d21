#include "cli/robot_reports.h"

#include "match/rulebook.h"
#include "messages/frame.h"

namespace cancha::cli {
namespace {

/// In the words of the newest version, whose field frame is the team's own; older ones say less.
team::RobotStatus status_of(const Frame& frame) {
  const Beliefs& beliefs = frame.beliefs;
  team::RobotStatus status;
  status.version = 0;  // by the referee's protocol
  status.player = frame.robot.number + 1;
  status.fallen = beliefs.posture == Posture::Fallen || beliefs.posture == Posture::GettingUp;
  if (beliefs.pose) status.X_FR = beliefs.pose->X_TR;
  if (!beliefs.pose || !beliefs.ball || beliefs.ball->by_mate) return status;
  status.ball_age = (beliefs.time - beliefs.ball->seen).seconds();
  status.p_RB = into(beliefs.pose->X_TR, beliefs.ball->p_TB);
  return status;
}

}  // namespace

void RobotReports::ticked(const match::Moment& moment) {
  const std::scoped_lock lock{mutex_};
  reports_.resize(moment.frames.size());
  for (std::size_t i = 0; i < reports_.size(); ++i) {
    reports_[i] = {moment.frames[i]->robot, status_of(*moment.frames[i])};
  }
}

std::vector<team::RobotStatus> RobotReports::told_to(const RefereeState& referee) const {
  const std::scoped_lock lock{mutex_};
  std::vector<team::RobotStatus> told;
  for (const Report& report : reports_) {
    const RefereeTeam* team = match::team_of(referee, report.robot.team);
    if (team == nullptr) continue;
    told.push_back(report.status);
    told.back().team = team->number;
  }
  return told;
}

}  // namespace cancha::cli
