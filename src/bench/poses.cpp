// How well players know where they are: the bank of hypotheses beside particles and the filter that knows posts alone,
// on the same looks of the same matches, by camera and by oracle. Then one by one: who stands, walks, turns, falls, is
// put elsewhere.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

#include "bench/bench.h"
#include "bench/usual_match.h"
#include "messages/humanoid.h"
#include "model/tracker.h"

namespace cancha::bench {
namespace {

constexpr double kSeconds = 30.0;        ///< of play
constexpr double kCourse = 81.0;         ///< seconds in which each robot does something else
constexpr double kFirst = 3.0;           ///< seconds that a filter has for its first look about
constexpr Duration kEvery = 100_ms;      ///< between two samples
constexpr double kLostCounts = 4.5;      ///< metres that one counts who does not know its place: half a pitch
constexpr double kLostTurned = kPi / 2;  ///< radians likewise
constexpr double kFound = 0.5;           ///< metres
constexpr double kFoundTurned = 0.35;    ///< radians
constexpr double kUpright = 0.9;         ///< z of the trunk's axis
constexpr double kPutAt = 10.0;          ///< seconds after which two robots are put elsewhere, again and again
constexpr double kPutEvery = 12.0;       ///< seconds
constexpr double kNotFound = 10.0;       ///< seconds after which nobody waits for it any more

constexpr std::size_t kRivals = 3;
constexpr std::array<const char*, kRivals> kWays{"bank", "particles", "posts"};
constexpr std::array<const char*, kRivals> kLabels{"", "particles_", "posts_"};

/// Everybody plays.
constexpr const char* kPlay = R"(
title = "Six players"
league = "kidsize"
[ball]
at = [0.0, 0.0]
spread = 1.5
speed_spread = 0.5
[[robots]]
robot = "blue:0"
at = [4.0, 0.0]
heading = 180
spread = 0.3
[[robots]]
robot = "blue:1"
at = [1.5, 1.0]
heading = 180
spread = 0.8
[[robots]]
robot = "blue:2"
at = [1.5, -1.0]
heading = 180
spread = 0.8
[[robots]]
robot = "yellow:0"
at = [-4.0, 0.0]
spread = 0.3
[[robots]]
robot = "yellow:1"
at = [-1.5, 1.0]
spread = 0.8
[[robots]]
robot = "yellow:2"
at = [-1.5, -1.0]
spread = 0.8
)";

struct Errors {
  std::vector<double> metres;
  std::vector<double> radians;

  void add(const Beliefs& beliefs, const Pose2& X_TR) {
    const bool known = beliefs.pose.has_value();
    metres.push_back(known ? distance(beliefs.pose->X_TR.position(), X_TR.position()) : kLostCounts);
    radians.push_back(known ? std::abs(wrap_angle(beliefs.pose->X_TR.heading - X_TR.heading)) : kLostTurned);
  }
  [[nodiscard]] double rms_cm() const {
    double sum = 0.0;
    for (const double one : metres) sum += one * one;
    return 100 * std::sqrt(sum / static_cast<double>(std::max<std::size_t>(metres.size(), 1)));
  }
};

double median(std::vector<double> values) {
  if (values.empty()) return 0.0;
  const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, half);
  return *half;
}

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// What all trackers make of one player's looks. None is told that it was carried.
class Rivals {
 public:
  explicit Rivals(const field::League& league) {
    for (const char* way : kWays) trackers_.emplace_back(league, way);
  }

  void update(const Frame& frame) {
    readings_ = frame.readings;
    readings_.carried = false;
    for (std::size_t k = 0; k < kWays.size(); ++k) {
      beliefs[k].self = frame.robot;
      const double before = cpu_seconds();
      trackers_[k].update(readings_, frame.percepts, beliefs[k]);
      if (frame.percepts.sight) looks_us[k].push_back(1e6 * (cpu_seconds() - before));
    }
  }
  std::array<Beliefs, kRivals> beliefs;
  std::array<std::vector<double>, kRivals> looks_us;

 private:
  std::vector<model::Tracker> trackers_;
  Readings readings_;
};

/// Watches what all players of a match believe; the truth of a frame is that of the tick before.
class Watcher final : public match::Observer {
 public:
  explicit Watcher(const field::League& league)
      : league_{league}, errors(static_cast<std::size_t>(2 * league.players)), put_(errors.size(), -1.0) {
    for (std::size_t i = 0; i < errors.size(); ++i) rivals.emplace_back(league);
  }

  void ticked(const match::Moment& moment) override {
    for (const Frame* frame : moment.frames) {
      const std::size_t place = place_of(frame->robot, league_.players);
      Rivals& all = rivals[place];
      all.update(*frame);
      if (robots_.empty() || moment.game.is_out(frame->robot)) continue;
      const Pose2 X_TR = in_team_frame(frame->robot.team, robots_[place].X_FR);
      const bool counts = frame->time.seconds() > kFirst && up_of(robots_[place].q_FR).z > kUpright;
      for (std::size_t k = 0; k < kWays.size(); ++k) {
        if (put_[place] >= 0.0) recover(all.beliefs[k], X_TR, frame->time.seconds(), place, k);
        if (counts && frame->time.ns % kEvery.ns == 0) errors[place][k].add(all.beliefs[k], X_TR);
      }
    }
    robots_ = moment.truth.robots;
  }
  /// From the next tick on it stands elsewhere.
  void put_elsewhere(std::size_t place, double seconds) {
    settle(place);
    put_[place] = seconds;
    found_[place].fill(kNotFound);
  }
  void settle(std::size_t place) {
    if (put_[place] < 0.0) return;
    for (std::size_t k = 0; k < kWays.size(); ++k) recoveries[place][k].push_back(found_[place][k]);
    put_[place] = -1.0;
  }

 private:
  static Pose2 in_team_frame(Team team, const Pose2& X_FR) {
    if (attack_sign(team) > 0) return X_FR;
    return {-X_FR.x, -X_FR.y, wrap_angle(X_FR.heading + kPi)};
  }
  /// Found is who is right from then on.
  void recover(const Beliefs& beliefs, const Pose2& X_TR, double now, std::size_t place, std::size_t k) {
    const double passed = now - put_[place];
    if (passed < 0.03 || passed > kNotFound) return;
    Errors error;
    error.add(beliefs, X_TR);
    double& found = found_[place][k];
    if (error.metres[0] > kFound || error.radians[0] > kFoundTurned) {
      found = kNotFound;
    } else {
      found = std::min(found, passed);
    }
  }

  field::League league_;
  std::vector<RobotState> robots_;

 public:
  std::vector<Rivals> rivals;                       ///< of all robots, blue's first
  std::vector<std::array<Errors, kRivals>> errors;  ///< likewise
  std::map<std::size_t, std::array<std::vector<double>, kRivals>> recoveries;

 private:
  std::vector<double> put_;  ///< when somebody put it elsewhere, seconds; below 0: nobody
  std::map<std::size_t, std::array<double, kRivals>> found_;
};

Result<std::unique_ptr<match::Match>> begin(const Settings& settings, const char* senses, std::uint64_t seed) {
  auto made =
      start_usual(settings, {.league = "kidsize", .seed = seed, .scenario = kPlay, .sensing = {.senses = senses}});
  if (!made) return pass_on(std::move(made));
  return std::move(made->match);
}

/// Each robot does something else, over and over; one match for all of them.
enum Course : std::size_t { kPutTurned, kStands, kWalks, kPutAsItWas, kTurns, kFalls };

Result<void> steer_all(match::Match& match) {
  const int players = match.league().players;
  const auto steer = [&](Course who, Steering how) { return match.steer(robot_at(who, players), how); };
  for (const auto& [who, how] :
       {std::pair{kPutTurned, Steering{}}, std::pair{kStands, Steering{}},
        std::pair{kWalks, Steering{.walk = {0.6, 0.0}, .turn = 0.4}}, std::pair{kPutAsItWas, Steering{}},
        std::pair{kTurns, Steering{.turn = 0.7}}, std::pair{kFalls, Steering{}}}) {
    if (auto steered = steer(who, how); !steered) return steered;
  }
  return {};
}

Result<void> run_course(std::uint64_t seed, Watcher& watcher, match::Match& match) {
  match.add_observer(watcher);
  if (auto steered = steer_all(match); !steered) return steered;
  Random random = Random{seed}.split("elsewhere");
  const int players = match.league().players;
  int puts = 0;
  int fallen = 0;
  while (match.truth().time.seconds() < kCourse) {
    const double now = match.truth().time.seconds();
    if (now >= 4.0 + 12.0 * fallen) {
      ++fallen;
      if (auto done = match.steer(robot_at(kFalls, players), Steering{.motion = "save_left"}); !done) return done;
    }
    if (now >= kPutAt + kPutEvery * puts && now + kNotFound < kCourse) {
      ++puts;
      for (const Course who : {kPutAsItWas, kPutTurned}) {
        Pose2 X_FR = match.truth().robots[who].X_FR;
        X_FR = {random.uniform(-3.5, 3.5), random.uniform(-2.3, 2.3), X_FR.heading + (who == kPutTurned ? kPi : 0.0)};
        if (auto put = match.touch(robot_at(who, players), X_FR); !put) return put;
        watcher.put_elsewhere(who, now);
      }
    }
    if (auto ticked = match.tick(); !ticked) return ticked;
  }
  for (const Course who : {kPutAsItWas, kPutTurned}) watcher.settle(who);
  return {};
}

/// Values of one figure, one of each repetition.
using Values = std::map<std::string, std::vector<double>>;

Result<void> measure_play(const Settings& settings, const char* senses, std::uint64_t seed, Values& values) {
  auto match = begin(settings, senses, seed);
  if (!match) return pass_on(std::move(match));
  Watcher watcher{(*match)->league()};
  (*match)->add_observer(watcher);
  if (auto played = play_until(**match, kSeconds); !played) return played;
  const std::string prefix = std::string_view{senses} == "oracle" ? "oracle_" : "";
  for (std::size_t k = 0; k < kWays.size(); ++k) {
    Errors all;
    for (const auto& one : watcher.errors) {
      all.metres.insert(all.metres.end(), one[k].metres.begin(), one[k].metres.end());
      all.radians.insert(all.radians.end(), one[k].radians.begin(), one[k].radians.end());
    }
    std::vector<double> looks;
    for (const Rivals& one : watcher.rivals) {
      looks.insert(looks.end(), one.looks_us[k].begin(), one.looks_us[k].end());
    }
    values[fmt::format("{}{}pose_update_us", prefix, kLabels[k])].push_back(median(looks));
    values[fmt::format("{}{}pose_rms_cm", prefix, kLabels[k])].push_back(all.rms_cm());
    values[fmt::format("{}{}pose_median_cm", prefix, kLabels[k])].push_back(100 * median(all.metres));
    values[fmt::format("{}{}pose_heading_deg", prefix, kLabels[k])].push_back(in_degrees(median(all.radians)));
  }
  return {};
}

Result<void> measure_course(const Settings& settings, std::uint64_t seed, Values& values) {
  auto match = begin(settings, "camera", seed);
  if (!match) return pass_on(std::move(match));
  Watcher watcher{(*match)->league()};
  if (auto run = run_course(seed, watcher, **match); !run) return run;
  const std::array courses{std::pair{kStands, "standing"}, std::pair{kWalks, "walking"}, std::pair{kTurns, "turning"},
                           std::pair{kFalls, "fallen"}};
  for (std::size_t k = 0; k < kWays.size(); ++k) {
    for (const auto& [who, name] : courses) {
      values[fmt::format("{}pose_{}_cm", kLabels[k], name)].push_back(100 * median(watcher.errors[who][k].metres));
    }
    for (const auto& [who, name] : {std::pair{kPutAsItWas, ""}, std::pair{kPutTurned, "turned_"}}) {
      std::vector<double>& all = values[fmt::format("{}kidnap_{}recovery_s", kLabels[k], name)];
      std::vector<double>& within = values[fmt::format("{}kidnap_found_percent", kLabels[k])];
      for (const double seconds : watcher.recoveries[who][k]) {
        all.push_back(seconds);
        within.push_back(seconds < kNotFound ? 100.0 : 0.0);
      }
    }
  }
  return {};
}

}  // namespace

Result<std::vector<Measurement>> measure_poses(const Settings& settings) {
  Values values;
  for (int i = 0; i < settings.repetitions; ++i) {
    const auto seed = static_cast<std::uint64_t>(i + 1);
    for (const char* senses : {"camera", "oracle"}) {
      settings.progress(fmt::format("places in a match by {}, {} of {}", senses, i + 1, settings.repetitions));
      if (auto played = measure_play(settings, senses, seed, values); !played) return pass_on(std::move(played));
    }
    settings.progress(fmt::format("places of who stands, walks, falls, {} of {}", i + 1, settings.repetitions));
    if (auto run = measure_course(settings, seed, values); !run) return pass_on(std::move(run));
  }
  const std::map<std::string, double> bars{{"pose_median_cm", 25},       {"pose_heading_deg", 10},
                                           {"kidnap_recovery_s", 10},    {"kidnap_turned_recovery_s", 10},
                                           {"kidnap_found_percent", 95}, {"pose_update_us", 500}};
  std::vector<Measurement> figures;
  for (const auto& [name, all] : values) {
    const auto bar = bars.find(name);
    const std::string unit = name.substr(name.rfind('_') + 1);
    const bool share = unit == "percent";
    figures.push_back(figure("model", name, share ? std::vector{mean(all)} : all, unit,
                             share ? Better::Higher : Better::Lower,
                             bar == bars.end() ? std::nullopt : std::optional{bar->second}));
  }
  return figures;
}

}  // namespace cancha::bench
