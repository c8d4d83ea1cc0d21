#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "world/sensors/ray_grid.h"
#include "world/sensors/solid.h"

namespace cancha::world {

/// A rotation and a shift in single precision, for corners.
struct View {
  std::array<float, 9> turn{1, 0, 0, 0, 1, 0, 0, 0, 1};  ///< row by row
  std::array<float, 3> shift{};

  explicit View(const Transform& X_CL);
  [[nodiscard]] std::array<float, 3> of(const Vec3& p_LP) const;
};

/// How a face is painted.
struct Paint {
  Colour colour;
  std::uint8_t label;
};

/// Finds for each pixel the nearest face.
///
/// Everything that decides about a pixel is linear in its ray d: a face is a plane n·p = c, so that 1/t = n·d / c tells
/// how near it is; and each of its edges spans a plane with the eye, so that the sign of e·d tells on which side of the
/// edge the ray passes (Olano and Greer, 1997). No projection, no clipping; a bent lens or a mirror only has other
/// rays. Tiles that a face cannot touch are left out by the box around their rays. The picture is worked out band by
/// band, so that all buffers stay in the first cache.
class Rasteriser {
 public:
  static constexpr std::int32_t kNothing = 0;
  static constexpr std::int32_t kBall = 1;  ///< other numbers are places in paints()

  Rasteriser(const body::Lens& lens, const RayGrid& grid);

  /// Forgets all faces.
  void clear();
  /// Adds what can be seen of a solid on a link. Its faces have more light the more they face up, times a factor.
  void add(const Solid& solid, const View& X_CL, const std::array<float, 3>& up_C, float light, std::uint8_t label);
  /// The ball, at a place in the camera's frame.
  void add_ball(Vec3 p_CB, double radius);
  /// Finds the nearest faces of a band.
  void draw_band(int band);

  /// What the rows of the band that was drawn last show: a number for each pixel.
  [[nodiscard]] const std::int32_t* shown(int row_of_band) const {
    return shown_.data() + static_cast<std::size_t>(row_of_band * grid_->stride());
  }
  [[nodiscard]] std::span<const Paint> paints() const { return paints_; }

 private:
  /// The tiles that something may touch, ends included.
  struct Tiles {
    std::int16_t first_band, last_band, first_column, last_column;
    [[nodiscard]] bool none() const { return first_band > last_band || first_column > last_column; }
  };
  /// A face, ready to be drawn.
  struct Facet {
    Lanes edge_x, edge_y, edge_z;   ///< four planes through the eye
    std::array<float, 3> nearness;  ///< times a ray: 1 / its length to the face
    std::int32_t number;
  };

  [[nodiscard]] Tiles tiles_of(std::span<const std::array<float, 3>> corners, Vec3 p_CB, double radius) const;
  [[nodiscard]] Tiles mirrored_tiles(Vec3 p_CB, double radius) const;
  [[nodiscard]] Tiles flat_tiles(float x_least, float x_most, float y_least, float y_most) const;
  void add_face(const std::array<const std::array<float, 3>*, 4>& corners, const std::array<float, 3>& normal,
                const Tiles& tiles, std::int32_t number);
  template <bool kFlat>
  void draw(const Facet& facet, const Tiles& tiles, int band);
  template <bool kFlat>
  void draw_ball(int band);

  body::Lens lens_;
  const RayGrid* grid_;
  std::vector<Tiles> tiles_;  ///< of each facet
  std::vector<Facet> facets_;
  std::vector<Paint> paints_;
  std::vector<std::array<float, 3>> corners_;  ///< of the solid that is being added
  bool has_ball_ = false;
  Tiles ball_tiles_{};
  std::array<float, 3> ball_{};
  float ball_radius_ = 0;
  std::vector<float> nearest_;  ///< 1 / distance, of a band; 0 = nothing there
  std::vector<std::int32_t> shown_;
};

}  // namespace cancha::world
