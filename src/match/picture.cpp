#include "match/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "field/drawing.h"

namespace cancha::match {
namespace {

namespace colour = field::colour;

constexpr std::int64_t kSamplesPerSecond = 20;
constexpr std::size_t kTrailSamples = 3 * kSamplesPerSecond;
constexpr std::size_t kMostGoals = 200;     ///< scenes kept
constexpr std::size_t kMostPoints = 20000;  ///< of the ball's way
constexpr double kCell = 0.05;              ///< metres, of the heat map

std::string clock(Time time) {
  const auto seconds = time.ns / 1'000'000'000;
  return fmt::format("{:02}:{:02}", seconds / 60, seconds % 60);
}

const char* colour_of(Team team) {
  return team == Team::Blue ? colour::kBlue : colour::kYellow;
}

/// Pale enough to be seen on grass.
const char* trail_colour_of(Team team) {
  return team == Team::Blue ? "#9cc8ff" : "#ffe38f";
}

void draw_robot(Svg& svg, const field::League& league, const Pose2& X_FR, Team team, int number) {
  const double half = league.robot.side.value / 2;
  const auto box = [&](double back, double front, double side) {
    return std::vector<Vec2>{X_FR * Vec2{back, -side}, X_FR * Vec2{front, -side}, X_FR * Vec2{front, side},
                             X_FR * Vec2{back, side}};
  };
  const std::string title = fmt::format("{} {}", name(team), number);
  svg.begin_group({}, title);
  svg.polygon(box(-half, half, half), {.fill = colour_of(team), .stroke = colour::kInk, .width = 1.5});
  svg.polygon(box(half * 0.6, half, half), {.fill = colour::kInk});
  const char* ink = team == Team::Blue ? "#ffffff" : colour::kInk;
  svg.text(X_FR * Vec2{-half * 0.2, 0.0}, std::to_string(number), {.fill = ink, .size = 15, .bold = true});
  svg.end_group();
}

/// An empty pitch on paper with a title above and room for a line below.
Svg titled_pitch(const field::League& league, const std::string& title) {
  Svg svg{field::pitch_sheet(league.walls, {.top = 64, .bottom = 44})};
  const Sheet& sheet = svg.sheet();
  svg.rect(sheet.low, sheet.high, {.fill = colour::kPaper}, 12);
  field::draw_pitch(svg, league);
  svg.text({(sheet.low.x + sheet.high.x) / 2, sheet.high.y - svg.pixels(30)}, title,
           {.fill = colour::kInk, .size = 24, .bold = true});
  return svg;
}

/// The line below the pitch.
void write_below(Svg& svg, const std::string& words) {
  const Sheet& sheet = svg.sheet();
  svg.text({(sheet.low.x + sheet.high.x) / 2, sheet.low.y + svg.pixels(20)}, words,
           {.fill = colour::kPaleInk, .size = 16});
}

}  // namespace

Photographer::Photographer(const field::League& league) : league_{league}, ring_(kTrailSamples) {
  columns_ = static_cast<int>(std::ceil((league.walls.goal_right - league.walls.goal_left).value / kCell));
  rows_ = static_cast<int>(std::ceil(league.walls.width() / kCell));
  heat_.assign(static_cast<std::size_t>(columns_ * rows_), 0.0);
  for (Sample& sample : ring_) sample.robots.resize(static_cast<std::size_t>(2 * league.players));
  runs_.emplace_back();
}

void Photographer::stepped(const Moment& moment) {
  const Truth& truth = moment.truth;
  if (truth.time.ns * kSamplesPerSecond < samples_ * 1'000'000'000) return;
  samples_ = truth.time.ns * kSamplesPerSecond / 1'000'000'000 + 1;
  Sample& sample = ring_[next_];
  next_ = (next_ + 1) % ring_.size();
  filled_ = std::min(filled_ + 1, ring_.size());
  sample.time = truth.time;
  sample.ball = truth.ball.p_FB.xy();
  for (std::size_t i = 0; i < truth.robots.size(); ++i) sample.robots[i] = truth.robots[i].X_FR;

  const int column = static_cast<int>((sample.ball.x - league_.walls.goal_left.value) / kCell);
  const int row = static_cast<int>((sample.ball.y - league_.walls.bottom.value) / kCell);
  if (column >= 0 && column < columns_ && row >= 0 && row < rows_) {
    heat_[static_cast<std::size_t>(row * columns_ + column)] += 1.0 / kSamplesPerSecond;
  }
  auto& run = runs_.back();
  const bool moved = run.empty() || distance(run.back(), sample.ball) > 0.01;
  if (moved && static_cast<std::size_t>(samples_) < kMostPoints) run.push_back(sample.ball);
}

Photographer::Scene Photographer::scene_now(const MatchEvent& event) const {
  Scene scene{event, {}};
  for (std::size_t i = 0; i < filled_; ++i) {
    scene.samples.push_back(ring_[(next_ + ring_.size() - filled_ + i) % ring_.size()]);
  }
  return scene;
}

void Photographer::happened(const MatchEvent& event) {
  if (event.kind == EventKind::Goal && goals_.size() < kMostGoals) goals_.push_back(scene_now(event));
  if (event.kind == EventKind::Shot) last_shot_ = scene_now(event);
  if (event.kind == EventKind::MatchEnd) end_ = scene_now(event);
  final_ = event.score;
  const bool placed = event.kind == EventKind::PlaceKick || event.kind == EventKind::FreeBall ||
                      event.kind == EventKind::PenaltyKick || event.kind == EventKind::FreeKick ||
                      event.kind == EventKind::GoalKick;
  if (!placed) return;
  // trails never jump from before a placement to after it
  filled_ = 0;
  if (!runs_.back().empty()) runs_.emplace_back();
}

const Photographer::Scene* Photographer::decisive_scene() const {
  const bool draw = final_.blue == final_.yellow;
  const Team winner = final_.blue > final_.yellow ? Team::Blue : Team::Yellow;
  for (const Scene& goal : goals_) {
    const bool by_winner = goal.event.side == owner(winner);
    if (!draw && by_winner && goal.event.score.of(winner) == final_.of(other(winner)) + 1) return &goal;
  }
  if (!goals_.empty()) return &goals_.back();
  if (last_shot_) return &*last_shot_;
  return end_ ? &*end_ : nullptr;
}

std::string Photographer::decisive_moment(const std::string& title) const {
  Svg svg = titled_pitch(league_, title);
  const Scene* scene = decisive_scene();
  if (scene == nullptr || scene->samples.empty()) return svg.finish();

  // trails first, then everyone where they stood
  std::vector<Vec2> trail;
  const auto players = static_cast<std::size_t>(league_.players);
  for (std::size_t i = 0; i < 2 * players; ++i) {
    trail.clear();
    for (const Sample& sample : scene->samples) trail.push_back(sample.robots[i].position());
    svg.polyline(trail, {.fill = "none",
                         .stroke = trail_colour_of(i < players ? Team::Blue : Team::Yellow),
                         .width = 3,
                         .opacity = 0.7});
  }
  trail.clear();
  for (const Sample& sample : scene->samples) trail.push_back(sample.ball);
  trail.push_back(scene->event.place);
  svg.polyline(trail, {.fill = "none", .stroke = colour::kBall, .width = 3.5, .dash = "2 5"});
  const Sample& last = scene->samples.back();
  for (std::size_t i = 0; i < 2 * players; ++i) {
    const Team team = i < players ? Team::Blue : Team::Yellow;
    draw_robot(svg, league_, last.robots[i], team, static_cast<int>(i % players));
  }
  svg.circle(scene->event.place, league_.ball.radius.value, {.fill = colour::kBall, .stroke = "#ffffff", .width = 1.5});

  const MatchEvent& event = scene->event;
  const auto side = names(event.side)[static_cast<std::size_t>(event.side)];
  const std::string words =
      event.side == BallOwner::Anyone
          ? fmt::format("{} at {}: {}", name(event.kind), clock(event.time), event.reason)
          : fmt::format("{} by {} at {}, {} : {}; trails show the last three seconds", name(event.kind), side,
                        clock(event.time), event.score.blue, event.score.yellow);
  write_below(svg, words);
  return svg.finish();
}

std::string Photographer::ball_map(const std::string& title) const {
  Svg svg = titled_pitch(league_, title);

  // the square root keeps places where the ball merely passed visible beside those where it lay
  const double hottest = std::max(1e-9, *std::ranges::max_element(heat_));
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const double share = std::sqrt(heat_[static_cast<std::size_t>(row * columns_ + column)] / hottest);
      if (share < 0.03) continue;
      const Vec2 low{league_.walls.goal_left.value + column * kCell, league_.walls.bottom.value + row * kCell};
      svg.rect(low, low + Vec2{kCell, kCell}, {.fill = "#ff5a2a", .opacity = std::round(85 * share) / 100});
    }
  }
  for (const auto& run : runs_) {
    if (run.size() > 1) svg.polyline(run, {.fill = "none", .stroke = "#ffffff", .width = 1, .opacity = 0.35});
  }
  for (const Scene& goal : goals_) {
    const Team team = goal.event.side == BallOwner::Blue ? Team::Blue : Team::Yellow;
    svg.circle(goal.event.place, league_.ball.radius.value,
               {.fill = colour_of(team), .stroke = "#ffffff", .width = 1.5});
  }
  write_below(svg, "where the ball was, and how it went; dots are goals in the scorer's colour");
  return svg.finish();
}

}  // namespace cancha::match
