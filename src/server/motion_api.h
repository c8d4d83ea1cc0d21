#pragma once

#include <mutex>
#include <string_view>
#include <vector>

#include "messages/robot_view.h"
#include "server/motion_files.h"
#include "server/motion_trial_messages.h"
#include "server/request.h"

/// Robots with joints and their motions, for those who write them (docs/studio.md).
///
///     GET  /api/robots                        [ListedRobot…]
///     GET  /api/robot?name=ROBOT              RobotView: joints, links, shapes
///     GET  /api/motions?robot=ROBOT           [ListedMotion…]
///     GET  /api/motion?robot=ROBOT&name=NAME  MotionView
///     PUT  /api/motion                        MotionDraft, made from the text in If-Match → SavedFile
///     POST /api/motion/view                   MotionDraft → MotionView: what a text means, or how poses are written
///     POST /api/motion/mirror                 MotionDraft → MotionView of its mirror image
///     POST /api/motion/check                  MotionDraft → [MotionFinding…], without a world
///     POST /api/motion/simulate               MotionTrial → MotionRun; one at a time
namespace cancha::server {

inline constexpr std::size_t kMostMotionBody = 1 << 20;  ///< of a request: texts are longer as JSON

class MotionApi {
 public:
  explicit MotionApi(std::filesystem::path content, const StorageLimits& limits = {})
      : files_{std::move(content), limits} {}

  [[nodiscard]] static bool is_mine(std::string_view path);
  /// `path` is one of those above. Any thread may call.
  [[nodiscard]] Answer answer(const Request& request, std::string_view path, std::string_view query);

  [[nodiscard]] MotionFiles& files() { return files_; }

 private:
  [[nodiscard]] Answer show(std::string_view path, std::string_view query) const;
  [[nodiscard]] Answer save(const Request& request);
  [[nodiscard]] Answer simulate(const Request& request);

  MotionFiles files_;
  std::mutex simulating_;
};

/// A robot as the page draws it; `content` has its gait, which says how it stands.
[[nodiscard]] Result<RobotView> view_robot(const body::Robot& robot, const std::filesystem::path& content);
/// A draft's text: its own, or written from its poses.
[[nodiscard]] Result<std::string> text_of(const MotionDraft& draft, const body::Robot& robot);
/// What a text means; its faults where it means nothing.
[[nodiscard]] MotionView view_motion(const MotionFiles& files, const body::Robot& robot, const std::string& name,
                                     std::string text);
/// Plays a motion in the simulator.
[[nodiscard]] Result<MotionRun> run_motion(const body::Robot& robot, const std::filesystem::path& content,
                                           act::Motion motion, const MotionTrial& trial);

}  // namespace cancha::server
