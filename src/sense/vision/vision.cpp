#include "sense/vision/vision.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/expects.h"

namespace cancha::sense {
namespace {

constexpr int kFewest = 5;             ///< pixels of a blob: fewer are noise at any size of the picture
constexpr double kSurely = 2.0;        ///< a thing with so many times the least pixels is found in a small picture, too
constexpr double kSameBearing = 0.12;  ///< radians between two sightings of one thing
constexpr double kSameDistance = 0.3;  ///< share

bool is_same(const Seen& a, const Seen& b) {
  return a.kind == b.kind && a.whose == b.whose && std::abs(wrap_angle(a.bearing - b.bearing)) < kSameBearing &&
         std::abs(a.distance - b.distance) < kSameDistance * std::max(a.distance, b.distance);
}

}  // namespace

void shrink(const Image& image, int by, Image& small) {
  CANCHA_EXPECTS(by >= 1 && is_whole(image));
  // two pixels of YUYV share their colour
  const std::size_t piece = image.format == PixelFormat::Rgb ? 3 : 4;
  const int pixels = image.format == PixelFormat::Rgb ? 1 : 2;
  const int pieces = image.width / pixels;
  small.time = image.time;
  small.camera = image.camera;
  small.format = image.format;
  const int kept = std::max(1, pieces / by);
  small.width = kept * pixels;
  small.height = std::max(1, image.height / by);
  small.pixels.resize(piece * static_cast<std::size_t>(kept) * static_cast<std::size_t>(small.height));
  // the middle of each square of pixels, so that nothing moves aside
  const auto piece_at = [&](int row, int place) {
    const int down = std::min(row * by + by / 2, image.height - 1);
    const int along = std::min(place * by + by / 2, pieces - 1);
    return image.pixels.data() + piece * (static_cast<std::size_t>(down) * static_cast<std::size_t>(pieces) +
                                          static_cast<std::size_t>(along));
  };
  std::byte* to = small.pixels.data();
  for (int row = 0; row < small.height; ++row) {
    for (int i = 0; i < kept; ++i, to += piece) std::memcpy(to, piece_at(row, i), piece);
  }
}

Vision::Vision(Settings settings) : settings_{std::move(settings)}, table_{settings_.colours}, finder_{table_} {
  CANCHA_EXPECTS(settings_.shrink >= 1 && settings_.full_every >= 1);
  held_.reserve(32);
}

bool Vision::look(const Image& image, const View& view, Sight& sight) {
  sight.things.clear();
  sight.angles.clear();
  if (!is_whole(image)) {
    ++torn_;
    return false;
  }
  sight.time = image.time;
  sight.recognised = image.time;
  sight.camera = image.camera;
  const auto seen_with = [&](int width, int height) {
    View fit = view;
    fit.lens = body::resized(view.lens, width, height);
    return fit;
  };
  if (settings_.shrink == 1) {
    recognise(image, seen_with(image.width, image.height), sight);
    return true;
  }
  if (until_full_ <= 0) {
    until_full_ = settings_.full_every;
    recognise(image, seen_with(image.width, image.height), sight);
    keep_fine_things(sight, seen_with(image.width / settings_.shrink, image.height / settings_.shrink));
  } else {
    shrink(image, settings_.shrink, small_);
    const View small = seen_with(small_.width, small_.height);
    recognise(small_, small, sight);
    hold(small, sight);
    // boxes are in the picture as it came
    for (Seen& seen : sight.things) {
      if (!seen.box || seen.held) continue;
      const int by = settings_.shrink;
      seen.box = ImageBox{seen.box->left * by, seen.box->top * by, seen.box->right * by + by - 1,
                          seen.box->bottom * by + by - 1};
    }
  }
  --until_full_;
  return true;
}

void Vision::recognise(const Image& image, const View& view, Sight& sight) {
  sight.width = image.width;
  sight.height = image.height;
  const RecogniseSettings& with = settings_.recognise;
  const int least =
      std::max(kFewest, scaled_pixels(std::min(with.least_blob, with.least_ball), image.width, image.height));
  const Look look{with, view, finder_, finder_.find(image, least), image};
  find_ball(look, sight.things);
  posts_.find(look, sight.things);
  robots_.find(look, sight.things);
  if (with.lines) lines_.find(look, sight.things);
  if (view.lens.corrected) leave_angles(view, sight);
}

void Vision::leave_angles(const View& view, Sight& sight) {
  const auto uncorrected = [&](const Seen& seen) {
    const Vec2 p_R = seen.p_RP();
    const auto foot = view.pixel_of({p_R.x, p_R.y, 0.0});
    return !foot || !view.lens.is_corrected(*foot + Vec2{0.5, 0.5});
  };
  for (const Seen& seen : sight.things) {
    // a line is nowhere in particular along its direction
    if (seen.kind == ThingKind::Line || seen.kind == ThingKind::Crossing || !uncorrected(seen)) continue;
    sight.angles.push_back({seen.kind, seen.whose, seen.bearing, seen.bearing_spread});
  }
  std::erase_if(sight.things, uncorrected);
}

void Vision::keep_fine_things(const Sight& sight, const View& small) {
  held_.clear();
  const RecogniseSettings& with = settings_.recognise;
  for (const Seen& seen : sight.things) {
    if (!seen.box) continue;
    const double pixels = (seen.box->right - seen.box->left + 1.0) * (seen.box->bottom - seen.box->top + 1.0) /
                          (settings_.shrink * settings_.shrink);
    const double least = seen.kind == ThingKind::Ball ? with.least_ball : with.least_blob;
    const int needed = std::max(kFewest, scaled_pixels(least, small.lens.width, small.lens.height));
    if (pixels < kSurely * needed) held_.push_back({seen, sight.time});
  }
}

void Vision::hold(const View& view, Sight& sight) {
  std::erase_if(held_, [&](const Held& held) {
    if (sight.time - held.time > settings_.hold) return true;
    // one that is seen needs no holding
    return std::ranges::any_of(sight.things, [&](const Seen& seen) { return is_same(seen, held.seen); });
  });
  for (const Held& held : held_) {
    const Vec2 place = held.seen.p_RP();
    const auto pixel = view.pixel_of({place.x, place.y, 0.0});
    // where nobody looks, nothing is held
    if (!pixel || pixel->x < 0 || pixel->y < 0 || pixel->x >= view.lens.width || pixel->y >= view.lens.height) {
      continue;
    }
    sight.things.push_back(held.seen);
    sight.things.back().held = true;
  }
}

void Vision::moved(const Pose2& X_RN) {
  for (Held& held : held_) {
    const Vec2 place = into(X_RN, held.seen.p_RP());
    held.seen.bearing = angle_of(place);
    held.seen.distance = length(place);
    if (held.seen.orientation) held.seen.orientation->angle = wrap_angle(held.seen.orientation->angle - X_RN.heading);
  }
}

}  // namespace cancha::sense
