// ./cancha robot run ini.config: FutRob's robot from its own files.

#include "cli/robot_futrob.h"

#include <fmt/format.h>

#include <atomic>
#include <charconv>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/json.h"
#include "base/log.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "mcap/writer.h"
#include "messages/foxglove.h"
#include "os/clock.h"
#include "robot/camera_body.h"
#include "robot/event_log.h"
#include "robot/futrob_robot.h"
#include "robot/practice_body.h"
#include "robot/real_time_loop.h"
#include "robot/team_link.h"

namespace cancha::cli {
namespace {

/// What came of a run.
struct FutrobReport {
  double seconds = 0.0;
  std::int64_t ticks = 0;
  std::int64_t overruns = 0;
  std::string rule;
  std::string action;
  int rules_changed = 0;
  int kicks = 0;
  int falls = 0;
  double ball_moved = 0.0;
  std::string log;
  std::vector<robot::TroubleCount> troubles;

  static constexpr std::string_view kName = "cancha.FutrobReport";
  static constexpr auto fields() {
    using R = FutrobReport;
    return list_of(entry("seconds", &R::seconds), entry("ticks", &R::ticks),
                   entry("overruns", &R::overruns, "ticks that began more than a period late"),
                   entry("rule", &R::rule, "that was true last"), entry("action", &R::action, "that ran last"),
                   entry("rules_changed", &R::rules_changed, "how often another rule came true"),
                   entry("kicks", &R::kicks, "motions that were played"), entry("falls", &R::falls),
                   entry("ball_moved", &R::ball_moved, "m, of a simulated ball"), entry("log", &R::log, "its file"),
                   entry("troubles", &R::troubles, "with which it played on"));
  }
};

/// Numbers with commas between them.
Result<std::vector<double>> numbers_of(const std::string& option, const std::string& text, std::size_t least,
                                       std::size_t most) {
  std::vector<double> numbers;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t comma = std::min(text.find(',', begin), text.size());
    double value = 0;
    const auto [end, trouble] = std::from_chars(text.data() + begin, text.data() + comma, value);
    if (trouble != std::errc{} || end != text.data() + comma || !(std::abs(value) < 1000)) {
      return fail(option, fmt::format("'{}' is no place", text), "metres and degrees: 2.7,0,180");
    }
    numbers.push_back(value);
    begin = comma + 1;
  }
  if (numbers.size() < least || numbers.size() > most) {
    return fail(option, fmt::format("'{}' is no place", text), "metres and degrees: 2.7,0,180");
  }
  numbers.resize(most);
  return numbers;
}

/// As in the document's penalty kick, seen from yellow, who attacks towards +x: robot 180 cm before the goal, ball 140,
/// keeper 30. Where options say another place, there.
Result<robot::PracticeStart> start_of(const FutrobRun& o, const field::League& league) {
  robot::PracticeStart start;
  const double goal = league.walls.length() / 2;
  start.X_FR = Pose2{goal - 1.8, 0.0, 0.0};
  start.p_FB = Vec2{goal - 1.4, 0.0};
  start.X_FO = Pose2{goal - 0.3, 0.0, kPi};
  const auto take = [](const char* option, const std::string& text, auto&& put) -> Result<void> {
    if (text.empty()) return {};
    const auto numbers = numbers_of(option, text, 2, 3);
    if (!numbers) return tl::unexpected<Error>(numbers.error());
    put(Pose2{(*numbers)[0], (*numbers)[1], from_degrees((*numbers)[2])});
    return {};
  };
  if (auto taken = take("--robot-at", o.robot_at, [&](const Pose2& X) { start.X_FR = X; }); !taken) {
    return pass_on(std::move(taken));
  }
  if (auto taken = take("--ball-at", o.ball_at, [&](const Pose2& X) { start.p_FB = X.position(); }); !taken) {
    return pass_on(std::move(taken));
  }
  if (auto taken = take("--opponent-at", o.opponent_at, [&](const Pose2& X) { start.X_FO = X; }); !taken) {
    return pass_on(std::move(taken));
  }
  start.through_bus = o.body == "emulated";
  start.effects = o.effects.of_servos();
  start.battery = o.effects.tired_battery();
  return start;
}

/// A recording of one robot: its frames, and the lines of its log.
class RobotRecording {
 public:
  static Result<std::unique_ptr<RobotRecording>> open(const std::string& path) {
    auto writer = mcap::McapWriter::open(path);
    if (!writer) return pass_on(std::move(writer));
    return std::unique_ptr<RobotRecording>{new RobotRecording{std::move(*writer)}};
  }
  void line(robot::LogModule module, const robot::LogLine& line, Time now) {
    foxglove::Log log;
    log.timestamp = now;
    log.message = line.message;
    for (const robot::LogParameter& one : line.parameters)
      log.message += fmt::format(" [{} = {}]", one.name, one.value);
    log.name = names(module)[static_cast<std::size_t>(module)];
    log.file = line.file;
    log.line = static_cast<std::uint32_t>(line.line);
    const std::lock_guard lock{mutex_};
    (void)writer_.write(log_, now, log);
  }
  void frame(const Frame& frame) {
    const std::lock_guard lock{mutex_};
    (void)writer_.write(frames_, frame.time, frame);
  }
  Result<void> close() { return writer_.close(); }

 private:
  explicit RobotRecording(mcap::McapWriter writer)
      : writer_{std::move(writer)},
        log_{writer_.add_channel<foxglove::Log>("/log")},
        frames_{writer_.add_channel<Frame>("/robot/frames")} {}

  std::mutex mutex_;
  mcap::McapWriter writer_;
  mcap::ChannelId log_;
  mcap::ChannelId frames_;
};

/// One run, from the files to the report.
class Session {
 public:
  Session(const FutrobRun& options, robot::FutrobRobot made)
      : o_{options}, robot_{std::move(made)}, log_{log_settings()}, programs_{robot_.league, robot_.reader()} {}

  Result<FutrobReport> run() {
    if (auto ready = prepare(); !ready) return pass_on(std::move(ready));
    auto player = robot::make_player({robot_.profile, robot::kPractising, robot_.league, robot_.kind.get(), programs_},
                                     robot::futrob_parts(in_real_time()));
    if (!player) return pass_on(std::move(player));
    if (auto made = make_body(); !made) return pass_on(std::move(made));
    robot::LoopReport loop = play(**player);
    body_.reset();
    if (auto closed = log_.close(); !closed) return pass_on(std::move(closed));
    if (recording_) {
      if (auto closed = recording_->close(); !closed) return pass_on(std::move(closed));
    }
    if (!loop.stopped.empty()) return fail("robot", loop.stopped);
    report_.ticks = loop.ticks;
    report_.overruns = loop.overruns;
    report_.seconds = static_cast<double>(loop.ticks) * 0.01;
    report_.log = log_.path().string();
    report_.troubles = troubles_.counts();
    return report_;
  }

 private:
  [[nodiscard]] bool in_real_time() const { return o_.body != "sim"; }
  [[nodiscard]] bool on_port() const { return in_real_time() && o_.body != "emulated"; }
  [[nodiscard]] const robot::FutrobSettings& said() const { return *robot_.settings; }

  robot::RobotLog::Settings log_settings() {
    const robot::FutrobSettings& s = said();
    robot::RobotLog::Settings settings;
    settings.modules = {s.log_action, s.log_motors, s.log_vision, s.log_comm, s.log_rules, true};
    if (!s.log) settings.modules = {};
    // a simulated day begins when the robot does
    settings.clock = [this] { return in_real_time() ? os::time_of_day() : Duration{now_.load()}; };
    settings.also = [this](robot::LogModule module, const robot::LogLine& line) {
      if (recording_) recording_->line(module, line, Time{now_.load()});
    };
    return settings;
  }

  Result<void> prepare() {
    if (said().log) {
      if (auto opened = log_.open(said().logfile); !opened) return opened;
    }
    if (o_.record.empty()) return {};
    auto recording = RobotRecording::open(o_.record);
    if (!recording) return pass_on(std::move(recording));
    recording_ = std::move(*recording);
    return {};
  }

  Result<void> make_body() {
    if (on_port()) {
      auto direction = act::direction_of(said().direction);
      if (!direction) return pass_on(std::move(direction));
      direction->least_hold = Duration{static_cast<std::int64_t>(said().constants.delay_us * 1000)};
      auto bus = act::ServoBus::open(o_.body, {.baud = said().baud,
                                               .timeout = 1_ms * o_.line.timeout,
                                               .direction = *direction,
                                               .at_end = o_.relax ? act::AtEnd::Relax : act::AtEnd::Hold});
      if (!bus) return pass_on(std::move(bus));
      auto body = robot::BusBody::start(robot_.kind->robot, std::move(*bus), &troubles_);
      if (!body) return pass_on(std::move(body));
      body_ = std::make_unique<robot::BusBody>(std::move(*body));
      if (auto sees = give_eyes(); !sees) return sees;
    } else {
      auto start = start_of(o_, robot_.league);
      if (!start) return pass_on(std::move(start));
      start->troubles = &troubles_;
      auto body = robot::PracticeBody::make(robot_.profile, robot_.league, *robot_.kind, Random{1}, *start);
      if (!body) return pass_on(std::move(body));
      practice_ = body->get();
      body_ = std::move(*body);
    }
    return give_ears();
  }

  Result<void> give_eyes() {
    const robot::Profile& profile = robot_.profile;
    if (profile.senses == "stub") return {};
    if (profile.senses != "camera" || profile.seeing.capture.device.empty()) {
      log::warning("the robot has no camera: it is blind (cameraDevice in {}, or --camera DEVICE)", o_.ini);
      return {};
    }
    auto sees =
        robot::CameraBody::make(std::move(body_), sense::system_video_driver(), profile.seeing.capture, troubles_);
    if (!sees) return pass_on(std::move(sees));
    body_ = std::move(*sees);
    return {};
  }

  Result<void> give_ears() {
    const robot::Hearer self{
        .id = said().id, .role = static_cast<team::TeamRole>(said().role), .player = std::max(said().id, 1)};
    if (!in_real_time()) {
      // simulated time is nobody else's: what it would tell its mates is in its log alone
      if (said().radio || said().referee) {
        log::warning("radio and referee are for emulated and real bodies; with --body sim the robot hears neither");
      }
      body_ = std::make_unique<robot::UnheardBody>(std::move(body_), self.id, self.role, said().radio_address, log_);
      return {};
    }
    auto hears = robot::with_ears(std::move(body_), robot_.profile.hearing, self, &log_, troubles_);
    if (!hears) return pass_on(std::move(hears));
    body_ = std::move(*hears);
    return {};
  }

  robot::LoopReport play(robot::Player& player) {
    (void)interrupted();  // from here on a signal ends the loop in order
    const auto stand = [&] { return robot::take_pose(*body_, robot_.kind->robot, robot_.kind->standing); };
    if (on_port()) {
      robot::LoopReport stood = stand();
      if (!stood.stopped.empty()) return stood;
    }
    LiveLine line{!o_.json};
    robot::EventLog events{log_, robot_.kind->robot};
    robot::LoopSettings settings{.seconds = o_.seconds};
    settings.paced = in_real_time();
    settings.enough = [] { return interrupted(); };
    settings.seen = [&](const Frame& frame) { see(frame, events, line); };
    const Vec2 ball_began = practice_ != nullptr ? practice_->truth().ball.p_FB.xy() : Vec2{};
    const robot::LoopReport report = robot::run_in_real_time(*body_, player, settings);
    if (practice_ != nullptr) report_.ball_moved = distance(practice_->truth().ball.p_FB.xy(), ball_began);
    if (on_port() && report.stopped.empty()) (void)stand();
    return report;
  }

  void see(const Frame& frame, robot::EventLog& events, LiveLine& line) {
    now_ = frame.time.ns;
    events.see(frame);
    if (recording_) recording_->frame(frame);
    const Intent& intent = frame.intent;
    if (intent.chosen_by != report_.rule) ++report_.rules_changed;
    report_.rule = intent.chosen_by;
    if (intent.rules && !intent.rules->action.empty()) report_.action = intent.rules->action;
    const Posture posture = frame.beliefs.posture;
    if (posture != posture_) {
      if (posture == Posture::Acting) ++report_.kicks;
      if (posture == Posture::Fallen) ++report_.falls;
      posture_ = posture;
    }
    if (line.due()) line.show(fmt::format(" {:5.1f} s  {} ({})", frame.time.seconds(), report_.action, report_.rule));
  }

  const FutrobRun& o_;
  robot::FutrobRobot robot_;
  std::unique_ptr<RobotRecording> recording_;
  std::atomic<std::int64_t> now_ = 0;  ///< of the player, nanoseconds; the radio's thread asks for it, too
  robot::RobotLog log_;
  robot::TroubleBook troubles_{&log_};
  robot::Programs programs_;
  std::unique_ptr<robot::Body> body_;
  const robot::PracticeBody* practice_ = nullptr;
  FutrobReport report_;
  Posture posture_ = Posture::Standing;
};

}  // namespace

int run_futrob(const FutrobRun& o) {
  const bool real = o.body != "sim" && o.body != "emulated";
  if (!real && !o.camera.empty()) {
    return complain({"--camera", "a simulated robot has no device", "--body PORT runs a real one"}), kUsage;
  }
  if (real && o.effects.any()) {
    return complain({"--body", "a real robot has its own battery and servos",
                     "--battery, --heat and --backlash are for sim and emulated"}),
           kUsage;
  }
  auto made = robot::load_futrob(o.ini, root() / "content", real ? std::optional{o.camera} : std::nullopt);
  if (!made) return complain(made.error()), kUsage;
  Session session{o, std::move(*made)};
  const auto report = session.run();
  if (!report) return complain(report.error()), kProblem;
  if (o.json) {
    fmt::print("{}\n", to_json(*report));
    return kFine;
  }
  fmt::print("{:.1f} s, {} ticks, {} overruns; other rules came true {} times, last '{}'\n", report->seconds,
             report->ticks, report->overruns, report->rules_changed, report->rule);
  fmt::print("{} motions, {} falls, the ball moved {:.2f} m\n", report->kicks, report->falls, report->ball_moved);
  if (!report->troubles.empty()) fmt::print("it played on with: {}\n", robot::text_of(report->troubles));
  if (!report->log.empty()) fmt::print("log: {} (./cancha robot log {})\n", report->log, report->log);
  return kFine;
}

}  // namespace cancha::cli
