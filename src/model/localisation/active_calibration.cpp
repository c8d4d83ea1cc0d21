#include "model/localisation/active_calibration.h"

#include <algorithm>
#include <cmath>

#include "model/localisation/post_geometry.h"

namespace cancha::model {

void ActiveCalibration::begin() {
  turned_ = 0.0;
  count_ = 0;
  end_ = End::TooFewPosts;
}

void ActiveCalibration::see(const Seen& seen) {
  if (seen.kind != ThingKind::Post && seen.kind != ThingKind::CornerPost) return;
  if (seen.whose == Whose::Unknown || seen.distance > settings_.farthest) return;
  const double angle = wrap_angle(seen.bearing + turned_);
  Group* home = nullptr;
  for (std::size_t i = 0; i < count_ && home == nullptr; ++i) {
    Group& group = groups_[i];
    const bool same = group.kind == seen.kind && group.half == seen.whose &&
                      std::abs(wrap_angle(group.angle - angle)) < settings_.same_post;
    if (same) home = &group;
  }
  if (home == nullptr) {
    if (count_ == kMostGroups) return;
    home = &groups_[count_++];
    home->kind = seen.kind;
    home->half = seen.whose;
    home->count = 0;
  }
  home->angle = angle;
  home->place = seen.post;
  if (home->count < kMostReadings) home->readings[home->count++] = {angle, seen.distance};
}

bool ActiveCalibration::filter(Group& group) const {
  const auto all = std::span{group.readings.data(), group.count};
  if (all.size() < settings_.least) return false;
  const auto half = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
  std::ranges::nth_element(all, half, {}, &Reading::distance);
  const double median = half->distance;
  double sum = 0.0, turn = 0.0;
  std::size_t left = 0;
  for (const Reading& one : all) {
    if (std::abs(one.distance - median) > settings_.off_median * median + 0.1) continue;
    ++left;
    sum += one.distance;
    turn += wrap_angle(one.angle - group.angle);
  }
  if (left < settings_.least) return false;
  group.distance = sum / static_cast<double>(left);
  group.angle = wrap_angle(group.angle + turn / static_cast<double>(left));
  return true;
}

void ActiveCalibration::try_pair(const Group& left, const Group& right, Candidate& best) const {
  const double between = wrap_angle(left.angle - right.angle);
  const auto fits = [&](const Group& group, std::size_t i) {
    const KnownPost& post = layout_[i];
    return post.kind == group.kind && post.half == group.half &&
           (group.place == PostPlace::Unknown || group.place == post.place);
  };
  for (std::size_t l = 0; l < PostLayout::kPosts; ++l) {
    for (std::size_t r = 0; r < PostLayout::kPosts; ++r) {
      if (l == r || !fits(left, l) || !fits(right, r)) continue;
      const Vec2 L = layout_[l].p_T;
      const Vec2 R = layout_[r].p_T;
      const auto place = triangulated(L, R, left.distance, right.distance, {});
      if (!place) continue;
      // from there the left one must be on the left, and as far from the other as it was seen
      const double expected = wrap_angle(angle_of(L - *place) - angle_of(R - *place));
      const double off = std::abs(wrap_angle(between - expected));
      if (off > settings_.angle_between) continue;
      // near posts that are seen far apart tell best
      const double cost =
          off + 0.02 * (left.distance + right.distance) + 0.1 / std::max(0.1, std::abs(std::sin(between)));
      if (cost >= best.cost) continue;
      const double one = heading_by(*place, L, left.angle);
      const double other = heading_by(*place, R, right.angle);
      best = {{place->x, place->y, wrap_angle(one + wrap_angle(other - one) / 2)}, cost};
    }
  }
}

std::optional<Pose2> ActiveCalibration::finish() {
  // what is left of the groups after the filter
  std::size_t left = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    if (filter(groups_[i])) std::swap(groups_[left++], groups_[i]);
  }
  count_ = left;
  end_ = End::TooFewPosts;
  if (count_ < 2) return std::nullopt;
  end_ = End::NoPairInOneHalf;
  Candidate best;
  for (std::size_t i = 0; i < count_; ++i) {
    for (std::size_t j = i + 1; j < count_; ++j) {
      if (groups_[i].half != groups_[j].half) continue;
      if (end_ == End::NoPairInOneHalf) end_ = End::NoTriangle;
      const bool first_is_left = wrap_angle(groups_[i].angle - groups_[j].angle) > 0;
      try_pair(groups_[first_is_left ? i : j], groups_[first_is_left ? j : i], best);
    }
  }
  if (best.cost > 1e8) return std::nullopt;
  end_ = End::Corrected;
  return Pose2{best.X.x, best.X.y, wrap_angle(best.X.heading + turned_)};
}

}  // namespace cancha::model
