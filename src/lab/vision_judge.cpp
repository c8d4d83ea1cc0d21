#include <algorithm>
#include <cmath>

#include "lab/vision_study.h"

namespace cancha::lab {
namespace {

constexpr double kFoundBearing = 0.05;   ///< radians by which a found ball may be off
constexpr double kFoundDistance = 0.25;  ///< share

/// Robots of a picture against those that were seen in it.
void judge_robots(const Shot& shot, const Sight& sight, Quality& quality) {
  for (const Shot::Other& other : shot.others) {
    const double away = length(other.p_GR);
    if (away > Quality::kRobotReach || other.expected == 0 || 2 * other.pixels < other.expected) continue;
    ++quality.robots;
    const Seen* best = nullptr;
    for (const Seen& seen : sight.things) {
      if (seen.kind != ThingKind::Robot || (seen.whose == Whose::Own) != other.mate) continue;
      if (std::abs(wrap_angle(seen.bearing - angle_of(other.p_GR))) > 2 * kFoundBearing) continue;
      if (best == nullptr || std::abs(seen.distance - away) < std::abs(best->distance - away)) best = &seen;
    }
    if (best == nullptr) continue;
    ++quality.robots_found;
    quality.robot_error += std::abs(best->distance - away) / away;
    quality.robot_beyond += (best->distance - away) / away;
  }
  for (const Seen& seen : sight.things) {
    if (seen.kind != ThingKind::Robot) continue;
    quality.robots_false += std::ranges::none_of(shot.others, [&](const Shot::Other& other) {
      return other.mate == (seen.whose == Whose::Own) && other.pixels > 0 &&
             std::abs(wrap_angle(seen.bearing - angle_of(other.p_GR))) < 3 * kFoundBearing;
    });
  }
}

/// Goals of a picture and their posts, each for itself, against those that were seen in it.
void judge_goals(const Shot& shot, const Sight& sight, Quality& quality) {
  const auto owner_of = [](std::size_t post) { return post < 2 ? Whose::Own : Whose::Opponent; };
  const auto is_at = [](const Seen& seen, Vec2 p_G) {
    return std::abs(wrap_angle(seen.bearing - angle_of(p_G))) < kFoundBearing;
  };
  const auto any_seen = [&](ThingKind kind, Whose owner, Vec2 p_G) {
    return std::ranges::any_of(
        sight.things, [&](const Seen& seen) { return seen.kind == kind && seen.whose == owner && is_at(seen, p_G); });
  };
  std::array<bool, 4> expected{};
  for (std::size_t i = 0; i < 4; ++i) {
    expected[i] = length(shot.p_GP[i]) < Quality::kGoalReach && shot.post_expected[i] > 0 &&
                  2 * shot.post_pixels[i] >= shot.post_expected[i];
    quality.posts += expected[i] ? 1 : 0;
    quality.posts_found += expected[i] && any_seen(ThingKind::Post, owner_of(i), shot.p_GP[i]) ? 1 : 0;
  }
  for (const std::size_t first : {0, 2}) {
    if (!expected[first] || !expected[first + 1]) continue;
    ++quality.goals;
    const Vec2 middle = (shot.p_GP[first] + shot.p_GP[first + 1]) / 2;
    quality.goals_found += any_seen(ThingKind::Goal, owner_of(first), middle) ? 1 : 0;
  }
  for (const Seen& seen : sight.things) {
    const std::size_t first = seen.whose == Whose::Own ? 0 : 2;
    if (seen.kind == ThingKind::Post) {
      const auto there = [&](std::size_t i) { return shot.post_pixels[i] > 0 && is_at(seen, shot.p_GP[i]); };
      quality.posts_false += there(first) || there(first + 1) ? 0 : 1;
    } else if (seen.kind == ThingKind::Goal) {
      const Vec2 middle = (shot.p_GP[first] + shot.p_GP[first + 1]) / 2;
      const bool right = shot.post_pixels[first] + shot.post_pixels[first + 1] > 0 &&
                         std::abs(wrap_angle(seen.bearing - angle_of(middle))) < 2 * kFoundBearing;
      quality.goals_false += right ? 0 : 1;
      if (!right) continue;
      quality.goal_bearing += wrap_angle(seen.bearing - angle_of(middle));
      ++quality.goals_seen;
    }
  }
}

}  // namespace

Random held_out_scenes() {
  return Random{20'261'118}.split("held out");
}

Random teaching_scenes() {
  return Random{20'261'118}.split("teaching");
}

Result<Quality> judge(ShotMaker& maker, const ShotSettings& settings, int shots, Random random) {
  sense::Vision::Settings with = maker.vision();
  with.recognise.white_ball = settings.patched;
  return judge(maker, with, settings, shots, random);
}

Result<Quality> judge(ShotMaker& maker, const sense::Vision::Settings& with, const ShotSettings& settings, int shots,
                      Random random) {
  sense::Vision vision{with};
  Quality quality;
  Sight sight;
  for (int i = 0; i < shots; ++i) {
    auto shot = maker.shoot(settings, random.split(static_cast<std::uint64_t>(i)));
    if (!shot) return pass_on(std::move(shot));
    (void)vision.look(shot->image, shot->view, sight);
    ++quality.shots;
    const bool there = 2 * shot->ball_pixels >= shot->ball_expected && shot->ball_pixels > 0;
    quality.balls += there ? 1 : 0;
    for (const Seen& seen : sight.things) {
      if (seen.kind == ThingKind::Ball) {
        const double wrong = std::abs(seen.distance - length(shot->p_GB)) / length(shot->p_GB);
        const bool right = std::abs(wrap_angle(seen.bearing - angle_of(shot->p_GB))) < kFoundBearing &&
                           wrong < kFoundDistance && shot->ball_pixels > 0;
        quality.balls_false += right ? 0 : 1;
        if (!right || !there) continue;
        ++quality.balls_found;
        quality.ball_error += wrong;
      }
    }
    judge_goals(*shot, sight, quality);
    judge_robots(*shot, sight, quality);
  }
  if (quality.robots_found > 0) {
    quality.robot_error /= quality.robots_found;
    quality.robot_beyond /= quality.robots_found;
  }
  if (quality.balls_found > 0) quality.ball_error /= quality.balls_found;
  if (quality.goals_seen > 0) quality.goal_bearing /= quality.goals_seen;
  return quality;
}

}  // namespace cancha::lab
