#include <algorithm>
#include <cmath>

#include "sense/vision/recognise.h"

// A goal is one blob: two posts and a crossbar. Its directions tell the posts apart: a post fills a direction from the
// bar to the ground, the bar only a bit of it. Directions, not columns: a post leads straight up, whatever the lens
// bends and however the robot leans.
//
//      #############        rows   4 4 1 1 1 1 1 1 1 4 4
//      ##         ##
//      ##         ##        posts  directions with at least half of the most
//      ##         ##

namespace cancha::sense {
namespace {

constexpr double kPostRows = 0.5;      ///< of the fullest direction
constexpr int kGap = 2;                ///< directions that a post may lack
constexpr double kLeastSlender = 1.5;  ///< height of a post against its width
constexpr double kLeastWidth = 0.4;    ///< of the angle under which a post is seen where it stands
constexpr double kMostWidth = 1.7;     ///< likewise, of one that stands near: what is wider is a piece of a landmark
constexpr double kSurelyNear = 2.5;    ///< metres up to which the ground tells that surely
constexpr double kLeastTall = 0.65;    ///< of a goal's height, by a distance that may be wrong by a third
constexpr double kLeastSeen = 0.3;     ///< metres of a post whose top is not in the picture
constexpr double kThin = 1.0;          ///< pixels by which a width without a foot may be wrong: colours are blurred
constexpr double kSameWidth = 0.6;     ///< the narrower of two bands against the wider one
constexpr double kSamePost = 0.03;     ///< radians between pieces of one post
constexpr double kLeastApart = 0.25;   ///< of the goal's width, across the line of view
constexpr int kBelow = 3;              ///< pixels below a foot that tell whether it is one
constexpr double kWidthOfGoal = 0.3;   ///< by which the posts of one goal may seem nearer or further apart, share

Whose whose(Paint paint) {
  if (paint == Paint::MyGoal) return Whose::Own;
  return paint == Paint::OpponentGoal ? Whose::Opponent : Whose::Unknown;
}

bool is_goal(Paint paint) {
  return paint == Paint::Goal || paint == Paint::MyGoal || paint == Paint::OpponentGoal;
}

PostPlace place_of(Whose owner, bool left) {
  if (owner == Whose::Own) return left ? PostPlace::OwnLeft : PostPlace::OwnRight;
  if (owner == Whose::Opponent) return left ? PostPlace::OpponentLeft : PostPlace::OpponentRight;
  return PostPlace::Unknown;
}

/// What is seen of a thing ends where it stands: there is ground below, and not a robot that hides the rest of it.
bool is_foot(const Look& look, Vec2 pixel) {
  if (pixel.y >= look.finder.height() - 1) return false;
  if (!look.knows_field()) return true;
  const int column = static_cast<int>(std::lround(pixel.x));
  const int row = static_cast<int>(std::lround(pixel.y));
  int ground = 0;
  for (int below = 1; below <= kBelow; ++below) {
    const Paint paint = look.finder.paint_at(column, row + below);
    ground += paint == Paint::Field || paint == Paint::Line ? 1 : 0;
  }
  return 2 * ground > kBelow;
}

/// A thing that stands on the ground, as a picture has it.
struct Standing {
  double angle;  ///< under which its width is seen; 0 where the border cuts it
  Vec2 top;      ///< pixels
  Vec2 foot;
  double wide;    ///< metres
  double tall;    ///< metres; 0 where its top is not known
  bool has_foot;  ///< it is seen down to the ground
};

std::optional<GroundRange> range_of(const Look& look, const Standing& thing) {
  const View& view = look.view;
  const double pixel = look.settings.edge / view.lens.focal;
  const Vec2 ground{thing.foot.x, thing.foot.y + 0.5};
  const Vec2 top{thing.top.x, thing.top.y - 0.5};
  std::optional<GroundRange> range;
  const auto take = [&](const std::optional<GroundRange>& other) {
    if (other) range = range ? fused(*range, *other) : *other;
  };
  if (thing.has_foot) take(range_on_plane(view, ground, 0.0));
  const double blur = thing.has_foot ? 0.0 : kThin / view.lens.focal;
  take(range_by_angle(thing.angle, 2 * pixel + blur + 0.05 * thing.angle, thing.wide, 0.0));
  const bool has_top = thing.tall > 0 && thing.top.y > 0;
  if (has_top && !thing.has_foot) take(range_on_plane(view, top, thing.tall));
  if (has_top && thing.has_foot) {
    // by its height: the attitude moves top and foot alike
    const double rise = std::tan(view.depression(ground)) - std::tan(view.depression(top));
    const double away = rise > 0.01 ? thing.tall / rise : 0.0;
    if (away > 0) take(GroundRange{away, away * away / thing.tall * 1.5 * pixel + 0.01 * away});
  }
  return range;
}

/// Bands of landmarks and patches on robots and balls have a goal's colour, too, but end far lower than a goal post. Of
/// what the picture's upper border cuts, more must be seen than a band.
bool tall_as_a_post(const Look& look, const Seen& post) {
  const ImageBox& box = *post.box;
  const double column = (box.left + box.right) / 2.0;
  const auto height_at = [&](double row) {
    return look.view.height() - post.distance * std::tan(look.view.depression({column, row}));
  };
  const double top = height_at(box.top - 0.5);
  if (box.top > 0) return top > kLeastTall * look.settings.sizes.goal_height;
  return post.distance < kSurelyNear || top - height_at(box.bottom + 0.5) > kLeastSeen;
}

/// The same of a blob that is one such thing.
std::optional<GroundRange> range_of(const Look& look, const Blob& blob, double top) {
  const double row = (blob.top + blob.bottom) / 2.0;
  const bool cut = blob.left == 0 || blob.right == look.finder.width() - 1;
  const double angle = look.view.angle_between({blob.left - 0.5, row}, {blob.right + 0.5, row});
  const double middle = (blob.left + blob.right) / 2.0;
  const Vec2 foot{middle, static_cast<double>(blob.bottom)};
  return range_of(
      look, {cut ? 0.0 : angle, {middle, top}, foot, look.settings.sizes.landmark_width, 0.0, is_foot(look, foot)});
}

}  // namespace

void PostFinder::find(const Look& look, std::vector<Seen>& things) {
  posts_.clear();
  used_.assign(look.blobs.size(), false);
  const int least = scaled_pixels(look.settings.least_blob, look.finder.width(), look.finder.height());
  find_banded(look, things);
  for (std::size_t i = 0; i < look.blobs.size(); ++i) {
    const Blob& blob = look.blobs[i];
    if (used_[i] || blob.pixels < least) continue;
    const Paint paint = look.paint(blob);
    if (is_goal(paint)) split(look, blob);
    if (paint != Paint::LeftLandmark && paint != Paint::RightLandmark) continue;
    const auto range = range_of(look, blob, blob.top);
    if (!range || range->distance > look.settings.most_distance) continue;
    Seen seen = seen_at(look.view, {(blob.left + blob.right) / 2.0, static_cast<double>(blob.bottom)}, *range);
    seen.kind = paint == Paint::LeftLandmark ? ThingKind::LeftLandmark : ThingKind::RightLandmark;
    seen.box = ImageBox{blob.left, blob.top, blob.right, blob.bottom};
    things.push_back(seen);
  }
  pair_up(look, things);
}

void PostFinder::find_banded(const Look& look, std::vector<Seen>& things) {
  const auto below = [&](const Blob& upper, const Blob& lower) {
    const int gap = lower.top - upper.bottom - 1;
    const int across = std::min(upper.right, lower.right) - std::max(upper.left, lower.left) + 1;
    const double width = std::max(upper.width(), lower.width());
    return gap >= -2 && gap <= 2 && across >= kSameWidth * width;
  };
  for (std::size_t middle = 0; middle < look.blobs.size(); ++middle) {
    const Paint inner = look.paint(look.blobs[middle]);
    if (inner != Paint::MyGoal && inner != Paint::OpponentGoal) continue;
    const Paint outer = inner == Paint::MyGoal ? Paint::OpponentGoal : Paint::MyGoal;
    for (std::size_t upper = 0; upper < look.blobs.size(); ++upper) {
      if (look.paint(look.blobs[upper]) != outer || !below(look.blobs[upper], look.blobs[middle])) continue;
      // two bands are no goal, though the third is hidden
      used_[upper] = used_[middle] = true;
      for (std::size_t lower = 0; lower < look.blobs.size(); ++lower) {
        if (look.paint(look.blobs[lower]) != outer || !below(look.blobs[middle], look.blobs[lower])) continue;
        used_[lower] = true;
        const Blob& foot = look.blobs[lower];
        const auto range = range_of(look, foot, look.blobs[upper].top);
        if (!range || range->distance > look.settings.most_distance) continue;
        Seen seen = seen_at(look.view, {(foot.left + foot.right) / 2.0, static_cast<double>(foot.bottom)}, *range);
        seen.whose = whose(outer);
        // at the halfway line the one with more of the own colour is the left one
        seen.kind = look.settings.sizes.corner_posts ? ThingKind::CornerPost
                    : seen.whose == Whose::Own       ? ThingKind::LeftLandmark
                                                     : ThingKind::RightLandmark;
        seen.box = ImageBox{foot.left, look.blobs[upper].top, foot.right, foot.bottom};
        things.push_back(seen);
      }
    }
  }
}

void PostFinder::split(const Look& look, const Blob& blob) {
  const double bin = 1 / look.view.lens.focal;
  const auto direction_of = [&](double column, int row) {
    return angle_of(look.view.ray_in_G({column, static_cast<double>(row)}).xy());
  };
  // a blob covers less than half of the circle: directions are counted from its middle, to the right
  const double middle = direction_of((blob.left + blob.right) / 2.0, (blob.top + blob.bottom) / 2);
  constexpr int kHalf = 2048;
  columns_.assign(2 * kHalf, {});
  int least = 2 * kHalf;
  int most = 0;
  for (const Run& run : look.finder.runs()) {
    if (run.blob != blob.number) continue;
    const auto place = [&](double column) {
      const double turned = wrap_angle(middle - direction_of(column, run.row)) / bin;
      return std::clamp(static_cast<int>(std::lround(turned)) + kHalf, 0, 2 * kHalf - 1);
    };
    const int first = place(run.begin - 0.5);
    const int last = std::max(first, place(run.end - 0.5) - 1);
    for (int i = first; i <= last; ++i) {
      Column& column = columns_[static_cast<std::size_t>(i)];
      const double share = last == first ? 0.5 : static_cast<double>(i - first) / (last - first);
      const Vec2 pixel{run.begin + share * (run.end - 1 - run.begin), static_cast<double>(run.row)};
      if (column.rows++ == 0) column.top = pixel;
      column.foot = pixel;
    }
    least = std::min(least, first);
    most = std::max(most, last);
  }
  int fullest = 0;
  for (int i = least; i <= most; ++i) fullest = std::max(fullest, columns_[static_cast<std::size_t>(i)].rows);
  // rounding leaves gaps of a direction or two
  int first = -1;
  int last = -1;
  for (int i = least; i <= most + 1 + kGap; ++i) {
    const bool post = i <= most && columns_[static_cast<std::size_t>(i)].rows >= kPostRows * fullest;
    if (post && first < 0) first = i;
    if (post) last = i;
    if (first < 0 || i - last <= kGap) continue;
    const double width = last - first + 1;
    measure(look, blob, first, last, first - least > 1.5 * width, most - last > 1.5 * width);
    first = -1;
  }
}

void PostFinder::measure(const Look& look, const Blob& blob, int first, int last, bool bar_left, bool bar_right) {
  const Column& middle = columns_[static_cast<std::size_t>((first + last) / 2)];
  const int width = last - first + 1;
  if (middle.rows < kLeastSlender * width) return;
  const int left = static_cast<int>(std::lround(middle.foot.x - width / 2.0 + 0.5));
  const int right = left + width - 1;
  const bool cut = left <= 0 || right >= look.finder.width() - 1;
  // what stands so near is wider, if it is a post: the rim of a ball has a goal's colour
  const auto ground = range_on_plane(look.view, {middle.foot.x, middle.foot.y + 0.5}, 0.0);
  const bool has_foot = is_foot(look, middle.foot);
  const double expected = ground ? look.settings.sizes.post_width / std::max(ground->distance, 0.1) : 0.0;
  const double share = width / look.view.lens.focal / std::max(expected, 1e-6);
  const bool too_wide = ground && ground->distance < kSurelyNear && share > kMostWidth;
  if (has_foot && !cut && ground && (share < kLeastWidth || too_wide)) return;
  const auto range =
      range_of(look, {cut ? 0.0 : width / look.view.lens.focal, middle.top, middle.foot, look.settings.sizes.post_width,
                      bar_left || bar_right ? look.settings.sizes.goal_height : 0.0, has_foot});
  if (!range || range->distance > look.settings.most_distance) return;
  Seen seen = seen_at(look.view, middle.foot, *range);
  seen.kind = ThingKind::Post;
  seen.whose = whose(look.paint(blob));
  seen.box = ImageBox{left, static_cast<int>(middle.top.y), right, static_cast<int>(middle.foot.y)};
  posts_.push_back({seen, look.paint(blob), blob.number, bar_left, bar_right});
}

void PostFinder::join_pieces() {
  // what stands before a post leaves pieces of it above each other; the lowest one has its foot
  for (std::size_t i = 0; i + 1 < posts_.size();) {
    Post& one = posts_[i];
    const Post& next = posts_[i + 1];
    if (one.paint != next.paint || wrap_angle(one.seen.bearing - next.seen.bearing) > kSamePost) {
      ++i;
      continue;
    }
    const int top = std::min(one.seen.box->top, next.seen.box->top);
    const bool bar_left = one.bar_left || next.bar_left;
    const bool bar_right = one.bar_right || next.bar_right;
    if (next.seen.box->bottom > one.seen.box->bottom) one = next;
    one.seen.box->top = top;
    one.bar_left = bar_left;
    one.bar_right = bar_right;
    posts_.erase(posts_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

void PostFinder::pair_up(const Look& look, std::vector<Seen>& things) {
  std::ranges::sort(posts_, std::ranges::greater{}, [](const Post& post) { return post.seen.bearing; });
  join_pieces();
  std::erase_if(posts_, [&](const Post& post) { return !tall_as_a_post(look, post.seen); });
  const double width = look.settings.sizes.goal_width;
  std::size_t paired = posts_.size();
  for (std::size_t i = 0; i + 1 < posts_.size(); ++i) {
    Post& left = posts_[i];
    Post& right = posts_[i + 1];
    if (left.paint != right.paint || i == paired || left.bar_left || right.bar_right) continue;
    const Vec2 p_RL = left.seen.p_RP();
    const Vec2 p_RR = right.seen.p_RP();
    const double spread = left.seen.distance_spread + right.seen.distance_spread;
    // however obliquely it is seen, its posts are not behind each other
    const double apart = wrap_angle(left.seen.bearing - right.seen.bearing);
    if (apart < kLeastApart * width / std::max(left.seen.distance, right.seen.distance)) continue;
    const bool fits = std::abs(distance(p_RL, p_RR) - width) < kWidthOfGoal * width + 2 * spread;
    if (left.blob != right.blob && !fits) continue;
    paired = i + 1;
    left.bar_right = right.bar_left = true;
    const Vec2 middle = (p_RL + p_RR) / 2;
    Seen goal;
    goal.kind = ThingKind::Goal;
    goal.whose = left.seen.whose;
    goal.bearing = angle_of(middle);
    goal.distance = length(middle);
    goal.bearing_spread = left.seen.bearing_spread;
    goal.distance_spread = spread / 2;
    goal.box = ImageBox{left.seen.box->left, std::min(left.seen.box->top, right.seen.box->top), right.seen.box->right,
                        std::max(left.seen.box->bottom, right.seen.box->bottom)};
    // out of its mouth: square to the line from post to post, towards the robot
    const Vec2 out = left_of(p_RL - p_RR);
    goal.orientation = Orientation{angle_of(out), std::min(kPi, spread / width)};
    things.push_back(goal);
  }
  for (Post& post : posts_) {
    // the bar leads from the left post to the right
    if (post.bar_left != post.bar_right) post.seen.post = place_of(post.seen.whose, post.bar_right);
    things.push_back(post.seen);
  }
}

}  // namespace cancha::sense
