#include "lab/study_bars.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/svg.h"
#include "lab/match_measures.h"

namespace cancha::lab {
namespace {

std::string document_text(const match::ScenarioBar& bar, const Figure& theirs) {
  if (bar.document.empty()) return "";
  if (theirs.share) {
    const auto yes = std::ranges::count_if(bar.document, [](double value) { return value >= 0.5; });
    return fmt::format("{} of {}", yes, bar.document.size());
  }
  std::string text;
  for (const double value : bar.document) text += fmt::format("{}{:.4g}", text.empty() ? "" : " ", value);
  return fmt::format("{}, mean {:.4g}{}{}", text, theirs.mean, theirs.unit.empty() ? "" : " ", theirs.unit);
}

BarLine mean_line(const Figure& figure, std::pair<double, double> asked) {
  const auto [least, most] = asked;
  return {"mean", figure, fmt::format("{} … {}", value_text(figure, least), value_text(figure, most)),
          figure.mean >= least && figure.mean <= most};
}

/// Trials in which it could not be told do not lie within.
BarLine range_line(const match::ScenarioBar& bar, const Figure& figure, std::span<const double> values) {
  const auto [least, most] = *bar.range;
  std::vector<double> inside(values.size());
  std::ranges::transform(values, inside.begin(), [least = least, most = most](double value) {
    return value >= least && value <= most ? 1.0 : 0.0;
  });
  const Figure share = figure_of(figure.name, "", true, inside);
  return {fmt::format("within {:.4g} … {:.4g}{}{}", least, most, figure.unit.empty() ? "" : " ", figure.unit), share,
          fmt::format("{:.0f} %", 100 * bar.share), share.mean >= bar.share};
}

std::string bar_text(const BarResult& result) {
  std::string text = fmt::format("  {}: {}\n", result.measure, result.meaning);
  if (!result.document.empty()) text += fmt::format("    {:<10} {}\n", "document", result.document);
  std::string_view who = "ours";
  for (const BarLine& line : result.lines) {
    if (line.ours.count == 0) return text + "    ours       nothing was measured\n";
    const std::string mean = value_text(line.ours, line.ours.mean);
    const std::string got =
        line.of == "mean" ? fmt::format("mean {} of {} trials", mean, line.ours.count) : mean + " " + line.of;
    text += fmt::format("    {:<10} {:<34} bar {}: {}\n", who, got, line.asked, line.met ? "met" : "missed");
    who = "";
  }
  return text;
}

std::string bar_row(const BarResult& result, const BarLine& line, bool first) {
  const std::string of = line.of == "mean" || line.of.empty() ? "" : ", " + line.of;
  const Figure& theirs = result.theirs;
  std::string document;
  if (first && theirs.count > 0) {
    document = theirs.share ? fmt::format("{}, {}", result.document, value_text(theirs, theirs.mean))
                            : fmt::format("mean {} of {}", value_text(theirs, theirs.mean), theirs.count);
  }
  std::string row = fmt::format("<tr><td title=\"{}\">{}{}</td><td title=\"{}\">{}</td>", xml_escaped(result.meaning),
                                result.measure, xml_escaped(of), xml_escaped(result.document), xml_escaped(document));
  if (line.ours.count == 0) return row + "<td>nothing was measured</td><td></td><td></td><td></td></tr>\n";
  const auto text = [&](double value) { return xml_escaped(value_text(line.ours, value)); };
  row += fmt::format("<td>{}{} of {} trials</td><td>{} … {}</td><td>{}</td>", line.ours.share ? "" : "mean ",
                     text(line.ours.mean), line.ours.count, text(line.ours.low), text(line.ours.high),
                     xml_escaped(line.asked));
  const char* met = line.met ? "met" : "missed";
  return row +
         fmt::format("<td class=\"{0}\">{1}</td></tr>\n", line.asked.empty() ? "" : met, line.asked.empty() ? "" : met);
}

}  // namespace

std::vector<BarResult> held_against(const std::vector<match::ScenarioBar>& bars, const std::vector<Trial>& trials) {
  std::vector<BarResult> results;
  std::vector<double> values(trials.size());
  for (const match::ScenarioBar& bar : bars) {
    const std::size_t place = find_measure(bar.measure);
    if (place == match_measures().size()) continue;
    const Measure& measure = match_measures()[place];
    std::ranges::transform(trials, values.begin(), [place](const Trial& trial) { return trial.values[place]; });
    const Figure figure = figure_of(measure.name, measure.unit, measure.share, values);
    BarResult& result = results.emplace_back(BarResult{bar.measure, measure.meaning});
    result.theirs = figure_of(measure.name, measure.unit, measure.share, bar.document);
    result.document = document_text(bar, result.theirs);
    if (bar.mean) result.lines.push_back(mean_line(figure, *bar.mean));
    if (bar.range) result.lines.push_back(range_line(bar, figure, values));
    // without anything that is asked for the document's values are there to compare with
    if (result.lines.empty()) result.lines.push_back({"mean", figure, "", true});
  }
  return results;
}

std::vector<BarResult> bars_of(const StudyResults& results) {
  for (const auto& [key, value] : results.about) {
    if (key != "scenario" || value.empty()) continue;
    const auto scenario = match::parse_scenario(value, "scenario");
    if (scenario) return held_against(scenario->bars, results.trials);  // otherwise it is of another version
  }
  return {};
}

std::string bars_as_text(const StudyResults& results) {
  std::string text;
  for (const BarResult& result : bars_of(results)) text += bar_text(result);
  return text;
}

std::string bars_as_table(const StudyResults& results) {
  const std::vector<BarResult> bars = bars_of(results);
  if (bars.empty()) return "";
  std::string table =
      "<div class=\"scroll\"><table id=\"bars\"><thead><tr><th>measure</th><th>document</th><th>ours</th>"
      "<th>95 % interval</th><th>bar</th><th>met</th></tr></thead><tbody>\n";
  for (const BarResult& result : bars) {
    for (const BarLine& line : result.lines) table += bar_row(result, line, &line == result.lines.data());
  }
  return table + "</tbody></table></div>\n";
}

std::string bars_so_far(const std::vector<match::ScenarioBar>& bars, const std::vector<Trial>& trials) {
  std::string text;
  for (const BarResult& result : held_against(bars, trials)) {
    for (const BarLine& line : result.lines) {
      if (line.ours.count == 0) continue;
      const double scale = line.ours.share ? 100.0 : 1.0;
      text += fmt::format("{}{} {} ± {:.2g}", text.empty() ? "" : ", ", result.measure,
                          value_text(line.ours, line.ours.mean), scale * (line.ours.high - line.ours.low) / 2);
    }
  }
  return text;
}

}  // namespace cancha::lab
