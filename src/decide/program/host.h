#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "decide/program/program.h"

namespace cancha::decide::program {

/// What the host is asked to do for a behaviour of the program.
struct BehaviourCall {
  std::span<const double> arguments;  ///< in the order in which the host has named them; what is not given is 0
  bool first = false;                 ///< it was not called in the last cycle
  bool changed = false;               ///< an argument differs from the last call
  double time = 0.0;                  ///< ms since it was first called without a pause
};

/// A parameter of a host's function or behaviour.
struct HostParameter {
  std::string name;
  Type type = Type::Decimal;
  std::string enumeration{};  ///< of an enumerated one
};

/// Everything that a body offers to programs: inputs, outputs, functions, behaviours, each by name and with its type.
///
///     Host host;
///     host.enumeration<Foot>("foot", {"left", "right"});
///     host.input("ball.x", &ball.x).input("ball.seen", [&] { return ball.age < 100; });
///     host.output("kick.foot", &kick.foot);
///     host.behaviour("stand", {}, [&](const BehaviourCall&) { legs.stand(); });
///
/// Numbers are decimals, bools are booleans, and enumerators are elements of the enumeration that was named for their
/// type. Variables must live as long as the engine. A later binding of a name replaces the earlier one.
class Host {
 public:
  struct Enumeration {
    std::string name;
    std::vector<std::string> elements;  ///< the value of an element is its place
    const void* type = nullptr;
  };

  /// How one symbol is reached. Doubles are read and written in place, everything else through a function.
  struct Symbol {
    std::string name;
    Type type = Type::Decimal;
    std::string enumeration{};
    std::vector<HostParameter> parameters{};
    double* variable = nullptr;  ///< where a double lies; of an input it is only read
    std::function<double(std::span<const double>)> read{};
    std::function<void(double)> write{};
  };

  struct Behaviour {
    std::string name;
    std::vector<HostParameter> parameters;
    std::function<void(const BehaviourCall&)> run;
  };

  /// Names the enumeration to which the values of E belong; without E its elements are whole numbers from 0.
  template <class E = int>
  Host& enumeration(std::string name, std::vector<std::string> elements) {
    const void* type = std::is_enum_v<E> ? key<E>() : nullptr;
    return add(enumerations_, Enumeration{std::move(name), std::move(elements), type});
  }

  /// An input that is a variable of the host.
  template <class T>
  Host& input(std::string name, const T* variable) {
    Symbol symbol = described<T>(std::move(name));
    if constexpr (std::same_as<T, double>) {
      symbol.variable = const_cast<double*>(variable);  // only read: programs cannot assign to inputs
    } else {
      symbol.read = [variable](std::span<const double>) { return static_cast<double>(*variable); };
    }
    return add(inputs_, std::move(symbol));
  }

  /// An input that is computed whenever it is read.
  template <std::invocable F>
  Host& input(std::string name, F function) {
    Symbol symbol = described<std::invoke_result_t<F>>(std::move(name));
    symbol.read = [function](std::span<const double>) { return static_cast<double>(function()); };
    return add(inputs_, std::move(symbol));
  }

  /// An input with parameters; T is the type of its value. Arguments come in the order of the parameters.
  template <class T>
  Host& function(std::string name, std::vector<HostParameter> parameters,
                 std::function<T(std::span<const double>)> value) {
    Symbol symbol = described<T>(std::move(name));
    symbol.parameters = std::move(parameters);
    symbol.read = [value = std::move(value)](std::span<const double> given) {
      return static_cast<double>(value(given));
    };
    return add(inputs_, std::move(symbol));
  }

  /// An output that is a variable of the host.
  template <class T>
  Host& output(std::string name, T* variable) {
    Symbol symbol = described<T>(std::move(name));
    if constexpr (std::same_as<T, double>) {
      symbol.variable = variable;
    } else {
      symbol.read = [variable](std::span<const double>) { return static_cast<double>(*variable); };
      symbol.write = [variable](double value) { *variable = from_double<T>(value); };
    }
    return add(outputs_, std::move(symbol));
  }

  /// An output that is handed to a function; read back, it has the value that the program has set last.
  template <class T, std::invocable<T> F>
  Host& output(std::string name, F function) {
    Symbol symbol = described<T>(std::move(name));
    symbol.write = [function](double value) { function(from_double<T>(value)); };
    return add(outputs_, std::move(symbol));
  }

  /// The same for those who have a symbol described already.
  Host& input(Symbol symbol) { return add(inputs_, std::move(symbol)); }
  Host& output(Symbol symbol) { return add(outputs_, std::move(symbol)); }

  Host& behaviour(std::string name, std::vector<HostParameter> parameters,
                  std::function<void(const BehaviourCall&)> run) {
    return add(behaviours_, Behaviour{std::move(name), std::move(parameters), std::move(run)});
  }

  [[nodiscard]] const std::vector<Enumeration>& enumerations() const { return enumerations_; }
  [[nodiscard]] const std::vector<Symbol>& inputs() const { return inputs_; }
  [[nodiscard]] const std::vector<Symbol>& outputs() const { return outputs_; }
  [[nodiscard]] const std::vector<Behaviour>& behaviours() const { return behaviours_; }

 private:
  /// A pointer that is different for every type.
  template <class E>
  static const void* key() {
    static const char unique = 0;
    return &unique;
  }

  /// What a double means as a T. Numbers that do not fit a whole type are cut to its ends, no number is 0.
  template <class T>
  static T from_double(double value) {
    if constexpr (std::same_as<T, bool>) {
      return value != 0.0;
    } else if constexpr (std::is_floating_point_v<T>) {
      return static_cast<T>(value);
    } else {
      return static_cast<T>(whole(value));
    }
  }
  /// Cut to the range of int.
  static int whole(double value);

  template <class T>
  Symbol described(std::string name) const {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
    Symbol symbol{.name = std::move(name)};
    if constexpr (std::same_as<T, bool>) symbol.type = Type::Boolean;
    if constexpr (std::is_enum_v<T>) {
      symbol.type = Type::Enumerated;
      symbol.enumeration = enumeration_of(key<T>());
    }
    return symbol;
  }
  /// The name of a type's enumeration, which must have been named before.
  [[nodiscard]] std::string enumeration_of(const void* type) const;

  template <class T>
  Host& add(std::vector<T>& list, T thing) {
    std::erase_if(list, [&](const T& other) { return other.name == thing.name; });
    list.push_back(std::move(thing));
    return *this;
  }

  std::vector<Enumeration> enumerations_;
  std::vector<Symbol> inputs_;
  std::vector<Symbol> outputs_;
  std::vector<Behaviour> behaviours_;
};

}  // namespace cancha::decide::program
