#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "act/pose/import.h"
#include "base/result.h"
#include "body/robot.h"
#include "messages/commands.h"
#include "messages/readings.h"
#include "team/yarp/bottle.h"

namespace cancha::robot {

/// A robot's joints behind the commands of YARP's `remote_controlboard`: position and velocity mode, and encoders. It
/// has neither ports nor a clock: bottles come in, and each tick gives the goals of all joints.
///
/// Its axes are numbered by a table of ids: axis n is the motor with id n. Ids that no motor has are axes, too, as in
/// the document: they take every command, and nothing moves.
class ControlBoard {
 public:
  using Bottle = team::yarp::Bottle;

  /// What positions mean. Speeds are degrees a second in both.
  enum class Degrees : std::uint8_t {
    Servo,  ///< of the servo, 0 to 300 with the middle at 150, as the document's tables have them
    Joint   ///< of the joint, 0 in the straight pose of the model
  };
  struct Settings {
    Degrees degrees = Degrees::Servo;
    double speed = 45.0;      ///< degrees a second of position moves, until another is set
    double arrived = 3.0;     ///< degrees; a joint that is so near its target has arrived
    Duration period = 10_ms;  ///< from tick to tick
  };

  /// Begins with the joints at these angles. The robot must outlive it.
  ControlBoard(const body::Robot& robot, const act::IdMap& ids, std::span<const double> angles,
               const Settings& settings);

  /// What comes in at rpc:i, and its reply: `[is] … [tsta] n t [ok]`, `[ok]`, or `[fail]` with a sentence.
  [[nodiscard]] Bottle answer(const Bottle& asked);
  /// What comes in at command:i: a head and the values.
  [[nodiscard]] Result<void> command(const Bottle& streamed);
  /// One tick: where the joints are, and where they are to go.
  [[nodiscard]] const Commands* tick(const Readings& readings);
  /// Encoders of all axes, as they go out at state:o.
  [[nodiscard]] Bottle state() const;
  /// The same with speeds and modes, as YARP's newer clients read it at stateExt:o: eleven lists, each with `[ok]`, or
  /// `[fail]` where this robot has nothing to say.
  [[nodiscard]] Bottle extended_state() const;

  [[nodiscard]] std::size_t axes() const { return axes_.size(); }
  /// Number and time of the last readings, as envelopes have them.
  [[nodiscard]] std::string stamp() const;

 private:
  enum class Mode : std::uint8_t { Position, Velocity };
  struct Axis {
    std::size_t joint = body::kNone;
    Mode mode = Mode::Position;
    double reference = 0.0;  ///< degrees, on the way to the target
    double target = 0.0;     ///< degrees
    double speed = 0.0;      ///< degrees a second, of position moves
    double velocity = 0.0;   ///< degrees a second, of velocity moves
    double encoder = 0.0;    ///< degrees
    double turning = 0.0;    ///< degrees a second that the encoder changes
    double least = 0.0;      ///< degrees
    double most = 0.0;
  };
  using Change = Result<void> (ControlBoard::*)(std::size_t axis, double value);

  [[nodiscard]] double degrees_of(const Axis& axis, double angle) const;
  [[nodiscard]] double angle_of(const Axis& axis, double degrees) const;
  [[nodiscard]] Result<std::size_t> axis_of(const team::yarp::Item& item) const;
  [[nodiscard]] Result<void> move(std::size_t axis, double degrees);
  [[nodiscard]] Result<void> move_by(std::size_t axis, double degrees);
  [[nodiscard]] Result<void> turn(std::size_t axis, double speed);
  [[nodiscard]] Result<void> set_speed(std::size_t axis, double speed);
  [[nodiscard]] Result<void> stop(std::size_t axis, double);
  void set_mode(Axis& axis, Mode mode);
  [[nodiscard]] Result<void> set(const Bottle& asked);
  [[nodiscard]] Result<void> set_modes(const Bottle& asked);
  [[nodiscard]] Result<Bottle> get(const Bottle& asked) const;
  [[nodiscard]] Result<Bottle> get_modes(const Bottle& asked) const;
  /// One axis: J V; all of them: (V …); some: N (J …) (V …).
  [[nodiscard]] Result<void> change(Change what, char form, std::span<const team::yarp::Item> arguments, bool valued);
  [[nodiscard]] bool has_arrived(const Axis& axis) const;

  const body::Robot* robot_;
  Settings settings_;
  std::vector<Axis> axes_;
  Commands commands_;
  std::int64_t count_ = 0;
  Time time_;
};

/// The degrees of a joint's servo at an angle, 0 to 300, as the document reckons: 300° are 1024 counts.
[[nodiscard]] double servo_degrees(const body::Robot& robot, std::size_t joint, double angle);

/// A sweep as the document's sensors send it: a matrix of one column, `rows 1 (distances)`, metres.
[[nodiscard]] team::yarp::Bottle matrix_of(const LaserScan& scan);

}  // namespace cancha::robot
