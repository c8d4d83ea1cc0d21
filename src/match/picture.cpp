#include "match/picture.h"

#include <algorithm>
#include <cmath>

#include "field/drawing.h"
#include "match/drawing.h"

namespace cancha::match {
namespace {

namespace colour = field::colour;

constexpr std::size_t kMostGoals = 200;     ///< scenes kept
constexpr std::size_t kMostPoints = 20000;  ///< of the ball's way
constexpr double kCell = 0.05;              ///< metres, of the heat map

const char* colour_of(Team team) {
  return team == Team::Blue ? colour::kBlue : colour::kYellow;
}

}  // namespace

Photographer::Photographer(const field::League& league) : league_{league}, frames_{league}, memory_{league} {
  columns_ = static_cast<int>(std::ceil((league.walls.goal_right - league.walls.goal_left).value / kCell));
  rows_ = static_cast<int>(std::ceil(league.walls.width() / kCell));
  heat_.assign(static_cast<std::size_t>(columns_ * rows_), 0.0);
  runs_.emplace_back();
}

void Photographer::stepped(const Moment& moment) {
  // through the frames of recordings, so that their pictures are the same
  const Time now = moment.truth.time;
  if (!memory_.due(now) || !memory_.remember(now, frames_.at(moment.truth))) return;
  const Vec2 ball = memory_.latest().ball;
  const int column = static_cast<int>((ball.x - league_.walls.goal_left.value) / kCell);
  const int row = static_cast<int>((ball.y - league_.walls.bottom.value) / kCell);
  if (column >= 0 && column < columns_ && row >= 0 && row < rows_) {
    heat_[static_cast<std::size_t>(row * columns_ + column)] += 1.0;
  }
  auto& run = runs_.back();
  const bool moved = run.empty() || distance(run.back(), ball) > 0.01;
  if (moved && points_ < kMostPoints) {
    run.push_back(ball);
    ++points_;
  }
}

void Photographer::happened(const MatchEvent& event) {
  if (event.kind == EventKind::Goal && goals_.size() < kMostGoals) goals_.push_back(memory_.scene(event));
  if (event.kind == EventKind::Shot) last_shot_ = memory_.scene(event);
  if (event.kind == EventKind::MatchEnd) end_ = memory_.scene(event);
  final_ = event.score;
  // trails never jump from before a placement to after it
  memory_.happened(event);
  if (is_placement(event.kind) && !runs_.back().empty()) runs_.emplace_back();
}

std::string Photographer::decisive_moment(const std::string& title) const {
  std::vector<const Scene*> scenes;
  for (const Scene& goal : goals_) scenes.push_back(&goal);
  if (last_shot_) scenes.push_back(&*last_shot_);
  if (end_) scenes.push_back(&*end_);
  std::vector<MatchEvent> events;
  events.reserve(scenes.size());
  for (const Scene* scene : scenes) events.push_back(scene->event);
  const std::size_t decisive = decisive_event(events, final_);
  return draw_scene(league_, decisive < scenes.size() ? *scenes[decisive] : Scene{}, title);
}

std::string Photographer::ball_map(const std::string& title) const {
  Svg svg{picture_sheet(league_)};
  draw_backdrop(svg, league_);
  write_title(svg, title);

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
