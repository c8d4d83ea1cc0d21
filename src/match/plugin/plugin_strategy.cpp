#include "match/plugin/plugin_strategy.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "base/expects.h"
#include "base/log.h"
#include "match/fixture.h"
#include "match/plugin/host_process.h"
#include "match/plugin/protocol.h"
#include "match/plugin/reading.h"
#include "os/process.h"

namespace cancha::match {
namespace {

using Received = HostProcess::Received;

/// A process that hung up may take so long until the kernel says how it ended; long, because machines are busy.
constexpr Duration kEndPatience = 5000_ms;

constexpr const char* kLoading = "while being loaded";
constexpr const char* kOtherBuild = "is cancha-strategy-host from the same build as this program?";

/// "200 ms", "5 s".
std::string words(Seconds s) {
  return s.value < 1.0 ? fmt::format("{:.0f} ms", s.value * 1000.0) : fmt::format("{:g} s", s.value);
}

/// The league as plug-ins know it.
cancha_league league_for(Team team, const field::League& league) {
  cancha_league out{};
  out.size = sizeof(out);
  out.abi = CANCHA_STRATEGY_ABI;
  out.team = team == Team::Blue ? CANCHA_BLUE : CANCHA_YELLOW;
  out.players = league.players;
  const field::Walls& walls = league.walls;
  const field::Markings& markings = league.markings;
  out.pitch = {.length = walls.length(),
               .width = walls.width(),
               .goal_width = walls.goal_width(),
               .goal_depth = walls.goal_depth(),
               .corner_side = walls.corner_side.value,
               .goal_area_width = markings.goal_area_width.value,
               .goal_area_depth = markings.goal_area_depth.value,
               .penalty_area_width = markings.penalty_area_width.value,
               .penalty_area_depth = markings.penalty_area_depth.value,
               .penalty_mark = markings.penalty_mark.value};
  out.robot_side = league.robot.side.value;
  out.wheel_track = league.robot.track.value;
  out.metres_per_second_per_unit = league.drive.metres_per_second_per_unit;
  out.max_command = league.drive.max_command;
  out.wheel_acceleration = league.drive.acceleration.value;
  out.ball_radius = league.ball.radius.value;
  out.period = league.physics.step.value * league.physics.steps_per_decision;
  return out;
}

cancha_robot robot_for(const TeamRobot& robot) {
  return {.x = robot.X_TR.x,
          .y = robot.X_TR.y,
          .heading = robot.X_TR.heading,
          .vx = robot.v_TR.x,
          .vy = robot.v_TR.y,
          .turn_rate = robot.turn_rate};
}

void fill(cancha_view& out, const TeamView& view) {
  out.size = sizeof(out);
  out.abi = CANCHA_STRATEGY_ABI;
  out.time = view.time.seconds();
  out.mode = static_cast<std::int32_t>(view.mode);
  out.our_ball = view.our_ball;
  out.their_ball = view.their_ball;
  out.our_score = view.score.of(view.team);
  out.their_score = view.score.of(other(view.team));
  out.players = static_cast<std::int32_t>(view.mates.size());
  const Vec3& p = view.ball.p_TB;
  const Vec3& v = view.ball.v_TB;
  out.ball = {p.x, p.y, p.z, v.x, v.y, v.z};
  std::ranges::transform(view.mates, out.mates, robot_for);
  std::ranges::transform(view.opponents, out.opponents, robot_for);
}

/// The seam's other side: hands views to the process and wheel speeds back.
class HostedStrategy final : public LoadedPlugin {
 public:
  HostedStrategy(HostProcess process, std::string name, Team team, std::size_t players, PluginSettings settings)
      : process_{std::move(process)},
        name_{std::move(name)},
        team_{team},
        players_{players},
        settings_{std::move(settings)} {}
  HostedStrategy(const HostedStrategy&) = delete;
  HostedStrategy& operator=(const HostedStrategy&) = delete;
  ~HostedStrategy() override { say_goodbye(); }

  /// Lets the process load the file and create the strategy.
  Result<void> set_up(const cancha_league& league);
  Result<void> decide(const TeamView& view, std::span<WheelCommand> commands) override;
  [[nodiscard]] std::string function() const override { return packets::function_names(interface_).decide; }
  [[nodiscard]] const Protections& protections() const override { return protections_; }

 private:
  Result<void> wait_for_start();
  Result<void> wait_for(packets::Kind news, const std::string& doing);
  Result<void> give_up(std::string what, std::string hint = "");
  Result<void> give_up_after(Received received, const std::string& doing, const TimeLimit& limit);
  void say_goodbye();

  HostProcess process_;
  std::string name_;  ///< "blue's strategy ./x.so"
  Team team_;
  std::size_t players_;
  PluginSettings settings_;
  packets::Interface interface_ = packets::Interface::Classic;
  Protections protections_;
  packets::Call call_;
  std::array<std::byte, sizeof(packets::Reply)> room_{};  ///< for answers
  bool created_ = false;
  Result<void> state_;  ///< the error that ended it, if any
};

Result<void> HostedStrategy::set_up(const cancha_league& league) {
  packets::Setup setup;
  setup.header = packets::header_of<packets::Setup>(packets::Kind::Setup);
  setup.league = league;
  setup.limits = settings_.limits;
  setup.fence_files = settings_.fence_files ? 1 : 0;
  setup.filter_calls = settings_.filter_calls ? 1 : 0;
  process_.start_clocks();
  if (!process_.send(packets::bytes_of(setup))) return give_up_after(Received::Gone, kLoading, {});
  if (auto started = wait_for_start(); !started) return started;

  process_.start_clocks();
  if (auto loaded = wait_for(packets::Kind::Loaded, kLoading); !loaded) return loaded;
  const std::string create = packets::function_names(interface_).create;
  if (auto ready = wait_for(packets::Kind::Ready, "in " + create); !ready) return ready;
  created_ = true;
  return {};
}

/// Waits for the host's own first packet, before it loads the plug-in.
Result<void> HostedStrategy::wait_for_start() {
  std::array<std::byte, sizeof(packets::Started)> room;
  std::size_t size = 0;
  const Received received = process_.receive(room, size, settings_.create);
  if (received != Received::Packet) return give_up_after(received, kLoading, settings_.create);
  const auto started = packets::started_in(packets::received_in(room, size));
  if (!started) return give_up(fmt::format("sent a malformed packet {}", kLoading), kOtherBuild);
  protections_ = started->protections;
  process_.watch(static_cast<pid_t>(started->process), protections_.filtered == 1);
  return {};
}

/// Waits for one piece of news; a refusal becomes the error it carries.
Result<void> HostedStrategy::wait_for(packets::Kind kind, const std::string& doing) {
  std::array<std::byte, sizeof(packets::News)> room;
  std::size_t size = 0;
  const Received received = process_.receive(room, size, settings_.create);
  if (received != Received::Packet) return give_up_after(received, doing, settings_.create);
  auto news = packets::news_in(packets::received_in(room, size), kind);
  if (!news && news.error().what.empty()) return give_up("sent a malformed packet " + doing, kOtherBuild);
  if (!news) return give_up(std::move(news.error().what), std::move(news.error().hint));
  interface_ = *news;
  return {};
}

Result<void> HostedStrategy::decide(const TeamView& view, std::span<WheelCommand> commands) {
  CANCHA_EXPECTS(view.team == team_);
  CANCHA_EXPECTS(view.mates.size() == players_ && view.opponents.size() == players_);
  CANCHA_EXPECTS(commands.size() == players_);
  if (!state_) return state_;

  // one packet there and one back
  call_.header = packets::header_of<packets::Call>(packets::Kind::Call, call_.header.call + 1);
  fill(call_.view, view);
  std::size_t size = 0;
  process_.start_clocks();
  const bool sent = process_.send(packets::bytes_of(call_));
  const Received received = sent ? process_.receive(room_, size, settings_.call) : Received::Gone;
  const auto reply = received == Received::Packet
                         ? packets::reply_in(packets::received_in(room_, size), call_.header.call)
                         : std::nullopt;

  // trouble ends the strategy for good
  if (!reply) {
    const char* decide = packets::function_names(interface_).decide;
    const std::string doing = fmt::format("in call {} of {}", call_.header.call, decide);
    if (received != Received::Packet) return give_up_after(received, doing, settings_.call);
    return give_up(fmt::format("sent a malformed packet of {} bytes {}", size, doing),
                   fmt::format("a strategy must leave descriptor {} alone", packets::kHostSocket));
  }

  // not-a-number and excess pass: the engine clamps and counts them
  for (std::size_t i = 0; i < players_; ++i) commands[i] = {reply->wheels[i].left, reply->wheels[i].right};
  return {};
}

Result<void> HostedStrategy::give_up(std::string what, std::string hint) {
  process_.kill();
  state_ = fail(name_, std::move(what), std::move(hint));
  return state_;
}

Result<void> HostedStrategy::give_up_after(Received received, const std::string& doing, const TimeLimit& limit) {
  if (received == Received::OutOfProcessorTime) {
    return give_up(fmt::format("used more than {} of processor time {} and was stopped", words(limit.processor), doing),
                   "a strategy must answer in time; is there an endless loop?");
  }
  if (received == Received::OutOfWallTime) {
    return give_up(fmt::format("gave no answer within {} {} and was stopped", words(limit.wall), doing),
                   "it used little processor time; does it sleep or wait for something?");
  }
  const ProcessEnd end = process_.wait_for_end(kEndPatience);
  return give_up(end.text() + " " + doing,
                 end.kind == ProcessEnd::Kind::Exit ? "a strategy must return, not exit" : "");
}

/// Lets a healthy strategy free what it holds; nobody is left to hand an error to, so trouble is only logged.
void HostedStrategy::say_goodbye() {
  if (!state_ || !created_) return;
  const packets::Bye bye{packets::header_of<packets::Bye>(packets::Kind::Bye)};
  std::size_t size = 0;
  Received received = Received::Gone;
  process_.start_clocks();
  if (process_.send(packets::bytes_of(bye))) {
    received = process_.receive(room_, size, settings_.destroy);
  }
  const char* destroy = packets::function_names(interface_).destroy;
  if (received == Received::OutOfProcessorTime || received == Received::OutOfWallTime) {
    log::warning("{}: did not return from {} in time and was stopped", name_, destroy);
    return;
  }
  const ProcessEnd end = process_.wait_for_end(kEndPatience);
  if (end.kind == ProcessEnd::Kind::Signal) log::warning("{}: {} in {}", name_, end.text(), destroy);
}

/// cancha-strategy-host in the running program's folder.
std::filesystem::path host_beside_us() {
  return os::own_program().parent_path() / "cancha-strategy-host";
}

}  // namespace

Result<std::unique_ptr<LoadedPlugin>> load_plugin(const std::filesystem::path& so, Team team,
                                                  const field::League& league, const PluginSettings& settings) {
  const std::string name = fmt::format("{}'s strategy {}", cancha::name(team), told_name(so.string()));
  constexpr auto kCompile = "compile one with: ./cancha strategy build my_team.cpp";

  // what can be said without a process
  std::error_code error;
  const auto status = std::filesystem::status(so, error);
  if (!std::filesystem::exists(status)) return fail(name, "there is no such file", kCompile);
  if (!std::filesystem::is_regular_file(status)) return fail(name, "is not a file", kCompile);
  if (league.players < 1 || league.players > CANCHA_MAX_PLAYERS) {
    return fail(name, fmt::format("plug-ins play with 1 to {} robots a side, and this league has {}",
                                  CANCHA_MAX_PLAYERS, league.players));
  }

  // an absolute path, because the dynamic linker looks for bare names elsewhere
  const auto file = std::filesystem::absolute(so, error);
  auto process = HostProcess::start(settings.host.empty() ? host_beside_us() : settings.host, file);
  if (!process) return pass_on(std::move(process));
  const auto players = static_cast<std::size_t>(league.players);
  auto strategy = std::make_unique<HostedStrategy>(std::move(*process), name, team, players, settings);
  if (auto ready = strategy->set_up(league_for(team, league)); !ready) return pass_on(std::move(ready));
  return strategy;
}

}  // namespace cancha::match
