#include "decide/chart/declare.h"

#include <charconv>
#include <cmath>

#include "decide/chart/constant.h"
#include "decide/chart/expression.h"

namespace cancha::decide::chart {
namespace {

constexpr std::size_t kMostElements = 1000;
constexpr int kMostPin = 255;

/// Blanks between words.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n,", at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n,", begin), text.size());
    words.emplace_back(text.substr(begin, end - begin));
    at = end;
  }
  return words;
}

class Declarer {
 public:
  Declarer(const Declaration& from, Chart& chart, Problems& problems)
      : from_{from}, chart_{chart}, problems_{problems} {}

  void run() {
    const std::size_t before = problems_.count();
    made_.name = from_.name.text;
    made_.place = from_.name.place;
    made_.unit = from_.unit.text;
    made_.doc = from_.doc.text;
    if (!name()) return;
    made_.role = Role::Local;
    if (from_.role.given) (void)choose(from_.role, "role", made_.role, problems_);
    if (!from_.type.given) {
      problems_.add(from_.name.place, fmt::format("'{}' has no type", made_.name),
                    "cancha:type is boolean, integer, decimal or enumerated");
    } else if (choose(from_.type, "type", made_.type, problems_)) {
      elements();
      range();
      pin();
      if (problems_.count() == before) initial();
    }
    chart_.variables.push_back(made_);
  }

 private:
  bool name() {
    if (!is_variable_name(made_.name)) {
      problems_.add(from_.name.place, fmt::format("'{}' is no name", made_.name),
                    "a letter, then letters, digits and _, at most 100");
      return false;
    }
    if (is_reserved(made_.name)) {
      problems_.add(from_.name.place, fmt::format("'{}' means something else", made_.name), "take another name");
      return false;
    }
    if (chart_.find_variable(made_.name) != kNone) {
      problems_.add(from_.name.place, fmt::format("there is a second '{}'", made_.name));
      return false;
    }
    if (chart_.variables.size() >= kMostVariables) {
      problems_.add(from_.name.place, fmt::format("there are more than {} variables", kMostVariables));
      return false;
    }
    return true;
  }

  void elements() {
    if (made_.type != ValueType::Enumerated) {
      if (from_.values.given) {
        problems_.add(from_.values.place, fmt::format("'{}' has elements but is not enumerated", made_.name));
      }
      return;
    }
    std::vector<std::string> list = words_of(from_.values.text);
    if (list.empty() || list.size() > kMostElements) {
      const Place at = from_.values.given ? from_.values.place : from_.name.place;
      problems_.add(at, fmt::format("'{}' has {} elements", made_.name, list.size()),
                    fmt::format("list 1 to {} of them: cancha:values=\"slow fast\"", kMostElements));
      list = {"none"};
    }
    for (auto i = list.begin(); i != list.end(); ++i) {
      if (!is_identifier(*i)) problems_.add(from_.values.place, fmt::format("'{}' is no name of an element", *i));
      if (std::find(list.begin(), i, *i) != i)
        problems_.add(from_.values.place, fmt::format("there is a second '{}'", *i));
    }
    made_.enumeration = enumeration_of(chart_, list);
    made_.most = static_cast<double>(list.size() - 1);
  }

  double number(const Piece& piece, double otherwise) {
    if (!piece.given) return otherwise;
    double value = 0.0;
    const char* last = piece.text.data() + piece.text.size();
    const auto [end, fault] = std::from_chars(piece.text.data(), last, value);
    if (fault != std::errc{} || end != last || !std::isfinite(value)) {
      problems_.add(piece.place, fmt::format("'{}' is not a number", piece.text));
      return otherwise;
    }
    if (made_.type == ValueType::Integer && (value != std::floor(value) || std::abs(value) > kMostInteger)) {
      problems_.add(piece.place, fmt::format("'{}' is not an integer of 32 bits", piece.text));
      return otherwise;
    }
    return value;
  }

  void range() {
    const bool ranged = made_.type == ValueType::Integer || made_.type == ValueType::Decimal;
    if (!ranged) {
      for (const Piece* p : {&from_.least, &from_.most}) {
        if (p->given) problems_.add(p->place, fmt::format("'{}' is no number and has no range", made_.name));
      }
      return;
    }
    const bool whole = made_.type == ValueType::Integer;
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    made_.least = number(from_.least, whole ? kLeastInteger : -kInfinite);
    made_.most = number(from_.most, whole ? kMostInteger : kInfinite);
    if (made_.least > made_.most) {
      problems_.add(from_.most.given ? from_.most.place : from_.least.place,
                    fmt::format("the range of '{}' is empty: {} to {}", made_.name, made_.least, made_.most));
    }
  }

  void pin() {
    if (!from_.pin.given) return;
    const char* last = from_.pin.text.data() + from_.pin.text.size();
    const auto [end, fault] = std::from_chars(from_.pin.text.data(), last, made_.pin);
    if (fault != std::errc{} || end != last || made_.pin < 0 || made_.pin > kMostPin) {
      problems_.add(from_.pin.place, fmt::format("'{}' is no pin", from_.pin.text), fmt::format("0 to {}", kMostPin));
    } else if (made_.role == Role::Local) {
      problems_.add(from_.pin.place, fmt::format("'{}' is local and has no pin", made_.name));
    } else {
      for (const Variable& other : chart_.variables) {
        if (other.pin == made_.pin) {
          problems_.add(from_.pin.place, fmt::format("pin {} is that of '{}' already", made_.pin, other.name));
        }
      }
    }
  }

  void initial() {
    made_.initial = std::clamp(0.0, made_.least, made_.most);
    if (!from_.initial.given) return;
    const std::size_t kept = chart_.expressions.size();
    const Wanted wanted{.type = made_.type, .enumeration = made_.enumeration, .constant = true};
    const std::uint32_t read = parse_expression(from_.initial.text, wanted, chart_, from_.place_in_initial, problems_);
    if (read == kNone) return;
    made_.initial = constant_value(chart_, read);
    chart_.expressions.resize(kept);
    if (made_.initial < made_.least || made_.initial > made_.most) {
      problems_.add(from_.initial.place, fmt::format("{} is out of the range of '{}'", made_.initial, made_.name),
                    fmt::format("{} to {}", made_.least, made_.most));
    }
  }

  const Declaration& from_;
  Chart& chart_;
  Problems& problems_;
  Variable made_;
};

}  // namespace

void declare(const Declaration& declaration, Chart& chart, Problems& problems) {
  Declarer{declaration, chart, problems}.run();
}

void read_sample_time(const Piece& piece, Chart& chart, Problems& problems) {
  constexpr double kLongest = 1e6;
  double value = 0.0;
  const char* last = piece.text.data() + piece.text.size();
  const auto [end, fault] = std::from_chars(piece.text.data(), last, value);
  const bool good = fault == std::errc{} && std::string_view{end, static_cast<std::size_t>(last - end)} == "ms";
  if (!good || !(value > 0.0 && value <= kLongest)) {
    return problems.add(piece.place, fmt::format("'{}' is no sample time", piece.text), "e.g. 100ms");
  }
  if (value != std::floor(value)) {
    return problems.add(piece.place, fmt::format("the sample time '{}' is no whole number of milliseconds", piece.text),
                        "times of charts count in whole ones");
  }
  chart.sample_time = value;
}

void check_update(const Piece& piece, Problems& problems) {
  if (piece.text == "inherited") return;
  problems.add(piece.place, fmt::format("there is no update method '{}'", piece.text),
               "a chart ticks every sample time, or with the match that it plays in: remove it");
}

std::uint32_t enumeration_of(Chart& chart, const std::vector<std::string>& elements) {
  const auto found = std::ranges::find(chart.enumerations, elements);
  if (found != chart.enumerations.end()) return static_cast<std::uint32_t>(found - chart.enumerations.begin());
  chart.enumerations.push_back(elements);
  return static_cast<std::uint32_t>(chart.enumerations.size() - 1);
}

}  // namespace cancha::decide::chart
