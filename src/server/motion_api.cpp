#include "server/motion_api.h"

#include <fmt/format.h>

#include <algorithm>

#include "act/pose/check.h"
#include "base/json.h"
#include "base/json_read.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

constexpr std::string_view kRobots = "/api/robots";
constexpr std::string_view kRobot = "/api/robot";
constexpr std::string_view kMotions = "/api/motions";
constexpr std::string_view kMotion = "/api/motion";
constexpr std::string_view kView = "/api/motion/view";
constexpr std::string_view kMirror = "/api/motion/mirror";
constexpr std::string_view kCheck = "/api/motion/check";
constexpr std::string_view kSimulate = "/api/motion/simulate";

Answer refuse(const Error& error) {
  return text_answer(422, error.text());
}

std::vector<MotionFinding> findings_of(const act::Motion& motion, const body::Robot& robot) {
  constexpr std::string_view kConcerns[] = {"range", "speed", "start", "end", "balance"};
  std::vector<MotionFinding> made;
  for (const act::Finding& f : act::check(motion, robot)) {
    made.push_back({.concern = std::string{kConcerns[static_cast<std::size_t>(f.concern)]},
                    .pose = f.pose,
                    .joint = f.joint,
                    .text = f.text});
  }
  return made;
}

/// Reads a wish and hands it to `act` with the robot and the text of the motion that it is about.
template <class Wish, class Act>
Answer with(const MotionFiles& files, const Request& request, const MotionDraft& (*draft_of)(const Wish&), Act&& act) {
  // forms of other pages can send text, but no JSON without asking
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  Wish wish;
  if (auto read = parse_json(request.body, wish); !read) {
    return text_answer(400, fmt::format("{}.", read.error().text()));
  }
  const MotionDraft& draft = draft_of(wish);
  if (draft.text.size() > MotionFiles::kMostBytes) return text_answer(413, "The text is larger than 256 KiB.");
  const auto robot = files.robot(draft.robot);
  if (!robot) return refuse(robot.error());
  auto text = text_of(draft, *robot);
  return text ? act(wish, *robot, std::move(*text)) : refuse(text.error());
}

const MotionDraft& itself(const MotionDraft& draft) {
  return draft;
}
const MotionDraft& motion_in(const MotionTrial& trial) {
  return trial.motion;
}

/// The name in a draft that need not be saved under it.
std::string name_in(const MotionDraft& draft) {
  return is_new_name(draft.name) ? draft.name : "motion";
}

std::vector<ListedRobot> list_robots(const MotionFiles& files) {
  std::vector<ListedRobot> all;
  for (const std::string& name : files.robots()) {
    const auto robot = files.robot(name);
    all.push_back({name, robot ? robot->title : "", robot ? "" : robot.error().sentence});
  }
  return all;
}

std::vector<ListedMotion> list_motions(const MotionFiles& files, const body::Robot& robot) {
  std::vector<ListedMotion> all;
  for (const std::string& name : files.motions(robot)) {
    auto text = files.read(robot, name);
    if (!text) continue;
    const auto motion = files.parse(robot, name, *text);
    all.push_back({.name = name, .readable = motion.has_value()});
    if (motion) all.back().title = motion->title;
    if (motion) all.back().poses = static_cast<int>(motion->poses.size());
  }
  return all;
}

}  // namespace

bool MotionApi::is_mine(std::string_view path) {
  constexpr std::string_view kAll[] = {kRobots, kRobot, kMotions, kMotion, kView, kMirror, kCheck, kSimulate};
  return std::ranges::find(kAll, path) != std::end(kAll);
}

Answer MotionApi::show(std::string_view path, std::string_view query) const {
  if (path == kRobots) return json_answer(to_json(list_robots(files_)));
  const auto robot = files_.robot(query_value(query, path == kRobot ? "name" : "robot").value_or(""));
  if (!robot) return refuse(robot.error());
  if (path == kRobot) {
    const auto view = view_robot(*robot, files_.content());
    return view ? json_answer(to_json(*view)) : refuse(view.error());
  }
  if (path == kMotions) return json_answer(to_json(list_motions(files_, *robot)));
  const std::string name = query_value(query, "name").value_or("");
  auto text = files_.read(*robot, name);
  if (!text) return refuse(text.error());
  const std::string etag = etag_of(*text);
  MotionView view = view_motion(files_, *robot, name, std::move(*text));
  view.etag = etag;
  return json_answer(to_json(view));
}

Answer MotionApi::save(const Request& request) {
  if (request.count("If-Match") > 1) return text_answer(400, "Say one If-Match.");
  return with<MotionDraft>(
      files_, request, itself, [&](const MotionDraft& draft, const body::Robot& robot, const std::string& text) {
        const auto saved = files_.save(robot, draft.name, text, request.header("If-Match").value_or(""));
        return saved ? json_answer(to_json(*saved)) : refuse(saved.error());
      });
}

Answer MotionApi::simulate(const Request& request) {
  return with<MotionTrial>(files_, request, motion_in,
                           [&](const MotionTrial& trial, const body::Robot& robot, const std::string& text) {
                             auto motion = files_.parse(robot, name_in(trial.motion), text);
                             if (!motion) return refuse(motion.error());
                             // others want the workers, too
                             const std::unique_lock turn{simulating_, std::try_to_lock};
                             if (!turn) return text_answer(503, "A motion is being simulated; try again in a moment.");
                             const auto run = run_motion(robot, files_.content(), std::move(*motion), trial);
                             return run ? json_answer(to_json(*run)) : refuse(run.error());
                           });
}

Answer MotionApi::answer(const Request& request, std::string_view path, std::string_view query) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  if (path == kMotion && request.method == "PUT") return save(request);
  if (path == kRobots || path == kRobot || path == kMotions || path == kMotion) {
    return asks ? show(path, query) : only_methods(path == kMotion ? "GET, HEAD, PUT" : "GET, HEAD");
  }
  if (request.method != "POST") return only_methods("POST");
  if (path == kSimulate) return simulate(request);
  return with<MotionDraft>(
      files_, request, itself, [&](const MotionDraft& draft, const body::Robot& robot, std::string text) {
        const std::string name = name_in(draft);
        if (path == kView) return json_answer(to_json(view_motion(files_, robot, name, std::move(text))));
        const auto motion = files_.parse(robot, name, text);
        if (!motion) return refuse(motion.error());
        if (path == kCheck) return json_answer(to_json(findings_of(*motion, robot)));
        const act::Motion image = act::mirror(*motion, robot);
        return json_answer(to_json(view_motion(files_, robot, image.name, act::write_motion(image, robot))));
      });
}

}  // namespace cancha::server
