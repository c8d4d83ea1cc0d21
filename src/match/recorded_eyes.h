#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>

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

/// A picture in the place of one that a recording does not keep, and when it came to the player.
struct DrawnPicture {
  Image image;
  Time came{};
};

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
  /// The same with other pictures, in the order in which they came: each is in the first readings from then on, and
  /// where there are several the last of them. Recorded ones are left out.
  [[nodiscard]] Result<void> look(mcap::McapReader& reader, Time from, Time to, std::span<const DrawnPicture> drawn,
                                  const Take& take);

  [[nodiscard]] sense::Vision& vision() { return senses_->vision(); }

 private:
  RecordedEyes(RobotId robot, std::size_t joints, std::unique_ptr<sense::CameraSenses> senses)
      : robot_{robot}, joints_{joints}, senses_{std::move(senses)} {}
  /// Runs the senses on readings as `with` gives them.
  [[nodiscard]] Result<void> look_with(mcap::McapReader& reader, Time from, Time to,
                                       const std::function<const Readings&(const Readings&)>& with, const Take& take);

  RobotId robot_;
  std::size_t joints_;
  std::unique_ptr<sense::CameraSenses> senses_;
};

}  // namespace cancha::match
