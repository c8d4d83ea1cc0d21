#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "lab/fusion_study.h"
#include "model/fusion/team_robots.h"
#include "model/localisation/post_geometry.h"

namespace cancha::lab {
namespace {

constexpr Duration kCycle{33'333'333};  ///< of the cameras
constexpr int kCycles = 300;
constexpr std::size_t kOpponents = 5;
constexpr std::size_t kMates = 5;
constexpr double kSight = 5.0;       ///< metres up to which a robot tells others
constexpr double kMissed = 0.2;      ///< share of robots in sight that are not recognised
constexpr double kWrong = 0.01;      ///< a cycle: something else is taken for a robot
constexpr double kIsIt = 1.0;        ///< metres within which a belief is about that opponent
constexpr double kMatePlace = 0.03;  ///< metres along each axis by which a mate is wrong about itself
constexpr Vec2 kHalf{6.0, 4.0};

/// Somebody who drives about, and turns back at the lines.
struct Rover {
  Vec2 p;
  Vec2 v;

  void step(Random& random) {
    const double seconds = kCycle.seconds();
    const double x = random.normal();
    v += Vec2{x, random.normal()} * (1.0 * std::sqrt(seconds));
    if (length(v) > 2.0) v = v * (2.0 / length(v));
    if (std::abs(p.x) > kHalf.x) v.x = -std::copysign(std::abs(v.x), p.x);
    if (std::abs(p.y) > kHalf.y) v.y = -std::copysign(std::abs(v.y), p.y);
    p += v * seconds;
  }
};

Rover somewhere(Random& random) {
  const double x = random.uniform(-kHalf.x, kHalf.x);
  return {{x, random.uniform(-kHalf.y, kHalf.y)}, {}};
}

/// What one run gives.
struct Known {
  double squares = 0.0;  ///< m², of opponents that are known
  double known = 0.0;    ///< % of opponents and cycles
  double ghosts = 0.0;   ///< beliefs about nobody, on average
  double sources = 0.0;  ///< robots that saw a known one within the last half second
};

/// Robot 1's beliefs about opponents, from all robots or from its own eyes alone.
class OpponentRun {
 public:
  OpponentRun(bool team, Random random) : team_{team}, random_{random} {
    for (Rover& one : mates_) one = somewhere(random_);
    for (Rover& one : opponents_) one = somewhere(random_);
    for (Vec2& one : beside_) one = {kMatePlace * random_.normal(), kMatePlace * random_.normal()};
  }

  Known follow() {
    for (int i = 0; i < kCycles; ++i) {
      now_ = Time{} + kCycle * i;
      for (Rover& one : mates_) one.step(random_);
      for (Rover& one : opponents_) one.step(random_);
      for (std::size_t m = 0; m < kMates; ++m) look_about(m);
      robots_.update(now_);
      if (i >= kFirst) count();
    }
    const double seen = static_cast<double>(std::max<std::int64_t>(found_, 1));
    const double cycles = kCycles - kFirst;
    return {sum_.squares / seen, 100.0 * static_cast<double>(found_) / (cycles * kOpponents), sum_.ghosts / cycles,
            sum_.sources / seen};
  }

 private:
  static constexpr int kFirst = 30;  ///< cycles until beliefs count

  /// Mate m sees something, or would if it were there. Chance goes on in the same way whatever is seen.
  void look_at(std::size_t m, Vec2 p, bool there) {
    const double away = distance(p, mates_[m].p);
    const double spread = model::sighting_spread(away) / std::sqrt(2.0);
    const bool missed = random_.uniform() < kMissed;
    const double x = random_.normal();
    const Vec2 seen = p + beside_[m] + Vec2{x, random_.normal()} * spread;
    if (!there || missed || away > kSight || (m > 0 && !team_)) return;
    robots_.see({.who = static_cast<int>(m) + 1, .p_T = seen, .spread = std::hypot(spread, kMatePlace), .seen = now_});
  }

  void look_about(std::size_t m) {
    for (const Rover& one : opponents_) look_at(m, one.p, true);
    for (std::size_t k = 0; k < kMates; ++k) look_at(m, mates_[k].p, k != m);
    const double bearing = random_.uniform(-kPi, kPi);
    const Vec2 nothing = mates_[m].p + direction(bearing) * random_.uniform(0.5, kSight);
    look_at(m, nothing, random_.uniform() < kWrong);
    // it tells of itself by radio
    const int number = static_cast<int>(m) + 1;
    robots_.see({.who = number, .number = number, .p_T = mates_[m].p + beside_[m], .spread = kMatePlace, .seen = now_});
  }

  void count() {
    double about_somebody = 0.0;
    for (const Rover& one : opponents_) {
      const model::RobotTrack* best = nullptr;
      double least = kIsIt;
      for (const model::RobotTrack& track : robots_.robots()) {
        const double off = distance(model::TeamRobots::place_at(track, now_), one.p);
        if (track.number >= 0 || off >= least) continue;
        least = off;
        best = &track;
      }
      if (best == nullptr) continue;
      ++found_;
      about_somebody += 1.0;
      sum_.squares += least * least;
      const auto lately = [&](const model::Source& source) { return now_ - source.seen < 500_ms; };
      sum_.sources += static_cast<double>(std::ranges::count_if(best->all_sources(), lately));
    }
    const auto all = std::ranges::count(robots_.robots(), -1, &model::RobotTrack::number);
    sum_.ghosts += std::max(0.0, static_cast<double>(all) - about_somebody);
  }

  bool team_;
  Random random_;
  std::array<Rover, kMates> mates_;
  std::array<Rover, kOpponents> opponents_;
  std::array<Vec2, kMates> beside_;
  model::TeamRobots robots_{model::TeamRobots::Settings{}};
  Time now_;
  Known sum_;
  std::int64_t found_ = 0;
};

}  // namespace

ExperimentResult run_opponent_fusion(const StudySettings& settings) {
  ExperimentResult made{{"opponent_fusion", settings.runs, settings.seed, {}}, {}, {}};
  for (const bool team : {false, true}) {
    std::vector<double> error(static_cast<std::size_t>(settings.runs)), known(error.size()), ghosts(error.size()),
        sources(error.size());
    for_each_run(settings, [&](int i) {
      const auto place = static_cast<std::size_t>(i);
      const Known one = OpponentRun{team, Random{settings.seed}.split(static_cast<std::uint64_t>(i))}.follow();
      error[place] = 100 * std::sqrt(one.squares);
      known[place] = one.known;
      ghosts[place] = one.ghosts;
      sources[place] = one.sources;
    });
    made.report.rows.push_back(
        {team ? "what five robots see" : "what one robot sees",
         {figure_of("error", "cm rms", false, error), figure_of("known", "%", false, known),
          figure_of("nobody", "beliefs", false, ghosts), figure_of("seen by", "robots", false, sources)}});
    if (settings.progress) settings.progress(team ? 1.0 : 0.5);
  }
  const StudyRow& one = made.report.rows[0];
  const StudyRow& all = made.report.rows[1];
  made.findings = {
      fmt::format("opponents known: {:.0f} % by one robot, {:.0f} % by the team; {:.1f} and {:.1f} cm wrong",
                  one.mean("known"), all.mean("known"), one.mean("error"), all.mean("error"))};
  return made;
}

}  // namespace cancha::lab
