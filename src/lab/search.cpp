#include "lab/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <pagmo/algorithm.hpp>
#include <pagmo/algorithms/cmaes.hpp>
#include <pagmo/population.hpp>
#include <pagmo/problem.hpp>
#include <utility>

#include "base/expects.h"
#include "base/hash.h"
#include "base/random.h"

namespace cancha::lab {
namespace {

constexpr double kEnd = 1e-9;    ///< the search ends by the number of generations, not by itself
constexpr double kWorst = 1e12;  ///< the cost of what cannot be tried; sums of them stay finite

/// Answers what the search asks: by trying, or from a history.
struct Answers {
  Search::Cost cost;
  SearchGeneration given;           ///< in this generation
  const SearchGeneration* history;  ///< where these are not tried but known
  bool ran_out = false;             ///< the history has too few

  double answer(const std::vector<double>& shares) {
    double found = kWorst;
    if (history == nullptr) {
      found = cost(shares);
    } else if (given.costs.size() < history->costs.size()) {
      found = history->costs[given.costs.size()];
    } else {
      ran_out = true;
    }
    // the library sorts them, which numbers that are none would not survive
    if (!std::isfinite(found) || std::abs(found) > kWorst) found = kWorst;
    given.costs.push_back(found);
    return found;
  }
};

/// The problem as pagmo wants it.
struct Problem {
  std::shared_ptr<Answers> answers;
  std::size_t dimensions = 1;

  [[nodiscard]] pagmo::vector_double fitness(const pagmo::vector_double& shares) const {
    return {answers->answer(shares)};
  }
  [[nodiscard]] std::pair<pagmo::vector_double, pagmo::vector_double> get_bounds() const {
    return {pagmo::vector_double(dimensions, 0.0), pagmo::vector_double(dimensions, 1.0)};
  }
};

bool is_share(double value) {
  return value >= 0.0 && value <= 1.0;
}

}  // namespace

struct Search::Inside {
  Settings settings;
  std::shared_ptr<Answers> answers;
  pagmo::problem problem;
  pagmo::algorithm algorithm;
  std::vector<pagmo::vector_double> tries;
  std::vector<double> costs;
  std::vector<SearchGeneration> history;

  void first_generation() {
    Random random{settings.seed};
    for (int i = 0; i < settings.population; ++i) {
      pagmo::vector_double one = settings.start;
      for (double& share : one) share = std::clamp(share + (i == 0 ? 0 : settings.width * random.normal()), 0.0, 1.0);
      tries.push_back(one);
      costs.push_back(problem.fitness(one)[0]);
    }
  }

  void next_generation() {
    pagmo::population generation{problem, 0u, static_cast<unsigned>(settings.seed)};
    for (std::size_t i = 0; i < tries.size(); ++i) generation.push_back(tries[i], {costs[i]});
    generation = algorithm.evolve(generation);
    tries = generation.get_x();
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = generation.get_f()[i][0];
  }

  void advance() {
    answers->given.costs.clear();
    tries.empty() ? first_generation() : next_generation();
    history.push_back(answers->given);
  }
};

Search::Search(const Settings& settings, Cost cost) : inside_{std::make_unique<Inside>()} {
  CANCHA_EXPECTS(settings.population >= 5 && !settings.start.empty());
  CANCHA_EXPECTS(std::ranges::all_of(settings.start, is_share));
  Inside& in = *inside_;
  in.settings = settings;
  in.answers = std::make_shared<Answers>(Answers{std::move(cost), {}, nullptr});
  in.problem = pagmo::problem{Problem{in.answers, settings.start.size()}};
  const auto seed = static_cast<unsigned>(settings.seed);
  in.algorithm = pagmo::algorithm{pagmo::cmaes{1, -1, -1, -1, -1, settings.width, kEnd, kEnd, true, true, seed}};
}

Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;
Search::~Search() = default;

void Search::generation() {
  inside_->advance();
}
const std::vector<std::vector<double>>& Search::tries() const {
  return inside_->tries;
}
const std::vector<double>& Search::costs() const {
  return inside_->costs;
}
const std::vector<SearchGeneration>& Search::history() const {
  return inside_->history;
}

std::string Search::fingerprint() const {
  Hash hash;
  for (const auto& one : inside_->tries) {
    for (const double share : one) hash.add(share);
  }
  return hash.text();
}

Result<void> Search::replay(std::span<const SearchGeneration> history, const std::function<void()>& seen) {
  Inside& in = *inside_;
  CANCHA_EXPECTS(in.tries.empty());
  Answers& answers = *in.answers;
  for (std::size_t i = 0; i < history.size(); ++i) {
    answers.history = &history[i];
    try {
      in.advance();
    } catch (const std::exception& e) {
      return fail(fmt::format("generation {}", i), e.what());
    }
    const bool asked_all = !answers.ran_out && answers.given.costs == history[i].costs;
    const auto is_sound = [](const auto& one) { return std::ranges::all_of(one, is_share); };
    if (!asked_all || !std::ranges::all_of(in.tries, is_sound)) {
      return fail(fmt::format("generation {}", i), "these are no answers to what the search asks");
    }
    seen();
  }
  answers.history = nullptr;
  return {};
}

}  // namespace cancha::lab
