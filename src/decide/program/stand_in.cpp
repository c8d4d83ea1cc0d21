#include "decide/program/stand_in.h"

#include <algorithm>
#include <cmath>

namespace cancha::decide::program {

StandIn::StandIn(const Program& program) : program_{program}, values_(program.symbols.size()) {}

std::vector<HostParameter> StandIn::parameters(Range range) const {
  std::vector<HostParameter> result;
  for (std::uint32_t i = range.first; i < range.first + range.count; ++i) {
    const Parameter& p = program_.parameters[i];
    result.push_back({p.name, p.type, p.enumeration == kNone ? "" : program_.enumerations[p.enumeration].name});
  }
  return result;
}

Host::Symbol StandIn::described(const Symbol& symbol) const {
  return {.name = symbol.name,
          .type = symbol.type,
          .enumeration = symbol.enumeration == kNone ? "" : program_.enumerations[symbol.enumeration].name,
          .parameters = parameters(symbol.parameters)};
}

Host StandIn::host() {
  Host host;
  for (const Enumeration& e : program_.enumerations) host.enumeration(e.name, e.elements);
  for (std::uint32_t i = 0; i < program_.symbols.size(); ++i) {
    const Symbol& symbol = program_.symbols[i];
    Host::Symbol made = described(symbol);
    double* value = &values_[i];
    if (!made.parameters.empty()) {
      made.read = [value](std::span<const double> given) {
        double sum = *value;
        for (const double g : given) sum += g;
        return sum;
      };
    } else {
      made.variable = value;
    }
    if (symbol.direction == Direction::Input) host.input(std::move(made));
    if (symbol.direction == Direction::Output) host.output(std::move(made));
  }
  for (std::size_t i = 0; i < program_.behaviours.size(); ++i) {
    const Behaviour& b = program_.behaviours[i];
    host.behaviour(b.name, parameters(b.parameters), [this, i](const BehaviourCall& call) {
      ++calls_;
      double sum = static_cast<double>(i + 1);
      for (const double g : call.arguments) sum += g;
      arguments_ += sum;
    });
  }
  return host;
}

void StandIn::shuffle(Random& random) {
  for (std::uint32_t i = 0; i < program_.symbols.size(); ++i) {
    const Symbol& symbol = program_.symbols[i];
    if (symbol.direction != Direction::Input) continue;
    if (symbol.type == Type::Decimal) {
      const double least = std::max(symbol.least, -1000.0);
      const double most = std::min(symbol.most, 1000.0);
      values_[i] = random.uniform(least, most);
      // the ends shall come as often as what lies between
      if (symbol.whole) values_[i] = std::clamp(std::floor(random.uniform(least, most + 1.0)), least, most);
    }
    if (symbol.type == Type::Boolean) values_[i] = random.uniform() < 0.5 ? 0.0 : 1.0;
    if (symbol.type != Type::Enumerated || symbol.enumeration == kNone) continue;
    const std::size_t elements = program_.enumerations[symbol.enumeration].elements.size();
    values_[i] = static_cast<double>(random.below(elements));
  }
}

}  // namespace cancha::decide::program
