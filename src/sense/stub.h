#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "sense/body_senses.h"
#include "sense/senses.h"

/// FutRob's scripted vision: lines "scene,object,angle°,distance cm", e.g. "1 , ball , 12 , 34". Blanks around commas
/// count for nothing, angles are positive to the right, names are those of FutRob's objects in lower case: ball,
/// partner, opponent, my_goal, opp_goal, my_lateral_post, opp_lateral_post, right_landmark, left_landmark.
namespace cancha::sense {

/// What is seen in one scene and those after it, until there is another.
struct StubScene {
  int number = 1;
  std::vector<Seen> things;
};

/// Scenes by number.
struct StubScript {
  std::vector<StubScene> scenes;

  /// The scene that counts at a number: a number without lines repeats the last one. None before the first.
  [[nodiscard]] const StubScene* at(int number) const;
};

/// Reads a script; `where` names the text in errors, all faults at once. Lines that begin with # are comments.
[[nodiscard]] Result<StubScript> parse_stub(std::string_view text, const std::string& where);
[[nodiscard]] std::string write_stub(const StubScript& script);

/// The name of a thing in such a file; empty for what FutRob does not know.
[[nodiscard]] std::string_view stub_name(const Seen& seen);

/// VISION_LATENCY_MS: from one scene to the next.
inline constexpr Duration kVisionLatency = 250_ms;

/// Sees what a script says, from scene 1 on, a scene number for each cycle of the vision.
class StubSenses final : public Senses {
 public:
  /// The robot must outlive it.
  StubSenses(const body::Robot& robot, StubScript script, Duration latency = kVisionLatency)
      : body_{robot}, script_{std::move(script)}, latency_{latency} {}

  void perceive(const Readings& readings, Percepts& percepts) override;

 private:
  BodySenses body_;
  StubScript script_;
  Duration latency_;
  Time begin_;
  bool begun_ = false;
  int shown_ = 0;  ///< the last scene number that was seen
};

/// Writes a script from what somebody sees: the newest sight of each cycle becomes a scene.
class StubRecorder {
 public:
  explicit StubRecorder(Duration latency = kVisionLatency) : latency_{latency} {}

  /// A sight at the time when it was known; times must not go back.
  void add(Time known, std::span<const Seen> things);
  [[nodiscard]] const StubScript& script() const { return script_; }

 private:
  Duration latency_;
  StubScript script_;
  Time begin_;
  bool begun_ = false;
};

}  // namespace cancha::sense
