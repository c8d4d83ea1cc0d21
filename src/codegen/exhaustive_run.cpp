// A walk through everything that a small program can do.

#include <algorithm>
#include <deque>
#include <map>
#include <memory>

#include "codegen/host_run.h"
#include "codegen/model.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

constexpr std::size_t kMostInputs = 4096;      ///< combinations
constexpr std::size_t kMostSituations = 4096;  ///< that are followed
constexpr double kMostValues = 64;             ///< of a whole number

/// All values of an input; none = too many.
std::vector<double> values_of(const form::Program& p, const form::Symbol& s) {
  double least = 0.0;
  double most = 1.0;
  if (s.type == form::Type::Enumerated) most = static_cast<double>(p.enumerations[s.enumeration].elements.size()) - 1.0;
  if (s.type == form::Type::Decimal) {
    if (!s.whole || !(s.most - s.least < kMostValues)) return {};
    least = s.least;
    most = s.most;
  }
  std::vector<double> all;
  for (double v = least; v <= most; ++v) all.push_back(v);
  return all;
}

class Walker {
 public:
  Walker(const form::Program& p, const Model& model) : program_{p}, model_{model}, body_{p} {}

  std::optional<Scenario> run(std::size_t most_steps) {
    if (!find_inputs()) return std::nullopt;
    auto engine = form::Engine::link(std::make_shared<const form::Program>(program_), body_.host());
    if (!engine) return std::nullopt;
    engine_ = &*engine;
    Scenario made{.program = &program_, .values = {}, .times = {}};
    std::size_t at = situation();
    while (const auto path = to_untried(at)) {
      for (const std::size_t input : *path) {
        if (made.values.size() >= most_steps || situations_.size() > kMostSituations) return std::nullopt;
        made.values.push_back(inputs_[input]);
        made.times.push_back(0);
        at = step(at, input);
      }
    }
    return made;
  }

 private:
  using Situation = std::vector<double>;  ///< active or not and the state of each option, outputs, internal symbols

  bool find_inputs() {
    inputs_.emplace_back(program_.symbols.size());
    for (const std::uint32_t s : model_.inputs) {
      const std::vector<double> values = values_of(program_, program_.symbols[s]);
      if (values.empty() || inputs_.size() * values.size() > kMostInputs) return false;
      std::vector<std::vector<double>> more;
      for (const std::vector<double>& row : inputs_) {
        for (const double v : values) {
          more.push_back(row);
          more.back()[s] = v;
        }
      }
      inputs_ = std::move(more);
    }
    return true;
  }

  /// The number of the situation in which the engine is.
  std::size_t situation() {
    Situation now;
    for (const OptionUse& use : model_.options) {
      const bool active = engine_->option_active(use.option);
      now.push_back(active ? static_cast<double>(engine_->state_of(use.option)) : -1.0);
    }
    for (const auto* list : {&model_.outputs, &model_.internals}) {
      for (const std::uint32_t s : *list) now.push_back(engine_->value(s));
    }
    const auto [found, fresh] = situations_.emplace(std::move(now), situations_.size());
    if (fresh) next_.emplace_back();
    return found->second;
  }

  std::size_t step(std::size_t from, std::size_t input) {
    for (const std::uint32_t s : model_.inputs) body_.value(s) = inputs_[input][s];
    engine_->tick(Time{0});
    const std::size_t to = situation();
    next_[from].emplace(input, to);
    return to;
  }

  /// The shortest way to an input that was not tried, with it; nothing = all were.
  [[nodiscard]] std::optional<std::vector<std::size_t>> to_untried(std::size_t from) const {
    std::map<std::size_t, std::pair<std::size_t, std::size_t>> before;  // by situation: from where, with which input
    std::deque<std::size_t> waiting{from};
    before[from] = {from, 0};
    while (!waiting.empty()) {
      const std::size_t at = waiting.front();
      waiting.pop_front();
      if (next_[at].size() < inputs_.size()) {
        std::size_t untried = 0;
        while (next_[at].contains(untried)) ++untried;
        std::vector<std::size_t> path{untried};
        for (std::size_t s = at; s != from; s = before[s].first) path.push_back(before[s].second);
        std::ranges::reverse(path);
        return path;
      }
      for (const auto& [input, to] : next_[at]) {
        if (before.emplace(to, std::pair{at, input}).second) waiting.push_back(to);
      }
    }
    return std::nullopt;
  }

  const form::Program& program_;
  const Model& model_;
  form::StandIn body_;
  form::Engine* engine_ = nullptr;
  std::vector<std::vector<double>> inputs_;  ///< all combinations, by symbol
  std::map<Situation, std::size_t> situations_;
  std::vector<std::map<std::size_t, std::size_t>> next_;  ///< by situation and input, as far as it was tried
};

}  // namespace

std::optional<Scenario> exhaustive_run(const form::Program& program, std::size_t most_steps) {
  const Model model = model_of(program, 0, "machine", false);
  if (model.timed || !model.functions.empty() || !model.behaviours.empty()) return std::nullopt;
  return Walker{program, model}.run(most_steps);
}

}  // namespace cancha::codegen
