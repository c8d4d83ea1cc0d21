#include "decide/xabsl/made_up.h"

#include <fmt/format.h>

#include <vector>

#include "decide/in_order.h"

namespace cancha::decide::xabsl {
namespace {

constexpr int kEnumerations = 12;  ///< shared out among the symbol files
constexpr int kElements = 6;       ///< of each enumeration

/// Writes a behaviour that is valid by construction: symbols first, then options that name only what there is.
class Author {
 public:
  Author(const MadeUpSettings& settings, Random& random) : settings_{settings}, random_{random} {}

  std::map<std::string, std::string> write() {
    std::string agents = "/*** Title: Made up\nPlatform: none */\n";
    for (int i = 0; i < settings_.symbol_files; ++i) {
      files_[fmt::format("./Symbols/symbols_{}.xabsl", i)] = symbols(i);
      agents += fmt::format("include \"Symbols/symbols_{}.xabsl\";\n", i);
    }
    files_["./basics.xabsl"] = behaviours();
    agents += "include \"basics.xabsl\";\n";
    for (int i = 0; i < settings_.options; ++i) {
      files_[fmt::format("./Options/option_{}.xabsl", i)] = option(i);
      agents += fmt::format("include \"Options/option_{}.xabsl\";\n", i);
    }
    files_["agents.xabsl"] = agents + "\nagent player(\"Player\", option_0);\nagent other(\"Other\", option_0);\n";
    return std::move(files_);
  }

 private:
  int pick(std::size_t count) { return static_cast<int>(random_.below(count)); }
  bool chance(double share) { return random_.uniform() < share; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[random_.below(list.size())];
  }

  struct EnumSymbol {
    std::string name;
    int domain;
  };

  std::string symbols(int file) {
    std::string out = fmt::format("/** Symbols, part {0} */\nnamespace symbols_{0}(\"Symbols {0}\")\n{{\n", file);
    for (int e = file; e < kEnumerations; e += settings_.symbol_files) {
      out += fmt::format("  /** Kinds of thing {0} */\n  enum kind_{0}\n  {{\n", e);
      for (int k = 0; k < kElements; ++k) out += fmt::format("    kind_{}_{}{}\n", e, k, k + 1 < kElements ? "," : "");
      out += "  };\n\n";
    }
    for (int i = 0; i < settings_.symbols_per_file; ++i) out += symbol(file, i);
    return out + "}\n";
  }

  std::string symbol(int file, int i) {
    const std::string name = fmt::format("group_{}.symbol_{}", file, i);
    const int domain = pick(kEnumerations);
    std::string out = fmt::format("  /** What symbol {} of group {} is good for */\n", i, file);
    switch (pick(8)) {
      case 0:
      case 1:
        decimals_.push_back(name);
        return out + fmt::format("  float input {} [-1000..1000] \"mm\";\n\n", name);
      case 2:
        booleans_.push_back(name);
        return out + fmt::format("  bool input {};\n\n", name);
      case 3:
        enumerateds_.push_back({name, domain});
        return out + fmt::format("  enum kind_{} input {};\n\n", domain, name);
      case 4:
        functions_.push_back(name);
        return out + fmt::format("  float input {} \"mm\"\n  (\n    /** First */\n    float a;\n    float b;\n  );\n\n",
                                 name);
      case 5:
        outputs_.push_back(name);
        return out + fmt::format("  float {} {};\n\n", chance(0.5) ? "output" : "internal", name);
      case 6:
        enum_outputs_.push_back({name, domain});
        return out + fmt::format("  enum kind_{} output {};\n\n", domain, name);
      default:
        decimals_.push_back(name);
        return out + fmt::format("  float const {} = {:.2f} \"mm\";\n\n", name, random_.uniform(-100, 100));
    }
  }

  std::string behaviours() {
    std::string out = "/** What the robot can do */\nnamespace basics(\"Basics\")\n{\n";
    for (int i = 0; i < settings_.behaviours; ++i) {
      out += fmt::format(
          "  /** Skill {0} */\n  behavior skill_{0}\n  {{\n    float x [-1..1];\n    bool fast;\n  }}\n\n", i);
    }
    return out + "}\n";
  }

  std::string decimal(int depth) {
    const int kind = depth == 0 ? pick(4) : pick(9);
    switch (kind) {
      case 0:
        return fmt::format("{}", pick(2000));
      case 1:
        return chance(0.5) ? time_or_parameter() : fmt::format("{:.3f}", random_.uniform(0, 10));
      case 2:
      case 3:
        return decimals_.empty() ? "1" : one_of(decimals_);
      case 4:
        return functions_.empty()
                   ? "2"
                   : filled("{}(a = {}, b = {})", InOrder{one_of(functions_), decimal(0), decimal(depth - 1)});
      case 5:
        return filled("({} ? {} : {})", InOrder{boolean(0), decimal(0), decimal(depth - 1)});
      case 6:
        return fmt::format("-{}", decimal(0));
      default: {
        constexpr char kSigns[] = "+-*/+-*/%";
        return filled("({} {} {})", InOrder{decimal(depth - 1), kSigns[pick(9)], decimal(0)});
      }
    }
  }

  std::string time_or_parameter() {
    if (has_distance_ && chance(0.3)) return "@distance";
    if (!outputs_.empty() && chance(0.2)) return one_of(outputs_);
    return chance(0.7) ? "state_time" : "option_time";
  }

  std::string boolean(int depth) {
    if (depth > 0 && chance(0.4)) {
      const char* sign = chance(0.6) ? "&&" : "||";
      return filled("({} {} {})", InOrder{boolean(depth - 1), sign, boolean(0)});
    }
    switch (pick(4)) {
      case 0:
        return booleans_.empty() || chance(0.1) ? "action_done"
                                                : filled("{}{}", InOrder{chance(0.3) ? "!" : "", one_of(booleans_)});
      case 1: {
        if (enumerateds_.empty()) return "true";
        const EnumSymbol& symbol = one_of(enumerateds_);
        return filled("{} {} {}", InOrder{symbol.name, chance(0.7) ? "==" : "!=", element(symbol.domain)});
      }
      default: {
        const std::vector<std::string> signs{"<", ">", "<=", ">=", "==", "!="};
        return filled("{} {} {}", InOrder{decimal(depth), one_of(signs), decimal(0)});
      }
    }
  }

  std::string element(int domain) { return fmt::format("kind_{}_{}", domain, pick(kElements)); }

  std::string option(int number) {
    const int states = 1 + pick(static_cast<std::size_t>(settings_.most_states));
    std::string out =
        fmt::format("/** Option number {0}, which does as it is told */\noption option_{0}\n{{\n", number);
    has_distance_ = number % 2 == 1;
    if (has_distance_) out += "  /** How far */\n  float @distance [0..5000] \"mm\";\n\n";
    const bool common = chance(0.3);
    if (common) {
      out += "  common decision\n  {\n";
      const int conditions = 1 + pick(static_cast<std::size_t>(settings_.most_conditions));
      for (int i = 0; i < conditions; ++i) {
        out += filled("    /** Reason {} */\n    {}if ({})\n      goto state_{};\n",
                      InOrder{i, i == 0 ? "" : "else ", boolean(2), pick(static_cast<std::size_t>(states))});
      }
      out += "  }\n\n";
    }
    for (int i = 0; i < states; ++i) out += state(number, i, states, common);
    return out + "}\n";
  }

  std::string state(int option, int number, int states, bool common) {
    std::string out = fmt::format("  {}state state_{}\n  {{\n    // what comes next\n",
                                  number == 0   ? "initial "
                                  : chance(0.1) ? "target "
                                                : "",
                                  number);
    if (const int conditions = pick(static_cast<std::size_t>(settings_.most_conditions) + 1); conditions > 0) {
      out += fmt::format("    decision\n    {{\n      {}", common ? "else " : "");
      for (int i = 0; i < conditions; ++i) {
        out += filled("if ({})\n      {{\n        goto state_{};\n      }}\n      else ",
                      InOrder{boolean(2), pick(static_cast<std::size_t>(states))});
      }
      out += "\n        stay;\n    }\n";
    }
    out += "    action\n    {\n";
    if (settings_.calls > 0 && chance(settings_.calls)) out += "      " + call(option);
    for (int i = pick(static_cast<std::size_t>(settings_.most_actions) + 1); i > 0; --i)
      out += "      " + action(option);
    return out + "    }\n  }\n\n";
  }

  std::string action(int option) {
    switch (pick(4)) {
      case 0:
        return outputs_.empty() ? "" : filled("{} = {};\n", InOrder{one_of(outputs_), decimal(2)});
      case 1: {
        if (enum_outputs_.empty()) return "\n";
        const EnumSymbol& symbol = one_of(enum_outputs_);
        return fmt::format("{} = {};\n", symbol.name, element(symbol.domain));
      }
      case 2:
        return call(option);
      default:
        return filled("skill_{}(x = {}, fast = {});\n",
                      InOrder{pick(static_cast<std::size_t>(settings_.behaviours)), decimal(1), boolean(0)});
    }
  }

  std::string call(int option) {
    // only later options, so that no option calls itself over others
    const int next = option + 1 + pick(3);
    if (next >= settings_.options) return "\n";
    return next % 2 == 1 ? fmt::format("option_{}(distance = {});\n", next, decimal(1))
                         : fmt::format("option_{}();\n", next);
  }

  const MadeUpSettings& settings_;
  Random& random_;
  bool has_distance_ = false;  ///< of the option that is being written
  std::map<std::string, std::string> files_;
  std::vector<std::string> decimals_, booleans_, functions_, outputs_;
  std::vector<EnumSymbol> enumerateds_, enum_outputs_;
};

}  // namespace

std::map<std::string, std::string> made_up_behaviour(const MadeUpSettings& settings, Random& random) {
  return Author{settings, random}.write();
}

}  // namespace cancha::decide::xabsl
