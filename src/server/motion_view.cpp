// From robots and motions to what the page is told of them.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "act/humanoid/humanoid.h"
#include "act/pose/check.h"
#include "base/guarded_folder.h"
#include "lab/playback.h"
#include "lab/scenarios.h"
#include "robot/robot_view.h"
#include "server/motion_api.h"

namespace cancha::server {
namespace {

double rounded(double value, double step) {
  const double made = std::round(value / step) * step;
  // 0.30000000000000004 would be long in JSON
  return std::round(made * 1e6) / 1e6;
}

/// How it stands and walks, without its motions but the one that says how it stands where it has no gait.
Result<act::MotionLibrary> library_of(const body::Robot& robot, const std::filesystem::path& content) {
  const GuardedFolder folder{content};
  const std::string file = fmt::format("gaits/{}.toml", robot.name);
  act::MotionLibrary library{.gait = {}, .walks = false, .motions = {}};
  if (const auto text = folder.read(file)) {
    auto gait = act::parse_gait(*text, file);
    if (!gait) return pass_on(std::move(gait));
    library.gait = std::move(*gait);
    library.walks = true;
    return library;
  }
  const std::string stand = fmt::format("motions/{}/{}.toml", robot.name, act::kStand);
  const auto text = folder.read(stand);
  if (!text) return library;
  auto motion = act::parse_motion(*text, stand, robot, {});
  if (!motion) return pass_on(std::move(motion));
  library.motions.emplace(act::kStand, std::move(*motion));
  return library;
}

/// How it stands before a motion; straight where nobody knows how it walks or stands.
std::vector<double> standing_pose(const body::Robot& robot, const act::MotionLibrary& library) {
  const auto leg = act::left_leg_of(robot);
  return act::Humanoid{robot, library, leg ? std::optional{*leg} : std::nullopt}.standing_pose();
}
std::vector<double> standing_pose(const body::Robot& robot, const std::filesystem::path& content) {
  const auto library = library_of(robot, content);
  return library ? standing_pose(robot, *library) : std::vector<double>(robot.joints.size());
}

/// "stand.toml:3:1: what (hint)" as a place and the rest; lines about other files stand at the beginning.
TextFinding fault_of(std::string_view line, std::string_view file) {
  TextFinding made;
  if (line.starts_with(file)) {
    line.remove_prefix(file.size());
    for (int* number : {&made.line, &made.column}) {
      if (!line.starts_with(':')) break;
      const auto [end, bad] = std::from_chars(line.data() + 1, line.data() + line.size(), *number);
      if (bad != std::errc{}) break;
      line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    }
    if (line.starts_with(": ")) line.remove_prefix(2);
  }
  made.message = line;
  return made;
}

std::vector<TextFinding> faults_of(const Error& error, const std::string& file) {
  const std::string text = error.text();
  std::vector<TextFinding> made;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) made.push_back(fault_of(std::string_view{text}.substr(at, end - at), file));
    at = end + 1;
  }
  return made;
}

/// Whether a line has a remark; a '#' between quotes is none.
bool has_remarks(std::string_view text) {
  char quote = '\0';
  for (const char c : text) {
    if (c == '\n') quote = '\0';
    if (quote == '\0' && c == '#') return true;
    if (c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
    }
  }
  return false;
}

/// Between a pose of a motion and a pose on its way to or from the page; their angles name joints in different ways.
template <class From, class To>
void copy_all_but_angles(const From& from, To& to) {
  to.name = from.name;
  to.time = from.time;
  to.speed = from.speed;
  to.pause = from.pause;
  to.through = from.through;
  to.equilibrium = from.equilibrium;
  to.mirror_of = from.mirror_of;
}

}  // namespace

Result<RobotView> view_robot(const body::Robot& robot, const std::filesystem::path& content) {
  return robot::view_of(robot, standing_pose(robot, content));
}

Result<std::string> text_of(const MotionDraft& draft, const body::Robot& robot) {
  if (!draft.text.empty()) return draft.text;
  act::Motion motion{.name = draft.name,
                     .title = draft.title,
                     .robot = robot.name,
                     .mirror_of = draft.mirror_of,
                     .repeat = draft.repeat,
                     .lies_down = draft.lies_down,
                     .poses = {}};
  for (const MotionPose& p : draft.poses) {
    act::Pose& pose = motion.poses.emplace_back();
    copy_all_but_angles(p, pose);
    for (const MotionAngle& a : p.angles) {
      const std::size_t joint = robot.find(a.joint);
      if (joint == body::kNone) return fail(p.name, fmt::format("'{}' has no joint '{}'", robot.name, a.joint));
      pose.angles.push_back({joint, a.degrees == 0 ? 0.0 : a.degrees});
    }
    std::ranges::sort(pose.angles, {}, &act::JointAngle::joint);
    const auto twin = std::ranges::adjacent_find(pose.angles, {}, &act::JointAngle::joint);
    if (twin != pose.angles.end())
      return fail(p.name, fmt::format("'{}' is said twice", robot.joints[twin->joint].name));
  }
  return act::write_motion(motion, robot);
}

MotionView view_motion(const MotionFiles& files, const body::Robot& robot, const std::string& name, std::string text) {
  MotionView view{.robot = robot.name, .name = name};
  const auto motion = files.parse(robot, name, text);
  if (lab::kicks(name)) {
    const Vec2 p_FB = act::ball_for(robot, name);
    view.ball = {p_FB.x, p_FB.y, lab::trial_ball().radius.value};
  }
  view.remarks = has_remarks(text);
  view.text = std::move(text);
  view.readable = motion.has_value();
  if (!motion) {
    view.faults = faults_of(motion.error(), fmt::format("{}.toml", name));
    return view;
  }
  view.title = motion->title;
  view.mirror_of = motion->mirror_of;
  view.repeat = motion->repeat;
  view.lies_down = motion->lies_down;
  for (const act::Pose& p : motion->poses) {
    MotionPose& pose = view.poses.emplace_back();
    copy_all_but_angles(p, pose);
    for (const act::JointAngle& a : p.angles) pose.angles.push_back({robot.joints[a.joint].name, a.degrees});
  }
  return view;
}

Result<MotionRun> run_motion(const body::Robot& robot, const std::filesystem::path& content, act::Motion motion,
                             const MotionTrial& trial) {
  auto skills = library_of(robot, content);
  if (!skills) return pass_on(std::move(skills));
  if (!skills->walks && skills->motions.empty()) {
    return fail(robot.name, "has neither a gait nor a motion 'stand', and cannot stand in the simulator");
  }
  const std::string& name = trial.motion.name;
  const bool kicks = lab::kicks(name);
  auto stage = lab::Stage::make(robot, kicks, 2_ms, lab::ground_for(name));
  if (!stage) return pass_on(std::move(stage));
  constexpr world::Stance kStances[] = {world::Stance::Upright, world::Stance::OnFront, world::Stance::OnBack};
  lab::Start start{
      .seed = trial.seed, .random_body = trial.random_body, .stance = kStances[static_cast<std::size_t>(trial.stance)]};
  if (kicks) start.ball = act::ball_for(robot, name);
  const std::vector<act::Finding> findings = act::check(motion, robot, {}, standing_pose(robot, *skills));
  skills->motions.insert_or_assign("trial", std::move(motion));
  const lab::Playback played = lab::play_once(*stage, *skills, start, "trial");

  MotionRun run{.ended = played.ended, .fell = played.fell, .stands = played.stands};
  run.seconds = rounded(played.seconds, 0.01);
  run.self_contact = rounded(played.self_contact, 1e-4);
  run.most_torque = rounded(played.most_torque, 1e-3);
  run.torque_met = !lab::at_limit(std::ranges::max(played.peak_torques), played.most_torque);
  run.speed_met = std::ranges::find(findings, act::Concern::Speed, &act::Finding::concern) == findings.end();
  for (std::size_t j = 0; j < robot.joints.size(); ++j) {
    run.loads.push_back({.joint = robot.joints[j].name,
                         .torque = rounded(played.peak_torques[j], 1e-3),
                         .speed = rounded(in_degrees(played.peak_speeds[j]), 1),
                         .at_limit = lab::at_limit(played.peak_torques[j], played.most_torque)});
  }
  for (const lab::PlaybackFrame& f : played.frames) {
    MotionFrame& frame = run.frames.emplace_back();
    frame.time = rounded(f.seconds, 0.01);
    for (const double metres : {f.p_FT.x, f.p_FT.y, f.p_FT.z}) frame.trunk.push_back(rounded(metres, 1e-4));
    for (const double q : {f.q_FT.x, f.q_FT.y, f.q_FT.z, f.q_FT.w}) frame.trunk.push_back(rounded(q, 1e-4));
    if (played.ball_radius > 0) {
      for (const double metres : {f.p_FB.x, f.p_FB.y, f.p_FB.z}) frame.ball.push_back(rounded(metres, 1e-4));
    }
    for (const double angle : f.angles) frame.angles.push_back(rounded(in_degrees(angle), 0.01));
  }
  return run;
}

}  // namespace cancha::server
