#include "publish/clip.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "field/drawing.h"
#include "match/drawing.h"

namespace cancha::publish {
namespace {

constexpr Duration kTrail = 1000_ms;
constexpr Duration kGoalIsTold = 4000_ms;
constexpr Duration kEventIsTold = 2000_ms;
constexpr double kJump = 0.3;  ///< metres; who goes further between two frames was put there

Vec2 between(Vec2 a, Vec2 b, double share) {
  return distance(a, b) > kJump ? a : a + (b - a) * share;
}

/// Puts paper behind what is transparent: the round corners would be holes in a film.
void fill_holes(Image& image) {
  constexpr std::array<int, 4> kPaper{0xf2, 0xf7, 0xf5, 0xff};  // field::colour::kPaper as bytes of a picture
  for (std::size_t i = 0; i + 3 < image.bgra.size(); i += 4) {
    const int missing = 255 - image.bgra[i + 3];
    for (std::size_t k = 0; k < 4; ++k) {
      image.bgra[i + k] = static_cast<std::uint8_t>(image.bgra[i + k] + kPaper[k] * missing / 255);
    }
  }
}

}  // namespace

Result<Clip> Clip::open(match::Album& album, const Settings& settings) {
  Clip clip{album, settings};
  auto snapshots = album.frames(settings.from - kTrail, settings.to);
  if (!snapshots) return pass_on(std::move(snapshots));
  if (snapshots->empty()) return fail("clip", "the recording has no frames in this time");
  clip.snapshots_ = std::move(*snapshots);
  const double seconds = (settings.to - settings.from).seconds();
  clip.frames_ = std::max<std::int64_t>(1, std::llround(seconds * settings.fps));

  Svg svg{match::picture_sheet(album.league())};
  match::draw_backdrop(svg, album.league());
  auto backdrop = rasterise(svg.finish(), settings.width);
  if (!backdrop) return pass_on(std::move(backdrop));
  clip.backdrop_ = std::move(*backdrop);
  fill_holes(clip.backdrop_);
  return clip;
}

match::Snapshot Clip::snapshot_at(Time time) const {
  const auto next = std::ranges::upper_bound(snapshots_, time, {}, &match::Snapshot::time);
  if (next == snapshots_.begin()) return snapshots_.front();
  if (next == snapshots_.end()) return snapshots_.back();
  const match::Snapshot& a = *std::prev(next);
  const double share = (time - a.time).seconds() / (next->time - a.time).seconds();
  match::Snapshot shown = a;
  shown.time = time;
  shown.ball = between(a.ball, next->ball, share);
  for (std::size_t i = 0; i < a.robots.size(); ++i) {
    const Pose2& from = a.robots[i];
    const Pose2& to = next->robots[i];
    const Vec2 p = between(from.position(), to.position(), share);
    const bool jumps = distance(from.position(), to.position()) > kJump;
    shown.robots[i] = {p.x, p.y, from.heading + (jumps ? 0.0 : share * wrap_angle(to.heading - from.heading))};
  }
  return shown;
}

std::string Clip::words_at(Time time) const {
  std::string words = match::clock_text(time);
  const auto is_told = [&](const MatchEvent& event, Duration how_long) {
    return event.time <= time && time - event.time < how_long;
  };
  const auto whose = [](const MatchEvent& event, const char* word) {
    const auto side = names(event.side)[static_cast<std::size_t>(event.side)];
    return event.side == BallOwner::Anyone ? std::string{} : fmt::format(" {} {}", word, side);
  };
  std::string told;
  bool goal_told = false;
  for (const MatchEvent& event : album_->events()) {
    if (album_->league().contest) {
      // the judges' words
      if (is_told(event, kGoalIsTold) && !event.reason.empty()) told = event.reason;
    } else if (event.kind == EventKind::Goal && is_told(event, kGoalIsTold)) {
      told = fmt::format("goal{}", whose(event, "by"));
      goal_told = true;
    } else if (match::is_placement(event.kind) && !goal_told && is_told(event, kEventIsTold)) {
      told = fmt::format("{}{}", name(event.kind), whose(event, "for"));
    }
  }
  return told.empty() ? words : fmt::format("{}  ·  {}", words, told);
}

Result<const Image*> Clip::draw(std::int64_t frame) {
  const Time time = settings_.from + nearest(Seconds{static_cast<double>(frame) / settings_.fps});
  const match::Snapshot now = snapshot_at(time);

  // trails begin after the last placement
  Time from = time - kTrail;
  for (const MatchEvent& event : album_->events()) {
    if (match::is_placement(event.kind) && event.time < time) from = std::max(from, event.time);
  }
  const auto first = std::ranges::upper_bound(snapshots_, from, {}, &match::Snapshot::time);
  const auto last = std::ranges::upper_bound(first, snapshots_.end(), time, {}, &match::Snapshot::time);

  Svg svg{match::picture_sheet(album_->league())};
  match::write_title(svg, album_->title_at(time));
  match::draw_ways(svg, album_->league(), {first, last}, now.ball);
  match::draw_players(svg, album_->league(), now, now.ball);
  const Sheet& sheet = svg.sheet();
  svg.text({(sheet.low.x + sheet.high.x) / 2, sheet.low.y + svg.pixels(21)}, words_at(time),
           {.fill = field::colour::kInk, .size = 20, .bold = true});
  image_ = backdrop_;
  if (auto drawn = draw_over(image_, svg.finish()); !drawn) return pass_on(std::move(drawn));
  return &image_;
}

}  // namespace cancha::publish
