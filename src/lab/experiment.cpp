#include "lab/experiment.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/expects.h"
#include "base/svg.h"
#include "lab/discovery_study.h"
#include "lab/fusion_study.h"
#include "lab/localisation_study.h"
#include "lab/offset_study.h"
#include "lab/skill_study.h"

namespace cancha::lab {
namespace {

constexpr const char* kStyle = R"(<style>
:root { color-scheme: light dark; --ink: #1b2a22; --paper: #fbfcfa; --line: #c8d2cb; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5ece7; --paper: #15201a; --line: #3c4b42; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; font-size: .9rem; } th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } .scroll { overflow-x: auto; } svg { width: 100%; max-width: 55rem; height: auto; border-radius: 6px; }
</style>)";

}  // namespace

double StudyRow::mean(std::string_view name_of_figure) const {
  const auto found = std::ranges::find(figures, name_of_figure, &Figure::name);
  CANCHA_EXPECTS(found != figures.end());
  return found->mean;
}

const StudyRow& StudyReport::row(std::string_view name) const {
  const auto found = std::ranges::find(rows, name, &StudyRow::name);
  CANCHA_EXPECTS(found != rows.end());
  return *found;
}

std::span<const Experiment> experiments() {
  static constexpr std::array<Experiment, 12> kAll{{
      {"odometry_100m", "100 m behind a ball by odometry alone, error every 10 m", 1000, run_odometry_100m},
      {"localisation", "the same by one post, two posts, active calibration, line points, filters", 20,
       run_localisation},
      {"camera_tilt", "how far away things seem to a camera that looks down by 1 degree too much", 1, run_camera_tilt},
      {"ball_fusion", "ball and its velocity from one robot's noisy sightings", 200, run_ball_fusion},
      {"team_fusion", "the ball from several robots, one of them misplaced", 200, run_team_fusion},
      {"opponent_fusion", "opponents as one robot sees them, and as five do", 100, run_opponent_fusion},
      {"discovery", "robots of a team get to know each other while messages are lost, in all orders of start", 200,
       run_discovery},
      {"pose_calibration", "servos put on wrong by some degrees: found from poses, before and after", 16,
       run_pose_calibration},
      {"walk_accuracy", "how exactly a Bioloid walks a distance and turns by an angle, on random bodies", 100,
       run_walk_accuracy},
      {"kick_reach", "how far and how straight its kicks send the ball, likewise", 100, run_kick_reach},
      {"save_reach", "what a keeper covers, how long a dive and steps to the side take: the keeper's constants", 100,
       run_save_reach},
      {"vision_table", "how far away the ball seems, by distance and tilt of the head, beside the document's table", 10,
       run_vision_table},
  }};
  return kAll;
}

std::string experiment_page(const ExperimentResult& result) {
  const StudyReport& report = result.report;
  std::string page = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\"><title>{0}</title>{1}</head><body>\n<h1>{0}</h1>\n<p>{2} runs of each row, seed "
      "{3}</p>\n",
      xml_escaped(report.study), kStyle, report.runs, report.seed);
  for (const Chart& chart : result.charts) page += draw_chart(chart) + "\n";
  if (!result.findings.empty()) page += "<ul>\n";
  for (const std::string& one : result.findings) page += fmt::format("<li>{}</li>\n", xml_escaped(one));
  if (!result.findings.empty()) page += "</ul>\n";
  page += "<p>Mean ± deviation of single runs; under the pointer: the 95 % interval of the mean.</p>\n";
  page += "<div class=\"scroll\"><table>\n";
  for (const StudyRow& row : report.rows) {
    if (&row == &report.rows.front()) {
      page += "<thead><tr><th></th>";
      for (const Figure& one : row.figures)
        page += fmt::format("<th>{}, {}</th>", xml_escaped(one.name), xml_escaped(one.unit));
      page += "</tr></thead><tbody>\n";
    }
    page += fmt::format("<tr><td>{}</td>", xml_escaped(row.name));
    for (const Figure& one : row.figures) {
      // nothing could be told
      if (one.count == 0) page += "<td></td>";
      if (one.count == 0) continue;
      page +=
          fmt::format("<td title=\"{:.3g} … {:.3g}\">{:.3g} ± {:.2g}</td>", one.low, one.high, one.mean, one.deviation);
    }
    page += "</tr>\n";
  }
  return page + "</tbody></table></div></body></html>\n";
}

std::string experiment_text(const ExperimentResult& result) {
  const StudyReport& report = result.report;
  std::string text = fmt::format("{}, {} runs each, seed {}\n", report.study, report.runs, report.seed);
  for (const StudyRow& row : report.rows) {
    if (&row == &report.rows.front()) {
      text += fmt::format("  {:<44}", "");
      for (const Figure& one : row.figures) text += fmt::format("{:>9}", one.name);
      text += fmt::format("\n  {:<44}", "");
      for (const Figure& one : row.figures) text += fmt::format("{:>9}", one.unit);
      text += "\n";
    }
    text += fmt::format("  {:<44}", row.name);
    for (const Figure& one : row.figures)
      text += one.count > 0 ? fmt::format("{:>9.3g}", one.mean) : fmt::format("{:>9}", "");
    text += "\n";
  }
  for (const std::string& one : result.findings) text += fmt::format("{}\n", one);
  return text;
}

std::string experiment_csv(const ExperimentResult& result) {
  std::string text = "row,figure,unit,runs,mean,deviation,low,high,median,least,most\n";
  for (const StudyRow& row : result.report.rows) {
    for (const Figure& one : row.figures) {
      text += fmt::format("\"{}\",{},{},{},{},{},{},{},{},{},{}\n", row.name, one.name, one.unit, one.count, one.mean,
                          one.deviation, one.low, one.high, one.median, one.least, one.most);
    }
  }
  return text;
}

}  // namespace cancha::lab
