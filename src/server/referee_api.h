#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "server/request.h"
#include "server/team_messages.h"
#include "team/referee/desk.h"

/// A referee in the studio, who speaks to robots as ./cancha referee does (docs/referee.md). There is one at a time.
///
///     GET    /api/referee            RefereeView
///     GET    /api/referee/choices    [RefereeChoice…]: protocols, and what each can say
///     POST   /api/referee            RefereeStart → 201 and RefereeView; 409 where one is at work
///     POST   /api/referee/order      RefereeOrder → RefereeView; 422 and a sentence where it cannot be done
///     DELETE /api/referee            RefereeView: it has ended
namespace cancha::server {

class RefereeApi {
 public:
  RefereeApi() = default;
  ~RefereeApi() { stop(); }
  RefereeApi(const RefereeApi&) = delete;
  RefereeApi& operator=(const RefereeApi&) = delete;

  [[nodiscard]] static bool is_mine(std::string_view path);
  /// `path` is one of those above. Any thread may call.
  [[nodiscard]] Answer answer(const Request& request, std::string_view path);

  /// Ends the referee, if there is one.
  void stop();

 private:
  [[nodiscard]] Answer start(const Request& request);
  [[nodiscard]] Answer obey(const Request& request);
  [[nodiscard]] RefereeView view();
  void work(const std::stop_token& stopped);
  void hear_robots();

  std::mutex coming_and_going_;  ///< held while one begins or ends
  std::mutex mutex_;             ///< for all below, but the thread
  std::condition_variable_any end_;
  std::optional<team::RefereeDesk> desk_;
  std::string where_;
  std::string problem_;
  std::deque<std::string> robots_;
  std::deque<std::string> orders_;
  std::jthread thread_;
};

}  // namespace cancha::server
