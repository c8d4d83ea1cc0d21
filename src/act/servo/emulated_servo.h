#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "act/servo/ax12.h"
#include "act/servo/packet.h"
#include "base/time.h"
#include "body/servo.h"

namespace cancha::act {

/// What real servos suffer from and a test on a desk may do without.
struct ServoEffects {
  bool heat = false;      ///< the motor warms up under load and cools
  double ambient = 25.0;  ///< °C around it
  double backlash = 0.0;  ///< radians of play in the gears; 0.01 is a used servo
};

/// The joint of a servo on which nothing hangs: motor, gears, friction and play.
struct FreeJoint {
  double motor = 0.0;  ///< radians, behind the gears
  double angle = 0.0;  ///< radians, of the horn, which the servo measures
  double speed = 0.0;  ///< rad/s

  void advance(const body::ServoModel& servo, double drive, double voltage, double backlash, double seconds);
};

/// An AX-12 without hardware: the whole control table with its rights and ranges, and the controller of body/servo.h
/// that makes drive from its goal. The drive turns a free joint of its own, or, once set_measured() was called,
/// somebody else's: a simulated robot asks for goal() and setting(), or for drive(), and says where the joint has got
/// to.
class EmulatedServo {
 public:
  explicit EmulatedServo(std::uint8_t id, const ServoEffects& effects = {});

  [[nodiscard]] std::uint8_t id() const { return table_[at::kId]; }
  /// Bits a second at which it listens and speaks.
  [[nodiscard]] int baud() const { return 2'000'000 / (table_[at::kBaud] + 1); }
  [[nodiscard]] std::uint16_t value(const Register& r) const;
  [[nodiscard]] std::uint16_t value(std::uint8_t address) const { return value(*register_at(address)); }
  /// Changes a register past all rights: also what the servo measures, e.g. its voltage, temperature or position.
  void set(const Register& r, std::uint16_t value);
  /// What survives power-off stays, everything else is as after switching on.
  void power_cycle();
  void set_supply(double volts);
  /// Time passes. The longest step of the joint is a millisecond.
  void advance(Duration passed);

  /// Does what a packet asks for; gives the status, where the servo answers at all.
  std::optional<Packet> handle(const Packet& question);
  /// The status after a packet that came damaged, where the servo answers at all.
  [[nodiscard]] std::optional<Packet> misheard() const;

  /// From now on the joint is outside: it has this angle and speed.
  void set_measured(double angle, double speed);
  /// The goal in the table, in radians. It moves nothing while setting().torque_limit is 0.
  [[nodiscard]] JointGoal goal() const;
  /// How the controller is set on the side to which it drives now; a limp servo has a torque limit of 0.
  [[nodiscard]] body::ServoSetting setting() const { return setting(profile_ >= measured()); }
  [[nodiscard]] body::ServoSetting setting(bool counter_clockwise) const;
  /// What the controller gives now, -1 to 1, and the current that it takes, amperes.
  [[nodiscard]] double drive() const { return drive_; }
  [[nodiscard]] double current() const;
  [[nodiscard]] double angle() const { return joint_.angle; }
  /// It drives: torque is enabled and not limited to nothing.
  [[nodiscard]] bool holds() const;
  [[nodiscard]] bool wheel_mode() const { return value(at::kCwLimit) == 0 && value(at::kCcwLimit) == 0; }
  /// The lamp is lit; it blinks while there is an alarm that register 17 names.
  [[nodiscard]] bool led() const;

 private:
  struct HeldWrite {
    std::uint8_t address = 0;
    std::uint8_t count = 0;
    std::array<std::uint8_t, kTableBytes> bytes{};
  };

  void set(std::uint8_t address, std::uint16_t value) { set(*register_at(address), value); }
  /// All errors of a write; nothing is written where there are any.
  [[nodiscard]] std::uint8_t refusal(std::uint8_t address, std::span<const std::uint8_t> bytes) const;
  std::uint8_t write(std::uint8_t address, std::span<const std::uint8_t> bytes);
  std::uint8_t reg_write(std::uint8_t address, std::span<const std::uint8_t> bytes);
  std::uint8_t action();
  void sync_write(std::span<const std::uint8_t> parameters);
  void reset();
  void watch_alarms();
  [[nodiscard]] std::uint8_t alarms() const;
  [[nodiscard]] bool answers(Instruction what) const;

  [[nodiscard]] double measured() const { return body::rounded(model_, joint_.angle); }
  void step(double seconds);
  void control(double seconds);
  void show();

  body::ServoModel model_;
  ServoEffects effects_;
  std::array<std::uint8_t, kTableBytes> table_{};
  std::optional<HeldWrite> held_;
  FreeJoint joint_;
  bool outside_ = false;   ///< somebody else moves the joint
  double profile_ = 0.0;   ///< where the sliding goal is, radians
  double drive_ = 0.0;     ///< -1 to 1
  double voltage_ = 11.1;  ///< volts
  double temperature_ = 30.0;
  double stalled_ = 0.0;  ///< seconds of full drive without motion, less those since
  bool overload_ = false;
  Time age_;
};

}  // namespace cancha::act
