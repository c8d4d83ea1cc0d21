#include "lab/offset_poses.h"

#include <algorithm>
#include <cmath>

#include "act/gait/leg.h"

namespace cancha::lab {
namespace {

constexpr double kGoing = 1.5;  ///< seconds to get into a pose

/// How a pose differs from standing; lengths as shares of the leg's.
struct Bend {
  const char* name;
  double lower = 0.0;       ///< the trunk
  double left = 0.0;        ///< the trunk is moved to the left
  double apart = 0.0;       ///< each foot is moved out
  double left_ahead = 0.0;  ///< the left foot, and the right one back
  double toes_out = 0.0;    ///< radians, each
};

constexpr std::array kBends = {
    Bend{.name = "stand"},
    Bend{.name = "tall", .lower = -0.12},
    Bend{.name = "crouch", .lower = 0.2},
    Bend{.name = "astride", .apart = 0.2},
    Bend{.name = "left ahead", .left_ahead = 0.2},
    Bend{.name = "right ahead", .left_ahead = -0.2},
    Bend{.name = "lean left", .left = 0.15},
    Bend{.name = "lean right", .left = -0.15},
    Bend{.name = "toes out", .apart = 0.05, .toes_out = 0.3},
};

/// The joints of one leg, by what they do; kNone where it has none.
struct LegJoints {
  std::size_t yaw, roll, pitch, knee, ankle_pitch, ankle_roll;
};

LegJoints joints_of(const body::Robot& robot, const std::string& side) {
  const auto at = [&](const char* name) { return robot.find(side + name); };
  return {at("hip_yaw"), at("hip_roll"), at("hip_pitch"), at("knee"), at("ankle_pitch"), at("ankle_roll")};
}

/// Turns a foot of a trunk that leans ahead or back about the plumb line, so that its sole stays flat.
void turn_on_ground(act::FootPose& foot, double angle) {
  const double lean = foot.pitch;
  foot.pitch = std::asin(std::sin(lean) * std::cos(angle));
  foot.roll += std::asin(std::sin(lean) * std::sin(angle) / std::cos(foot.pitch));
  foot.yaw += std::atan2(std::sin(angle), std::cos(lean) * std::cos(angle));
}

/// One leg of a pose, bent from how it stands.
void bend_leg(const act::LegGeometry& leg, const LegJoints& at, double side, const Bend& bend,
              std::vector<double>& angles) {
  const act::LegAngles standing{.hip_yaw = at.yaw == body::kNone ? 0.0 : angles[at.yaw],
                                .hip_roll = angles[at.roll],
                                .hip_pitch = angles[at.pitch],
                                .knee = angles[at.knee],
                                .ankle_pitch = angles[at.ankle_pitch],
                                .ankle_roll = angles[at.ankle_roll]};
  const double length = -leg.thigh.z - leg.shank.z;
  act::FootPose foot = foot_pose(leg, standing);
  // along the ground, which the leaning trunk sees tilted
  const Vec3 moved{side * bend.left_ahead / 2, side * bend.apart - bend.left, bend.lower};
  foot.place = foot.place + turn_about({0, 1, 0}, foot.pitch) * (moved * length);
  turn_on_ground(foot, side * bend.toes_out);
  const bool turns = leg.yaw == act::HipYaw::Own;
  const act::LegAngles bent = turns ? leg_angles(leg, foot) : leg_angles_at_yaw(leg, foot, standing.hip_yaw);
  if (turns && at.yaw != body::kNone) angles[at.yaw] = bent.hip_yaw;
  angles[at.roll] = bent.hip_roll;
  angles[at.pitch] = bent.hip_pitch;
  angles[at.knee] = bent.knee;
  angles[at.ankle_pitch] = bent.ankle_pitch;
  angles[at.ankle_roll] = bent.ankle_roll;
}

/// A motion that takes a pose and waits there.
act::Motion motion_to(const StandPose& pose, double pause, bool lying) {
  act::Pose there;
  there.name = "there";
  there.time = kGoing;
  there.pause = pause;
  for (std::size_t j = 0; j < pose.angles.size(); ++j) there.angles.push_back({j, in_degrees(pose.angles[j])});
  act::Motion motion;
  motion.name = pose.name;
  motion.lies_down = lying;
  motion.poses = {std::move(there)};
  return motion;
}

/// What a ruler would tell, from the truth of the simulated body.
void measure_feet(Stage& stage, double ruler, Random hand, PoseMeasure& measure) {
  body::Posture posture{stage.robot()};
  measure.marks = marks_of(posture, stage.state().angles);
  for (FootMarks& foot : measure.marks) {
    for (Vec3& mark : foot) {
      const double x = hand.normal(), y = hand.normal();
      mark = mark + Vec3{x, y, hand.normal()} * ruler;
    }
  }
}

/// One pose, if the robot can stay in it.
bool measure_pose(Stage& stage, const act::MotionLibrary& skills, const Start& start, const MeasureSettings& settings,
                  PoseMeasure& measure) {
  stage.begin(skills, start);
  stage.humanoid().set_get_up(false);
  stage.humanoid().play(measure.pose);
  stage.run(kGoing + settings.settling);
  const std::size_t joints = stage.robot().joints.size();
  std::vector<double> angles(joints, 0.0);
  Vec3 felt;
  double ticks = 0;
  stage.run(settings.seconds, [&] {
    const Readings& now = stage.readings();
    for (std::size_t j = 0; j < joints; ++j) angles[j] += now.joints->angles[j];
    felt = felt + now.imu->accelerometer;
    ticks += 1;
    return false;
  });
  if (measure.stood && (stage.humanoid().falls() > 0 || !stage.upright())) return false;
  if (length(felt) == 0) return false;
  measure.servo.clear();
  for (std::size_t j = 0; j < joints; ++j) measure.servo.push_back(angles[j] / ticks + stage.robot().joints[j].offset);
  measure.up_T = felt * (1 / length(felt));
  measure_feet(stage, settings.ruler, Random{start.seed}.split("ruler").split(start.again), measure);
  return true;
}

}  // namespace

std::vector<std::size_t> leg_joints(const body::Robot& robot) {
  std::vector<std::size_t> found;
  for (const body::Sole& sole : robot.soles) {
    for (std::size_t l = sole.link; l != body::kNone; l = robot.links[l].parent) {
      if (robot.links[l].joint != body::kNone) found.push_back(robot.links[l].joint);
    }
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

Result<std::vector<StandPose>> stand_poses(const body::Robot& robot, const act::MotionLibrary& skills) {
  auto leg = act::left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  if (!skills.walks) return fail(robot.name, "it has no gait, so nobody knows how it stands");
  const std::vector<double> standing = act::Humanoid{robot, skills, *leg}.standing_pose();
  std::vector<StandPose> poses;
  for (const Bend& bend : kBends) {
    // nothing turns the hips of some robots
    if (bend.toes_out != 0 && leg->yaw != act::HipYaw::Own) continue;
    StandPose pose{bend.name, standing};
    bend_leg(*leg, joints_of(robot, "left_"), 1.0, bend, pose.angles);
    bend_leg(mirrored(*leg), joints_of(robot, "right_"), -1.0, bend, pose.angles);
    for (std::size_t j = 0; j < pose.angles.size(); ++j) {
      pose.angles[j] = std::clamp(pose.angles[j], robot.joints[j].least, robot.joints[j].most);
    }
    poses.push_back(std::move(pose));
  }
  return poses;
}

std::array<FootMarks, 2> marks_of(body::Posture& posture, std::span<const double> angles) {
  posture.update(angles);
  std::array<FootMarks, 2> marks;
  for (const body::Side side : {body::kLeft, body::kRight}) {
    const Vec3 heel = (posture.corner(side, 1) + posture.corner(side, 2)) * 0.5;
    marks[side] = {posture.corner(side, 0), posture.corner(side, 3), heel};
  }
  return marks;
}

std::vector<PoseMeasure> measure_poses(Stage& stage, const act::MotionLibrary& skills, Start start,
                                       std::span<const StandPose> poses, const MeasureSettings& settings) {
  act::MotionLibrary standing = skills;
  act::MotionLibrary lying = skills;
  for (const StandPose& pose : poses) {
    const double pause = settings.settling + settings.seconds + 1;
    standing.motions.insert_or_assign(pose.name, motion_to(pose, pause, false));
    lying.motions.insert_or_assign(pose.name, motion_to(pose, pause, true));
  }
  std::vector<PoseMeasure> measures;
  for (const StandPose& pose : poses) {
    PoseMeasure measure{.pose = pose.name};
    start.stance = world::Stance::Upright;
    measure.stood = measure_pose(stage, standing, start, settings, measure);
    start.stance = world::Stance::OnBack;
    const bool measured = measure.stood || measure_pose(stage, lying, start, settings, measure);
    if (measured) measures.push_back(std::move(measure));
    ++start.again;
  }
  return measures;
}

}  // namespace cancha::lab
