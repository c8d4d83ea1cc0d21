#include "lab/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <cmath>
#include <fstream>
#include <pagmo/algorithm.hpp>
#include <pagmo/algorithms/cmaes.hpp>
#include <pagmo/population.hpp>
#include <pagmo/problem.hpp>
#include <sstream>
#include <thread>

#include "base/file_writer.h"
#include "base/hash.h"

namespace cancha::lab {
namespace {

constexpr std::uint64_t kFirstBody = 100'000;   ///< seeds of the bodies that are tuned on
constexpr std::uint64_t kUnseenBody = 900'000;  ///< seeds of those that are not
constexpr double kEnd = 1e-9;                   ///< the search ends by the number of generations, not by itself

/// Scores values on a row of bodies, which the threads share out among themselves.
struct Evaluator {
  const Subject* subject;
  const Scenario* scenario;
  std::string skill;
  int bodies = 1;
  std::vector<Stage> stages;  ///< one a thread

  [[nodiscard]] std::vector<double> values_of(const pagmo::vector_double& shares) const {
    std::vector<double> values(shares.size());
    for (std::size_t i = 0; i < shares.size(); ++i) {
      const Parameter& p = subject->parameters()[i];
      values[i] = p.least + shares[i] * (p.most - p.least);
    }
    return values;
  }

  double score(const std::vector<double>& values, std::uint64_t first_body, int count) {
    const act::Skills skills = subject->with(values);
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
    double sum = 0;
    for (const double score : scores) sum += score;
    return sum / count;
  }
};

/// The problem as pagmo wants it: shares of the ranges in, a cost out.
struct Problem {
  std::shared_ptr<Evaluator> evaluator;

  [[nodiscard]] pagmo::vector_double fitness(const pagmo::vector_double& shares) const {
    return {-evaluator->score(evaluator->values_of(shares), kFirstBody, evaluator->bodies)};
  }
  [[nodiscard]] std::pair<pagmo::vector_double, pagmo::vector_double> get_bounds() const {
    const std::size_t n = evaluator ? evaluator->subject->parameters().size() : 1;
    return {pagmo::vector_double(n, 0.0), pagmo::vector_double(n, 1.0)};
  }
};

}  // namespace

struct Tuner::Inside {
  TuneSettings settings;
  std::shared_ptr<Evaluator> evaluator;
  pagmo::problem problem;
  pagmo::algorithm algorithm;
  std::vector<pagmo::vector_double> tries;  ///< the present generation, with its costs
  std::vector<double> costs;
  TuneProgress progress;
  std::vector<double> best;

  /// What must be the same for a search to be taken up again.
  [[nodiscard]] std::string kind() const {
    Hash hash;
    for (const Parameter& p : evaluator->subject->parameters()) {
      hash.add_bytes(p.name.data(), p.name.size()).add(p.least).add(p.most);
    }
    return fmt::format("{} {} {} {} {} {}", evaluator->skill, evaluator->scenario->name, settings.population,
                       settings.bodies, settings.seed, hash.text());
  }

  /// What there is, and tries around it.
  void first_generation() {
    pagmo::vector_double now;
    for (const Parameter& p : evaluator->subject->parameters()) {
      now.push_back(std::clamp((p.value - p.least) / (p.most - p.least), 0.0, 1.0));
    }
    Random random{settings.seed};
    for (int i = 0; i < settings.population; ++i) {
      pagmo::vector_double one = now;
      for (double& share : one) share = std::clamp(share + (i == 0 ? 0 : settings.width * random.normal()), 0.0, 1.0);
      tries.push_back(one);
      costs.push_back(problem.fitness(one)[0]);
    }
    best = evaluator->values_of(now);
    progress.before = progress.best = -costs[0];
    look_at_tries();
  }

  void look_at_tries() {
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < costs.size(); ++i) {
      sum -= costs[i];
      squares += costs[i] * costs[i];
      if (-costs[i] <= progress.best) continue;
      progress.best = -costs[i];
      best = evaluator->values_of(tries[i]);
    }
    const auto count = static_cast<double>(costs.size());
    progress.mean = sum / count;
    progress.spread = std::sqrt(std::max(0.0, squares / count - progress.mean * progress.mean));
    progress.tries = std::int64_t{progress.generation + 1} * settings.population;
  }
};

Tuner::Tuner(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Tuner::Tuner(Tuner&&) noexcept = default;
Tuner::~Tuner() = default;

Result<Tuner> Tuner::make(const body::Robot& robot, const Subject& subject, const Scenario& scenario,
                          std::string_view skill, const TuneSettings& settings) {
  if (settings.population < 5) return fail("--population", "the search needs at least 5 tries in a generation");
  auto inside = std::make_unique<Inside>();
  inside->settings = settings;
  inside->evaluator =
      std::make_shared<Evaluator>(Evaluator{&subject, &scenario, std::string{skill}, settings.bodies, {}});
  for (int t = 0; t < std::max(1, settings.threads); ++t) {
    auto stage = Stage::make(robot, scenario.with_ball);
    if (!stage) return pass_on(std::move(stage));
    inside->evaluator->stages.push_back(std::move(*stage));
  }
  inside->problem = pagmo::problem{Problem{inside->evaluator}};
  const auto seed = static_cast<unsigned>(settings.seed);
  inside->algorithm = pagmo::algorithm{pagmo::cmaes{1, -1, -1, -1, -1, settings.width, kEnd, kEnd, true, true, seed}};
  return Tuner{std::move(inside)};
}

const TuneProgress& Tuner::generation() {
  Inside& in = *inside_;
  if (in.tries.empty()) {
    in.first_generation();
    return in.progress;
  }
  pagmo::population generation{in.problem, 0u, static_cast<unsigned>(in.settings.seed)};
  for (std::size_t i = 0; i < in.tries.size(); ++i) generation.push_back(in.tries[i], {in.costs[i]});
  generation = in.algorithm.evolve(generation);
  in.tries = generation.get_x();
  for (std::size_t i = 0; i < in.costs.size(); ++i) in.costs[i] = generation.get_f()[i][0];
  ++in.progress.generation;
  in.look_at_tries();
  return in.progress;
}

const TuneProgress& Tuner::progress() const {
  return inside_->progress;
}
const std::vector<double>& Tuner::best() const {
  return inside_->best;
}

Result<void> Tuner::save(const std::filesystem::path& path) const {
  const Inside& in = *inside_;
  std::ostringstream bytes;
  {
    boost::archive::binary_oarchive out(bytes);  // as text, the smallest numbers could not be read again
    const std::string kind = in.kind();
    const TuneProgress& p = in.progress;
    out << kind << in.algorithm << in.tries << in.costs << in.best << p.generation << p.before << p.best << p.mean;
  }
  return write_file(path, bytes.str());
}

Result<void> Tuner::restore(const std::filesystem::path& path) {
  Inside& in = *inside_;
  std::ifstream file(path, std::ios::binary);
  if (!file) return fail(path.string(), "cannot be read");
  try {
    boost::archive::binary_iarchive archive(file);
    std::string kind;
    archive >> kind;
    if (kind != in.kind()) return fail(path.string(), "is of another search", "without --resume a new one begins");
    TuneProgress& p = in.progress;
    archive >> in.algorithm >> in.tries >> in.costs >> in.best >> p.generation >> p.before >> p.best >> p.mean;
    in.look_at_tries();
  } catch (const std::exception& e) {
    return fail(path.string(), fmt::format("is damaged: {}", e.what()), "without --resume a new search begins");
  }
  return {};
}

double Tuner::examine(const std::vector<double>& values, int bodies) {
  return inside_->evaluator->score(values, kUnseenBody, bodies);
}

}  // namespace cancha::lab
