#include "lab/study_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "base/svg.h"
#include "lab/match_measures.h"
#include "lab/study_bars.h"
#include "lab/study_plots.h"

namespace cancha::lab {
namespace {

constexpr const char* kStyle = R"(<style>
:root { color-scheme: light dark; --ink: #1b2a22; --paper: #fbfcfa; --line: #c8d2cb; --bar: #2e7d4f; --mark: #b4531a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5ece7; --paper: #15201a; --line: #3c4b42; --bar: #6cc492; --mark: #f0a06a; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } .scroll { overflow-x: auto; }
figure { margin: 2rem 0; } figcaption { margin-bottom: .3rem; } svg { width: 100%; max-width: 40rem; height: auto; }
svg text { fill: var(--ink); font-size: 12px; } .bar { fill: var(--bar); cursor: pointer; } .bar:hover, .bar:focus { fill: var(--mark); outline: none; }
.other { fill: var(--line); } .mean { stroke: var(--mark); stroke-width: 2; } .theirs { stroke: var(--ink); stroke-dasharray: 4 3; } .interval { fill: var(--mark); opacity: .35; pointer-events: none; } .axis { stroke: var(--line); }
.met { color: var(--bar); } .missed { color: var(--mark); font-weight: bold; }
#trials { position: sticky; bottom: 0; background: var(--paper); border-top: 1px solid var(--line); padding: .5rem 0; min-height: 3rem; }
code { user-select: all; } pre { overflow-x: auto; border: 1px solid var(--line); padding: .5rem; }
</style>)";

/// Shows the trials of a bar that was chosen, and how to watch the first of them.
constexpr const char* kScript = R"(<script>
const box = document.getElementById('trials');
const tell = (bar) => {
  const seeds = bar.dataset.seeds.split(' ');
  box.replaceChildren();
  const line = document.createElement('div');
  line.textContent = bar.dataset.what + ': seeds ' + seeds.join(', ') + (bar.dataset.more ? ' …' : '');
  const code = document.createElement('code');
  code.textContent = document.body.dataset.command + seeds[0];
  box.append(line, code);
};
for (const bar of document.querySelectorAll('.bar')) {
  bar.addEventListener('click', () => tell(bar));
  bar.addEventListener('keydown', (e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); tell(bar); } });
}
</script>)";

/// Nothing to draw where all trials gave the same.
bool varies(const Figure& figure) {
  return figure.count > 1 && figure.most > figure.least;
}

std::string table_of(const std::vector<Figure>& figures) {
  std::string out =
      "<div class=\"scroll\"><table><thead><tr><th>measure</th><th>mean</th><th>95 % interval</th><th>spread</th>"
      "<th>median</th><th>least</th><th>most</th><th>trials</th></tr></thead><tbody>\n";
  for (const Figure& figure : figures) {
    if (figure.count == 0) continue;
    const auto text = [&](double value) { return xml_escaped(value_text(figure, value)); };
    out += fmt::format("<tr><td title=\"{}\">{}</td><td>{}</td><td>{} … {}</td>",
                       xml_escaped(match_measures()[find_measure(figure.name)].meaning), figure.name, text(figure.mean),
                       text(figure.low), text(figure.high));
    if (figure.share) {
      out += fmt::format("<td></td><td></td><td></td><td></td><td>{}</td></tr>\n", figure.count);
    } else {
      out += fmt::format("<td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n", text(figure.deviation),
                         text(figure.median), text(figure.least), text(figure.most), figure.count);
    }
  }
  return out + "</tbody></table></div>\n";
}

std::string ends_of(const std::vector<Trial>& trials) {
  std::map<std::string, int> ends;
  for (const Trial& trial : trials) ++ends[trial.ended];
  std::string text;
  for (const auto& [why, count] : ends) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, why);
  return text;
}

/// Of what differs from trial to trial; of what is held against bars in any case.
std::string plots_of(const StudyResults& results) {
  const std::vector<BarResult> bars = bars_of(results);
  std::string plots;
  for (std::size_t m = 0; m < results.figures.size(); ++m) {
    const Figure& figure = results.figures[m];
    const auto bar = std::ranges::find(bars, figure.name, &BarResult::measure);
    const bool held = bar != bars.end() && figure.count > 0;
    std::optional<double> document;
    if (bar != bars.end() && bar->theirs.count > 0) document = bar->theirs.mean;
    std::string plot;
    if (figure.share && (held || varies(figure))) plot = share_plot(figure, results.trials, m, document);
    if (!figure.share && varies(figure)) plot = spread_plot(figure, results.trials, m, document);
    if (plot.empty()) continue;
    plots += fmt::format("<figure><figcaption><b>{}</b>: {}</figcaption>{}</figure>\n", figure.name,
                         xml_escaped(match_measures()[m].meaning), plot);
  }
  return plots;
}

}  // namespace

Result<StudyResults> results_of(const StudyStore& store) {
  StudyResults results;
  auto about = store.about();
  if (!about) return pass_on(std::move(about));
  auto trials = store.trials();
  if (!trials) return pass_on(std::move(trials));
  results.about = std::move(*about);
  results.trials = std::move(*trials);
  results.figures = figures_of(results.trials);
  std::map<std::string, std::string> words{results.about.begin(), results.about.end()};
  results.title = words["title"];
  const std::string what = words["called"].empty() ? words["league"] : fmt::format("--scenario {}", words["called"]);
  results.command =
      fmt::format("./cancha play {} --blue {} --yellow {}{}{} --seed ", what, words["blue"], words["yellow"],
                  words["minutes"] == "0" ? "" : fmt::format(" --minutes {}", words["minutes"]),
                  words["senses"].empty() ? "" : fmt::format(" --senses {}", words["senses"]));
  return results;
}

std::string study_report(const StudyResults& results) {
  const std::string title = xml_escaped(results.title);
  std::string page = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\"><title>{}</title>{}</head><body data-command=\"{}\">\n<h1>{}</h1>\n",
      title, kStyle, xml_escaped(results.command), title);
  std::string who;
  for (const auto& [key, value] : results.about) {
    if (key == "league" || key == "blue" || key == "yellow" || key == "version") {
      who += fmt::format("{}{} {}", who.empty() ? "" : " · ", key, value);
    }
  }
  page += fmt::format("<p>{}<br>{} trials: {}</p>\n", xml_escaped(who), results.trials.size(),
                      xml_escaped(ends_of(results.trials)));
  if (const std::string bars = bars_as_table(results); !bars.empty()) page += "<h2>Held against</h2>\n" + bars;
  page += "<h2>All measures</h2>\n" + table_of(results.figures);
  page +=
      "<h2>Plots</h2>\n<p>A bar is a group of trials: choose one to see which, and how to watch them. The line is the "
      "mean, the band its 95 % interval, a broken line what a document notes.</p>\n";
  page += plots_of(results);
  for (const auto& [key, value] : results.about) {
    if (key == "scenario" && !value.empty())
      page += fmt::format("<h2>Scenario</h2><pre>{}</pre>\n", xml_escaped(value));
  }
  return page + "<div id=\"trials\" aria-live=\"polite\"></div>\n" + kScript + "</body></html>\n";
}

std::string figures_as_text(const std::vector<Figure>& figures) {
  std::string text = fmt::format("  {:<18} {:>12}   {}\n", "", "mean", "95 % interval");
  for (const Figure& figure : figures) {
    if (figure.count == 0) continue;
    const std::string interval =
        fmt::format("{} … {}", value_text(figure, figure.low), value_text(figure, figure.high));
    text += fmt::format(
        "  {:<18} {:>12}   {}{}\n", figure.name, value_text(figure, figure.mean), interval,
        figure.share || !varies(figure) ? "" : fmt::format("   ({:.3g} to {:.3g})", figure.least, figure.most));
  }
  return text;
}

}  // namespace cancha::lab
