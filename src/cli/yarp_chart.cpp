// ./cancha yarp chart: a chart that reads and writes through ports only; the robot is another process, or another
// machine.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include "act/pose/import.h"
#include "act/pose/motion.h"
#include "base/geometry.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/yarp.h"
#include "decide/chart/sequence.h"
#include "decide/chart/truth_table.h"
#include "robot/control_board.h"
#include "team/yarp/bottle_text.h"

namespace cancha::cli {
namespace {

namespace chart = decide::chart;
using team::yarp::Bottle;
using team::yarp::Item;
using team::yarp::Port;

struct YarpChartOptions {
  YarpNetwork network;
  std::string file;
  std::string prefix = "/chart";
  std::vector<std::string> inputs;  ///< "u=/sensor:o"
  std::vector<std::string> below;   ///< "u=0.6"
  std::string board;
  std::vector<std::string> moves;  ///< "S1=0,S0=1:ceabot_left"
  std::string robot = "bioloid";
  std::string ids = "ceabot";
  double silence = 3.0;  ///< seconds
  double seconds = 0.0;
};

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// An input of the chart and its port.
struct ChartInput {
  std::uint32_t variable = 0;
  std::unique_ptr<Port> port;
  std::string from;             ///< the port that sends to it; empty: whoever connects
  std::optional<double> below;  ///< 1 where something is nearer
  os::HostTime heard;
};

/// What a message says: the nearest of a matrix, else its first number or truth.
std::optional<double> number_in(const Bottle& bottle) {
  const Item& last = bottle.empty() ? item_at(bottle, 0) : bottle.back();
  if (last.is_list()) {
    std::optional<double> nearest;
    for (const Item& item : last.items) {
      const auto number = item.as_number();
      if (number && (!nearest || *number < *nearest)) nearest = number;
    }
    return nearest;
  }
  const Item& first = item_at(bottle, 0);
  if (first.is_vocab() && (first.whole == 0 || first.whole == '1')) return first.whole == 0 ? 0.0 : 1.0;
  return first.as_number();
}

/// "name=rest", with the chart's input of that name.
Result<std::pair<std::uint32_t, std::string>> assigned(const chart::Chart& c, const std::string& text,
                                                       const char* option) {
  const std::size_t equals = text.find('=');
  const std::string name = text.substr(0, equals);
  std::vector<std::string> known;
  for (const std::uint32_t v : c.of_role(chart::Role::Input)) {
    known.push_back(c.variables[v].name);
    if (equals != std::string::npos && c.variables[v].name == name) return std::pair{v, text.substr(equals + 1)};
  }
  return fail(option, fmt::format("'{}' names no input of the chart", text), suggest_and_list(name, known));
}

/// A motion that is sent to a control board, pose by pose, while the chart's outputs ask for it.
class Movements {
 public:
  struct Choice {
    std::vector<std::pair<std::uint32_t, double>> when;  ///< outputs and their values
    act::Motion motion;
  };

  Result<void> load(const YarpChartOptions& o, const chart::Chart& c) {
    const auto content = root() / "content";
    auto robot = body::read_robot(content / "robots" / o.robot);
    if (!robot) return pass_on(std::move(robot));
    robot_ = std::move(*robot);
    auto ids = act::read_ids(content / "robots" / o.robot / "ids" / (o.ids + ".toml"), robot_);
    if (!ids) return pass_on(std::move(ids));
    ids_ = std::move(*ids);
    for (const std::string& text : o.moves) {
      const std::size_t colon = text.find(':');
      if (colon == std::string::npos)
        return fail("--move", fmt::format("'{}' names no motion", text), "S1=0,S0=1:ceabot_left");
      Choice choice;
      for (std::size_t at = 0; at < colon;) {
        const std::size_t end = std::min(text.find(',', at), colon);
        const std::string one = text.substr(at, end - at);
        const std::uint32_t variable = c.find_variable(one.substr(0, one.find('=')));
        if (variable == chart::kNone || one.find('=') == std::string::npos) {
          return fail("--move", fmt::format("'{}' is no output with its value", one), "S1=0,S0=1:ceabot_left");
        }
        choice.when.emplace_back(variable, std::atof(one.substr(one.find('=') + 1).c_str()));
        at = end + 1;
      }
      auto motion = act::read_motion(content / "motions" / o.robot / (text.substr(colon + 1) + ".toml"), robot_);
      if (!motion) return pass_on(std::move(motion));
      choice.motion = std::move(*motion);
      choices_.push_back(std::move(choice));
    }
    return {};
  }

  /// The next pose where the last is over; a motion is begun anew only when the one before has ended.
  void go_on(const chart::Trial& trial, Port& board, os::HostTime now) {
    if (now < due_) return;
    if (playing_ == nullptr || pose_ == playing_->poses.size()) {
      pose_ = 0;
      playing_ = nullptr;
      for (const Choice& choice : choices_) {
        const bool asked =
            std::ranges::all_of(choice.when, [&](const auto& w) { return trial.value(w.first) == w.second; });
        if (asked) playing_ = &choice.motion;
      }
    }
    if (playing_ == nullptr) return;
    const act::Pose& pose = playing_->poses[pose_++];
    // a pose that says a speed instead takes a fifth of a second, as the document's steps at most
    const double time = pose.time > 0 ? pose.time : 0.2;
    Bottle axes;
    Bottle goals;
    Bottle speeds;
    for (const act::JointAngle& angle : pose.angles) {
      if (ids_.ids[angle.joint] < 0) continue;
      const double degrees = robot::servo_degrees(robot_, angle.joint, from_degrees(angle.degrees));
      const auto before = last_.try_emplace(angle.joint, degrees).first;
      axes.push_back(Item::integer(ids_.ids[angle.joint]));
      goals.push_back(Item::number(degrees));
      speeds.push_back(Item::number(std::max(10.0, std::abs(degrees - before->second) / time)));
      before->second = degrees;
    }
    const Item count = Item::integer(static_cast<std::int64_t>(axes.size()));
    board.write({Item::vocab("set"), Item::vocab("velg"), count, Item::list(axes), Item::list(speeds)});
    board.write({Item::vocab("set"), Item::vocab("posg"), count, Item::list(axes), Item::list(goals)});
    due_ = now + nearest(Seconds{time + pose.pause});
  }

 private:
  body::Robot robot_;
  act::IdMap ids_;
  std::vector<Choice> choices_;
  const act::Motion* playing_ = nullptr;
  std::size_t pose_ = 0;
  os::HostTime due_;
  std::map<std::size_t, double> last_;  ///< degrees that were sent, by joint
};

/// A chart with all its ports.
class ChartOnPorts {
 public:
  ChartOnPorts(const YarpChartOptions& o, const chart::Chart& c, chart::Trial& trial)
      : o_{o}, chart_{c}, trial_{trial} {}

  Result<void> open() {
    for (const std::uint32_t v : chart_.of_role(chart::Role::Input)) {
      auto port = opened(fmt::format("{}/{}:i", o_.prefix, chart_.variables[v].name), 1);
      if (!port) return pass_on(std::move(port));
      inputs_.push_back({v, std::move(*port), "", std::nullopt, {}});
    }
    auto out = opened(o_.prefix + "/out:o", 1);
    if (!out) return pass_on(std::move(out));
    out_ = std::move(*out);
    if (!o_.board.empty()) {
      if (auto loaded = movements_.load(o_, chart_); !loaded) return loaded;
      auto board = opened(o_.prefix + "/movement:o", 64);
      if (!board) return pass_on(std::move(board));
      board_ = std::move(*board);
    }
    return {};
  }

  /// Lets the sensors send to the inputs, and the movements go to the board.
  Result<void> connect() {
    for (const std::string& text : o_.below) {
      const auto given = assigned(chart_, text, "--below");
      if (!given) return tl::unexpected(given.error());
      char* end = nullptr;
      const double limit = std::strtod(given->second.c_str(), &end);
      if (given->second.empty() || *end != '\0' || !std::isfinite(limit))
        return fail("--below", fmt::format("'{}' is no number", given->second), "u=0.6");
      input_of(given->first).below = limit;
    }
    for (const std::string& text : o_.inputs) {
      const auto given = assigned(chart_, text, "--input");
      if (!given) return tl::unexpected(given.error());
      ChartInput& input = input_of(given->first);
      input.from = given->second;
      if (auto joined = yarp_receive(served_, *input.port, o_.network, input.from, ""); !joined) return joined;
      fmt::print("{}: {} OK\n", input.port->name(), input.from);
    }
    if (!board_) return {};
    board_->connect_to(o_.board + "/rpc:i");
    while (!interrupted() && board_->outputs().empty() && !board_->trouble()) team::yarp::serve(served_, 20_ms);
    if (board_->trouble()) return tl::unexpected(*board_->trouble());
    return {};
  }

  /// Ticks by the host's clock until it was asked to end, or a sensor is silent.
  Result<std::int64_t> run() {
    const os::HostTime start = os::now();
    const Duration period = nearest(Seconds{chart_.sample_time / 1000.0});
    for (ChartInput& input : inputs_) input.heard = start;
    std::int64_t ticks = 0;
    while (!interrupted() && (o_.seconds <= 0 || (os::now() - start).seconds() < o_.seconds)) {
      const os::HostTime due = start + period * (ticks + 1);
      for (os::HostTime now = os::now(); now < due && !interrupted(); now = os::now()) {
        team::yarp::serve(served_, std::min(due - now, Duration{20'000'000}));
        if (auto heard = listen(); !heard) return pass_on(std::move(heard));
        if (board_) movements_.go_on(trial_, *board_, os::now());
      }
      trial_.tick();
      ++ticks;
      show(ticks);
    }
    return ticks;
  }

  void tell_all_losses() const {
    for (const Port* port : served_) tell_losses(*port);
  }

 private:
  Result<std::unique_ptr<Port>> opened(const std::string& name, std::size_t queue) {
    auto settings = yarp_port(o_.network, name);
    if (!settings) return pass_on(std::move(settings));
    settings->queue = queue;
    auto port = Port::open(std::move(*settings));
    if (port) served_.push_back(port->get());
    return port;
  }

  ChartInput& input_of(std::uint32_t variable) {
    return *std::ranges::find_if(inputs_, [&](const ChartInput& input) { return input.variable == variable; });
  }

  Result<void> listen() {
    for (ChartInput& input : inputs_) {
      while (const auto message = input.port->read()) {
        input.heard = os::now();
        const auto number = number_in(message->bottle);
        if (!number) {
          return fail(
              message->from,
              fmt::format("sends '{}', and a number is wanted", team::yarp::text_of(message->bottle).substr(0, 60)),
              "a number, true, false, or a matrix of distances");
        }
        trial_.set(input.variable, input.below ? (*number < *input.below ? 1.0 : 0.0) : *number);
      }
      if (!input.from.empty() && (os::now() - input.heard).seconds() > o_.silence) {
        return fail(input.from, fmt::format("has sent nothing for {} s", o_.silence),
                    "its program is gone, or stands still");
      }
    }
    return {};
  }

  /// What the chart puts out, to its port, and to the terminal where it has changed.
  void show(std::int64_t ticks) {
    Bottle told;
    for (const std::uint32_t v : chart_.of_role(chart::Role::Output)) {
      told.push_back(Item::list({Item::string(chart_.variables[v].name), Item::number(trial_.value(v))}));
    }
    told.push_back(Item::list({Item::string("state"), Item::string(trial_.state())}));
    out_->write(told, fmt::format("{} {:.3f}", ticks, static_cast<double>(ticks) * chart_.sample_time / 1000.0));
    if (trial_.state() == shown_) return;
    shown_ = trial_.state();
    fmt::print("{:8.1f} s  {}\n", static_cast<double>(ticks) * chart_.sample_time / 1000.0, team::yarp::text_of(told));
    std::fflush(stdout);
  }

  const YarpChartOptions& o_;
  const chart::Chart& chart_;
  chart::Trial& trial_;
  std::vector<ChartInput> inputs_;
  std::unique_ptr<Port> out_;
  std::unique_ptr<Port> board_;
  std::vector<Port*> served_;
  Movements movements_;
  std::string shown_;
};

int yarp_chart(const YarpChartOptions& o) {
  const auto text = read_text(o.file);
  if (!text) return tell(text.error(), kUsage);
  const auto read = chart::read_chart_file(o.file, *text);
  if (!read) {
    for (const Error& e : read.error()) complain(e);
    return kUsage;
  }
  auto trial = chart::Trial::of(*read);
  if (!trial) return tell(trial.error());
  ChartOnPorts running{o, *read, *trial};
  if (const auto opened = running.open(); !opened) return tell(opened.error());
  (void)interrupted();  // from here on a signal ends us in order
  if (const auto connected = running.connect(); !connected) return tell(connected.error());
  fmt::print("{} runs on ports below {}, a tick each {:.0f} ms\n", o.file, o.prefix, read->sample_time);
  std::fflush(stdout);
  const auto ticks = running.run();
  if (!ticks) return tell(ticks.error());
  fmt::print("{} ticks\n", *ticks);
  running.tell_all_losses();
  return kFine;
}

}  // namespace

void add_yarp_chart(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<YarpChartOptions>();
  CLI::App* made = group.add_subcommand("chart", "a chart that reads and writes through ports only");
  made->add_option("file", o->file, "the chart: .scxml, or a truth table .csv")->required();
  made->add_option("--prefix", o->prefix, "what the names of its ports begin with: /chart/u:i, /chart/out:o")
      ->capture_default_str();
  made->add_option("--input", o->inputs, "INPUT=PORT that sends to it; others wait until somebody connects")
      ->allow_extra_args(false);
  made->add_option("--below", o->below, "INPUT=NUMBER: the input is 1 where the nearest is nearer, else 0")
      ->allow_extra_args(false);
  CLI::Option* board = made->add_option("--board", o->board, "control board that movements go to");
  made->add_option("--move", o->moves, "OUTPUT=VALUE,…:MOTION that is played while the outputs are so")
      ->allow_extra_args(false)
      ->needs(board);
  made->add_option("--robot", o->robot, "whose motions")->capture_default_str();
  made->add_option("--ids", o->ids, "table of axes, as the board has them")->capture_default_str();
  made->add_option("--silence", o->silence, "seconds after which a sensor that sends nothing ends it")
      ->capture_default_str()
      ->check(within(0.1, 1e6));
  made->add_option("--seconds", o->seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  add_yarp_network(*made, o->network, true);
  made->footer(
      "example:\n  ./cancha yarp chart content/behaviours/ceabot_avoid/avoid.scxml --below u=0.6 \\\n"
      "    --input u=/ravebot/Humanoid_Robot_Bioloid_mylaserfront/depth:o \\\n"
      "    --board /ravebot/movjCartesianServer --move S1=0,S0=1:ceabot_left");
  made->callback([o, &verb] { verb = [o] { return yarp_chart(*o); }; });
}

}  // namespace cancha::cli
