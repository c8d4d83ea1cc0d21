// ./cancha basestation: the team's agent that is on no robot. It hears the RefBox and the robots, and coaches.

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <sstream>

#include "base/json.h"
#include "base/suggest.h"
#include "cli/address.h"
#include "cli/checks.h"
#include "cli/line_source.h"
#include "cli/radio.h"
#include "cli/rtdb.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "os/clock.h"
#include "team/radio/radio.h"
#include "team/referee/listener.h"
#include "team/rtdb/schema.h"
#include "team/teamware/refbox_world.h"

namespace cancha::cli {
namespace {

using team::BaseStation;
using teamware::Overview;

constexpr Duration kCycle{100'000'000};        ///< between two words of the coach
constexpr Duration kPatience{20'000'000};      ///< for the radio, before anything else is looked at
constexpr Duration kAtOnce{1'000'000};         ///< for the RefBox and orders
constexpr Duration kTables{500'000'000};       ///< between two overviews
constexpr Duration kForgotten{1'000'000'000};  ///< after so long what a base station knew counts no more
constexpr std::size_t kMostOverview = 8192;    ///< bytes

struct BaseOptions {
  RadioOptions radio;
  std::string refbox;  ///< "127.0.0.1" or "127.0.0.1:28097"; empty: none
  std::string colour = "cyan";
  std::string name;            ///< as the RefBox is told it; empty: the team's
  std::string first = "cyan";  ///< which colour the RefBox's first team has
  bool no_radio = false;       ///< another program carries the records
  bool json = false;
};

Result<teamware::Colour> colour_of(const std::string& text) {
  const auto known = names(teamware::Colour{});
  const auto found = std::ranges::find(known, text);
  if (found == known.end()) return fail("colour", fmt::format("there is no '{}'", text), "cyan or magenta");
  return static_cast<teamware::Colour>(found - known.begin());
}

/// What a coach may say, one line each: "role 3 striker", "role 3" (as the players share it out), "out 2", "in 2",
/// "stop", "start", "colour magenta".
Result<void> obey(const std::string& line, BaseStation& base) {
  std::istringstream words{line};
  std::string what, first, second;
  words >> what >> first >> second;
  if (what.empty() || what.front() == '#') return {};
  const int robots = static_cast<int>(base.members().size()) - 1;
  const auto member = [&]() -> Result<int> {
    int number = 0;
    const auto [end, fault] = std::from_chars(first.data(), first.data() + first.size(), number);
    if (fault != std::errc{} || end != first.data() + first.size() || number < 1 || number > robots) {
      return fail(what, fmt::format("'{}' is no robot of the team", first), fmt::format("1 to {}", robots));
    }
    return number;
  };
  if (what == "stop" || what == "start") {
    base.set_stopped(what == "stop");
    return {};
  }
  if (what == "colour") {
    auto colour = colour_of(first);
    if (!colour) return pass_on(std::move(colour));
    base.set_colour(*colour);
    return {};
  }
  if (what == "role" || what == "out" || what == "in") {
    auto number = member();
    if (!number) return pass_on(std::move(number));
    if (what == "role") {
      if (second.size() > BaseStation::kLongestRole) {
        return fail("role", "is too long", fmt::format("{} letters at most", BaseStation::kLongestRole));
      }
      base.set_role(*number, second);
    } else {
      base.set_active(*number, what == "in");
    }
    return {};
  }
  return fail("order", fmt::format("there is no '{}'", what), "role N NAME, out N, in N, stop, start, colour NAME");
}

/// One base station at work.
class Station {
 public:
  Station(const BaseOptions& options, BaseStation base, std::optional<team::RecordRadio> radio,
          std::optional<team::RefereeListener> refbox, LineSource orders, team::Record<Overview> told,
          team::Record<teamware::Orders> ordered)
      : options_{options},
        base_{std::move(base)},
        radio_{std::move(radio)},
        refbox_{std::move(refbox)},
        orders_{std::move(orders)},
        told_{std::move(told)},
        ordered_{std::move(ordered)},
        on_terminal_{isatty(STDOUT_FILENO) == 1} {}

  int work() {
    const os::HostTime start = os::now();
    os::HostTime next = start;
    while (!interrupted()) {
      if (radio_) (void)radio_->step(kPatience);
      if (!radio_) team::rest(kPatience);
      hear_refbox();
      if (const auto line = orders_.next(kAtOnce)) {
        if (auto done = obey(line->text, base_); !done) complain(done.error());
        changed_ = true;
      }
      const os::HostTime now = os::now();
      if (now >= next) {
        next = std::max(next + kCycle, now);
        auto put = base_.update();
        if (put) put = share();
        if (!put) return complain(put.error()), kProblem;
        if (refbox_) refbox_->tell(team::refbox_world(base_, options_.name));
      }
      if (now >= next_table_) show(now);
      if (options_.radio.duration > 0 && (now - start).seconds() >= options_.radio.duration) break;
    }
    if (radio_) radio_->leave();
    return kFine;
  }

 private:
  void hear_refbox() {
    if (!refbox_) return;
    for (const team::RefereeNews& news : refbox_->listen(kAtOnce)) {
      if (!news.text.empty() && !options_.json) fmt::print("RefBox: {}\n", news.text);
    }
    if (!refbox_->state()) return;
    const bool first = names(teamware::Colour{})[static_cast<std::size_t>(base_.coach().team.colour)] == options_.first;
    base_.referee(*refbox_->state(), first ? RefereeSide::First : RefereeSide::Second, os::real_time());
  }

  [[nodiscard]] Overview overview() const {
    Overview made = base_.overview();
    made.refbox = !refbox_ ? "none" : refbox_->lost() ? "lost" : "connected";
    if (!radio_) return made;
    for (const RadioMember& one : radio_->state().members) {
      const auto robot = std::ranges::find(made.robots, one.member, &teamware::OverviewRobot::number);
      if (robot == made.robots.end()) continue;
      robot->loss = one.loss;
      robot->silent = one.heard_ago.seconds();
    }
    return made;
  }

  /// For people, in its own database: what is known, and the orders that hold; and takes others that were put there.
  Result<void> share() {
    if (auto put = told_.put(overview()); !put) return put;
    teamware::Orders wanted;
    if (ordered_.bytes().latest() != ordered_number_) {
      const team::Reading reading = ordered_.get(wanted);
      if (ordered_number_ != 0 && reading) base_.obey(wanted);
      ordered_number_ = reading.number;
      changed_ = true;  // what came of them is shown
    }
    if (!std::exchange(changed_, false)) return {};
    auto put = ordered_.put(base_.orders());
    ordered_number_ = ordered_.bytes().latest();
    return put;
  }

  void show(os::HostTime now) {
    next_table_ = now + kTables;
    const Overview seen = overview();
    if (options_.json) {
      fmt::print("{}\n", to_json(seen));
      std::fflush(stdout);
      return;
    }
    if (on_terminal_ && lines_ > 0) fmt::print("\x1b[{}A\x1b[J", lines_);
    fmt::print("{}{}, RefBox {}\n", seen.play, seen.ours ? ", ours" : "", seen.refbox);
    fmt::print("{:>5} {:10} {:>7} {:>13} {:>13} {:>5} {:>7} {:>5}\n", "robot", "role", "age", "place", "ball", "loss",
               "battery", "wrong");
    for (const teamware::OverviewRobot& r : seen.robots) {
      const std::string ball = r.ball_seen ? fmt::format("{:.2f} {:.2f}", r.ball.x, r.ball.y) : "-";
      fmt::print("{:>5} {:10} {:>4.0f} ms {:>13} {:>13} {:>3.0f} % {:>5.0f} % {:>5}{}\n", r.number, r.role, r.age * 1e3,
                 fmt::format("{:.2f} {:.2f}", r.place.x, r.place.y), ball, r.loss * 100, r.battery * 100,
                 r.inconsistencies, r.active ? "" : "  silent");
    }
    lines_ = static_cast<int>(seen.robots.size()) + 2;
    std::fflush(stdout);
  }

  const BaseOptions& options_;
  BaseStation base_;
  std::optional<team::RecordRadio> radio_;
  std::optional<team::RefereeListener> refbox_;
  LineSource orders_;
  team::Record<Overview> told_;
  team::Record<teamware::Orders> ordered_;
  std::uint64_t ordered_number_ = 0;  ///< of the last orders that were read or put
  bool changed_ = true;               ///< orders that hold are not in the database yet
  bool on_terminal_;
  int lines_ = 0;
  os::HostTime next_table_;
};

/// "127.0.0.1" or "127.0.0.1:28097".
Result<std::optional<team::RefereeListener>> refbox_of(const BaseOptions& o) {
  if (o.refbox.empty()) return std::nullopt;
  team::RefereeListener::Settings settings{.clock = os::real_time, .protocol = RefereeProtocol::Msl};
  const auto address = read_address("--refbox", o.refbox, team::kRefBoxPort);
  if (!address) return tl::unexpected<Error>(address.error());
  settings.refbox = address->host_text();
  settings.port = address->port;
  auto listener = team::RefereeListener::open(settings);
  if (!listener) return pass_on(std::move(listener));
  return std::optional{std::move(*listener)};
}

Result<team::Database> database_of(const BaseOptions& o, const team::Schema& schema) {
  team::Database::Settings settings;
  settings.place = o.radio.place;
  settings.members = schema.members;
  return team::Database::open(settings, schema.records);
}

Result<int> run(BaseOptions& o) {
  auto colour = colour_of(o.colour);
  if (!colour) return pass_on(std::move(colour));
  if (o.name.empty()) o.name = o.radio.place.team;
  o.radio.place.member = team::kBaseStation;
  auto schema = team::load_schema(root() / "content", o.radio.schema);
  if (!schema) return pass_on(std::move(schema));
  auto refbox = refbox_of(o);
  if (!refbox) return pass_on(std::move(refbox));
  auto database = database_of(o, *schema);
  if (!database) return pass_on(std::move(database));
  std::optional<team::RecordRadio> radio;
  if (!o.no_radio) {
    auto settings = radio_settings(o.radio);
    if (!settings) return pass_on(std::move(settings));
    auto opened = team::RecordRadio::open(*settings, *database);
    if (!opened) return pass_on(std::move(opened));
    radio.emplace(std::move(*opened));
  }
  auto base = BaseStation::open(std::move(*database), *schema, *colour);
  if (!base) return pass_on(std::move(base));
  auto orders = LineSource::open("-");
  if (!orders) return pass_on(std::move(orders));
  team::Declaration overview = team::declare<Overview>("overview");
  overview.bytes = kMostOverview;
  overview.lifetime = kForgotten;
  auto told = base->database().record<Overview>(overview);
  if (!told) return pass_on(std::move(told));
  auto ordered = base->database().record<teamware::Orders>(team::declare<teamware::Orders>("orders"));
  if (!ordered) return pass_on(std::move(ordered));
  (void)interrupted();  // from here on a signal ends us in order
  return Station{o,
                 std::move(*base),
                 std::move(radio),
                 std::move(*refbox),
                 std::move(*orders),
                 std::move(*told),
                 std::move(*ordered)}
      .work();
}

}  // namespace

void add_basestation(CLI::App& app, std::function<int()>& verb) {
  const auto options = std::make_shared<BaseOptions>();
  BaseOptions& o = *options;
  CLI::App* made = app.add_subcommand("basestation", "the base station of a team: referee box in, coach out, overview");
  add_folder(*made, o.radio.place);
  made->add_option("--team", o.radio.place.team, "name of the team")->capture_default_str();
  made->add_option("--schema", o.radio.schema, "of content/team, or a .toml file")->capture_default_str();
  made->add_option("--refbox", o.refbox, "HOST or HOST:PORT of the RefBox; default: none is heard");
  made->add_option("--colour", o.colour, "of the team's band: cyan or magenta")
      ->capture_default_str()
      ->check(CLI::IsMember({"cyan", "magenta"}));
  made->add_option("--first", o.first, "colour of the team that the RefBox names first")
      ->capture_default_str()
      ->check(CLI::IsMember({"cyan", "magenta"}));
  made->add_option("--name", o.name, "of the team, as the RefBox is told it; default: --team");
  made->add_flag("--no-radio", o.no_radio, "another program carries the records, such as ./cancha radio");
  add_link(*made, o.radio);
  made->add_option("--duration", o.radio.duration, "seconds; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  made->add_flag("--json", o.json, "the overview as one JSON object twice a second");
  made->footer(
      "Orders come from standard input, a line each: role 3 striker, role 3, out 2, in 2, stop, start, colour "
      "magenta.\n"
      "examples:\n  ./cancha basestation --team demo --refbox 127.0.0.1\n"
      "  echo 'role 3 defender' | ./cancha basestation --team demo --no-radio --duration 1");
  made->callback([options, &verb] {
    verb = [options] {
      const auto done = run(*options);
      if (done) return *done;
      complain(done.error());
      return kProblem;
    };
  });
}

}  // namespace cancha::cli
