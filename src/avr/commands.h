#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "avr/machine.h"

namespace cancha::avr {

/// The language in which tests drive the emulated board: a line in, a line out. Pins are 0 to 13 and A0 to A5.
///
///     set 2=1 A0=~512          levels; with ~ a voltage as the count that is measured       ok
///     get 8 ~9                 levels; with ~ the part of full power, 0 to 255               1 128
///     run 1000                 goes on for so many microseconds                              ok
///     inputs 2 3 ~A0           the pins that a step sets, bit 0 first; with ~ by a voltage   ok
///     outputs 8 ~9             the pins that a step reads, bit 0 first; with ~ a part        ok
///     handshake 12 13          strobe and acknowledge: a step turns one over and waits       ok
///     box NAME_box_in 1 NAME_box_out 2    variables (int32_t) that a step sets and reads     ok
///     step 5 3,-7              one step each: bits in hexadecimal, then values of pins with
///                              ~ and of the box                                              2,10 1,11
///     clock timer0_millis 100  instead of a handshake: a step puts this variable on by 100, and waits a little    ok
///     clock timer0_millis 100 step_time    the same, and it waits until that variable was put on, too    ok
///     turn verify_turn verify_done    instead of both: a step changes the first byte, and waits until the second does
///     timer 4                  instead of these: a step lets timer 1 reach its count 4 times, each time when the
///     program
///                              polls it                                                      ok
///     poke verify_in 3 -7      values (int32_t) into a variable                              ok
///     told                     what the last step would answer                               1,11
///     step 5*1000              the same bits a thousand times                                one answer each
///
/// What cannot be done is answered with "error: " and the reason.
class Commands {
 public:
  /// Both must live longer.
  Commands(Machine& machine, const codegen::Firmware& firmware) : machine_{machine}, firmware_{firmware} {}

  /// The answer to one line, without its end.
  [[nodiscard]] std::string answer(std::string_view line);

 private:
  struct Box {
    std::uint16_t address = 0;
    std::size_t count = 0;
  };
  using Words = std::vector<std::string_view>;

  [[nodiscard]] Result<std::string> obey(const Words& words);
  [[nodiscard]] Result<std::string> set(const Words& words);
  [[nodiscard]] Result<std::string> get(const Words& words);
  [[nodiscard]] Result<std::string> run(const Words& words);
  [[nodiscard]] Result<std::string> choose(const Words& words, std::vector<int>& pins, std::vector<int>& numbers);
  [[nodiscard]] Result<std::string> handshake(const Words& words);
  [[nodiscard]] Result<std::string> clock(const Words& words);
  [[nodiscard]] Result<std::string> turn(const Words& words);
  [[nodiscard]] Result<std::string> timer(const Words& words);
  [[nodiscard]] Result<std::string> boxes(const Words& words);
  [[nodiscard]] Result<std::string> steps(const Words& words);
  [[nodiscard]] Result<void> give(std::string_view inputs);
  [[nodiscard]] Result<std::string> poke(const Words& words);
  /// Adds what a step answers.
  void tell(std::string& answer) const;
  /// Lets the firmware make one step, by handshake or by its clock.
  [[nodiscard]] Result<void> pass_step();
  [[nodiscard]] Result<void> pass_clock();
  [[nodiscard]] Result<void> pass_turn();
  [[nodiscard]] Result<void> pass_timer();
  /// Runs until a variable is a number.
  [[nodiscard]] Result<void> wait_for(const Box& variable, unsigned bytes, std::uint32_t number);
  void poke_number(std::uint16_t address, std::uint32_t number);
  [[nodiscard]] std::uint32_t peek_number(std::uint16_t address) const;
  [[nodiscard]] Result<Box> find_box(std::string_view name, std::string_view count) const;

  Machine& machine_;
  const codegen::Firmware& firmware_;
  std::vector<int> inputs_;
  std::vector<int> outputs_;
  std::vector<int> number_inputs_;          ///< pins with voltages
  std::vector<int> number_outputs_;         ///< pins with parts of full power
  std::vector<std::optional<bool>> given_;  ///< the last level of each input
  Box box_in_{};
  Box box_out_{};
  int strobe_ = -1;
  int acknowledge_ = -1;
  bool strobe_level_ = false;
  Box clock_{};  ///< the variable in which a sketch counts ms
  std::uint32_t clock_now_ = 0;
  std::uint32_t clock_step_ = 0;  ///< ms; 0 = there is no clock
  Box stepped_{};                 ///< the variable with the moment of the next step, put on when a step was made
  std::uint32_t step_due_ = 0;    ///< what it is then
  std::int64_t rounds_ = 0;       ///< of timer 1 for a step; 0 = it is not used
  Box turn_{};                    ///< a byte that asks for a step
  Box done_{};                    ///< a byte that tells that it was made
};

/// The number of a pin that is written as "7" or "A0".
[[nodiscard]] Result<int> pin_from(std::string_view text);

}  // namespace cancha::avr
