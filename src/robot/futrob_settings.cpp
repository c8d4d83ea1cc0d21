#include "robot/futrob_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <span>
#include <type_traits>

#include "base/suggest.h"
#include "decide/rules/to_program.h"
#include "robot/rule_limits.h"

namespace cancha::robot {
namespace {

constexpr std::string_view kSection = "[robot_profile]";
constexpr std::array<std::string_view, 2> kSenses{"oracle", "camera"};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

template <class T>
bool read_number(std::string_view text, T& value) {
  const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
  return trouble == std::errc{} && end == text.data() + text.size();
}

/// What is wrong with a value; empty where it was taken.
template <class Entry, class T>
std::string take(std::string_view text, const Entry& field, T& into) {
  if constexpr (std::is_same_v<T, std::string>) {
    into = text;
    return "";
  } else if constexpr (std::is_same_v<T, bool>) {
    if (text != "0" && text != "1") return fmt::format("'{}' is neither 0 nor 1", text);
    into = text == "1";
    return "";
  } else {
    T value{};
    if (!read_number(text, value)) {
      return fmt::format("'{}' is no {}", text, std::is_same_v<T, int> ? "whole number" : "number");
    }
    const auto number = static_cast<double>(value);
    if (!std::isfinite(number) || number < field.least || number > field.most) {
      return fmt::format("{} must lie between {:g} and {:g}", text, field.least, field.most);
    }
    into = value;
    return "";
  }
}

/// Calls visit(field, value) for every key, those of the constants behind the others.
template <class Settings, class Visit>
void for_each_key(Settings& settings, Visit&& visit) {
  for_each_field<FutrobSettings>([&](const auto& field, int) { visit(field, settings.*field.member); });
  for_each_field<RuleConstants>([&](const auto& field, int) { visit(field, settings.constants.*field.member); });
}

std::vector<std::string> names_of_keys() {
  std::vector<std::string> names;
  const FutrobSettings settings;
  for_each_key(settings, [&](const auto& field, const auto&) { names.emplace_back(field.name); });
  return names;
}

/// Calls take(line) for every line of a text.
template <class Take>
void for_each_line(std::string_view text, Take&& take) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    take(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

/// Reads lines, and gathers what is wrong with them.
class Reader {
 public:
  explicit Reader(const std::string& where) : where_{where} {}

  void line(std::string_view text) {
    ++number_;
    const std::string_view words = trimmed(text);
    if (words.empty() || words.front() == '#') return;
    if (words.front() == '[') return section(words);
    const std::size_t equals = words.find('=');
    if (equals == words.npos) return refuse("is no key=value", "comments begin with #");
    if (!in_section_) {
      in_section_ = true;  // told once
      refuse("stands before its section", fmt::format("the first line is {}", kSection));
    }
    key(trimmed(words.substr(0, equals)), trimmed(words.substr(equals + 1)));
  }

  Result<FutrobSettings> finish() {
    for (const std::string_view wrong : contradictions(settings_.constants)) {
      if (!wrong.empty()) faults_.push_back({where_, std::string{wrong}, ""});
    }
    one_of("senses", settings_.senses, kSenses);
    one_of("logic", settings_.logic, names(decide::rules::Logic{}));
    if (!faults_.empty()) return tl::unexpected<Error>(together(faults_));
    return settings_;
  }

 private:
  void refuse(std::string what, std::string hint) {
    faults_.push_back({fmt::format("{}:{}", where_, number_), std::move(what), std::move(hint)});
  }

  void one_of(std::string_view key, const std::string& said, std::span<const std::string_view> known) {
    if (std::ranges::find(known, said) != known.end()) return;
    const std::vector<std::string> all(known.begin(), known.end());
    faults_.push_back({fmt::format("{}:{}", where_, lines_.find(key)->second),
                       fmt::format("{}: '{}' is not known", key, said), suggest_and_list(said, all)});
  }

  void section(std::string_view words) {
    if (words == kSection) {
      in_section_ = true;
    } else {
      refuse(fmt::format("there is no section {}", words), fmt::format("all keys stand under {}", kSection));
    }
  }

  void key(std::string_view name, std::string_view value) {
    bool known = false;
    for_each_key(settings_, [&](const auto& field, auto& into) {
      if (field.name != name) return;
      known = true;
      if (const std::string wrong = take(value, field, into); !wrong.empty()) {
        refuse(fmt::format("{}: {}", name, wrong), std::string{field.meaning});
      }
    });
    if (!known) return refuse(fmt::format("there is no key '{}'", name), suggest(std::string{name}, names_of_keys()));
    if (!lines_.emplace(name, number_).second) refuse(fmt::format("{} is said twice", name), "");
  }

  std::string where_;
  int number_ = 0;
  bool in_section_ = false;
  FutrobSettings settings_;
  std::map<std::string, int, std::less<>> lines_;  ///< that say a key
  std::vector<Error> faults_;
};

}  // namespace

Result<FutrobSettings> parse_futrob(std::string_view text, const std::string& where) {
  Reader reader{where};
  for_each_line(text, [&](std::string_view line) { reader.line(line); });
  return reader.finish();
}

std::string place_of_key(std::string_view key, std::string_view text, const std::string& where) {
  int number = 0;
  int found = 0;
  for_each_line(text, [&](std::string_view line) {
    ++number;
    const std::size_t equals = line.find('=');
    if (found == 0 && equals != line.npos && trimmed(line.substr(0, equals)) == key) found = number;
  });
  return found == 0 ? where : fmt::format("{}:{}", where, found);
}

std::vector<FutrobKey> futrob_keys() {
  std::vector<FutrobKey> keys;
  const FutrobSettings settings;
  for_each_key(settings, [&](const auto& field, const auto& value) {
    std::string preset;
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, bool>) {
      preset = value ? "1" : "0";
    } else {
      preset = fmt::format("{}", value);
    }
    keys.push_back({std::string{field.name}, preset, std::string{field.meaning}});
  });
  return keys;
}

}  // namespace cancha::robot
