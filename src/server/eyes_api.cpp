#include "server/eyes_api.h"

#include <fmt/format.h>

#include "base/json.h"
#include "match/recorded_eyes.h"
#include "match/replay.h"
#include "server/eyes_view.h"
#include "server/paths.h"

namespace cancha::server {

Result<match::RobotEye*> EyesApi::eye_for(const field::League& league, const std::string& look) {
  const std::string wanted = look + '\n' + league.source;
  if (eye_ == nullptr || eye_of_ != wanted) {
    auto made = match::RobotEye::make(league, content_, look);
    if (!made) return pass_on(std::move(made));
    eye_ = std::move(*made);
    eye_of_ = wanted;
  }
  return eye_.get();
}

Answer EyesApi::answer(const std::filesystem::path& recording, std::string_view query) {
  const auto robot = robot_named(query_value(query, "robot").value_or(""));
  if (!robot) return text_answer(400, "Name a robot with ?robot=, by team and number, as in blue:2.");
  const auto at = parse_seconds(query_value(query, "at").value_or(""));
  if (!at) return text_answer(400, "'at' must be a number of seconds from 0 to 1000000000.");
  const auto unreadable = [](const Error& error) {
    return text_answer(422, fmt::format("The recording cannot be read: {}.", error.what));
  };
  auto reader = mcap::McapReader::open(recording.string());
  if (!reader) return unreadable(reader.error());
  const auto info = match::read_info(*reader);
  if (!info) return unreadable(info.error());
  const auto league = match::read_league(*reader);
  if (!league) return unreadable(league.error());
  if (!plays(*robot, league->players)) {
    return text_answer(404, fmt::format("A team has {} robots, numbered from 0.", league->players));
  }
  // others want the workers, too
  const std::unique_lock turn{drawing_, std::try_to_lock};
  if (!turn) return text_answer(503, "Another picture is being made; try again in a moment.");
  const auto eye = eye_for(*league, info->sensing.look);
  if (!eye) return unreadable(eye.error());
  const robot::Profile profile = match::recorded_profile(*info, *league, *robot, content_);
  const auto view = view_of_eyes(*reader, **eye, profile, *robot, *at);
  return view ? json_answer(to_json(*view)) : unreadable(view.error());
}

}  // namespace cancha::server
