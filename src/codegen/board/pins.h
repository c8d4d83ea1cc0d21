#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "codegen/generated.h"

/// The pins of the boards that code is generated for.
namespace cancha::codegen {

/// What a generator for a board gives: all files, or everything that is wrong.
using BoardFiles = tl::expected<std::vector<GeneratedFile>, std::vector<Error>>;

enum class Board { Uno, Cm900 };

/// One pin of a board: its place in the chip and what it can do beyond being 0 or 1.
struct Pin {
  std::string name;        ///< as people write it: "7", "A0"; of the CM-900 "PA3"
  char port = ' ';         ///< 'B' of PB0
  int bit = 0;             ///< 0 of PB0
  bool analog = false;     ///< can measure a voltage
  bool pwm = false;        ///< can give a part of full power, by switching quickly
  std::string reserved{};  ///< why it is not for ports; empty = it is
};

/// All pins of a board, by number. UNO: 0 to 13, then A0 to A5 as 14 to 19. CM-900: D0 to D31.
[[nodiscard]] const std::vector<Pin>& pins_of(Board board);

/// Sets pins from a list as on the command line: "u=2,v=3,speed=A0". What is wrong with it comes back, all at once.
[[nodiscard]] std::vector<Error> name_pins(Interface& interface, std::string_view list, Board board);

/// Gives pins to those ports that have none; numbers that go out get none of `no_pwm`. False where there are not
/// enough.
[[nodiscard]] bool deal_pins(Interface& interface, Board board, std::span<const int> no_pwm = {});

/// Everything that keeps an interface from being wired to a board: ports without a pin, two ports on one pin, pins that
/// the board does not have, or that cannot measure or give a number.
[[nodiscard]] std::vector<Error> check_pins(const Interface& interface, Board board);

/// The lowest and highest count that a number may have on its way through a pin: its own range and that of the board.
struct Counts {
  long least = 0;
  long most = 0;
};
[[nodiscard]] Counts input_counts(const Port& port);
[[nodiscard]] Counts output_counts(const Port& port);

/// A table of ports and pins, each line behind `before`, for the head of a file.
[[nodiscard]] std::string pin_table(const Interface& interface, Board board, std::string_view before);

}  // namespace cancha::codegen
