#pragma once

#include <cstdint>
#include <vector>

#include "field/league.h"
#include "world/sensors/look.h"
#include "world/sensors/rasteriser.h"

namespace cancha::world {

/// The colours of some pixels in the making.
struct Colours {
  float* red;
  float* green;
  float* blue;
  std::uint8_t* label;

  [[nodiscard]] Colours at(int place) const { return {red + place, green + place, blue + place, label + place}; }
};

/// The ground as cameras see it: carpet, lines and spots, worked out for each ray from their measures. A pixel gets as
/// much white as the part of it that a line covers, so that far lines fade as in real pictures and do not flicker.
///
/// Pitches look alike from both goals and both touch lines: a place is folded into one quarter (|x|, |y|) first.
class Ground {
 public:
  Ground(const field::League& league, const Look& look);

  /// Paints the ground and what is beyond it into a band. X_FC: the camera in the field.
  void paint(const RayGrid& grid, int band, const View& X_FC, const Colours& into) const;

 private:
  /// Lines along y at x, and along x at y, with their ends.
  struct Line {
    float at, from, to;
  };
  struct Circle {
    float x, radius;
    float x_most;  ///< only the part nearer to the centre than this
    float half;    ///< of the line's width
  };
  /// Four places on the ground with the size of a pixel there.
  struct Spots {
    Lanes x, y;            ///< folded
    Lanes half_x, half_y;  ///< half a pixel's reach along both axes
    Lanes per_x, per_y;    ///< 1 / both
  };

  /// What a tile of pixels sees of it.
  struct Sight {
    bool ground = true;         ///< some ground, …
    bool beyond = true;         ///< … something beyond it
    bool carpet_only = false;   ///< nothing but carpet
    std::uint32_t lines = ~0U;  ///< which lines may be in it, a bit for each
  };
  /// The camera as the kernels need it.
  struct Eye {
    const RayGrid& grid;
    const View& X_FC;
    float x, y, height;  ///< from the middle of the pitch
  };

  /// The lines of football, and those of a contest.
  void draw_pitch(const field::League& league);
  void draw_contest(const field::League& league);
  [[nodiscard]] Sight sight_of(const Eye& eye, const TileRays& box) const;
  /// Which lines may touch a rectangle of the ground.
  [[nodiscard]] std::uint32_t lines_in(Vec2 least, Vec2 most) const;
  [[nodiscard]] Lanes white(const Spots& at, std::uint32_t lines) const;
  void paint_run(const Eye& eye, int row, int first, const Sight& sight, const Colours& into) const;
  static void fill(int count, const Colour& colour, float light, Shown what, const Colours& into);

  Vec2 middle_;
  float half_line_;
  float carpet_x_, carpet_y_;  ///< half its size
  std::vector<Line> along_y_, along_x_;
  std::vector<Circle> circles_;
  std::vector<Vec2> spots_;
  Look look_;
};

}  // namespace cancha::world
