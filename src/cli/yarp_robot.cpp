// ./cancha yarp robot: a simulated robot behind the ports of a control board and of its sensors.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "act/pose/import.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/robot_practice.h"
#include "cli/terminal.h"
#include "cli/yarp.h"
#include "robot/control_board.h"
#include "robot/practice_body.h"
#include "robot/real_time_loop.h"

namespace cancha::cli {
namespace {

using team::yarp::Bottle;
using team::yarp::Port;

struct YarpRobotOptions {
  YarpNetwork network;
  std::string robot = "bioloid";
  std::string prefix = "/ravebot";
  std::string ids = "ceabot";
  std::string degrees = "servo";
  std::string profile = "kidsize_laser";
  std::vector<double> at;  ///< metres, metres, degrees; empty: before the goal
  double seconds = 0.0;
};

int tell(const Error& error, int status = kProblem) {
  complain(error);
  return status;
}

/// The league whose robots these are: that of their size, which stand in for others elsewhere.
Result<std::string> league_of(const std::string& robot) {
  const auto content = root() / "content";
  std::vector<std::string> names = field::league_names(content);
  std::stable_partition(names.begin(), names.end(), [](const std::string& name) { return name == "kidsize"; });
  for (const std::string& name : names) {
    const auto league = field::load_league(content, name);
    if (league && league->body == robot && league->has_ball()) return name;
  }
  return fail("robot", fmt::format("no league has robots '{}'", robot),
              suggest_and_list(robot, body::robot_names(content)));
}

Result<act::IdMap> ids_of(const YarpRobotOptions& o, const body::Robot& robot) {
  if (o.ids == "own") return act::own_ids(robot);
  const bool is_file = o.ids.ends_with(".toml");
  return act::read_ids(
      is_file ? std::filesystem::path{o.ids} : root() / "content" / "robots" / robot.name / "ids" / (o.ids + ".toml"),
      robot);
}

/// "bioloid" is Humanoid_Robot_Bioloid, as the document's model is called.
std::string model_name(std::string robot) {
  if (!robot.empty() && robot[0] >= 'a' && robot[0] <= 'z') robot[0] = static_cast<char>(robot[0] - 'a' + 'A');
  return "Humanoid_Robot_" + robot;
}

/// The ports of one robot.
class RobotPorts {
 public:
  RobotPorts(const YarpRobotOptions& o, robot::ControlBoard& board) : options_{o}, board_{board} {}

  Result<void> open(const body::Sensors& sensors) {
    const std::string device = options_.prefix + "/movjCartesianServer/";
    if (auto made = add(device + "rpc:i", [this](const Bottle& asked) { return board_.answer(asked); }); !made)
      return made;
    const auto command = [this](const Bottle& streamed) {
      const auto obeyed = board_.command(streamed);
      if (!obeyed) complain(obeyed.error());
      return Bottle{};
    };
    if (auto made = add(device + "command:i", command); !made) return made;
    if (auto made = add(device + "state:o", {}); !made) return made;
    if (auto made = add(device + "stateExt:o", {}); !made) return made;
    for (const body::LaserSensor& laser : sensors.lasers) {
      const std::string name = fmt::format("{}/{}_{}/depth:o", options_.prefix, model_name(options_.robot), laser.name);
      if (auto made = add(name, {}); !made) return made;
    }
    return {};
  }

  /// What the sensors gave in this tick, to all who read.
  void publish(const Readings& readings) {
    ports_[kState]->write(board_.state(), board_.stamp());
    ports_[kExtended]->write(board_.extended_state(), board_.stamp());
    for (const LaserScan& scan : readings.lasers) {
      const std::size_t place = kSensors + static_cast<std::size_t>(scan.scanner);
      if (place < ports_.size()) ports_[place]->write(robot::matrix_of(scan), board_.stamp());
    }
    team::yarp::serve(served_, {});
  }

  [[nodiscard]] const std::vector<std::unique_ptr<Port>>& all() const { return ports_; }

 private:
  static constexpr std::size_t kState = 2;
  static constexpr std::size_t kExtended = 3;
  static constexpr std::size_t kSensors = 4;

  Result<void> add(const std::string& name, Port::Responder responder) {
    auto settings = yarp_port(options_.network, name);
    if (!settings) return pass_on(std::move(settings));
    settings->responder = std::move(responder);
    auto port = Port::open(std::move(*settings));
    if (!port) return pass_on(std::move(port));
    served_.push_back(port->get());
    ports_.push_back(std::move(*port));
    return {};
  }

  const YarpRobotOptions& options_;
  robot::ControlBoard& board_;
  std::vector<std::unique_ptr<Port>> ports_;
  std::vector<Port*> served_;
};

int yarp_robot(const YarpRobotOptions& o) {
  const auto league = league_of(o.robot);
  if (!league) return tell(league.error(), kUsage);
  const auto practice = load_practice(o.profile, *league);
  if (!practice) return tell(practice.error(), kUsage);
  const robot::BodyKind& kind = *practice->kind;
  const auto ids = ids_of(o, kind.robot);
  if (!ids) return tell(ids.error(), kUsage);
  robot::PracticeStart start;
  if (!o.at.empty()) start.X_FR = Pose2{o.at[0], o.at[1], from_degrees(o.at[2])};
  auto body = robot::PracticeBody::make(practice->profile, practice->league, kind, Random{1}, start);
  if (!body) return tell(body.error());
  const auto sensors = robot::sensors_of(practice->profile, &kind);
  if (!sensors) return tell(sensors.error());

  using Board = robot::ControlBoard;
  Board board{kind.robot,
              *ids,
              kind.standing,
              {.degrees = o.degrees == "servo" ? Board::Degrees::Servo : Board::Degrees::Joint}};
  RobotPorts ports{o, board};
  if (const auto opened = ports.open(*sensors); !opened) return tell(opened.error());
  (void)interrupted();  // from here on a signal ends us in order
  for (const auto& port : ports.all()) fmt::print("{}  {}:{}\n", port->name(), o.network.listen, port->number());
  fmt::print("{} moves by the host's clock, {} axes; Ctrl-C ends it\n", o.robot, board.axes());
  std::fflush(stdout);
  const robot::Ticker ticker = [&](const Readings& readings) {
    const Commands* commands = board.tick(readings);
    ports.publish(readings);
    return commands;
  };
  robot::LoopSettings settings{.seconds = o.seconds};
  settings.enough = [] { return interrupted(); };
  const robot::LoopReport report = robot::run_in_real_time(**body, ticker, settings);
  fmt::print("{} ticks, {} overruns, at worst {:.1f} ms late\n", report.ticks, report.overruns, report.worst_late_ms);
  for (const auto& port : ports.all()) tell_losses(*port);
  if (!report.stopped.empty()) return tell({o.robot, report.stopped, ""});
  return kFine;
}

}  // namespace

void add_yarp_robot(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<YarpRobotOptions>();
  CLI::App* made =
      group.add_subcommand("robot", "a simulated robot behind the ports of a control board and its sensors");
  made->add_option("robot", o->robot, "one of content/robots")->capture_default_str();
  made->add_option("--prefix", o->prefix, "what the names of its ports begin with")->capture_default_str();
  made->add_option("--ids", o->ids, "which motor is which axis: a table of the robot's ids/, a .toml file, or own")
      ->capture_default_str();
  made->add_option("--degrees", o->degrees, "what positions are: of the servo, 0 to 300, or of the joint")
      ->capture_default_str()
      ->check(CLI::IsMember({"servo", "joint"}));
  made->add_option("--profile", o->profile, "a player of content/players, whose sensors it wears")
      ->capture_default_str();
  made->add_option("--at", o->at, "X Y DEGREES where it stands: metres ahead and to the left from the field's centre")
      ->expected(3)
      ->check(within(-100.0, 400.0));
  made->add_option("--seconds", o->seconds, "so long; otherwise until Ctrl-C")->check(within(0.001, 1e6));
  add_yarp_network(*made, o->network, true);
  made->footer("example:\n  ./cancha yarp robot bioloid --at 3.9 0.9 0");
  made->callback([o, &verb] { verb = [o] { return yarp_robot(*o); }; });
}

}  // namespace cancha::cli
