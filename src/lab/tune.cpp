#include "lab/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <thread>
#include <utility>

#include "base/expects.h"
#include "base/hash.h"
#include "base/random.h"
#include "lab/tune_state.h"

namespace cancha::lab {
namespace {

constexpr std::uint64_t kFirstBody = 100'000;  ///< seeds of the bodies that are tuned on

/// Scores values on a row of bodies, which the threads share out among themselves.
struct Evaluator {
  const Subject* subject = nullptr;
  const Scenario* scenario = nullptr;
  std::string skill{};
  std::vector<Stage> stages{};  ///< one a thread

  [[nodiscard]] std::vector<double> values_of(const std::vector<double>& shares) const {
    std::vector<double> values(shares.size());
    for (std::size_t i = 0; i < shares.size(); ++i) {
      const Parameter& p = subject->parameters()[i];
      values[i] = p.least + shares[i] * (p.most - p.least);
    }
    return values;
  }

  std::vector<double> scores_of(const std::vector<double>& values, std::uint64_t first_body, int count) {
    const act::MotionLibrary skills = subject->with(values);
    std::vector<double> scores(static_cast<std::size_t>(count));
    std::atomic<int> next{0};
    const auto work = [&](Stage& stage) {
      for (int body = next++; body < count; body = next++) {
        const std::uint64_t seed = first_body + static_cast<std::uint64_t>(body);
        scores[static_cast<std::size_t>(body)] = scenario->score(stage, skills, skill, seed);
      }
    };
    {
      std::vector<std::jthread> others;
      for (std::size_t t = 1; t < stages.size(); ++t) others.emplace_back([&, t] { work(stages[t]); });
      work(stages[0]);
    }
    return scores;
  }

  double score(const std::vector<double>& values, std::uint64_t first_body, int count) {
    double sum = 0;
    for (const double score : scores_of(values, first_body, count)) sum += score;
    return sum / count;
  }
};

}  // namespace

struct Tuner::Inside {
  TuneState about;  ///< without what the search has come to
  Evaluator evaluator;
  std::optional<Search> search;
  TuneProgress progress;
  std::vector<double> best;

  [[nodiscard]] Search make_search(const std::vector<double>& start) {
    return Search{{.start = start, .population = about.population, .width = about.width, .seed = about.seed},
                  [this](const std::vector<double>& shares) {
                    return -evaluator.score(evaluator.values_of(shares), kFirstBody, about.bodies);
                  }};
  }

  /// Takes note of the last generation.
  void look_at_tries(const Search& of) {
    progress.generation = static_cast<int>(of.history().size()) - 1;
    if (progress.generation == 0) {
      best = evaluator.values_of(about.start);
      progress.before = progress.best = -of.costs()[0];
    }
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < of.costs().size(); ++i) {
      const double cost = of.costs()[i];
      sum -= cost;
      squares += cost * cost;
      if (-cost <= progress.best) continue;
      progress.best = -cost;
      best = evaluator.values_of(of.tries()[i]);
    }
    const auto count = static_cast<double>(of.costs().size());
    progress.mean = sum / count;
    progress.spread = std::sqrt(std::max(0.0, squares / count - progress.mean * progress.mean));
    progress.tries = std::int64_t{progress.generation + 1} * about.population;
  }
};

Tuner::Tuner(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Tuner::Tuner(Tuner&&) noexcept = default;
Tuner::~Tuner() = default;

Result<Tuner> Tuner::make(const body::Robot& robot, const Subject& subject, const Scenario& scenario,
                          std::string_view skill, const TuneSettings& settings) {
  if (settings.population < 5) return fail("--population", "the search needs at least 5 tries in a generation");
  auto inside = std::make_unique<Inside>();
  inside->evaluator = {&subject, &scenario, std::string{skill}, {}};
  for (int t = 0; t < std::max(1, settings.threads); ++t) {
    auto stage = Stage::make(robot, scenario.with_ball, 2_ms, ground_for(skill));
    if (!stage) return pass_on(std::move(stage));
    inside->evaluator.stages.push_back(std::move(*stage));
  }
  TuneState& about = inside->about;
  about = {.robot = robot.name,
           .skill = std::string{skill},
           .scenario = std::string{scenario.name},
           .population = settings.population,
           .bodies = settings.bodies,
           .width = settings.width,
           .seed = settings.seed};
  Hash hash;
  for (const Parameter& p : subject.parameters()) {
    hash.add_bytes(p.name.data(), p.name.size()).add(p.least).add(p.most);
    about.start.push_back(std::clamp((p.value - p.least) / (p.most - p.least), 0.0, 1.0));
  }
  about.parameters = hash.text();
  inside->search = inside->make_search(about.start);
  return Tuner{std::move(inside)};
}

const TuneProgress& Tuner::generation() {
  Inside& in = *inside_;
  in.search->generation();
  in.look_at_tries(*in.search);
  return in.progress;
}

const TuneProgress& Tuner::progress() const {
  return inside_->progress;
}
const std::vector<double>& Tuner::best() const {
  return inside_->best;
}

Result<void> Tuner::save(const std::filesystem::path& path) const {
  TuneState state = inside_->about;
  state.generations = inside_->search->history();
  state.tries = inside_->search->fingerprint();
  return write_tune_state(path, state);
}

Result<void> Tuner::restore(const std::filesystem::path& path) {
  auto state = read_tune_state(path);
  if (!state) return pass_on(std::move(state));
  Inside& in = *inside_;
  if (auto same = check_same_search(*state, in.about, path.string()); !same) return same;
  // what there was may have been written over since, by this very search
  const TuneState before = std::exchange(in.about, *state);
  in.about.generations.clear();
  Search search = in.make_search(in.about.start);
  const auto replayed = search.replay(state->generations, [&] { in.look_at_tries(search); });
  if (replayed && search.fingerprint() == state->tries) {
    in.search = std::move(search);
    return {};
  }
  in.about = before;
  in.progress = {};
  in.best.clear();
  if (!replayed) {
    return fail(path.string(), fmt::format("the saved search is damaged: {}", replayed.error().text()),
                "it stays as it is; without --resume a new search begins in its place");
  }
  return fail(path.string(), "the saved search goes another way on this machine, which calculates differently",
              "go on where it began; it stays as it is, and without --resume a new search begins in its place");
}

Comparison compare(std::span<const double> before, std::span<const double> after) {
  CANCHA_EXPECTS(before.size() == after.size() && !before.empty());
  const auto count = static_cast<double>(before.size());
  Comparison made;
  double squares = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    made.before += before[i] / count;
    made.after += after[i] / count;
  }
  const double gain = made.after - made.before;
  for (std::size_t i = 0; i < before.size(); ++i) squares += std::pow(after[i] - before[i] - gain, 2);
  // one body says nothing about others
  made.noise = before.size() > 1 ? std::sqrt(squares / (count - 1) / count) : std::abs(gain);
  return made;
}

Comparison Tuner::examine(const std::vector<double>& before, const std::vector<double>& after, int bodies) {
  // who tunes again and again must not pick what happens to suit the same bodies
  const std::uint64_t first = Random{inside_->about.seed}.split("unseen bodies").bits();
  const std::vector<double> old_scores = inside_->evaluator.scores_of(before, first, bodies);
  return compare(old_scores, inside_->evaluator.scores_of(after, first, bodies));
}

}  // namespace cancha::lab
