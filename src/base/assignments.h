#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/config.h"
#include "base/result.h"

namespace cancha {

/// Settings in the form of the NAO teams' configuration files: numbers by name, lists and groups of them.
///
///     // how the sonars are switched
///     sendInterval = 600;
///     modes = [68, 70];
///     cones = [{left = 60; right = 20;}, {left = 20; right = -20;}];
///
/// Numbers are called by their paths: "sendInterval", "modes[0]", "cones[1].left"; true and false are 1 and 0.
/// Reading gathers all faults, as Config does:
///
///     auto file = Assignments::parse(text, "USControl.cfg");
///     file->read("sendInterval", interval, above(0));
///     if (auto sound = file->finish(); !sound) …
class Assignments {
 public:
  /// Fails where the text has another form. `where` names it in errors.
  [[nodiscard]] static Result<Assignments> parse(std::string_view text, const std::string& where);

  /// Takes a number where it is present; a fault leaves `into` as it was.
  void read(const std::string& path, double& into, Range range = {});
  /// The same, and it must be whole.
  void read(const std::string& path, int& into, Range range = {});
  /// How many entries a list has; 0 where there is none of that name.
  [[nodiscard]] std::size_t length(const std::string& list) const;
  /// Reports a fault at a number, or at the file where there is none of that path.
  void refuse(const std::string& path, std::string what, std::string hint = "");

  /// All faults, names that nobody asked for among them, or nothing where there are none.
  [[nodiscard]] Result<void> finish();

 private:
  friend class AssignmentsReader;
  struct Number {
    std::string path;
    double value = 0.0;
    int line = 0;
    bool taken = false;
  };
  [[nodiscard]] Number* find(const std::string& path);

  std::string where_;
  std::vector<Number> numbers_;
  std::vector<Error> faults_;
};

}  // namespace cancha
