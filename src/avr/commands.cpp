#include "avr/commands.h"

#include <fmt/format.h>

#include <charconv>
#include <iterator>

namespace cancha::avr {
namespace {

constexpr std::uint64_t kStepLimit = 16'000'000;    ///< cycles: a second
constexpr std::uint64_t kStartUp = 160'000;         ///< cycles: 10 ms
constexpr std::uint64_t kFirstStep = 24'000;        ///< cycles: 1.5 ms
constexpr std::uint64_t kOneStep = 6'400;           ///< cycles: 0.4 ms, long enough for any step of bits
constexpr std::uint64_t kRunLimit = 3'600'000'000;  ///< microseconds: an hour
constexpr std::int64_t kMostRepeats = 10'000'000;

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    const std::size_t from = line.find_first_not_of(" \r");
    if (from == std::string_view::npos) break;
    line.remove_prefix(from);
    const std::size_t end = std::min(line.find(' '), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

/// A whole number at the beginning of a text, which it is taken from.
std::optional<std::int64_t> take_number(std::string_view& text, int base = 10) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<std::int64_t> number_from(std::string_view text) {
  const auto number = take_number(text);
  return text.empty() ? number : std::nullopt;
}

}  // namespace

Result<int> pin_from(std::string_view text) {
  const bool analog = text.starts_with('A');
  const auto number = number_from(analog ? text.substr(1) : text);
  const int pin = number && *number >= 0 && *number < kPins ? static_cast<int>(*number) + (analog ? 14 : 0) : -1;
  if (pin < 0 || pin >= kPins) return fail("", fmt::format("there is no pin '{}'", text), "0 to 13, A0 to A5");
  return pin;
}

std::string Commands::answer(std::string_view line) {
  const Words words = words_of(line);
  if (words.empty()) return "error: an empty line";
  Result<std::string> result = obey(words);
  return result ? *std::move(result) : fmt::format("error: {}", result.error().text());
}

Result<std::string> Commands::obey(const Words& words) {
  if (words[0] == "step") return steps(words);
  if (words[0] == "set") return set(words);
  if (words[0] == "get") return get(words);
  if (words[0] == "run") return run(words);
  if (words[0] == "inputs") {
    strobe_level_ = strobe_level_ && strobe_ >= 0;
    auto result = choose(words, inputs_, number_inputs_);
    given_.assign(inputs_.size(), std::nullopt);
    return result;
  }
  if (words[0] == "outputs") return choose(words, outputs_, number_outputs_);
  if (words[0] == "handshake") return handshake(words);
  if (words[0] == "clock") return clock(words);
  if (words[0] == "turn") return turn(words);
  if (words[0] == "timer") return timer(words);
  if (words[0] == "poke") return poke(words);
  if (words[0] == "told") {
    std::string answer;
    tell(answer);
    return answer.substr(1);
  }
  if (words[0] == "box") return boxes(words);
  return fail("", fmt::format("'{}' is no command", words[0]),
              "set, get, run, inputs, outputs, handshake, clock, turn, timer, box, poke, step, told");
}

Result<std::string> Commands::set(const Words& words) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    if (equals == std::string_view::npos) return fail("", fmt::format("'{}' is not PIN=LEVEL", words[i]));
    const auto pin = pin_from(words[i].substr(0, equals));
    if (!pin) return tl::unexpected(pin.error());
    std::string_view value = words[i].substr(equals + 1);
    const bool analog = value.starts_with('~');
    const auto number = number_from(analog ? value.substr(1) : value);
    if (!number || *number < 0 || *number > (analog ? 1023 : 1)) {
      return fail("", fmt::format("'{}' is no level", value), "0, 1, or ~0 to ~1023");
    }
    if (analog && *pin < 14) return fail("", fmt::format("pin {} measures nothing", *pin), "A0 to A5 do");
    if (analog)
      machine_.set_analog(*pin, static_cast<int>(*number));
    else
      machine_.set_level(*pin, *number != 0);
  }
  return "ok";
}

Result<std::string> Commands::get(const Words& words) {
  std::string answer;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool part = words[i].starts_with('~');
    const auto pin = pin_from(words[i].substr(part ? 1 : 0));
    if (!pin) return tl::unexpected(pin.error());
    const int value = part ? machine_.pwm(*pin) : machine_.level(*pin) ? 1 : 0;
    answer += fmt::format("{}{}", i > 1 ? " " : "", value);
  }
  return answer;
}

Result<std::string> Commands::run(const Words& words) {
  const auto microseconds = words.size() == 2 ? number_from(words[1]) : std::nullopt;
  if (!microseconds || *microseconds < 0 || static_cast<std::uint64_t>(*microseconds) > kRunLimit) {
    return fail("", "run needs a number of microseconds, at most an hour");
  }
  auto done = machine_.run(static_cast<std::uint64_t>(*microseconds) * kCyclesPerMicrosecond);
  if (!done) return tl::unexpected(done.error());
  return "ok";
}

Result<std::string> Commands::choose(const Words& words, std::vector<int>& pins, std::vector<int>& numbers) {
  std::vector<int> chosen;
  std::vector<int> chosen_numbers;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool number = words[i].starts_with('~');
    const auto pin = pin_from(words[i].substr(number ? 1 : 0));
    if (!pin) return tl::unexpected(pin.error());
    if (number && words[0] == "inputs" && *pin < 14) {
      return fail("", fmt::format("pin {} measures nothing", *pin), "A0 to A5 do");
    }
    (number ? chosen_numbers : chosen).push_back(*pin);
  }
  pins = std::move(chosen);
  numbers = std::move(chosen_numbers);
  return "ok";
}

Result<std::string> Commands::handshake(const Words& words) {
  if (words.size() != 3) return fail("", "handshake needs two pins: strobe and acknowledge");
  const auto strobe = pin_from(words[1]);
  const auto acknowledge = pin_from(words[2]);
  if (!strobe) return tl::unexpected(strobe.error());
  if (!acknowledge) return tl::unexpected(acknowledge.error());
  strobe_ = *strobe;
  acknowledge_ = *acknowledge;
  machine_.set_level(strobe_, strobe_level_);
  // its start-up clears variables: what is put into them before that would be lost
  if (auto started = machine_.run(kStartUp); !started) return tl::unexpected(started.error());
  return "ok";
}

void Commands::poke_number(std::uint16_t address, std::uint32_t number) {
  for (unsigned byte = 0; byte < 4; ++byte) {
    machine_.poke(static_cast<std::uint16_t>(address + byte), static_cast<std::uint8_t>(number >> 8 * byte));
  }
}

std::uint32_t Commands::peek_number(std::uint16_t address) const {
  std::uint32_t number = 0;
  for (unsigned byte = 4; byte-- > 0;) {
    number = number << 8U | machine_.peek(static_cast<std::uint16_t>(address + byte));
  }
  return number;
}

Result<std::string> Commands::clock(const Words& words) {
  const bool waits = words.size() == 4;
  const auto ms = words.size() == 3 || waits ? number_from(words[2]) : std::nullopt;
  const std::int64_t least = waits ? 1 : 2;  // a step that is waited for a little must be over in time
  if (!ms || *ms < least || *ms > 60'000) return fail("", "clock needs a variable and ms of a step, 2 to 60000");
  const auto box = find_box(words[1], "1");
  if (!box) return tl::unexpected(box.error());
  const auto stepped = waits ? find_box(words[3], "1") : Result<Box>{};
  if (!stepped) return tl::unexpected(stepped.error());
  stepped_ = *stepped;
  // it starts up and makes its first step
  if (waits) {
    step_due_ = static_cast<std::uint32_t>(*ms);
    if (auto first = wait_for(stepped_, 4, step_due_); !first) return tl::unexpected(first.error());
  } else if (auto started = machine_.run(kFirstStep); !started) {
    return tl::unexpected(started.error());
  }
  clock_ = *box;
  clock_step_ = static_cast<std::uint32_t>(*ms);
  clock_now_ = peek_number(clock_.address);
  return "ok";
}

Result<std::string> Commands::turn(const Words& words) {
  if (words.size() != 3) return fail("", "turn needs two variables: one that asks, and one that answers");
  const auto asks = find_box(words[1], "1");
  const auto done = find_box(words[2], "1");
  if (!asks) return tl::unexpected(asks.error());
  if (!done) return tl::unexpected(done.error());
  turn_ = *asks;
  done_ = *done;
  // its start-up clears variables: what is put into them before that would be lost
  if (auto started = machine_.run(kStartUp); !started) return tl::unexpected(started.error());
  return "ok";
}

Result<std::string> Commands::timer(const Words& words) {
  const auto rounds = words.size() == 2 ? number_from(words[1]) : std::nullopt;
  if (!rounds || *rounds < 1 || *rounds > 60'000) return fail("", "timer needs how often it rings for a step");
  // it starts up, and waits for its first step
  const auto waits = machine_.run_until_waiting(kStepLimit);
  if (!waits) return tl::unexpected(waits.error());
  if (!*waits) return fail("firmware", "did not wait for timer 1 within a second");
  machine_.stop_timer();
  rounds_ = *rounds;
  return "ok";
}

Result<void> Commands::pass_timer() {
  machine_.hurry_converter();
  for (std::int64_t round = 0; round < rounds_; ++round) {
    machine_.ring_timer();
    const auto waits = machine_.run_until_waiting(kStepLimit);
    if (!waits) return tl::unexpected(waits.error());
    if (!*waits) return fail("firmware", "did not make a step within a second");
  }
  return {};
}

Result<Commands::Box> Commands::find_box(std::string_view name, std::string_view count) const {
  const auto number = number_from(count);
  if (!number || *number < 0 || *number > 500) return fail("", fmt::format("'{}' is no number of values", count));
  if (*number == 0) return Box{};
  const auto found = firmware_.symbols.find(std::string{name});
  if (found == firmware_.symbols.end()) return fail("", fmt::format("the firmware has no variable '{}'", name));
  const std::uint32_t address = found->second & 0xFFFFU;
  const Box box{static_cast<std::uint16_t>(address), static_cast<std::size_t>(*number)};
  if (address + 4 * box.count > std::size_t{machine_.memory_end()} + 1)
    return fail("", fmt::format("'{}' is not in RAM", name));
  return box;
}

Result<std::string> Commands::boxes(const Words& words) {
  if (words.size() != 5) return fail("", "box needs a variable and a count, twice: in and out");
  const auto in = find_box(words[1], words[2]);
  const auto out = find_box(words[3], words[4]);
  if (!in) return tl::unexpected(in.error());
  if (!out) return tl::unexpected(out.error());
  box_in_ = *in;
  box_out_ = *out;
  return "ok";
}

Result<void> Commands::give(std::string_view inputs) {
  std::string_view rest = inputs;
  const auto bits = take_number(rest, 16);
  if (!bits) return fail("", fmt::format("'{}' is no step", inputs), "bits in hexadecimal, then ,VALUE for each box");
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    const bool high = (static_cast<std::uint64_t>(*bits) >> i & 1U) != 0;
    if (given_[i] == high) continue;
    given_[i] = high;
    machine_.set_level(inputs_[i], high);
  }
  const std::size_t values = number_inputs_.size() + box_in_.count;
  for (std::size_t i = 0; i < values; ++i) {
    const bool comma = rest.starts_with(',');
    if (comma) rest.remove_prefix(1);
    const auto value = comma ? take_number(rest) : std::nullopt;
    if (!value) return fail("", fmt::format("'{}' has fewer than {} values", inputs, values));
    if (i >= number_inputs_.size()) {
      const std::size_t place = box_in_.address + 4 * (i - number_inputs_.size());
      poke_number(static_cast<std::uint16_t>(place), static_cast<std::uint32_t>(*value));
      continue;
    }
    if (*value < 0 || *value > 1023) return fail("", fmt::format("'{}' is no level", *value), "0 to 1023");
    machine_.set_analog(number_inputs_[i], static_cast<int>(*value));
  }
  if (!rest.empty()) return fail("", fmt::format("'{}' has too much behind it", inputs));
  return {};
}

Result<void> Commands::wait_for(const Box& variable, unsigned bytes, std::uint32_t number) {
  const auto done = machine_.run_until_is(variable.address, bytes, number, kStepLimit);
  if (!done) return tl::unexpected(done.error());
  if (!*done) return fail("firmware", "did not make a step within a second");
  return {};
}

Result<void> Commands::pass_clock() {
  // to the planned moment, not on from now: what steps take does not add up
  clock_now_ += clock_step_;
  machine_.hurry_converter();
  if (auto fine = machine_.run_until_interruptible(); !fine) return fine;
  poke_number(clock_.address, clock_now_);
  if (stepped_.count == 0) return machine_.run(kOneStep);
  step_due_ += clock_step_;
  return wait_for(stepped_, 4, step_due_);
}

Result<void> Commands::pass_turn() {
  const auto next = static_cast<std::uint8_t>(machine_.peek(done_.address) + 1U);
  machine_.poke(turn_.address, next);
  return wait_for(done_, 1, next);
}

Result<void> Commands::pass_step() {
  // sums of one step alone
  for (std::size_t i = 0; i < box_out_.count; ++i) {
    poke_number(static_cast<std::uint16_t>(box_out_.address + 4 * i), 0);
  }
  if (turn_.count > 0) return pass_turn();
  if (rounds_ > 0) return pass_timer();
  if (clock_step_ > 0) return pass_clock();
  strobe_level_ = !strobe_level_;
  machine_.set_level(strobe_, strobe_level_);
  const auto changed = machine_.run_until_change(acknowledge_, kStepLimit);
  if (!changed) return tl::unexpected(changed.error());
  if (!*changed) return fail("firmware", "did not acknowledge a step within a second");
  return {};
}

Result<std::string> Commands::poke(const Words& words) {
  if (words.size() < 3) return fail("", "poke needs a variable and values");
  const auto box = find_box(words[1], fmt::format("{}", words.size() - 2));
  if (!box) return tl::unexpected(box.error());
  for (std::size_t i = 0; i < box->count; ++i) {
    const auto value = number_from(words[i + 2]);
    if (!value) return fail("", fmt::format("'{}' is no number", words[i + 2]));
    poke_number(static_cast<std::uint16_t>(box->address + 4 * i), static_cast<std::uint32_t>(*value));
  }
  return "ok";
}

void Commands::tell(std::string& answer) const {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < outputs_.size(); ++i) bits |= std::uint64_t{machine_.level(outputs_[i])} << i;
  fmt::format_to(std::back_inserter(answer), " {:x}", bits);
  for (const int pin : number_outputs_) fmt::format_to(std::back_inserter(answer), ",{}", machine_.pwm(pin));
  for (std::size_t i = 0; i < box_out_.count; ++i) {
    const std::uint32_t number = peek_number(static_cast<std::uint16_t>(box_out_.address + 4 * i));
    fmt::format_to(std::back_inserter(answer), ",{}", static_cast<std::int32_t>(number));
  }
}

Result<std::string> Commands::steps(const Words& words) {
  if (strobe_ < 0 && clock_step_ == 0 && turn_.count == 0 && rounds_ == 0) {
    return fail("", "no pins for the handshake",
                "send: handshake STROBE ACKNOWLEDGE, clock VARIABLE MS, turn ASKS DONE, or timer ROUNDS");
  }
  std::string answer;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t star = std::min(words[i].find('*'), words[i].size());
    const auto times = star < words[i].size() ? number_from(words[i].substr(star + 1)) : std::optional<std::int64_t>{1};
    if (!times || *times < 0 || *times > kMostRepeats) return fail("", fmt::format("'{}' is no step", words[i]));
    if (auto given = give(words[i].substr(0, star)); !given) return tl::unexpected(given.error());
    for (std::int64_t n = 0; n < *times; ++n) {
      if (auto done = pass_step(); !done) return tl::unexpected(done.error());
      tell(answer);
    }
  }
  return answer.empty() ? answer : answer.substr(1);
}

}  // namespace cancha::avr
