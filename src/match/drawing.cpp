#include "match/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "field/contest_drawing.h"
#include "field/drawing.h"
#include "match/fixture.h"

namespace cancha::match {
namespace {

namespace colour = field::colour;

constexpr double kPutElsewhere = 0.1;  ///< metres in a twentieth of a second: no robot of a contest walks so fast

// on a large pitch, robots of their true size could not be seen
constexpr double kLeastHalf = 13.0;      ///< pixels of half a robot
constexpr double kLeastBall = 6.0;       ///< pixels of a ball's radius
constexpr double kThumbnailTimes = 1.5;  ///< larger than life, in pictures that are shown small
constexpr double kThumbnailHalf = 22.0;  ///< pixels, likewise
constexpr double kThumbnailBall = 13.0;  ///< likewise

const char* colour_of(Team team) {
  return team == Team::Blue ? colour::kBlue : colour::kYellow;
}

/// Pale enough to be seen on grass.
const char* trail_colour_of(Team team) {
  return team == Team::Blue ? "#9cc8ff" : "#ffe38f";
}

/// The robots come blue's first.
Team team_of(std::size_t robot, const field::League& league) {
  return robot < static_cast<std::size_t>(league.robots_of(Team::Blue)) ? Team::Blue : Team::Yellow;
}

void draw_robot(Svg& svg, const field::League& league, const Pose2& X_FR, Team team, int number) {
  const double half = std::max(league.robot.side.value / 2, svg.pixels(kLeastHalf));
  const auto box = [&](double back, double front, double side) {
    return std::vector<Vec2>{X_FR * Vec2{back, -side}, X_FR * Vec2{front, -side}, X_FR * Vec2{front, side},
                             X_FR * Vec2{back, side}};
  };
  const std::string title = fmt::format("{} {}", name(team), number);
  svg.begin_group({}, title);
  const Look plate{.fill = colour_of(team), .stroke = colour::kInk, .width = 1.5};
  if (league.omni) {
    // a round plate; what is dark is the notch
    svg.circle(X_FR.position(), half, plate);
    svg.polygon(box(half * 0.6, half * 0.88, half * 0.45), {.fill = colour::kInk});
  } else {
    svg.polygon(box(-half, half, half), plate);
    svg.polygon(box(half * 0.6, half, half), {.fill = colour::kInk});
  }
  const char* ink = team == Team::Blue ? "#ffffff" : colour::kInk;
  const double room = 2 * half * svg.sheet().pixels_per_unit;
  const double size = std::min(15.0, room * (number > 9 ? 0.5 : 0.62));
  svg.text(X_FR * Vec2{-half * 0.2, 0.0}, std::to_string(number), {.fill = ink, .size = size, .bold = true});
  svg.end_group();
}

/// What the judge said; where he said nothing the score, if there are two who can have points.
std::string words_of_judge(const field::Contest& contest, const MatchEvent& event) {
  const std::string clock = clock_text(event.time);
  if (!event.reason.empty()) return fmt::format("{}: {}", clock, event.reason);
  const std::string score =
      contest.has_opponent() ? fmt::format(", {} : {}", event.score.blue, event.score.yellow) : std::string{};
  return fmt::format("{}{}; trails show the last three seconds", clock, score);
}

/// What a picture says about its scene.
std::string words_about(const field::League& league, const MatchEvent& event) {
  if (league.contest) return words_of_judge(*league.contest, event);
  if (event.kind == EventKind::PlayOn) {
    return fmt::format("{}, {} : {}; trails show the last three seconds", clock_text(event.time), event.score.blue,
                       event.score.yellow);
  }
  if (event.side == BallOwner::Anyone) {
    return fmt::format("{} at {}: {}", name(event.kind), clock_text(event.time), event.reason);
  }
  return fmt::format("{} by {} at {}, {} : {}; trails show the last three seconds", name(event.kind),
                     names(event.side)[static_cast<std::size_t>(event.side)], clock_text(event.time), event.score.blue,
                     event.score.yellow);
}

/// A picture of nobody; boxes stand as they were put up.
std::string with_boxes(Svg& svg, const field::League& league) {
  if (league.contest) field::draw_boxes(svg, *league.contest);
  return svg.finish();
}

}  // namespace

std::string picture_title(const std::string& blue, const std::string& yellow, Score score) {
  // two spaces would be shown as one; these are wide by themselves
  return fmt::format("blue {}\u2002{} : {}\u2002{} yellow", short_name(blue), score.blue, score.yellow,
                     short_name(yellow));
}

std::string clock_text(Time time) {
  const auto seconds = time.ns / 1'000'000'000;
  return fmt::format("{:02}:{:02}", seconds / 60, seconds % 60);
}

Sheet picture_sheet(const field::League& league) {
  return field::pitch_sheet(league, {.top = 64, .bottom = 44});
}

void draw_backdrop(Svg& svg, const field::League& league) {
  svg.rect(svg.sheet().low, svg.sheet().high, {.fill = colour::kPaper}, 12);
  field::draw_pitch(svg, league);
}

void write_title(Svg& svg, const std::string& title) {
  const Sheet& sheet = svg.sheet();
  svg.text({(sheet.low.x + sheet.high.x) / 2, sheet.high.y - svg.pixels(30)}, title,
           {.fill = colour::kInk, .size = 24, .bold = true});
}

void write_below(Svg& svg, const std::string& words) {
  const Sheet& sheet = svg.sheet();
  svg.text({(sheet.low.x + sheet.high.x) / 2, sheet.low.y + svg.pixels(20)}, words,
           {.fill = colour::kPaleInk, .size = 16});
}

void draw_ways(Svg& svg, const field::League& league, std::span<const Snapshot> way, Vec2 p_FB) {
  if (way.empty()) return;
  std::vector<Vec2> trail;
  const std::size_t robots = way.back().robots.size();
  for (std::size_t i = 0; i < robots; ++i) {
    trail.clear();
    for (const Snapshot& snapshot : way) {
      // a judge who puts a robot elsewhere announces no placement
      const Vec2 p_FR = snapshot.robots[i].position();
      if (league.contest && !trail.empty() && distance(trail.back(), p_FR) > kPutElsewhere) trail.clear();
      trail.push_back(p_FR);
    }
    svg.polyline(trail, {.fill = "none", .stroke = trail_colour_of(team_of(i, league)), .width = 3, .opacity = 0.7});
  }
  if (!league.has_ball()) return;
  trail.clear();
  for (const Snapshot& snapshot : way) trail.push_back(snapshot.ball);
  trail.push_back(p_FB);
  svg.polyline(trail, {.fill = "none", .stroke = colour::kBall, .width = 3.5, .dash = "2 5"});
}

void draw_players(Svg& svg, const field::League& league, const Snapshot& now, Vec2 p_FB) {
  if (league.contest) field::draw_boxes(svg, *league.contest, now.boxes);
  const auto players = static_cast<std::size_t>(std::max(1, league.robots_of(Team::Blue)));
  for (std::size_t i = 0; i < now.robots.size(); ++i) {
    draw_robot(svg, league, now.robots[i], team_of(i, league), static_cast<int>(i % players));
  }
  if (!league.has_ball()) return;
  const double radius = std::max(league.ball.radius.value, svg.pixels(kLeastBall));
  svg.circle(p_FB, radius, {.fill = colour::kBall, .stroke = "#ffffff", .width = 1.5});
}

std::string draw_scene(const field::League& league, const Scene& scene, const std::string& title) {
  Svg svg{picture_sheet(league)};
  draw_backdrop(svg, league);
  write_title(svg, title);
  if (scene.way.empty()) return with_boxes(svg, league);

  // trails first, then everyone where they stood
  draw_ways(svg, league, scene.way, scene.event.place);
  draw_players(svg, league, scene.way.back(), scene.event.place);
  write_below(svg, words_about(league, scene.event));
  return svg.finish();
}

std::string draw_thumbnail(const field::League& league, const Scene& scene) {
  Svg svg{field::pitch_sheet(league, {.left = 2, .right = 2, .top = 2, .bottom = 2})};
  field::draw_pitch(svg, league);
  if (scene.way.empty()) return with_boxes(svg, league);
  draw_ways(svg, league, scene.way, scene.event.place);

  // larger than life, so that they can be seen
  const Snapshot& now = scene.way.back();
  if (league.contest) field::draw_boxes(svg, *league.contest, now.boxes);
  const double half = std::max(kThumbnailTimes * league.robot.side.value / 2, svg.pixels(kThumbnailHalf));
  for (std::size_t i = 0; i < now.robots.size(); ++i) {
    const Pose2& X_FR = now.robots[i];
    const Vec2 corners[] = {X_FR * Vec2{-half, -half}, X_FR * Vec2{half, -half}, X_FR * Vec2{half, half},
                            X_FR * Vec2{-half, half}};
    svg.polygon(corners, {.fill = colour_of(team_of(i, league)), .stroke = colour::kInk, .width = 3});
  }
  if (!league.has_ball()) return svg.finish();
  const double radius = std::max(1.6 * league.ball.radius.value, svg.pixels(kThumbnailBall));
  svg.circle(scene.event.place, radius, {.fill = colour::kBall, .stroke = "#ffffff", .width = 4});
  return svg.finish();
}

}  // namespace cancha::match
