#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/config.h"
#include "base/geometry.h"
#include "base/random.h"
#include "base/result.h"
#include "base/units.h"

/// The grounds of a CEABOT contest for mini-humanoids: the field of the obstacle race with its boxes, the stairs, the
/// ring of the sumo. `[contest]` of a league file says which test it is, `[scene]` what the judges have put up.
namespace cancha::field {

struct Walls;

enum class Test : std::uint8_t { Race, Stairs, Sumo };
constexpr std::array<std::string_view, 3> names(Test) {
  return {"race", "stairs", "sumo"};
}

/// A box of the race, by the middle of its foot.
struct Obstacle {
  Vec2 p_FB;          ///< metres
  double turn = 0.0;  ///< radians, counter-clockwise
};

/// An upright box somewhere on the ground: a wall, a step, an obstacle.
struct Block {
  Vec3 p_FC;           ///< its middle, metres
  Vec3 half;           ///< half of its length, width and height, metres
  double turn = 0.0;   ///< radians about its upright axis
  bool tread = false;  ///< robots walk on it
};

/// The contest's rules in numbers; what a league file does not say is as the rules of 2013 have it.
struct Contest {
  Test test = Test::Race;

  // the field of race and stairs
  Metres zone = 0.5_m;           ///< length of the start zone and of the goal zone, before the lines
  Metres gap = 0.5_m;            ///< least between two boxes, and between a box and a wall
  int most_boxes = 6;            ///<
  Metres box_side = 0.2_m;       ///< of its square foot
  Metres box_height = 0.5_m;     ///<
  Kilograms box_mass = 4.0_kg;   ///< "as immovable as possible" (chosen here)
  double box_friction = 0.6;     ///< on the ground (chosen here)
  Seconds still = 5_s;           ///< without motion after switching on
  Seconds leg = 300_s;           ///< for each leg of the race, and for the stairs
  Seconds get_up = 15_s;         ///< a fallen robot has for rising by itself before it is handled (chosen here)
  Seconds stuck = 30_s;          ///< without coming on before it is handled (chosen here)
  Metres displaced = 0.02_m;     ///< a box counts as moved from here on (chosen here)
  Metres step_height = 0.03_m;   ///<
  Metres stairs_width = 0.99_m;  ///<
  std::array<double, 5> treads{0.25, 0.15, 0.5, 0.15, 0.25};  ///< metres, lengths of the steps in order

  // the ring
  Metres ring = 1.5_m;        ///< across
  Metres border = 0.05_m;     ///< width of the line around it, which is a part of the ring
  Metres shikiri = 0.2_m;     ///< between the two lines from which the robots start
  Seconds round = 120_s;      ///<
  Seconds standstill = 30_s;  ///< without motion, touch or gain before the judge stops
  int rounds = 3;             ///<
  int enough = 5;             ///< points that end a round

  // what the judges have put up
  std::string default_scene{};    ///< a file of content/scenes, where nobody names one
  std::string robot{};            ///< another body than the league's, by its name in content/robots
  std::string scene{};            ///< its title
  std::string light{};            ///< of the hall, as cameras see it: a file of content/looks; empty: bright
  std::vector<Obstacle> boxes{};  ///<
  bool far_end = false;           ///< the stairs cover the far line instead of the near one

  /// Robots of both teams are on the ground at once.
  [[nodiscard]] bool has_opponent() const { return test == Test::Sumo; }
};

/// Takes `[contest]` and `[scene]` of a league file; faults stay with its document.
void read_contest(Section root, Contest& contest);

/// A scene's file, put up on a league's ground; all faults at once, with their lines.
[[nodiscard]] Result<Contest> parse_scene(std::string_view toml, const std::string& where, const Walls& walls,
                                          Contest contest);

/// What the judges may not put up: too many boxes, boxes outside of the middle zone, gaps that are too narrow. The
/// place of an error is its key in the file.
[[nodiscard]] std::vector<Error> scene_faults(const Walls& walls, const Contest& contest);

/// The gap between two boxes with square feet, metres; 0 where they touch or overlap.
[[nodiscard]] double gap_between(const Obstacle& a, const Obstacle& b, double side);

/// x of the line that ends the start zone; the goal zone begins at as much to the other side.
[[nodiscard]] double start_line(const Walls& walls, const Contest& contest);

/// What stands and cannot be moved: walls around the field, the steps of the stairs.
[[nodiscard]] std::vector<Block> still_blocks(const Walls& walls, const Contest& contest);
/// The boxes of the race.
[[nodiscard]] std::vector<Block> box_blocks(const Contest& contest);

/// A legal scene of the race with three to six boxes, another one for each seed.
[[nodiscard]] std::vector<Obstacle> random_boxes(const Walls& walls, const Contest& contest, Random random);

/// A scene as the text of its file: a `[scene]` for the end of a league file.
[[nodiscard]] std::string scene_text(const std::string& title, const std::vector<Obstacle>& boxes);

}  // namespace cancha::field
