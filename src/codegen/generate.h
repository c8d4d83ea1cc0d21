#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "codegen/generated.h"
#include "decide/program/program.h"

namespace cancha::codegen {

enum class Target : std::uint8_t {
  C,        ///< a struct of the user's for each machine
  Cpp,      ///< a class
  Arduino,  ///< a sketch for the UNO
  Avr,      ///< main.c for its chip, without the Arduino library
  Cm900     ///< a program for the CM-900
};
constexpr std::array<std::string_view, 5> names(Target) {
  return {"c", "cpp", "arduino", "avr", "cm900"};
}

enum class Backend : std::uint8_t {
  Auto,   ///< the one that likely needs less flash
  Table,  ///< the next state is looked up; finite machines with true and false only
  Switch  ///< to be read by people; takes any program
};
constexpr std::array<std::string_view, 3> names(Backend) {
  return {"auto", "table", "switch"};
}

struct Settings {
  Target target = Target::C;
  Backend backend = Backend::Auto;
  std::string name{};    ///< begins all names; empty = that of the file
  std::string agent{};   ///< empty = the first
  std::string pins{};    ///< of a board: "u=2,v=A0"; they win over those of the file
  bool pull_up = false;  ///< of a board: inputs without a wire read 1
  int sample_ms = 100;
  bool traced = false;  ///< keeps which options were active
  bool around = true;   ///< of a board: also what the machine needs around it, which wants a pin for everything
};

struct Generated {
  std::vector<GeneratedFile> files;
  Interface interface;
  Backend backend = Backend::Switch;  ///< the one that was used
  std::string why{};                  ///< there was no choice of a table
  std::size_t table_bytes = 0;  ///< of an ATmega's flash that a table takes, within a tenth; 0 = none was looked for
};

/// Writes code for a program. What the target cannot do is told, all of it at once.
[[nodiscard]] tl::expected<Generated, std::vector<Error>> generate(const decide::program::Program& program,
                                                                   const Settings& settings);

}  // namespace cancha::codegen
