#include "field/contest_lines.h"

namespace cancha::field {

std::vector<PaintedLine> painted_lines(const League& league) {
  const Contest& contest = *league.contest;
  const Walls& w = league.walls;
  std::vector<PaintedLine> lines;
  if (contest.test == Test::Sumo) {
    const double half = kShikiriLength.value / 2;
    for (const double x : {-contest.shikiri.value / 2, contest.shikiri.value / 2}) {
      lines.push_back({{x, -half}, {x, half}, kShikiriWidth.value});
    }
    return lines;
  }
  const double line = start_line(w, contest);
  for (const double x : {line, -line}) {
    lines.push_back({{x, w.bottom.value}, {x, w.top.value}, league.markings.line_width.value});
  }
  return lines;
}

double border_radius(const Contest& contest) {
  return (contest.ring - contest.border).value / 2;
}

}  // namespace cancha::field
