#include "server/referee_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/json.h"
#include "base/json_read.h"
#include "os/clock.h"
#include "team/referee/game_meaning.h"

namespace cancha::server {
namespace {

constexpr std::string_view kReferee = "/api/referee";
constexpr std::string_view kChoices = "/api/referee/choices";
constexpr std::string_view kOrder = "/api/referee/order";
constexpr auto kBetweenTicks = std::chrono::milliseconds{20};
constexpr std::size_t kMostRobots = 64;
constexpr std::size_t kMostOrders = 20;
constexpr std::size_t kLongestOrder = 200;
constexpr std::size_t kLongestColour = 32;

std::vector<RefereeChoice> all_choices() {
  std::vector<RefereeChoice> all;
  for (std::size_t i = 0; i < names(RefereeProtocol{}).size(); ++i) {
    const auto protocol = static_cast<RefereeProtocol>(i);
    RefereeChoice& choice = all.emplace_back();
    choice.protocol = protocol;
    choice.title = team::title_of(protocol);
    choice.game_controller = team::is_game_controller(protocol);
    choice.penalties = team::penalties_of(protocol);
    std::erase(choice.penalties, RefereePenalty::None);
    for (const team::OrderInfo& order : team::orders_of(protocol)) {
      if (order.name == "wait") continue;
      choice.orders.push_back({std::string{order.name}, std::string{order.arguments}, std::string{order.meaning}});
    }
  }
  return all;
}

Result<team::RefereeDesk::Settings> settings_of(const RefereeStart& wish) {
  team::RefereeDesk::Settings settings;
  if (wish.teams.size() != 2) return fail("teams", fmt::format("there are {}", wish.teams.size()), "a game has two");
  settings.game.protocol = wish.protocol;
  for (std::size_t i = 0; i < 2; ++i) {
    const RefereeStartTeam& its = wish.teams[i];
    if (its.number < 0 || its.number > 254) return fail("teams", "a number is not within 0 and 254");
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (its.colour.size() > kLongestColour || !std::ranges::all_of(its.colour, plain)) {
      return fail("teams", "a colour is no word of small letters");
    }
    settings.game.teams[i] = {its.number, its.colour};
  }
  if (wish.players < 1 || wish.players > 99) return fail("players", "must be within 1 and 99");
  if (!(wish.half >= 1.0 && wish.half <= 32'767.0)) return fail("half", "must be within 1 and 32767 seconds");
  for (const int port : {wish.port, wish.status_port}) {
    if (port < 0 || port > 65'535) return fail("port", "must be within 0 and 65535");
  }
  settings.game.players = wish.players;
  settings.game.half = nearest(Seconds{wish.half});
  if (!wish.to.empty()) settings.sender.to = wish.to;
  settings.sender.port = static_cast<std::uint16_t>(wish.port);
  settings.sender.status_port = static_cast<std::uint16_t>(wish.status_port);
  settings.sender.from_anywhere = wish.anyone;
  return settings;
}

/// Puts a text in front; the last one goes.
void note(std::deque<std::string>& list, std::string text, std::size_t most) {
  list.push_front(std::move(text));
  if (list.size() > most) list.pop_back();
}

}  // namespace

bool RefereeApi::is_mine(std::string_view path) {
  return path == kReferee || path == kChoices || path == kOrder;
}

void RefereeApi::stop() {
  const std::scoped_lock alone{coming_and_going_};
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
  const std::scoped_lock lock{mutex_};
  desk_.reset();
}

void RefereeApi::hear_robots() {
  for (const team::RefereeSender::Robot& robot : desk_->sender().answers()) {
    if (!robot.status) continue;
    std::string text = fmt::format("{}:{} ({})", robot.status->team, robot.status->player, robot.from.text());
    if (std::ranges::find(robots_, text) == robots_.end()) note(robots_, std::move(text), kMostRobots);
  }
}

void RefereeApi::work(const std::stop_token& stopped) {
  std::unique_lock lock{mutex_};
  while (!stopped.stop_requested()) {
    const auto sent = desk_->tick(os::real_time());
    problem_ = sent ? "" : sent.error().text();
    hear_robots();
    end_.wait_for(lock, stopped, kBetweenTicks, [] { return false; });
  }
}

Answer RefereeApi::start(const Request& request) {
  RefereeStart wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  const auto settings = settings_of(wish);
  if (!settings) return refuse(422, settings.error());
  {
    const std::scoped_lock alone{coming_and_going_};
    if (thread_.joinable()) return text_answer(409, "A referee is at work already; end it first.");
    auto desk = team::RefereeDesk::open(*settings, os::real_time());
    if (!desk) return refuse(422, desk.error());
    const std::scoped_lock lock{mutex_};
    const bool packets = team::is_game_controller(wish.protocol);
    where_ = packets ? fmt::format("{}:{}", settings->sender.to, desk->sender().port())
                     : fmt::format("{}:{}", wish.anyone ? "0.0.0.0" : team::kLoopback, desk->sender().port());
    problem_.clear();
    robots_.clear();
    orders_.clear();
    desk_ = std::move(*desk);
    thread_ = std::jthread{[this](const std::stop_token& stopped) { work(stopped); }};
  }
  return json_answer(to_json(view()), 201);
}

Answer RefereeApi::obey(const Request& request) {
  RefereeOrder wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  if (wish.text.size() > kLongestOrder || wish.text.find('\n') != wish.text.npos) {
    return text_answer(422, "One order at a time.");
  }
  {
    const std::scoped_lock lock{mutex_};
    if (!desk_) return text_answer(409, "No referee is at work.");
    const auto done = desk_->obey(wish.text, os::real_time());
    if (!done) return refuse(422, done.error());
    if (done->wait > Duration{}) return text_answer(422, "Orders are done at once here; to wait is for scripts.");
    note(orders_, wish.text, kMostOrders);
  }
  return json_answer(to_json(view()));
}

RefereeView RefereeApi::view() {
  const std::scoped_lock lock{mutex_};
  RefereeView view;
  if (!desk_) return view;
  view.running = true;
  view.where = where_;
  view.connected = static_cast<int>(desk_->sender().teams());
  view.robots.assign(robots_.begin(), robots_.end());
  view.orders.assign(orders_.begin(), orders_.end());
  view.clock_runs = desk_->game().clock_runs();
  view.problem = problem_;
  view.state = desk_->state();
  return view;
}

Answer RefereeApi::answer(const Request& request, std::string_view path) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  const bool tells = request.method == "POST";
  // forms of other pages can send text, but no JSON without asking
  if (tells && !request.brings_json()) return text_answer(415, "The body must be application/json.");
  if (path == kChoices) return asks ? json_answer(to_json(all_choices())) : only_methods("GET, HEAD");
  if (path == kOrder) return tells ? obey(request) : only_methods("POST");
  if (tells) return start(request);
  if (request.method == "DELETE") {
    stop();
    return json_answer(to_json(view()));
  }
  return asks ? json_answer(to_json(view())) : only_methods("GET, HEAD, POST, DELETE");
}

}  // namespace cancha::server
