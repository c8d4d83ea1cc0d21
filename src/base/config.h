#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/units.h"

/// Settings from TOML text, with errors that say the line, the reason and what to do.
///
/// Reading never stops at a fault: all of them are gathered and handed out by `finish`, which also refuses every key
/// that nobody asked for.
///
///     auto config = Config::parse(text, "robot.toml");
///     if (!config) return pass_on(std::move(config));
///     Section robot = config->root().need_section("robot");
///     robot.need("side", model.side, above(0));
///     robot.read("mass", model.mass, above(0));  // stays as it is where the key is absent
///     if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
namespace cancha {

/// Where a number must lie. Numbers beyond a million and not-a-number are never let in.
struct Range {
  double low = -1e6;
  double high = 1e6;
  bool with_low = true;   ///< low itself is allowed
  bool with_high = true;  ///< high itself is allowed

  [[nodiscard]] constexpr bool contains(double x) const {
    return (with_low ? x >= low : x > low) && (with_high ? x <= high : x < high);
  }
  /// "must be above 0", "must lie between 0 and 1".
  [[nodiscard]] std::string text() const;
};

constexpr Range above(double low, double high = 1e6) {
  return {low, high, false, true};
}
constexpr Range below(double high, double low = -1e6) {
  return {low, high, true, false};
}
constexpr Range at_least(double low, double high = 1e6) {
  return {low, high, true, true};
}
constexpr Range between(double low, double high) {
  return {low, high, true, true};
}

namespace detail {
struct ConfigNode;
struct ConfigDocument;
}  // namespace detail

/// One table of a document. Small, copied freely, valid as long as its Config.
///
/// A fault leaves the value as it was. Keys of a table that is absent all count as absent.
class Section {
 public:
  /// Takes the value of a key where the key is present.
  void read(std::string_view key, double& into, Range range = {});
  void read(std::string_view key, int& into, Range range = {});
  void read(std::string_view key, bool& into);
  void read(std::string_view key, std::string& into);
  void read(std::string_view key, std::vector<double>& into, Range range = {});
  void read(std::string_view key, std::vector<std::string>& into);
  template <class Unit>
  void read(std::string_view key, Quantity<Unit>& into, Range range = {}) {
    read(key, into.value, range);
  }
  /// Takes the place in `names` of the word behind a key: `read_choice("colour", {"blue", "yellow"}, index)`.
  void read_choice(std::string_view key, std::span<const std::string> names, std::size_t& index);

  /// The same, and an absent key is a fault.
  template <class T, class... Rule>
  void need(std::string_view key, T& into, const Rule&... rule) {
    if (must_have(key)) read(key, into, rule...);
  }

  /// The table behind a key.
  [[nodiscard]] Section section(std::string_view key);
  [[nodiscard]] Section need_section(std::string_view key);
  /// The tables of a list, written as `[[key]]`; none where the key is absent.
  [[nodiscard]] std::vector<Section> sections(std::string_view key);

  [[nodiscard]] bool has(std::string_view key) const;
  /// Reports a fault at a key, e.g. "walls.top", or at the nearest table above it where the key is absent.
  void refuse(std::string_view path, std::string what, std::string hint = "");

 private:
  friend class Config;
  Section(detail::ConfigDocument* document, detail::ConfigNode* node) : document_{document}, node_{node} {}
  detail::ConfigNode* ask(std::string_view key, int kind, const char* expected);
  bool must_have(std::string_view key);

  detail::ConfigDocument* document_;
  detail::ConfigNode* node_;  ///< null where the table is absent or no table
};

/// A TOML document and the faults found in it so far.
class Config {
 public:
  /// Fails where the text is no TOML. `where` names the text in errors.
  [[nodiscard]] static Result<Config> parse(std::string_view text, const std::string& where);
  Config(Config&&) noexcept;
  Config& operator=(Config&&) noexcept;
  ~Config();

  [[nodiscard]] Section root();
  /// All faults, in the order of the text and one in each line of the error, or nothing where there are none.
  [[nodiscard]] Result<void> finish();

 private:
  explicit Config(std::unique_ptr<detail::ConfigDocument> document);
  std::unique_ptr<detail::ConfigDocument> document_;
};

}  // namespace cancha
