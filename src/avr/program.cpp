#include "avr/program.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <deque>
#include <string>
#include <string_view>

#include "act/serial/pseudo_terminal.h"
#include "avr/bad_line.h"
#include "avr/commands.h"
#include "avr/machine.h"
#include "os/clock.h"

namespace cancha::avr {
namespace {

constexpr std::string_view kHelp = R"(An emulated Arduino UNO (ATmega328P at 16 MHz, by simavr).

  cancha-avr FIRMWARE.elf [OPTIONS]

Reads commands from standard input, a line each, and answers each with a line; ends when its input ends.
Commands: set 2=1 A0=~512, get 8 ~9, run MICROSECONDS, inputs 2 3, outputs 8 9, handshake 12 13,
clock VARIABLE MS [STEPPED], turn ASKS DONE, timer ROUNDS, box ..., poke VARIABLE 1 2, step 5 3 1, told.

  --serial          run on its own, the serial line at a pseudo-terminal whose path is the first line of output
  --fast            with --serial: as fast as possible while bytes come and go, not in real time
  --pin-input 2=1   a level on a pin from the start (2=~512: a voltage on A0 to A5)
  --wire 8=2        a wire from pin 8 to pin 2
  --drop 0.02       with --serial: this part of all bytes is lost, in both directions
  --garble 0.02     likewise: becomes another byte
  --seed 1          of that chance
)";

constexpr std::uint64_t kSlice = 250 * kCyclesPerMicrosecond;    ///< between two looks at the outside
constexpr std::uint64_t kActive = 5000 * kCyclesPerMicrosecond;  ///< so long after a byte more are likely

struct Options {
  std::string firmware;
  bool serial = false;
  bool fast = false;
  std::string sets = "set";  ///< a command with all that was asked for
  std::vector<std::pair<int, int>> wires;
  BadLine::Settings line{};
  std::uint64_t seed = 1;
};

template <class T>
Result<T> number_of(std::string_view option, std::string_view text) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < T{}) {
    return fail(std::string{option}, fmt::format("'{}' is not a number", text));
  }
  return number;
}

/// An option that has a value.
Result<void> take_option(Options& options, std::string_view option, std::string_view value) {
  if (option == "--pin-input") {
    options.sets.append(" ").append(value);
    return {};
  }
  if (option == "--wire") {
    const std::size_t equals = std::min(value.find('='), value.size());
    const auto from = pin_from(value.substr(0, equals));
    const auto to = pin_from(value.substr(std::min(equals + 1, value.size())));
    if (!from || !to) return fail("--wire", fmt::format("'{}' is not PIN=PIN", value));
    options.wires.emplace_back(*from, *to);
    return {};
  }
  if (option == "--seed") {
    const auto seed = number_of<std::uint64_t>(option, value);
    if (!seed) return tl::unexpected(seed.error());
    options.seed = *seed;
    return {};
  }
  if (option == "--drop" || option == "--garble") {
    const auto part = number_of<double>(option, value);
    if (!part) return tl::unexpected(part.error());
    (option == "--drop" ? options.line.drop : options.line.garble) = *part;
    return {};
  }
  return fail(std::string{option}, "is unknown", "cancha-avr --help");
}

Result<Options> read_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--serial") {
      options.serial = true;
    } else if (word == "--fast") {
      options.fast = true;
    } else if (word == "--pins") {
      options.serial = false;
    } else if (word.starts_with("--")) {
      if (i + 1 == argc) return fail(std::string{word}, "needs a value, or is unknown", "cancha-avr --help");
      if (auto taken = take_option(options, word, argv[++i]); !taken) return tl::unexpected(taken.error());
    } else if (options.firmware.empty()) {
      options.firmware = word;
    } else {
      return fail(std::string{word}, "is one firmware too many");
    }
  }
  if (options.firmware.empty()) return fail("cancha-avr", "no firmware was named", "cancha-avr FIRMWARE.elf");
  return options;
}

/// Standard input, line by line, without ever waiting longer than asked.
class Input {
 public:
  /// Takes in what is there; false once there will be no more.
  bool fill(int patience_ms) {
    pollfd waiting{.fd = 0, .events = POLLIN, .revents = 0};
    if (::poll(&waiting, 1, patience_ms) <= 0) return true;
    std::array<char, 65536> more{};
    const ssize_t count = ::read(0, more.data(), more.size());
    if (count <= 0) return false;
    text_.append(more.data(), static_cast<std::size_t>(count));
    return true;
  }
  /// The next whole line, if there is one.
  bool line(std::string& line) {
    const std::size_t end = text_.find('\n', seen_);
    if (end == std::string::npos) {
      seen_ = text_.size();
      return false;
    }
    line = text_.substr(0, end);
    text_.erase(0, end + 1);
    seen_ = 0;
    return true;
  }

 private:
  std::string text_;
  std::size_t seen_ = 0;  ///< has no end of a line
};

void say(std::string_view line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

int run_commands(Commands& commands) {
  Input input;
  std::string line;
  while (input.fill(-1)) {
    while (input.line(line)) say(commands.answer(line));
  }
  return 0;
}

/// The emulated board at a pseudo-terminal.
class Serial {
 public:
  Serial(Machine& machine, Commands& commands, act::PseudoTerminal line, const Options& options)
      : machine_{machine},
        commands_{commands},
        line_{std::move(line)},
        fast_{options.fast},
        to_board_{options.line, Random{options.seed}.split("to board")},
        from_board_{options.line, Random{options.seed}.split("from board")} {}

  int run() {
    say(line_.path());
    begin_ = {os::now(), machine_.cycles()};
    std::string command;
    while (input_.fill(0)) {
      while (input_.line(command)) say(command == "line" ? report() : commands_.answer(command));
      if (auto fine = slice(); !fine) {
        fmt::print(stderr, "cancha-avr: {}\n", fine.error().text());
        return 1;
      }
      keep_pace();
    }
    return 0;
  }

 private:
  struct Moment {
    os::HostTime real;
    std::uint64_t cycles;
  };

  std::string report() const {
    return fmt::format("{} {} {} {} {} {}", to_board_.bytes(), to_board_.dropped(), to_board_.garbled(),
                       from_board_.bytes(), from_board_.dropped(), from_board_.garbled());
  }

  Result<void> slice() {
    std::array<std::uint8_t, 256> room{};
    const std::size_t count = line_.read(room, Duration{});
    for (std::size_t i = 0; i < count; ++i) {
      if (to_board_.pass(room[i])) waiting_.push_back(room[i]);
    }
    const std::uint64_t until = machine_.cycles() + kSlice;
    while (machine_.cycles() < until) {
      // bytes come one after another, as slowly as on a wire
      if (!waiting_.empty() && machine_.cycles() >= next_byte_ && machine_.serial_ready()) {
        machine_.serial_give(waiting_.front());
        waiting_.pop_front();
        next_byte_ = machine_.cycles() + machine_.cycles_per_byte();
        last_byte_ = machine_.cycles();
      }
      if (auto fine = machine_.run(20 * kCyclesPerMicrosecond); !fine) return fine;
      for (std::uint8_t byte : machine_.serial_take()) {
        last_byte_ = machine_.cycles();
        if (from_board_.pass(byte)) line_.write({&byte, 1});
      }
    }
    return {};
  }

  /// Waits for real time where the board is ahead of it; bytes and commands end the wait.
  void keep_pace() {
    if (fast_ && machine_.cycles() < last_byte_ + kActive) {
      begin_ = {os::now(), machine_.cycles()};
      return;
    }
    const auto emulated = static_cast<std::int64_t>((machine_.cycles() - begin_.cycles) * 125 / 2);  // ns at 16 MHz
    const Duration ahead = begin_.real + Duration{emulated} - os::now();
    if (ahead.ns < 200'000) {
      // far behind: a machine that was halted does not hurry afterwards
      if (ahead < Duration{} - 1000_ms) begin_ = {os::now(), machine_.cycles()};
      return;
    }
    std::array<pollfd, 2> things{pollfd{.fd = 0, .events = POLLIN, .revents = 0},
                                 pollfd{.fd = line_.descriptor(), .events = POLLIN, .revents = 0}};
    const timespec patience{.tv_sec = 0, .tv_nsec = std::min<std::int64_t>(ahead.ns, 100'000'000)};
    (void)::ppoll(things.data(), things.size(), &patience, nullptr);
  }

  Machine& machine_;
  Commands& commands_;
  act::PseudoTerminal line_;
  bool fast_;
  BadLine to_board_;
  BadLine from_board_;
  Input input_;
  std::deque<std::uint8_t> waiting_;  ///< on their way to the board
  std::uint64_t next_byte_ = 0;       ///< cycles
  std::uint64_t last_byte_ = 0;
  Moment begin_{};
};

Result<int> run_all(const Options& options) {
  const auto firmware = codegen::read_elf_file(options.firmware);
  if (!firmware) return tl::unexpected(firmware.error());
  auto machine = Machine::start(*firmware, options.firmware);
  if (!machine) return tl::unexpected(machine.error());
  Commands commands{*machine, *firmware};
  for (const auto& [from, to] : options.wires) machine->connect(from, to);
  const std::string set = commands.answer(options.sets);
  if (set != "ok") return fail("--pin-input", set.substr(std::string_view{"error: "}.size()));
  if (!options.serial) return run_commands(commands);
  auto line = act::PseudoTerminal::open();
  if (!line) return tl::unexpected(line.error());
  return Serial{*machine, commands, *std::move(line), options}.run();
}

}  // namespace

int run_avr(int argc, char** argv) {
  if (argc == 2 && (std::string_view{argv[1]} == "--help" || std::string_view{argv[1]} == "-h")) {
    fmt::print("{}", kHelp);
    return 0;
  }
  const auto options = read_options(argc, argv);
  if (!options) {
    fmt::print(stderr, "cancha-avr: {}\n", options.error().text());
    return 2;
  }
  const auto status = run_all(*options);
  if (!status) fmt::print(stderr, "cancha-avr: {}\n", status.error().text());
  return status.value_or(1);
}

}  // namespace cancha::avr
