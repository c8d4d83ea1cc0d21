#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "match/robot_eye.h"
#include "server/eyes_messages.h"
#include "server/request.h"

namespace cancha::server {

/// What robots of recordings saw and heard; `/api/recordings/NAME/eyes?robot=blue:1&at=S`. Any thread may call; one
/// picture is made at a time, others are told to wait.
///
/// The picture is the recorded one, or drawn from where everything was when the camera took it. What was recognised is
/// what the player's own senses find in the recorded readings, with the drawn picture among them where none were
/// recorded: where it believed to look, not where it really did.
class EyesApi {
 public:
  static constexpr std::string_view kWhat = "eyes";  ///< last word of the address
  static constexpr int kMostPixels = 2'100'000;      ///< of a recorded picture: 1920 × 1080
  static constexpr std::size_t kMostThings = 200;
  static constexpr std::size_t kMostRays = 2000;

  explicit EyesApi(std::filesystem::path content) : content_{std::move(content)} {}

  [[nodiscard]] Answer answer(const std::filesystem::path& recording, std::string_view query);

 private:
  /// The eye for the league and look of a recording; kept until another one is asked for.
  [[nodiscard]] Result<match::RobotEye*> eye_for(const field::League& league, const std::string& look);

  std::filesystem::path content_;
  std::mutex drawing_;
  std::unique_ptr<match::RobotEye> eye_;  ///< guarded by drawing_
  std::string eye_of_;                    ///< look and league's text that it was made for
};

}  // namespace cancha::server
