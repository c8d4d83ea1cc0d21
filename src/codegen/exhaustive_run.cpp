// Walks through everything that a small program can do.

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <utility>

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
constexpr std::size_t kMostRuns = 300;         ///< from the beginning
constexpr std::size_t kBeginning = 0;          ///< the situation before the first step

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
  Walker(const form::Program& p, const Model& model, std::uint32_t agent) : program_{p}, model_{model}, agent_{agent} {}

  std::vector<Scenario> run(std::size_t most_steps) {
    std::vector<Scenario> all;
    if (!find_inputs()) return {};
    std::size_t steps = 0;
    // where there is no way back, from the beginning again
    while (to_untried(kBeginning)) {
      form::StandIn body{program_};
      auto engine = form::Engine::link({&program_, [](const form::Program*) {}}, body.host());
      if (!engine || !engine->select_agent(program_.agents[agent_].name)) return {};
      Scenario& made = all.emplace_back(Scenario{.program = &program_, .values = {}, .times = {}, .agent = agent_});
      std::size_t at = kBeginning;
      while (const auto path = to_untried(at)) {
        for (const std::size_t input : *path) {
          if (++steps > most_steps || situations_.size() > kMostSituations || all.size() > kMostRuns) return {};
          made.values.push_back(inputs_[input]);
          made.times.push_back(0);
          for (const std::uint32_t s : model_.inputs) body.value(s) = inputs_[input][s];
          engine->tick(Time{0});
          const std::size_t to = situation(*engine);
          next_[at].emplace(input, to);
          at = to;
        }
      }
    }
    return all;
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

  /// The number of the situation in which an engine is.
  std::size_t situation(const form::Engine& engine) {
    Situation now;
    for (const OptionUse& use : model_.options) {
      const bool active = engine.option_active(use.option);
      now.push_back(active ? static_cast<double>(engine.state_of(use.option)) : -1.0);
    }
    for (const auto* list : {&model_.outputs, &model_.internals}) {
      for (const std::uint32_t s : *list) now.push_back(engine.value(s));
    }
    const auto [found, fresh] = situations_.emplace(std::move(now), next_.size());
    if (fresh) next_.emplace_back();
    return found->second;
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
  std::uint32_t agent_;
  std::vector<std::vector<double>> inputs_;  ///< all combinations, by symbol
  std::map<Situation, std::size_t> situations_;
  std::vector<std::map<std::size_t, std::size_t>> next_{1};  ///< by situation and input, as far as it was tried
};

}  // namespace

std::vector<Scenario> exhaustive_runs(const form::Program& program, std::size_t most_steps, std::uint32_t agent) {
  const Model model = model_of(program, agent, "machine", false);
  // behaviours give nothing back: what they are called with belongs to no situation
  if (model.timed || !model.functions.empty()) return {};
  return Walker{program, model, agent}.run(most_steps);
}

}  // namespace cancha::codegen
