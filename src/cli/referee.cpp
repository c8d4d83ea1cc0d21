// ./cancha referee: be the referee of any league, from the shell; or hear what one says.

#include "cli/referee.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <set>

#include "base/json.h"
#include "cli/checks.h"
#include "cli/line_source.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "os/clock.h"
#include "team/referee/desk.h"
#include "team/referee/game_packet.h"
#include "team/referee/listener.h"

namespace cancha::cli {
namespace {

using team::OfficiatedGame;
using team::RefereeDesk;
using team::RefereeNews;
using team::RefereeSender;

constexpr Duration kPatience{10'000'000};  ///< between looks at the clock

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// "7:red", "7".
Result<std::pair<int, std::string>> numbered(const std::string& option, const std::string& text) {
  const std::size_t colon = text.find(':');
  int number = -1;
  const std::string first = text.substr(0, colon);
  const auto [end, fault] = std::from_chars(first.data(), first.data() + first.size(), number);
  if (fault != std::errc{} || end != first.data() + first.size() || number < 0 || number > 254) {
    return fail(option, fmt::format("'{}' does not begin with a team's number", text), "for example 7 or 7:red");
  }
  return std::pair{number, colon == text.npos ? "" : text.substr(colon + 1)};
}

Result<OfficiatedGame::Settings> game_settings(const RefereeOptions& o) {
  if (o.teams.size() != 2) return fail("--team", fmt::format("there are {} teams", o.teams.size()), "a game has two");
  OfficiatedGame::Settings settings;
  settings.protocol = o.protocol;
  settings.players = o.players;
  settings.half = nearest(Seconds{o.half});
  for (std::size_t i = 0; i < 2; ++i) {
    auto read = numbered("--team", o.teams[i]);
    if (!read) return pass_on(std::move(read));
    settings.teams[i] = {read->first, read->second};
  }
  return settings;
}

/// One thing that happened, for --json.
struct Told {
  std::string kind;
  std::string text;
  std::optional<RefereeState> state{};

  static constexpr auto fields() {
    return list_of(entry("kind", &Told::kind), entry("text", &Told::text), entry("state", &Told::state));
  }
};

void print_state(const RefereeState& state, bool json) {
  if (json) {
    fmt::print("{}\n", to_json(Told{"changed", referee_line(state), state}));
  } else {
    fmt::print("{}\n", referee_line(state));
  }
  std::fflush(stdout);
}

/// The desk, and who says what is whistled.
class Shift {
 public:
  Shift(const RefereeOptions& options, RefereeDesk desk, LineSource lines)
      : options_{options}, desk_{std::move(desk)}, lines_{std::move(lines)} {}

  int work() {
    wait_until_ = os::now();
    print_state(desk_.state(), options_.json);
    while (!interrupted()) {
      const os::HostTime now = os::now();
      if (const auto sent = desk_.tick(os::real_time()); !sent && !goes_on_after(sent.error())) return kProblem;
      sent_ = true;
      hear_robots();
      if (now < wait_until_ || (options_.wait_teams > 0 && !teams_came())) {
        team::rest(std::min(kPatience, std::max(Duration{}, wait_until_ - now) + Duration{1'000'000}));
        continue;
      }
      const auto line = lines_.next(kPatience);
      if (!line && lines_.ended()) return slips_ && !lines_.interactive() ? kProblem : kFine;
      if (!line) continue;
      // a game goes on after a slip, whoever gives the orders
      if (const auto done = obey(*line); !done) {
        complain(done.error());
        slips_ = true;
      }
    }
    return kFine;
  }

 private:
  /// Where nothing was ever sent, the address is wrong; later it is the network, which may come back.
  bool goes_on_after(const Error& error) {
    const bool new_trouble = error.text() != trouble_;
    trouble_ = error.text();
    if (new_trouble) complain(error);
    return sent_;
  }
  bool teams_came() {
    if (!came_ && static_cast<int>(desk_.sender().teams()) >= options_.wait_teams) came_ = true;
    return came_;
  }

  Result<void> obey(const LineSource::Line& line) {
    const auto done = desk_.obey(line.text, os::real_time());
    if (!done) return fail(line.where, done.error().what, done.error().hint);
    wait_until_ = os::now() + nearest(Seconds{done->wait.seconds() / options_.speed});
    if (done->told) print_state(desk_.state(), options_.json);
    return {};
  }

  void hear_robots() {
    for (const RefereeSender::Robot& robot : desk_.sender().answers()) {
      const std::string text = robot.status
                                   ? fmt::format("robot {} of team {}", robot.status->player, robot.status->team)
                                   : robot.status.error().text();
      // once for each robot is enough for people
      if (!met_.insert(text).second) continue;
      constexpr std::size_t kMostMet = 1000;
      if (met_.size() > kMostMet) met_.clear();
      const std::string line = fmt::format("{} answers from {}", text, robot.from.text());
      if (options_.json) {
        fmt::print("{}\n", to_json(Told{"robot", line}));
      } else {
        fmt::print("{}\n", line);
      }
      std::fflush(stdout);
    }
  }

  const RefereeOptions& options_;
  RefereeDesk desk_;
  LineSource lines_;
  os::HostTime wait_until_;
  bool came_ = false;
  bool sent_ = false;    ///< a packet has gone out
  bool slips_ = false;   ///< an order was refused
  std::string trouble_;  ///< with sending, told last
  std::set<std::string> met_;
};

/// A script is tried before anybody hears of it: the second half of a game shall not fail because of a slip.
Result<void> rehearse(OfficiatedGame game, const LineSource& lines) {
  for (const LineSource::Line& line : lines.known()) {
    if (auto done = game.obey(line.text); !done) return fail(line.where, done.error().what, done.error().hint);
  }
  return {};
}

int referee_send(const RefereeOptions& o) {
  auto played = game_settings(o);
  if (!played) return tell(played.error(), kUsage);
  auto game = OfficiatedGame::start(*played);
  if (!game) return tell(game.error(), kUsage);
  auto lines = LineSource::open(o.script);
  if (!lines) return tell(lines.error());
  if (auto good = rehearse(std::move(*game), *lines); !good) return tell(good.error());
  RefereeDesk::Settings settings{.game = *played,
                                 .sender = {.port = static_cast<std::uint16_t>(o.port),
                                            .status_port = static_cast<std::uint16_t>(o.status_port),
                                            .from_anywhere = o.anyone},
                                 .speed = o.speed};
  if (!o.to.empty()) settings.sender.to = o.to;
  auto desk = RefereeDesk::open(settings, os::real_time());
  if (!desk) return tell(desk.error());
  (void)interrupted();  // from here on a signal ends us in order
  return Shift{o, std::move(*desk), std::move(*lines)}.work();
}

void print_news(const RefereeNews& news, bool json) {
  if (news.state) return print_state(*news.state, json);
  constexpr std::string_view kWords[] = {"changed", "found", "lost", "warning"};
  const std::string_view kind = kWords[static_cast<std::size_t>(news.kind)];
  if (json) {
    fmt::print("{}\n", to_json(Told{std::string{kind}, news.text}));
  } else {
    fmt::print("{}: {}\n", kind, news.text);
  }
  std::fflush(stdout);
}

Result<team::RefereeListener::Settings> listener_settings(const RefereeOptions& o) {
  team::RefereeListener::Settings settings{.clock = os::real_time,
                                           .refbox = o.refbox,
                                           .port = static_cast<std::uint16_t>(o.port),
                                           .status_port = static_cast<std::uint16_t>(o.status_port),
                                           .from_anywhere = o.anyone,
                                           .team = o.team,
                                           .true_state = o.true_state};
  if (!o.spoken.empty()) {
    auto protocol = referee_protocol(o.spoken);
    if (!protocol) return pass_on(std::move(protocol));
    settings.protocol = *protocol;
  }
  return settings;
}

int referee_listen(const RefereeOptions& o) {
  const auto settings = listener_settings(o);
  if (!settings) return tell(settings.error(), kUsage);
  team::RobotStatus robot{.version = 0};
  if (!o.as.empty()) {
    const auto who = numbered("--as", o.as);
    const auto& text = who ? who->second : o.as;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), robot.player);
    if (!who || fault != std::errc{} || end != text.data() + text.size() || robot.player < 1 || robot.player > 20) {
      return tell({"--as", fmt::format("'{}' is no robot", o.as), "TEAM:PLAYER, for example 7:2"}, kUsage);
    }
    robot.team = who->first;
  }
  auto listener = team::RefereeListener::open(*settings);
  if (!listener) return tell(listener.error());
  (void)interrupted();  // from here on a signal ends us in order
  const os::HostTime start = os::now();
  os::HostTime next_answer = start;
  constexpr Duration kBetweenAnswers{1'000'000'000};
  while (!interrupted()) {
    for (const RefereeNews& news : listener->listen(Duration{50'000'000})) print_news(news, o.json);
    const os::HostTime now = os::now();
    if (!o.as.empty() && now >= next_answer && !listener->lost()) {
      if (const auto sent = listener->answer(robot); !sent) complain(sent.error());
      next_answer = now + kBetweenAnswers;
    }
    if (o.seconds > 0 && (now - start).seconds() >= o.seconds) break;
  }
  const auto& s = listener->statistics();
  if (!o.json && s.packets > 0) {
    fmt::print("{} packets, {} missed, {} of other games, {} of other referees, {} unreadable\n", s.packets, s.missed,
               s.other_games, s.rivals, s.refused);
  }
  if (listener->state()) return kFine;
  return tell({"referee", "nobody was heard", "./cancha referee hl sends; --port, --anyone and --protocol choose"});
}

int referee_orders(const RefereeOptions&) {
  for (const team::Order& order : team::order_table()) {
    fmt::print("{:42} {}\n", fmt::format("{} {}", order.info.name, order.info.arguments), order.info.meaning);
  }
  return kFine;
}

void add_sender(CLI::App& group, RefereeOptions& o, std::function<int()>& verb, RefereeProtocol protocol) {
  const auto index = static_cast<std::size_t>(protocol);
  const bool msl = !team::is_game_controller(protocol);
  CLI::App* made =
      group.add_subcommand(std::string{names(protocol)[index]}, fmt::format("be the {}", team::title_of(protocol)));
  made->add_option("--team", o.teams, "NUMBER[:COLOUR], twice")->expected(1)->take_all();
  made->add_option("--players", o.players, "of each team")->capture_default_str()->check(within(1, 99));
  made->add_option("--half", o.half, "its length in seconds")->capture_default_str()->check(within(1.0, 32767.0));
  made->add_option("--script", o.script, "a file with orders, one a line; default: standard input");
  made->add_option("--speed", o.speed, "of the clock and of waits, times real time")
      ->capture_default_str()
      ->check(within(0.01, 1000.0));
  const CLI::Validator port = within(0, 65535);
  if (msl) {
    made->add_option("--port", o.port, "to serve")->check(port);
    made->add_option("--wait-teams", o.wait_teams, "begin when so many have connected")->check(within(0, 2));
    made->add_flag("--anyone", o.anyone, "serve other machines too");
  } else {
    made->add_option("--to", o.to, "address to send to; default: this machine only")->option_text("ADDRESS");
    made->add_option("--port", o.port, "to send to; default: 3838")->check(port);
    made->add_option("--status-port", o.status_port, "where robots answer; default: 3939")->check(port);
    made->add_flag("--anyone", o.anyone, "hear robots on other machines too");
  }
  made->add_flag("--json", o.json, "one JSON object a line");
  made->footer(
      fmt::format("examples:\n  ./cancha referee {0} --team 1 --team 2 --script game.txt\n"
                  "  echo 'kick-off first' | ./cancha referee {0}\n"
                  "./cancha referee orders lists what can be told.",
                  names(protocol)[index]));
  made->callback([&o, &verb, protocol] {
    o.protocol = protocol;
    verb = [&o] { return referee_send(o); };
  });
}

}  // namespace

CLI::App* add_referee(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<RefereeOptions>();
  RefereeOptions& o = *options;
  CLI::App* group = app.add_subcommand("referee", "be the referee of a league, or hear one");
  group->require_subcommand(1);
  group->callback([options] {});  // they live as long as the verb
  for (std::size_t i = 0; i < names(RefereeProtocol{}).size(); ++i) {
    add_sender(*group, o, verb, static_cast<RefereeProtocol>(i));
  }
  CLI::App* listen = group->add_subcommand("listen", "show what a referee says");
  listen->add_option("--protocol", o.spoken, "only this one; default: any GameController");
  listen->add_option("--refbox", o.refbox, "where a RefBox serves")->capture_default_str();
  const CLI::Validator port = within(0, 65535);
  listen->add_option("--port", o.port, "default: 3838, or 28097 of a RefBox")->check(port);
  listen->add_option("--status-port", o.status_port, "where answers go; default: 3939")->check(port);
  listen->add_flag("--anyone", o.anyone, "hear other machines too");
  listen->add_option("--team", o.team, "only games of this team")->check(within(0, 254));
  listen->add_option("--as", o.as, "TEAM:PLAYER: answer once a second, as this robot");
  listen->add_flag("--true-state", o.true_state, "what monitors are told, without delay");
  listen->add_option("--seconds", o.seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  listen->add_flag("--json", o.json, "one JSON object a line");
  listen->footer("example:\n  ./cancha referee listen --as 7:2");
  listen->callback([&o, &verb] { verb = [&o] { return referee_listen(o); }; });
  CLI::App* orders = group->add_subcommand("orders", "what a referee can be told to do");
  orders->callback([&o, &verb] { verb = [&o] { return referee_orders(o); }; });
  return group;
}

}  // namespace cancha::cli
