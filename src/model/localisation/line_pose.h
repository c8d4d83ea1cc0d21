#pragma once

#include <array>
#include <memory>

#include "model/localisation/line_field.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// Where a middle-size robot is, by the white points that its omnidirectional camera sees all about: the pose is moved
/// until they lie on the lines of the pitch as well as possible. The error of a point is 1 − c²/(c² + e²), as Lauer,
/// Lange and Riedmiller have it, so that a point far from all lines counts for nothing; odometry's pose is one more
/// term, weighted by how sure it is. A second pose from elsewhere on the pitch always competes: so a robot that was
/// carried finds itself. A pitch looks the same from both sides: a compass tells them apart, or goals and posts whose
/// colour was seen.
class LinePose final : public PoseEstimator {
 public:
  struct Settings {
    OdometryNoise odometry{.slip = 0.05, .turn_slip = 0.05, .drift = 0.03, .turn_drift = 0.03};
    double width = 0.25;          ///< c of the error, metres
    double widened = 2.0;         ///< points of one look err together: deviations count so many times
    double compass_spread = 0.3;  ///< radians; a compass near motors is no better
    bool compass = true;          ///< it is believed where there is one
    int candidates = 96;          ///< poses elsewhere that are tried in each look
    bool begins_at_home = false;  ///< who does not know yet where it is looks in the own half: a pitch looks the same
                                  ///< from both ends, and teams are switched on in theirs
    int looks = 8;                ///< that another pose must have explained before it is believed
    double better = 0.04;         ///< by so much its error must be smaller, 0…1
  };
  LinePose(std::shared_ptr<const LineField> field, const Settings& settings)
      : field_{std::move(field)}, settings_{settings} {}
  LinePose(const field::League& league, const Settings& settings);

  /// Somebody says where it stands.
  void place(const Pose2& X_TR);
  /// Where north is: the heading in T that a compass shows.
  void hear_compass(double heading) override;

  void move(const Pose2& X_RN, double seconds) override;
  void tumble(double seconds) override;
  /// Points of lines are things of kind Line without an orientation; a line with one counts as some points along it.
  void look(std::span<const Seen> things, const Pose2& X_NR, Time time) override;

  [[nodiscard]] bool known() const override { return known_; }
  [[nodiscard]] const Pose2& pose() const override { return main_.X; }
  void fill(PoseBelief& belief) const override;
  /// How badly the last looks fit, 0…1.
  [[nodiscard]] double misfit() const { return main_.misfit; }

 private:
  using Row = std::array<double, 3>;
  using Matrix = std::array<Row, 3>;
  struct Hypothesis {
    Pose2 X;
    Matrix P{};
    double misfit = 1.0;  ///< of late, with what the compass says
    int looks = 0;
  };
  struct Point {
    Vec2 p_R;
    double weight = 0.0;  ///< one over its variance
  };
  /// A goal or post whose half was seen.
  struct Mark {
    Vec2 p_R;
    double end = 1.0;  ///< -1 in the own half
  };
  static constexpr std::size_t kMostPoints = 120;
  static constexpr std::size_t kMostMarks = 8;

  void read(std::span<const Seen> things);
  void add_point(Vec2 p_R, double spread);
  /// Moves the pose to the least error; `prior` counts odometry's pose in.
  void minimise(Hypothesis& one, bool prior, int steps) const;
  /// Mean error of one in so many points, and what compass and marks say against the pose.
  [[nodiscard]] double error_of(const Pose2& X, std::size_t every) const;
  void explain(Hypothesis& one, const Pose2& X_NR) const;
  /// Tries poses all over the pitch, and lets the best compete.
  void search(const Pose2& X_NR);
  void spread_out(Hypothesis& one, const Pose2& X_RN, double seconds) const;

  std::shared_ptr<const LineField> field_;
  Settings settings_;
  std::array<Point, kMostPoints> points_{};
  std::size_t count_ = 0;
  std::array<Mark, kMostMarks> marks_{};
  std::size_t mark_count_ = 0;
  Hypothesis main_;
  Hypothesis rival_;
  bool known_ = false;
  bool has_rival_ = false;
  bool has_compass_ = false;
  double compass_ = 0.0;
  std::uint32_t tried_ = 0;  ///< poses of the sequence that covers the pitch
  Time fixed_;
};

}  // namespace cancha::model
