#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "base/result.h"
#include "field/league.h"
#include "match/recorder.h"
#include "mcap/reader.h"
#include "messages/robot_id.h"
#include "robot/profile.h"
#include "sense/vision/camera_senses.h"

namespace cancha::match {

/// The profile by which a robot of a recording plays: that of its team, where content knows it, else that of the
/// league's own team.
[[nodiscard]] robot::Profile recorded_profile(const RecordingInfo& info, const field::League& league, RobotId robot,
                                              const std::filesystem::path& content);

/// Looks again at the pictures of a robot's camera in a recording, as its player did: by its camera, with its team's
/// eyes, on the recorded pitch.
///
///     auto eyes = RecordedEyes::make({Team::Blue, 1}, profile.seeing, league, *kind);
///     eyes->look(reader, from, to, [&](const Image& image, const Maybe<Sight>& sight) { …; return true; });
class RecordedEyes {
 public:
  /// What came of a picture; no sight: it was torn, or the robot lay. False = enough.
  using Take = std::function<bool(const Image&, const Maybe<Sight>&)>;

  /// The colours of `seeing` are loaded; the kind must outlive it.
  [[nodiscard]] static Result<RecordedEyes> make(RobotId robot, const robot::SeeingProfile& seeing,
                                                 const field::League& league, const robot::BodyKind& kind);

  /// All pictures from a moment to another, both included. An error where there are no readings of this robot, or where
  /// they are those of another body.
  [[nodiscard]] Result<void> look(mcap::McapReader& reader, Time from, Time to, const Take& take);

  [[nodiscard]] sense::Vision& vision() { return senses_->vision(); }

 private:
  RecordedEyes(RobotId robot, std::size_t joints, std::unique_ptr<sense::CameraSenses> senses)
      : robot_{robot}, joints_{joints}, senses_{std::move(senses)} {}

  RobotId robot_;
  std::size_t joints_;
  std::unique_ptr<sense::CameraSenses> senses_;
};

}  // namespace cancha::match
