#include "avr/machine.h"

#include <fmt/format.h>
#include <simavr/avr_adc.h>
#include <simavr/avr_extint.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace cancha::avr {
namespace {

constexpr std::uint32_t kFlash = 32768;
constexpr std::uint32_t kSupply = 5000;        ///< mV
constexpr std::uint16_t kTimerFlags = 0x36;    ///< TIFR1
constexpr std::uint16_t kTimerControl = 0x81;  ///< TCCR1B
constexpr std::uint8_t kTimerRang = 0x02;      ///< OCF1A
constexpr std::uint64_t kStride = 64;          ///< cycles that run on before a variable is looked at again

struct Place {
  char port;
  int bit;
};
Place place_of(int pin) {
  if (pin < 8) return {'D', pin};
  if (pin < 14) return {'B', pin - 8};
  return {'C', pin - 14};
}

/// Where the chip keeps the part of full power of a pin, and whether its timer drives the pin.
struct Pwm {
  int pin;
  std::uint16_t control;
  std::uint8_t output_mask;
  std::uint16_t count;
};
constexpr Pwm kPwm[] = {{3, 0xB0, 0x20, 0xB4}, {5, 0x44, 0x20, 0x48},  {6, 0x44, 0x80, 0x47},
                        {9, 0x80, 0x80, 0x88}, {10, 0x80, 0x20, 0x8A}, {11, 0xB0, 0x80, 0xB3}};

/// The emulator's own words: only errors, and none on standard output, which belongs to answers.
void log_errors(avr_t* /*avr*/, const int level, const char* format, va_list arguments) {
  if (level == LOG_ERROR) std::vfprintf(stderr, format, arguments);
}

bool has_ended(int state) {
  return state == cpu_Done || state == cpu_Crashed;
}

Error why_ended(int state, std::uint32_t place) {
  if (state == cpu_Done) return {"firmware", "has stopped for good: it sleeps with interrupts off", ""};
  return {"firmware", fmt::format("has crashed at 0x{:04X}", place), ""};
}

/// While it lives, the chip runs on for some cycles at a time, which is quicker than instruction by instruction. What
/// is due in between, interrupts for example, still comes in time.
class Strides {
 public:
  explicit Strides(avr_t* avr) : avr_{avr}, single_{std::exchange(avr->run_cycle_limit, kStride)} {}
  Strides(const Strides&) = delete;
  Strides& operator=(const Strides&) = delete;
  ~Strides() {
    avr_->run_cycle_limit = single_;
    avr_->run_cycle_count = std::min(avr_->run_cycle_count, single_);
  }

 private:
  avr_t* avr_;
  avr_cycle_count_t single_;
};

}  // namespace

struct Machine::Inside {
  avr_t* avr = nullptr;
  std::array<avr_irq_t*, kPins> pins{};
  std::array<avr_irq_t*, 6> voltages{};
  avr_irq_t* serial_input = nullptr;
  std::array<bool, kPins> levels{};
  std::array<std::vector<int>, kPins> wires{};
  std::array<std::pair<Inside*, int>, kPins> self{};  ///< what the emulator hands back for each pin
  int watched = -1;                                   ///< a pin
  bool changed = false;                               ///< the watched pin has
  bool waiting = false;                               ///< the program has looked at the timer in vain
  bool serial_open = true;                            ///< the chip takes a byte
  std::vector<std::uint8_t> sent;

  ~Inside() {
    if (avr == nullptr) return;
    ::avr_terminate(avr);
    std::free(avr);  // made by the emulator with malloc
  }

  static void pin_changed(avr_irq_t* /*irq*/, std::uint32_t value, void* param) {
    const auto [inside, pin] = *static_cast<std::pair<Inside*, int>*>(param);
    const bool high = (value & 1U) != 0;
    const auto place = static_cast<std::size_t>(pin);
    if (inside->levels[place] == high) return;
    inside->levels[place] = high;
    if (inside->watched == pin) inside->changed = true;
    for (const int other : inside->wires[place])
      ::avr_raise_irq(inside->pins[static_cast<std::size_t>(other)], high ? 1 : 0);
  }
  static std::uint8_t timer_read(avr_t* avr, avr_io_addr_t address, void* param) {
    if ((avr->data[address] & kTimerRang) == 0) static_cast<Inside*>(param)->waiting = true;
    return avr->data[address];
  }
  static void byte_sent(avr_irq_t* /*irq*/, std::uint32_t value, void* param) {
    static_cast<Inside*>(param)->sent.push_back(static_cast<std::uint8_t>(value));
  }
  static void serial_on(avr_irq_t* /*irq*/, std::uint32_t /*value*/, void* param) {
    static_cast<Inside*>(param)->serial_open = true;
  }
  static void serial_off(avr_irq_t* /*irq*/, std::uint32_t /*value*/, void* param) {
    static_cast<Inside*>(param)->serial_open = false;
  }

  void connect_all() {
    for (int pin = 0; pin < kPins; ++pin) {
      const auto place = static_cast<std::size_t>(pin);
      const auto [port, bit] = place_of(pin);
      pins[place] = ::avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(static_cast<unsigned>(port)), IOPORT_IRQ_PIN0 + bit);
      self[place] = {this, pin};
      ::avr_irq_register_notify(pins[place], &Inside::pin_changed, &self[place]);
    }
    for (int i = 0; i < 6; ++i) {
      voltages[static_cast<std::size_t>(i)] = ::avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0 + i);
    }
    ::avr_register_io_read(avr, kTimerFlags, &Inside::timer_read, this);
    // without this the emulator prints every line that is sent
    std::uint32_t flags = 0;
    ::avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    serial_input = ::avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    const auto listen = [&](int number, avr_irq_notify_t function) {
      ::avr_irq_register_notify(::avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), number), function, this);
    };
    listen(UART_IRQ_OUTPUT, &Inside::byte_sent);
    listen(UART_IRQ_OUT_XON, &Inside::serial_on);
    listen(UART_IRQ_OUT_XOFF, &Inside::serial_off);
  }
};

Machine::Machine(std::unique_ptr<Inside> inside) : inside_{std::move(inside)} {}
Machine::Machine(Machine&& other) noexcept = default;
Machine::~Machine() = default;

Result<Machine> Machine::start(const codegen::Firmware& firmware, const std::string& name) {
  if (firmware.machine != codegen::Firmware::Machine::Avr) return fail(name, "is not for AVR", "build it with avr-gcc");
  std::vector<std::uint8_t> flash;
  for (const codegen::Firmware::Part& part : firmware.parts) {
    const std::uint64_t end = std::uint64_t{part.address} + part.bytes.size();
    if (end > kFlash) return fail(name, fmt::format("does not fit: the ATmega328P has {} bytes of flash", kFlash));
    flash.resize(std::max<std::size_t>(flash.size(), end), 0xFF);
    std::ranges::copy(part.bytes, flash.begin() + part.address);
  }

  ::avr_global_logger_set(&log_errors);
  auto inside = std::make_unique<Inside>();
  inside->avr = ::avr_make_mcu_by_name("atmega328p");
  if (inside->avr == nullptr) return fail("simavr", "does not know the ATmega328P");
  ::avr_init(inside->avr);
  inside->avr->frequency = 16'000'000;
  inside->avr->vcc = inside->avr->avcc = inside->avr->aref = kSupply;
  // a chip that sleeps costs nothing here, and no real time passes
  inside->avr->sleep = [](avr_t*, avr_cycle_count_t) {};
  ::avr_loadcode(inside->avr, flash.data(), static_cast<std::uint32_t>(flash.size()), 0);
  inside->avr->codeend = inside->avr->flashend;
  // otherwise the emulator looks at pins 2 and 3 in every cycle in which they are low, whether anybody has asked or not
  for (const std::uint8_t number : {std::uint8_t{0}, std::uint8_t{1}})
    ::avr_extint_set_strict_lvl_trig(inside->avr, number, 0);
  inside->connect_all();
  return Machine{std::move(inside)};
}

void Machine::set_level(int pin, bool high) {
  ::avr_raise_irq(inside_->pins[static_cast<std::size_t>(pin)], high ? 1 : 0);
}

void Machine::set_analog(int pin, int count) {
  // the emulator cuts, so that half a step more gives exactly the wanted count
  const std::uint32_t millivolts = (static_cast<std::uint32_t>(count) * kSupply + kSupply / 2) / 1023;
  ::avr_raise_irq(inside_->voltages[static_cast<std::size_t>(pin - 14)], std::min(millivolts, kSupply));
}

bool Machine::level(int pin) const {
  return inside_->levels[static_cast<std::size_t>(pin)];
}

int Machine::pwm(int pin) const {
  for (const Pwm& pwm : kPwm) {
    if (pwm.pin == pin && (peek(pwm.control) & pwm.output_mask) != 0) return peek(pwm.count);
  }
  return level(pin) ? 255 : 0;
}

void Machine::connect(int from, int to) {
  inside_->wires[static_cast<std::size_t>(from)].push_back(to);
}

Result<void> Machine::run(std::uint64_t cycles) {
  avr_t* const avr = inside_->avr;
  const std::uint64_t until = avr->cycle + cycles;
  while (avr->cycle < until) {
    if (const int state = ::avr_run(avr); has_ended(state)) return tl::unexpected(why_ended(state, avr->pc));
  }
  return {};
}

Result<void> Machine::run_until_interruptible() {
  avr_t* const avr = inside_->avr;
  while (avr->sreg[S_I] == 0) {
    if (const int state = ::avr_run(avr); has_ended(state)) return tl::unexpected(why_ended(state, avr->pc));
  }
  return {};
}

Result<bool> Machine::run_until_change(int pin, std::uint64_t limit) {
  avr_t* const avr = inside_->avr;
  const std::uint64_t until = avr->cycle + limit;
  inside_->watched = pin;
  inside_->changed = false;
  while (!inside_->changed && avr->cycle < until) {
    if (const int state = ::avr_run(avr); has_ended(state)) return tl::unexpected(why_ended(state, avr->pc));
  }
  inside_->watched = -1;
  return inside_->changed;
}

Result<bool> Machine::run_until_is(std::uint16_t address, unsigned bytes, std::uint32_t number, std::uint64_t limit) {
  avr_t* const avr = inside_->avr;
  const std::uint64_t until = avr->cycle + limit;
  const std::array<std::uint8_t, 4> wanted{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8U),
                                           static_cast<std::uint8_t>(number >> 16U),
                                           static_cast<std::uint8_t>(number >> 24U)};
  const Strides strides{avr};
  int state = cpu_Running;
  bool is = std::equal(wanted.begin(), wanted.begin() + bytes, avr->data + address);
  while (!is && avr->cycle < until && !has_ended(state)) {
    state = ::avr_run(avr);
    is = std::equal(wanted.begin(), wanted.begin() + bytes, avr->data + address);
  }
  if (has_ended(state)) return tl::unexpected(why_ended(state, avr->pc));
  return is;
}

void Machine::stop_timer() {
  const auto& io = inside_->avr->io[AVR_DATA_TO_IO(kTimerControl)];
  if (io.w.c != nullptr) io.w.c(inside_->avr, kTimerControl, 0, io.w.param);
}

void Machine::ring_timer() {
  poke(kTimerFlags, peek(kTimerFlags) | kTimerRang);
}

Result<bool> Machine::run_until_waiting(std::uint64_t limit) {
  avr_t* const avr = inside_->avr;
  const std::uint64_t until = avr->cycle + limit;
  const Strides strides{avr};
  inside_->waiting = false;
  while (!inside_->waiting && avr->cycle < until) {
    if (const int state = ::avr_run(avr); has_ended(state)) return tl::unexpected(why_ended(state, avr->pc));
  }
  return inside_->waiting;
}

void Machine::hurry_converter() {
  constexpr std::uint16_t kControl = 0x7A;
  constexpr unsigned kOn = 0x80;
  constexpr unsigned kDivider = 0x07;
  const unsigned control = peek(kControl);
  if ((control & kOn) != 0) poke(kControl, static_cast<std::uint8_t>((control & ~kDivider) | 1U));
}

std::uint64_t Machine::cycles() const {
  return inside_->avr->cycle;
}

std::uint8_t Machine::peek(std::uint16_t address) const {
  return inside_->avr->data[address];
}

void Machine::poke(std::uint16_t address, std::uint8_t value) {
  inside_->avr->data[address] = value;
}

std::uint16_t Machine::memory_end() const {
  return inside_->avr->ramend;
}

bool Machine::serial_ready() const {
  return inside_->serial_open;
}

void Machine::serial_give(std::uint8_t byte) {
  ::avr_raise_irq(inside_->serial_input, byte);
}

std::uint64_t Machine::cycles_per_byte() const {
  constexpr std::uint16_t kStatus = 0xC0;
  constexpr std::uint16_t kDivider = 0xC4;
  const std::uint64_t divider = peek(kDivider) + 256ULL * (peek(kDivider + 1) & 0xFU);
  const bool doubled = (peek(kStatus) & 2U) != 0;
  return 10 * (doubled ? 8 : 16) * (divider + 1);
}

std::vector<std::uint8_t> Machine::serial_take() {
  return std::exchange(inside_->sent, {});
}

}  // namespace cancha::avr
