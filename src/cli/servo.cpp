// ./cancha servo: AX-12 servos on a bench, real or emulated.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <charconv>

#include "act/serial/pseudo_terminal.h"
#include "act/servo/bus.h"
#include "act/servo/emulator.h"
#include "base/json.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "os/clock.h"

namespace cancha::cli {
namespace {

constexpr Duration kBetweenPictures = Duration{200'000'000};  ///< of monitor
constexpr Duration kMostLate = 80_ms;                         ///< of answers of a busy computer
constexpr Duration kStep = Duration{5'000'000};               ///< of emulated joints, where nobody speaks with them
constexpr int kAskedAgain = 4;                                ///< times that a servo which answers is asked what it is

/// One register of a servo, for --json.
struct Reading {
  std::string name;
  int value = 0;
  double scaled = 0.0;
  std::string unit;

  static constexpr auto fields() {
    return list_of(entry("name", &Reading::name), entry("value", &Reading::value), entry("scaled", &Reading::scaled),
                   entry("unit", &Reading::unit));
  }
};

/// What is set from the command line stays set: servos hold their goals when it is done.
Result<act::ServoBus> open_bus(const ServoOptions& o) {
  return open_bus(o.line, act::AtEnd::Hold);
}

/// The register that a user has named; tells of it where there is none.
const act::Register* wanted_register(const std::string& name) {
  const act::Register* found = act::find_register(name);
  if (found) return found;
  std::vector<std::string> known;
  for (const act::Register& r : act::ax12_registers()) known.emplace_back(r.name);
  complain({"servo", fmt::format("there is no register '{}'", name), suggest_and_list(name, known)});
  return nullptr;
}

/// "1-4,18"; nothing where it cannot be read.
std::vector<std::uint8_t> ids_of(std::string_view text) {
  std::vector<std::uint8_t> ids;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(','));
    text.remove_prefix(std::min(one.size() + 1, text.size()));
    const std::size_t dash = one.find('-');
    int first = -1;
    int last = -1;
    const std::string_view from = one.substr(0, dash);
    const std::string_view to = dash == one.npos ? from : one.substr(dash + 1);
    const bool good = std::from_chars(from.data(), from.data() + from.size(), first).ec == std::errc{} &&
                      std::from_chars(to.data(), to.data() + to.size(), last).ec == std::errc{};
    if (!good || first < 0 || last > act::kLastId || first > last) return {};
    for (int id = first; id <= last; ++id) ids.push_back(static_cast<std::uint8_t>(id));
  }
  return ids;
}

/// The same; tells of it where it cannot be read.
std::vector<std::uint8_t> wanted_ids(const std::string& text, const std::string& option = "--ids") {
  std::vector<std::uint8_t> ids = ids_of(text);
  if (ids.empty()) complain({option, fmt::format("'{}' are no ids", text), "for example 1-18 or 1,2,20"});
  return ids;
}

int tell(const Error& error) {
  complain(error);
  return kProblem;
}

void tell_errors(int id, std::uint8_t errors) {
  if (errors != 0)
    complain({fmt::format("servo {}", id), fmt::format("tells of errors: {}", act::error_words(errors)), ""});
}

int servo_scan(const ServoOptions& options) {
  const std::vector<std::uint8_t> ids = wanted_ids(options.range);
  if (ids.empty()) return kUsage;
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  if (bus->latency().value_or(0) > 1) {
    complain({options.line.port, fmt::format("the adapter keeps answers back for {} ms", *bus->latency()),
              "for 1 ms: echo 1 | sudo tee /sys/class/tty/<port>/device/latency_timer"});
  }
  const auto found = bus->scan(ids.front(), ids.back());
  if (!found) return tell(found.error());
  for (const std::uint8_t id : found->ids) {
    auto model = bus->read(id, 0, 3);
    for (int again = 0; !model && again < kAskedAgain; ++again) model = bus->read(id, 0, 3);
    if (!model) fmt::print("{:3}  answers, but does not say what it is\n", id);
    if (model) fmt::print("{:3}  model {}, firmware {}\n", id, model->word(), model->bytes[2]);
  }
  for (const std::uint8_t id : found->garbled) {
    fmt::print("{:3}  something answers that cannot be read: do two servos have this id?\n", id);
  }
  fmt::print("{} servo{} at {} baud\n", found->ids.size(), found->ids.size() == 1 ? "" : "s", options.line.baud);
  return found->ids.empty() || !found->garbled.empty() ? kProblem : kFine;
}

int servo_check(const ServoOptions& options) {
  const std::vector<std::uint8_t> ids = wanted_ids(options.ids);
  if (ids.empty()) return kUsage;
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  if (auto ready = bus->start(ids, options.quick); !ready) return tell(ready.error());
  fmt::print("{} servos answer\n", ids.size());
  return kFine;
}

int servo_relax(const ServoOptions& options) {
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  if (auto done = bus->relax(); !done) return tell(done.error());
  return kFine;
}

int servo_rearm(const ServoOptions& options) {
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  if (auto done = bus->rearm(static_cast<std::uint8_t>(options.id)); !done) return tell(done.error());
  return kFine;
}

int servo_read(const ServoOptions& options) {
  const act::Register* const only = options.what.empty() ? nullptr : wanted_register(options.what);
  if (!options.what.empty() && !only) return kUsage;
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  const auto table = bus->read(static_cast<std::uint8_t>(options.id), 0, act::kTableBytes);
  if (!table) return tell(table.error());
  std::vector<Reading> readings;
  for (const act::Register& r : act::ax12_registers()) {
    if (only && only != &r) continue;
    const int value = r.size == 2 ? table->word(r.address) : table->bytes[r.address];
    readings.push_back({std::string{r.name}, value, value * r.scale, std::string{r.unit}});
    if (options.json) continue;
    fmt::print("{:14} {:6}  {:20} {}\n", r.name, value,
               r.unit.empty() ? "" : fmt::format("{:.1f} {}", value * r.scale, r.unit), r.meaning);
  }
  if (options.json) fmt::print("{}\n", to_json(readings));
  tell_errors(options.id, table->errors);
  return kFine;
}

int servo_write(const ServoOptions& options) {
  const act::Register* const r = wanted_register(options.what);
  if (!r) return kUsage;
  int value = -1;
  const std::string& text = options.value;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc{} || end != text.data() + text.size() || value < r->least || value > r->most) {
    complain(
        {"servo", fmt::format("'{}' is no value of {}", text, r->name), fmt::format("{} to {}", r->least, r->most)});
    return kUsage;
  }
  if (r->access == act::Access::Read) {
    complain({"servo", fmt::format("'{}' is measured by the servo", r->name), "it can only be read"});
    return kUsage;
  }
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  // two servos with one id cannot be told apart any more
  if (r->address == act::at::kId && value != options.id && bus->ping(static_cast<std::uint8_t>(value))) {
    return tell({"servo", fmt::format("another servo has the id {} already", value), "nothing was changed"});
  }
  const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(value >> 8)};
  const auto done = bus->write(static_cast<std::uint8_t>(options.id), r->address, std::span{bytes}.subspan(0, r->size));
  if (!done) return tell(done.error());
  tell_errors(options.id, done->errors);
  return done->errors == 0 ? kFine : kProblem;
}

int servo_monitor(const ServoOptions& options) {
  const std::vector<std::uint8_t> ids = wanted_ids(options.ids);
  if (ids.empty()) return kUsage;
  auto bus = open_bus(options);
  if (!bus) return tell(bus.error());
  (void)interrupted();  // from here on a signal ends us in order
  const act::Register& first = *act::find_register("position");
  constexpr std::uint8_t kMeasured = 8;  // position, speed, load, voltage and temperature lie side by side
  for (int round = 0; !interrupted() && (options.times == 0 || round < options.times); ++round) {
    const os::HostTime next = os::now() + kBetweenPictures;
    fmt::print(" id  position   speed    load  voltage  temperature\n");
    for (const std::uint8_t id : ids) {
      const auto now = bus->read(id, first.address, kMeasured);
      if (!now) {
        fmt::print("{:3}  {}\n", id, now.error().what);
        continue;
      }
      fmt::print("{:3}  {:6.1f} deg {:6} {:7} {:6.1f} V {:8} C  {}\n", id, now->word() * first.scale, now->word(2),
                 now->word(4), now->bytes[6] * 0.1, now->bytes[7], act::error_words(now->errors));
    }
    std::fflush(stdout);
    os::sleep_until(next);
  }
  const act::ServoBus::Statistics& s = bus->statistics();
  fmt::print("{} questions, {} answers, {} lost, {} damaged\n", s.asked, s.answered, s.lost, s.damaged);
  return s.answered > 0 ? kFine : kProblem;
}

int servo_emulate(const ServoOptions& options) {
  std::vector<std::uint8_t> ids = wanted_ids(options.ids);
  const auto twice = options.duplicate.empty() ? ids_of("") : wanted_ids(options.duplicate, "--duplicate");
  const auto silent = options.silent.empty() ? ids_of("") : wanted_ids(options.silent, "--silent");
  const bool unread = (twice.empty() && !options.duplicate.empty()) || (silent.empty() && !options.silent.empty());
  if (ids.empty() || unread) return kUsage;
  ids.insert(ids.end(), twice.begin(), twice.end());
  const EffectOptions& asked = options.effects;
  const act::BusEffects effects{
      .servo = {.heat = asked.heat.has_value(), .backlash = from_degrees(asked.backlash)},
      .battery = asked.tired_battery(),
      .trouble = {.noise = options.noise, .lost = options.lost, .flipped = options.flipped},
  };
  auto terminal = act::PseudoTerminal::open();
  if (!terminal) return tell(terminal.error());
  act::ServoEmulator emulator{ids, effects, Random{options.seed}};
  for (const std::uint8_t id : silent) emulator.unplug(id);
  for (act::EmulatedServo& servo : emulator.servos()) {
    if (asked.heat) servo.set(*act::find_register("temperature"), static_cast<std::uint16_t>(std::lround(*asked.heat)));
  }
  (void)interrupted();  // from here on a signal ends us in order
  fmt::print("{} servos at {}  (Ctrl-C ends them)\n", ids.size(), terminal->path());
  std::fflush(stdout);
  std::array<std::uint8_t, 512> room{};
  std::vector<std::uint8_t> said;
  Random busy = Random{options.seed}.split("busy");
  for (os::HostTime last = os::now(); !interrupted();) {
    const std::size_t count = terminal->read(room, kStep);
    const os::HostTime now = os::now();
    emulator.advance(now - last);
    last = now;
    emulator.set_baud(terminal->baud());
    said.clear();
    emulator.hear(std::span<const std::uint8_t>{room}.subspan(0, count), said);
    if (said.empty()) continue;
    const Duration late =
        busy.uniform() < options.busy ? nearest(Seconds{kMostLate.seconds() * busy.uniform()}) : Duration{};
    os::sleep_until(now + emulator.delay() + late);
    terminal->write(said);
  }
  return kFine;
}

}  // namespace

void add_effects(CLI::App& verb, EffectOptions& o) {
  verb.add_option("--battery", o.battery,
                  "volts of a tired battery that gives way under load; otherwise 11.1 V, always")
      ->check(within(5.0, 16.0));
  verb.add_option("--heat", o.heat, "motors warm up under load, from so many °C; at 70 °C a servo shuts down")
      ->check(within(0.0, 100.0))
      ->expected(0, 1)
      ->default_str("25");
  verb.add_option("--backlash", o.backlash, "degrees of play in the gears")->check(within(0.0, 10.0));
}

namespace {

void add_emulate(CLI::App& group, ServoOptions& o, std::function<int()>& verb) {
  CLI::App* emulate = group.add_subcommand("emulate", "servos without hardware, behind a serial port of their own");
  emulate->add_option("--ids", o.ids, "which")->capture_default_str();
  const auto share = [&](const char* name, double& where, const char* what) {
    emulate->add_option(name, where, what)->capture_default_str()->check(within(0.0, 1.0));
  };
  share("--noise", o.noise, "chance of stray bytes before a packet");
  share("--lost", o.lost, "chance of a byte to be lost");
  share("--flipped", o.flipped, "chance of a byte to have a bit turned over");
  share("--busy", o.busy, "chance of an answer to come up to 80 ms late, as where the computer has other work");
  emulate->add_option("--duplicate", o.duplicate, "ids that two servos have");
  emulate->add_option("--silent", o.silent, "ids that do not answer");
  add_effects(*emulate, o.effects);
  emulate->add_option("--seed", o.seed, "of all chance")->capture_default_str()->check(whole_number());
  emulate->footer(
      "examples:\n  ./cancha servo emulate --ids 1-18\n"
      "  ./cancha servo emulate --ids 1-18 --lost 0.01 --duplicate 5 --battery 10.5");
  emulate->callback([&] { verb = [&o] { return servo_emulate(o); }; });
}

}  // namespace

CLI::App* add_servo(CLI::App& app, ServoOptions& o, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("servo", "AX-12 servos on a bus, real or emulated");
  group->require_subcommand(1);
  const auto line = [&](CLI::App* made) {
    add_line(*made, o.line, "the serial port");
    return made;
  };
  CLI::App* scan = line(group->add_subcommand("scan", "list the servos that answer"));
  scan->add_option("--ids", o.range, "from the first to the last of these")->capture_default_str();
  scan->footer("example:\n  ./cancha servo scan --port /dev/ttyUSB0");
  scan->callback([&] { verb = [&o] { return servo_scan(o); }; });
  CLI::App* read = line(group->add_subcommand("read", "show registers of a servo"));
  read->add_option("id", o.id, "of the servo")->required()->check(within(0, 253));
  read->add_option("register", o.what, "only this one");
  read->add_flag("--json", o.json, "for programs");
  read->footer("example:\n  ./cancha servo read 3 position");
  read->callback([&] { verb = [&o] { return servo_read(o); }; });
  CLI::App* write = line(group->add_subcommand("write", "set a register of a servo"));
  write->add_option("id", o.id, "of the servo")->required()->check(within(0, 253));
  write->add_option("register", o.what, "see servo read")->required();
  write->add_option("value", o.value, "in counts")->required();
  write->footer("example:\n  ./cancha servo write 3 goal 512");
  write->callback([&] { verb = [&o] { return servo_write(o); }; });
  CLI::App* monitor = line(group->add_subcommand("monitor", "show what servos measure, five times a second"));
  monitor->add_option("--ids", o.ids, "which")->capture_default_str();
  monitor->add_option("--times", o.times, "so often; otherwise until Ctrl-C")->check(within(1, 1'000'000));
  monitor->footer("example:\n  ./cancha servo monitor --ids 11-16");
  monitor->callback([&] { verb = [&o] { return servo_monitor(o); }; });
  CLI::App* check = line(group->add_subcommand("check", "make sure that servos are there, each alone with its id"));
  check->add_option("--ids", o.ids, "which")->capture_default_str();
  check->add_flag("--quick", o.quick, "write return delay 0, so that they answer at once from now on");
  check->footer("example:\n  ./cancha servo check --ids 1-20 --quick");
  check->callback([&] { verb = [&o] { return servo_check(o); }; });
  CLI::App* relax = line(group->add_subcommand("relax", "torque of all servos off: the robot sinks down"));
  relax->footer("example:\n  ./cancha servo relax --port /dev/ttyUSB0");
  relax->callback([&] { verb = [&o] { return servo_relax(o); }; });
  CLI::App* rearm = line(group->add_subcommand("rearm", "give a servo that has shut down its torque back"));
  rearm->add_option("id", o.id, "of the servo")->required()->check(within(0, 253));
  rearm->footer("example:\n  ./cancha servo rearm 13");
  rearm->callback([&] { verb = [&o] { return servo_rearm(o); }; });
  add_emulate(*group, o, verb);
  return group;
}

}  // namespace cancha::cli
