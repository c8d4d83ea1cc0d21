#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "sense/vision/vision.h"

/// How well things are recognised in drawn pictures, of which the truth is known.
namespace cancha::lab {

/// One picture with its truth.
struct Shot {
  Image image;
  sense::View view;                    ///< as the robot believes it
  std::vector<std::uint8_t> shown;     ///< what each pixel shows, world::Shown
  Pose2 X_FR{};                        ///< where the robot stands
  Vec2 p_GB;                           ///< the ball
  int ball_pixels = 0;                 ///< that show it
  int ball_expected = 0;               ///< that would show it if nothing were in its way
  std::array<Vec2, 4> p_GP{};          ///< posts: own left and right, the opponents' left and right
  std::array<int, 4> post_pixels{};    ///< that show each of them
  std::array<int, 4> post_expected{};  ///< that would show it, about, if nothing were in its way
  struct Other {
    Vec2 p_GR;
    bool mate = false;
    int pixels = 0;    ///< that show it
    int expected = 0;  ///< that would show it, about, if nothing were in its way and its feet are in the picture
  };
  std::vector<Other> others;  ///< robots
};

struct ShotSettings {
  int width = 640;
  int height = 480;
  double least_ball = 0.3;    ///< metres to the ball, from …
  double most_ball = 4.0;     ///< … to; none is placed where this is 0
  double light = 0.4;         ///< share by which the light varies to both sides
  double tilt_error = 0.005;  ///< radians, deviation of the attitude that is believed
  bool patched = false;       ///< the ball is white with black patches, turned anyhow; otherwise orange
};

/// Draws pictures of the KidSize pitch with six robots, as a Bioloid of yellow sees them.
class ShotMaker {
 public:
  [[nodiscard]] static Result<ShotMaker> make(const std::filesystem::path& content);
  ShotMaker(ShotMaker&&) noexcept;
  ~ShotMaker();

  /// Everything at random places; the same random numbers give the same picture.
  [[nodiscard]] Result<Shot> shoot(const ShotSettings& settings, Random random);
  /// The ball straight ahead, so far away and so far to the left, and the head tilted down by so much; nothing else
  /// near. `focal`: of the lens, pixels; 0 = as the robot's file has it.
  [[nodiscard]] Result<Shot> shoot_ball(double distance, double tilt, Random random, double focal = 0.0,
                                        double aside = 0.0);
  /// Settings of a vision that knows the pitch's colours and sizes, for a player of yellow.
  [[nodiscard]] const sense::Vision::Settings& vision() const;
  /// The same with ranges that are proposed from so many pictures, instead of the file's; markers of teams, which
  /// nobody can propose, stay the file's.
  [[nodiscard]] Result<sense::Vision::Settings> learn(const ShotSettings& settings, int pictures, const Random& random);

 private:
  struct Parts;
  explicit ShotMaker(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// What came of many pictures.
struct Quality {
  int shots = 0;
  int balls = 0;              ///< pictures with at least half of the ball
  int balls_found = 0;        ///< of those
  int balls_false = 0;        ///< a ball was seen where there is none
  int posts = 0;              ///< of which at least half is in view, up to kGoalReach away
  int posts_found = 0;        ///< as posts of the right goal
  int posts_false = 0;        ///< seen where there is none of that goal
  int goals = 0;              ///< with both posts so
  int goals_found = 0;        ///< as the right one of both
  int goals_false = 0;        ///< seen where that one is not
  int goals_seen = 0;         ///< where it is, whatever is in view of it
  double ball_error = 0.0;    ///< mean share by which distances of found balls were wrong
  double goal_bearing = 0.0;  ///< mean error of bearings of goals that were found, radians to the left
  int robots = 0;             ///< of which at least half is in view with its feet, up to kRobotReach away
  int robots_found = 0;
  int robots_false = 0;                       ///< seen where there is none of that team
  double robot_error = 0.0;                   ///< mean share by which distances of found robots were wrong
  double robot_beyond = 0.0;                  ///< mean share by which they seemed too far
  static constexpr double kRobotReach = 3.0;  ///< metres
  static constexpr double kGoalReach = 7.5;   ///< metres
};
[[nodiscard]] Result<Quality> judge(ShotMaker& maker, const ShotSettings& settings, int shots, Random random);
/// Likewise by a vision of one's own.
[[nodiscard]] Result<Quality> judge(ShotMaker& maker, const sense::Vision::Settings& with, const ShotSettings& settings,
                                    int shots, Random random);

/// Scenes that nobody looks at but to measure: no range was ever made or changed by them. Tests and who tunes draw from
/// other numbers.
[[nodiscard]] Random held_out_scenes();
/// Scenes to learn from.
[[nodiscard]] Random teaching_scenes();

/// The document's table: a ball at 10 distances under 13 tilts.
struct DistanceTable {
  static constexpr std::array<double, 10> kDistances = {1.5, 1.3, 1.1, 1.0, 0.9, 0.8, 0.6, 0.4, 0.2, 0.05};
  static constexpr std::size_t kTilts = 13;  ///< 0 to -60 degrees by 5
  struct Cell {
    std::optional<double> document;  ///< width of the ball times focal length by width of the blob: on the
                                     ///< ground, from the robot's centre
    std::optional<double> ours;
  };
  static constexpr std::size_t kCentred = 9;  ///< distances whose best tilt a head can have: all but the last
  std::array<std::array<Cell, kTilts>, 10> cells{};

  /// What the document's formula reads with the ball in the middle of the picture, against the truth: at that of the
  /// tilts that is nearest to the best one.
  [[nodiscard]] std::optional<double> centred_ratio(std::size_t row) const;
};
[[nodiscard]] Result<DistanceTable> distance_table(ShotMaker& maker, int repetitions, Random random);

/// The mean share by which our distance is wrong with the head at the best tilt.
[[nodiscard]] Result<double> error_at_best_tilt(ShotMaker& maker, double distance, int repetitions, Random random);

}  // namespace cancha::lab
