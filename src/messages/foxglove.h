#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/time.h"
#include "messages/foxglove_primitives.h"

/// Foxglove's messages for scenes, frames and logs, so that its viewers and Lichtblick show a recording as it is.
///
/// Names and numbers are those of foxglove-schemas; what cancha never writes is left out. Geometry is published once,
/// attached to frames (`frame_locked`, lifetime 0), and then only the frames move.
namespace cancha::foxglove {

/// Where one frame lies in another.
struct FrameTransform {
  Time timestamp;
  std::string parent_frame_id;
  std::string child_frame_id;
  Vec3 translation;     ///< of the child's origin in the parent, metres
  Quaternion rotation;  ///< from child to parent

  static constexpr std::string_view kName = "foxglove.FrameTransform";
  static constexpr auto fields() {
    return list_of(entry("timestamp", &FrameTransform::timestamp),
                   entry("parent_frame_id", &FrameTransform::parent_frame_id),
                   entry("child_frame_id", &FrameTransform::child_frame_id),
                   entry("translation", &FrameTransform::translation, "m, of the child's origin in the parent"),
                   entry("rotation", &FrameTransform::rotation, "from child to parent"));
  }
};

/// Every frame that moved at one moment.
struct FrameTransforms {
  std::vector<FrameTransform> transforms;

  static constexpr std::string_view kName = "foxglove.FrameTransforms";
  static constexpr auto fields() { return list_of(entry("transforms", &FrameTransforms::transforms)); }
};

enum class LogLevel : std::uint8_t { Unknown, Debug, Info, Warning, Error, Fatal };

constexpr std::array<std::string_view, 6> names(LogLevel) {
  return {"unknown", "debug", "info", "warning", "error", "fatal"};
}

/// One line for people.
struct Log {
  Time timestamp;
  LogLevel level = LogLevel::Info;
  std::string message;
  std::string name;        ///< who says it: a robot, the referee
  std::string file;        ///< source file, may be empty
  std::uint32_t line = 0;  ///< in that file

  static constexpr std::string_view kName = "foxglove.Log";
  static constexpr auto fields() {
    return list_of(entry("timestamp", &Log::timestamp), entry("level", &Log::level), entry("message", &Log::message),
                   entry("name", &Log::name, "who says it"), entry("file", &Log::file), entry("line", &Log::line));
  }
};

enum class DeletionType : std::uint8_t { MatchingId, All };

constexpr std::array<std::string_view, 2> names(DeletionType) {
  return {"matching id", "all"};
}

/// Takes entities out of the scene again.
struct SceneEntityDeletion {
  Time timestamp;
  DeletionType type = DeletionType::MatchingId;
  std::string id;

  static constexpr std::string_view kName = "foxglove.SceneEntityDeletion";
  static constexpr auto fields() {
    return list_of(entry("timestamp", &SceneEntityDeletion::timestamp), entry("type", &SceneEntityDeletion::type),
                   entry("id", &SceneEntityDeletion::id));
  }
};

/// A thing made of primitives; one with the same id on the same topic replaces it.
struct SceneEntity {
  Time timestamp;
  std::string frame_id;
  std::string id;
  Duration lifetime;          ///< 0 = until replaced or deleted
  bool frame_locked = false;  ///< moves with its frame; otherwise stays where the frame was at `timestamp`
  std::vector<KeyValuePair> metadata;
  std::vector<CubePrimitive> cubes;
  std::vector<SpherePrimitive> spheres;
  std::vector<CylinderPrimitive> cylinders;
  std::vector<LinePrimitive> lines;
  std::vector<TriangleListPrimitive> triangles;
  std::vector<TextPrimitive> texts;

  static constexpr std::string_view kName = "foxglove.SceneEntity";
  static constexpr auto fields() {
    return list_of(entry("timestamp", &SceneEntity::timestamp), entry("frame_id", &SceneEntity::frame_id),
                   entry("id", &SceneEntity::id), entry("lifetime", &SceneEntity::lifetime, "0 = for ever"),
                   entry("frame_locked", &SceneEntity::frame_locked, "moves with its frame"),
                   entry("metadata", &SceneEntity::metadata), entry("cubes", &SceneEntity::cubes, "", 8),
                   entry("spheres", &SceneEntity::spheres, "", 9), entry("cylinders", &SceneEntity::cylinders, "", 10),
                   entry("lines", &SceneEntity::lines, "", 11), entry("triangles", &SceneEntity::triangles, "", 12),
                   entry("texts", &SceneEntity::texts, "", 13));
  }
};

/// What changes in the scene of one topic.
struct SceneUpdate {
  std::vector<SceneEntityDeletion> deletions;
  std::vector<SceneEntity> entities;

  static constexpr std::string_view kName = "foxglove.SceneUpdate";
  static constexpr auto fields() {
    return list_of(entry("deletions", &SceneUpdate::deletions), entry("entities", &SceneUpdate::entities));
  }
};

}  // namespace cancha::foxglove
