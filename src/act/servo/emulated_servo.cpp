#include "act/servo/emulated_servo.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr std::int64_t kLongestStep = 1'000'000;   ///< nanoseconds of the joint
constexpr double kArrived = 4.0;                   ///< steps beyond the margin that friction may leave
constexpr double kOverloadAfter = 1.0;             ///< seconds of full drive without motion
constexpr double kNearlyFull = 0.95;               ///< of the torque limit
constexpr double kNearlyStill = 0.02;              ///< of the free speed
constexpr std::int64_t kHalfABlink = 250'000'000;  ///< nanoseconds
constexpr std::int64_t kNanosecondsASecond = 1'000'000'000;

}  // namespace

void FreeJoint::advance(const body::ServoModel& servo, double drive, double voltage, double backlash, double seconds) {
  // the brake of the turning motor enters at the step's end, so that no step is too long for it
  const double push = body::torque_at_rest(servo, drive, voltage) * seconds / servo.armature;
  const double brake = body::damping(servo) * seconds / servo.armature;
  const double rub = servo.dry_friction * seconds / servo.armature;
  speed = (speed + push) / (1 + brake);
  speed -= std::clamp(speed, -rub, rub);
  motor += speed * seconds;
  // the horn stays where it is until the gears touch it
  angle = std::clamp(angle, motor - backlash / 2, motor + backlash / 2);
  const double whole = 2 * kPi * std::round(angle / (2 * kPi));
  angle -= whole;
  motor -= whole;
}

EmulatedServo::EmulatedServo(std::uint8_t id, const ServoEffects& effects) : effects_{effects} {
  for (const Register& r : ax12_registers()) set(r, r.factory);
  table_[at::kId] = id;
  power_cycle();
}

std::uint16_t EmulatedServo::value(const Register& r) const {
  const unsigned high = r.size == 2 ? table_[r.address + 1u] : 0u;
  return static_cast<std::uint16_t>(table_[r.address] | high << 8);
}

void EmulatedServo::set(const Register& r, std::uint16_t value) {
  table_[r.address] = static_cast<std::uint8_t>(value);
  if (r.size == 2) table_[r.address + 1u] = static_cast<std::uint8_t>(value >> 8);
  if (r.address == at::kVoltage) voltage_ = value / 10.0;
  if (r.address == at::kTemperature) temperature_ = value;
  if (r.address == at::kPosition) joint_ = {angle_of(value), angle_of(value), 0};
}

void EmulatedServo::power_cycle() {
  for (const Register& r : ax12_registers()) {
    if (r.access == Access::Write) set(r, r.factory);
  }
  held_.reset();
  set(at::kRegistered, 0);
  set(at::kTorqueLimit, value(at::kMaxTorque));
  set(at::kGoal, position_count(joint_.angle));
  profile_ = joint_.angle;
  drive_ = 0;
  stalled_ = 0;
  overload_ = false;
  show();
}

void EmulatedServo::set_supply(double volts) {
  voltage_ = volts;
  table_[at::kVoltage] = static_cast<std::uint8_t>(std::clamp(std::lround(volts * 10), 0L, 255L));
}

void EmulatedServo::set_measured(double angle, double speed) {
  outside_ = true;
  joint_ = {angle, angle, speed};
}

JointGoal EmulatedServo::goal() const {
  return joint_goal({id(), value(at::kGoal), static_cast<std::uint16_t>(value(at::kSpeed) & kMostCount)});
}

body::ServoSetting EmulatedServo::setting(bool counter_clockwise) const {
  const std::uint8_t margin = counter_clockwise ? at::kCcwMargin : at::kCwMargin;
  const std::uint8_t slope = counter_clockwise ? at::kCcwSlope : at::kCwSlope;
  return {.margin = static_cast<double>(table_[margin]),
          .slope = static_cast<double>(effective_slope(table_[slope])),
          .punch = value(at::kPunch) / 1023.0,
          .torque_limit = holds() ? value(at::kTorqueLimit) / 1023.0 : 0.0};
}

bool EmulatedServo::holds() const {
  return table_[at::kTorqueEnable] != 0 && value(at::kTorqueLimit) > 0;
}

double EmulatedServo::current() const {
  return body::current(model_, drive_, voltage_, joint_.speed);
}

bool EmulatedServo::led() const {
  if ((alarms() & table_[at::kAlarmLed]) != 0) return age_.ns / kHalfABlink % 2 == 0;
  return table_[at::kLed] != 0;
}

void EmulatedServo::advance(Duration passed) {
  for (std::int64_t left = passed.ns; left > 0; left -= kLongestStep) {
    const std::int64_t now = std::min(left, kLongestStep);
    age_ += Duration{now};
    step(static_cast<double>(now) / kNanosecondsASecond);
  }
  show();
}

void EmulatedServo::step(double seconds) {
  watch_alarms();
  control(seconds);
  if (!outside_) joint_.advance(model_, drive_, voltage_, effects_.backlash, seconds);
  if (effects_.heat) temperature_ = body::warmed(model_, temperature_, effects_.ambient, current(), seconds);

  // an overload ends when the motor has rested as long as it had strained
  const double limit = value(at::kTorqueLimit) / 1023.0;
  const bool strained = drive_ != 0 && std::abs(drive_) >= kNearlyFull * limit;
  const bool stalled = strained && std::abs(joint_.speed) < kNearlyStill * model_.free_speed;
  stalled_ = std::clamp(stalled_ + (stalled ? seconds : -seconds), 0.0, kOverloadAfter);
  if (stalled_ >= kOverloadAfter) overload_ = true;
  if (stalled_ <= 0) overload_ = false;
}

void EmulatedServo::control(double seconds) {
  if (!holds() || wheel_mode()) {
    // a goal that comes later is slid to from here
    profile_ = joint_.angle;
    const double limit = value(at::kTorqueLimit) / 1023.0;
    drive_ = holds() ? std::clamp(signed_count(value(at::kSpeed)) / 1023.0, -limit, limit) : 0.0;
    return;
  }
  profile_ = body::slid_goal(profile_, goal(), seconds);
  const double error = profile_ - measured();
  drive_ = body::drive(model_, setting(error >= 0), error);
}

void EmulatedServo::show() {
  set_supply(voltage_);
  table_[at::kTemperature] = static_cast<std::uint8_t>(std::clamp(std::lround(temperature_), 0L, 150L));
  const std::uint16_t position = position_count(joint_.angle);
  table_[at::kPosition] = static_cast<std::uint8_t>(position);
  table_[at::kPosition + 1u] = static_cast<std::uint8_t>(position >> 8);
  const double unit = wheel_mode() ? model_.free_speed / 1023 : kSpeedPerStep;
  set(at::kPresentSpeed, with_direction(joint_.speed / unit));
  set(at::kLoad, with_direction(drive_ * 1023));
  const double away = std::abs(goal().angle - joint_.angle) / kRadiansPerStep;
  const double near = kArrived + std::max(table_[at::kCwMargin], table_[at::kCcwMargin]);
  set(at::kMoving, holds() && (wheel_mode() ? drive_ != 0 : profile_ != goal().angle || away > near) ? 1 : 0);
}

std::uint8_t EmulatedServo::alarms() const {
  const std::uint8_t voltage = table_[at::kVoltage];
  const bool strange = voltage < table_[at::kLeastVoltage] || voltage > table_[at::kMostVoltage];
  const bool hot = std::lround(temperature_) > table_[at::kHeatLimit];
  return static_cast<std::uint8_t>((strange ? kVoltageError : 0) | (hot ? kHeatError : 0) |
                                   (overload_ ? kOverloadError : 0));
}

void EmulatedServo::watch_alarms() {
  // the joint goes limp; it works again when the cause is gone and somebody sets the limit anew
  if ((alarms() & table_[at::kShutdown]) != 0) set(at::kTorqueLimit, 0);
}

}  // namespace cancha::act
