#include "lab/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <thread>
#include <utility>

#include "base/suggest.h"
#include "lab/match_measures.h"

namespace cancha::lab {
namespace {

constexpr double kMoved = 0.05;       ///< metres from where it lay before it can come to rest
constexpr double kRestSeconds = 0.5;  ///< that it must lie
constexpr double kWalked = 0.1;       ///< metres from where a robot was put before it can come to stand
constexpr double kStands = 0.01;      ///< metres that a robot may have moved meanwhile
constexpr Duration kLook = 50_ms;     ///< between two looks at whether a robot stands
constexpr std::size_t kLooks = 6;     ///< so many looks ago it was where it is: half a step of a NAO and more

Result<std::unique_ptr<match::Match>> start(const Study& study, std::uint64_t seed) {
  match::Fixture fixture = study.fixture;
  fixture.seed = seed;
  const auto league = match::league_of(fixture, study.content);
  if (!league) return tl::unexpected<Error>(league.error());
  return match::start_match(fixture, *league, study.content);
}

/// Says when enough was seen.
class EndWatch {
 public:
  EndWatch(const match::ScenarioEnd& end, const match::Match& match)
      : end_{end}, first_{match.truth().ball.p_FB.xy()}, events_{match.events().size()} {
    for (const RobotState& robot : match.truth().robots) walks_.push_back({robot.X_FR.position(), {}});
  }

  /// Why the trial is over; empty while it goes on. Asked after each tick.
  [[nodiscard]] std::string over(const match::Match& match, const MatchMeasures& measures) {
    const SkillWatch& skills = measures.skills();
    for (; events_ < match.events().size(); ++events_) {
      if (const char* why = ends(match.events()[events_].kind)) return why;
    }
    if (match.over()) return "time";
    // some leagues rest before the second half begins
    const bool half_over = match.game().period != Period::FirstHalf || match.game().play == RefereePlay::Finished;
    if (end_.half_time && half_over) return "half time";
    if (end_.ball_at_rest && rests(match.truth())) return "ball at rest";
    if (end_.ball_seen && !std::isnan(skills.found_ball())) return "ball seen";
    if (end_.touch && !std::isnan(skills.first_touch())) return "touch";
    if (end_.kick && skills.kicks() > 0) return "kick";
    if (end_.shot && !std::isnan(skills.first_shot())) return "shot";
    if (end_.received && measures.cases().received()) return "received";
    if (end_.risen && measures.cases().rises() + measures.cases().lain() > 0) return "risen";
    if (end_.robot_stands && stands(match.truth())) return "robot stands";
    return "";
  }

 private:
  [[nodiscard]] const char* ends(EventKind kind) const {
    switch (kind) {
      case EventKind::Goal:
        return end_.goal ? "goal" : nullptr;
      case EventKind::ThrowIn:
      case EventKind::CornerKick:
      case EventKind::GoalKick:
        return end_.ball_out ? "ball out" : end_.whistle ? "whistle" : nullptr;
      case EventKind::FreeBall:
      case EventKind::PenaltyKick:
      case EventKind::FreeKick:
      case EventKind::DroppedBall:
        return end_.whistle ? "whistle" : nullptr;
      default:
        return nullptr;
    }
  }

  [[nodiscard]] bool rests(const Truth& truth) {
    const bool lies = length(truth.ball.v_FB.xy()) < kBallLies && distance(truth.ball.p_FB.xy(), first_) > kMoved;
    if (!lies) moved_ = truth.time;
    return (truth.time - moved_).seconds() > kRestSeconds;
  }

  /// Whether one that has walked stands now: a moment ago it was where it is. Its trunk may sway meanwhile.
  [[nodiscard]] bool stands(const Truth& truth) {
    if (truth.time.ns / kLook.ns == looks_) return false;
    looks_ = truth.time.ns / kLook.ns;
    bool any = false;
    for (std::size_t i = 0; i < walks_.size(); ++i) {
      Walk& walk = walks_[i];
      const Vec2 p_FR = truth.robots[i].X_FR.position();
      std::rotate(walk.lately.begin(), walk.lately.begin() + 1, walk.lately.end());
      any |= distance(p_FR, walk.p_FS) > kWalked && distance(p_FR, walk.lately.back()) < kStands;
      walk.lately.back() = p_FR;
    }
    return any;
  }

  struct Walk {
    Vec2 p_FS;                        ///< where it was put
    std::array<Vec2, kLooks> lately;  ///< where it was in the last looks
  };

  match::ScenarioEnd end_;
  std::int64_t looks_ = -1;
  std::vector<Walk> walks_;
  Vec2 first_;
  std::size_t events_;
  Time moved_{};  ///< when it last did not rest
};

std::vector<std::string> measure_names() {
  std::vector<std::string> names;
  for (const Measure& measure : match_measures()) names.emplace_back(measure.name);
  return names;
}

}  // namespace

Result<Study> study_of(match::Scenario scenario, match::Fixture fixture, std::filesystem::path content) {
  fixture.league = scenario.league;
  auto league = match::league_of(fixture, content);
  if (!league) return pass_on(std::move(league));
  const auto choose = [](std::string& team, const std::string& of_scenario, const std::string& of_league) {
    if (team.empty()) team = of_scenario.empty() ? of_league : of_scenario;
  };
  choose(fixture.blue, scenario.blue, league->teams[index(Team::Blue)]);
  choose(fixture.yellow, scenario.yellow, league->teams[index(Team::Yellow)]);
  if (fixture.minutes == 0.0) fixture.minutes = scenario.minutes;
  fixture.scenario = scenario.text;
  for (const match::ScenarioBar& bar : scenario.bars) {
    if (find_measure(bar.measure) == match_measures().size()) {
      return fail(scenario.known_as, fmt::format("nothing is measured that is called '{}'", bar.measure),
                  suggest_and_list(bar.measure, measure_names()));
    }
  }
  return Study{std::move(scenario), std::move(fixture), 100, std::move(content)};
}

Result<Trial> play_trial(const Study& study, std::uint64_t seed) {
  auto match = start(study, seed);
  if (!match) return pass_on(std::move(match));
  MatchMeasures measures{**match};
  (*match)->add_observer(measures);
  EndWatch watch{study.scenario.end, **match};
  Trial trial{.seed = seed};
  while (trial.ended.empty()) {
    if (auto ticked = (*match)->tick(); !ticked) return pass_on(std::move(ticked));
    trial.ended = watch.over(**match, measures);
  }
  trial.hash = (*match)->state_hash();
  trial.values = measures.values();
  trial.values[find_measure("tired")] = match::is_tired(study.scenario, seed) ? 1.0 : 0.0;
  return trial;
}

Result<void> play_trials(const Study& study, const std::vector<std::uint64_t>& seeds, int threads,
                         const std::function<Result<void>(const Trial&)>& take, const std::atomic<bool>& stop) {
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  Result<void> outcome;
  const auto work = [&] {
    while (!stop) {
      const std::size_t i = next++;
      if (i >= seeds.size()) return;
      auto trial = play_trial(study, seeds[i]);
      const std::lock_guard lock{mutex};
      if (!outcome) return;
      outcome = trial ? take(*trial) : Result<void>{tl::unexpected<Error>(trial.error())};
      if (!outcome) return;
    }
  };
  std::vector<std::jthread> workers;
  const int most = std::max(1, std::min(threads, static_cast<int>(seeds.size())));
  for (int i = 0; i < most; ++i) workers.emplace_back(work);
  workers.clear();  // waits for all
  return outcome;
}

std::vector<Figure> figures_of(std::vector<Trial> trials) {
  // sums depend on their order: by seed they do not depend on who was first
  std::ranges::sort(trials, {}, &Trial::seed);
  std::vector<Figure> figures;
  std::vector<double> values(trials.size());
  const auto measures = match_measures();
  for (std::size_t m = 0; m < measures.size(); ++m) {
    std::ranges::transform(trials, values.begin(), [m](const Trial& trial) { return trial.values[m]; });
    figures.push_back(figure_of(measures[m].name, measures[m].unit, measures[m].share, values));
  }
  return figures;
}

}  // namespace cancha::lab
