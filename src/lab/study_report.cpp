#include "lab/study_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/svg.h"
#include "lab/match_measures.h"

namespace cancha::lab {
namespace {

constexpr std::size_t kMostBars = 40;
constexpr std::size_t kMostNamed = 20;  ///< trials that a bar names
constexpr double kWidth = 560;          ///< pixels of a picture
constexpr double kHeight = 110;
constexpr double kFoot = 20;  ///< for the scale

constexpr const char* kStyle = R"(<style>
:root { color-scheme: light dark; --ink: #1b2a22; --paper: #fbfcfa; --line: #c8d2cb; --bar: #2e7d4f; --mark: #b4531a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5ece7; --paper: #15201a; --line: #3c4b42; --bar: #6cc492; --mark: #f0a06a; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } .scroll { overflow-x: auto; }
figure { margin: 2rem 0; } figcaption { margin-bottom: .3rem; } svg { width: 100%; max-width: 40rem; height: auto; }
svg text { fill: var(--ink); font-size: 12px; } .bar { fill: var(--bar); cursor: pointer; } .bar:hover, .bar:focus { fill: var(--mark); outline: none; }
.mean { stroke: var(--mark); stroke-width: 2; } .interval { fill: var(--mark); opacity: .35; pointer-events: none; } .axis { stroke: var(--line); }
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

std::string value_text(const Figure& figure, double value) {
  if (figure.share) return fmt::format("{:.1f} %", 100 * value);
  return fmt::format("{:.3g}{}{}", value, figure.unit.empty() ? "" : " ", figure.unit);
}

/// Nothing to draw where all trials gave the same.
bool varies(const Figure& figure) {
  return figure.count > 1 && figure.most > figure.least;
}

struct Bar {
  std::int64_t count = 0;
  std::vector<std::uint64_t> seeds;
};

/// A picture of how the values of a measure are spread.
class Spread {
 public:
  Spread(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure) : figure_{figure} {
    const bool whole = std::ranges::all_of(trials, [&](const Trial& trial) {
      const double value = trial.values[measure];
      return !std::isfinite(value) || value == std::floor(value);
    });
    const double range = figure.most - figure.least;
    // whole numbers have a bar each where there is room
    step_ = whole ? std::max(1.0, std::ceil(range / kMostBars)) : range / 30;
    first_ = whole ? figure.least - step_ / 2 : figure.least;
    bars_.resize(static_cast<std::size_t>(range / step_) + 1);
    for (const Trial& trial : trials) put(trial.seed, trial.values[measure]);
  }

  [[nodiscard]] std::string svg() const {
    std::int64_t most = 1;
    for (const Bar& bar : bars_) most = std::max(most, bar.count);
    std::string out = fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"group\" aria-label=\"how {} is spread\">", kWidth,
                                  kHeight + kFoot, xml_escaped(figure_.name));
    for (std::size_t i = 0; i < bars_.size(); ++i) {
      if (bars_[i].count > 0) out += bar_svg(i, most);
    }
    out += fmt::format("<rect class=\"interval\" x=\"{}\" y=\"0\" width=\"{}\" height=\"{}\"/>",
                       svg_number(x_of(figure_.low)), svg_number(std::max(1.0, x_of(figure_.high) - x_of(figure_.low))),
                       kHeight);
    out += fmt::format("<line class=\"mean\" x1=\"{0}\" x2=\"{0}\" y1=\"0\" y2=\"{1}\"/>",
                       svg_number(x_of(figure_.mean)), kHeight);
    out += fmt::format("<line class=\"axis\" x1=\"0\" x2=\"{0}\" y1=\"{1}\" y2=\"{1}\"/>", kWidth, kHeight);
    out +=
        fmt::format("<text x=\"0\" y=\"{}\">{:.3g}</text><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{:.3g} {}</text>",
                    kHeight + 15, figure_.least, kWidth, kHeight + 15, figure_.most, xml_escaped(figure_.unit));
    return out + "</svg>";
  }

 private:
  void put(std::uint64_t seed, double value) {
    if (!std::isfinite(value)) return;
    const auto place = static_cast<std::size_t>(std::max(0.0, (value - first_) / step_));
    Bar& bar = bars_[std::min(place, bars_.size() - 1)];
    ++bar.count;
    if (bar.seeds.size() < kMostNamed) bar.seeds.push_back(seed);
  }

  [[nodiscard]] double x_of(double value) const {
    const double whole = step_ * static_cast<double>(bars_.size());
    return std::clamp((value - first_) / whole, 0.0, 1.0) * kWidth;
  }

  [[nodiscard]] std::string bar_svg(std::size_t i, std::int64_t most) const {
    const Bar& bar = bars_[i];
    const double width = kWidth / static_cast<double>(bars_.size());
    const double height = std::max(2.0, (kHeight - 8) * static_cast<double>(bar.count) / static_cast<double>(most));
    const double low = first_ + step_ * static_cast<double>(i);
    const std::string what =
        fmt::format("{} from {:.3g} to {:.3g} in {} trials", figure_.name, low, low + step_, bar.count);
    std::string seeds;
    for (const std::uint64_t seed : bar.seeds) seeds += fmt::format("{}{}", seeds.empty() ? "" : " ", seed);
    return fmt::format(
        "<rect class=\"bar\" tabindex=\"0\" role=\"button\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" "
        "data-what=\"{}\" data-seeds=\"{}\" data-more=\"{}\"><title>{}</title></rect>",
        svg_number(static_cast<double>(i) * width + 0.5), svg_number(kHeight - height),
        svg_number(std::max(1.0, width - 1)), svg_number(height), xml_escaped(what), seeds,
        bar.count > static_cast<std::int64_t>(bar.seeds.size()) ? "1" : "", xml_escaped(what));
  }

  const Figure& figure_;
  double first_ = 0.0;
  double step_ = 1.0;
  std::vector<Bar> bars_;
};

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

std::string numbers_text(std::span<const double> values) {
  std::string text;
  for (const double value : values) text += fmt::format("{}{:.4g}", text.empty() ? "" : " ", value);
  return text;
}

/// One line of a bar: what came out, what was asked for, and whether that is met.
std::string bar_line(std::string_view what, const std::string& got, const std::string& asked, bool met) {
  return fmt::format("    {:<10} {:<34} bar {}: {}\n", what, got, asked, met ? "met" : "missed");
}

std::string bar_text(const match::ScenarioBar& bar, const StudyResults& results) {
  const std::size_t place = find_measure(bar.measure);
  if (place == match_measures().size()) return "";
  const Figure& figure = results.figures[place];
  std::string text = fmt::format("  {}: {}\n", bar.measure, match_measures()[place].meaning);
  if (!bar.document.empty()) {
    const Figure theirs = figure_of(figure.name, figure.unit, false, bar.document);
    text += fmt::format("    {:<10} {}, mean {:.4g} {}\n", "document", numbers_text(bar.document), theirs.mean,
                        figure.unit);
  }
  if (figure.count == 0) return text + "    ours       nothing was measured\n";
  if (bar.mean) {
    const auto [least, most] = *bar.mean;
    text += bar_line("ours", fmt::format("mean {} of {} trials", value_text(figure, figure.mean), figure.count),
                     fmt::format("{} … {}", value_text(figure, least), value_text(figure, most)),
                     figure.mean >= least && figure.mean <= most);
  }
  if (bar.range) {
    const auto [least, most] = *bar.range;
    const auto inside = std::ranges::count_if(results.trials, [&, least = least, most = most](const Trial& trial) {
      return trial.values[place] >= least && trial.values[place] <= most;
    });
    const double share = static_cast<double>(inside) / static_cast<double>(results.trials.size());
    text += bar_line("", fmt::format("{:.1f} % within {:.4g} … {:.4g} {}", 100 * share, least, most, figure.unit),
                     fmt::format("{:.0f} %", 100 * bar.share), share >= bar.share);
  }
  return text;
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
  page += table_of(results.figures);
  if (const std::string bars = bars_as_text(results); !bars.empty())
    page += fmt::format("<h2>Held against</h2><pre>{}</pre>\n", xml_escaped(bars));
  page +=
      "<p>A bar is a group of trials: choose one to see which, and how to watch them. The line is the mean, the band "
      "its 95 % interval.</p>\n";
  for (std::size_t m = 0; m < results.figures.size(); ++m) {
    const Figure& figure = results.figures[m];
    if (!varies(figure) || figure.share) continue;
    page += fmt::format("<figure><figcaption><b>{}</b>: {}</figcaption>{}</figure>\n", figure.name,
                        xml_escaped(match_measures()[m].meaning), Spread{figure, results.trials, m}.svg());
  }
  for (const auto& [key, value] : results.about) {
    if (key == "scenario" && !value.empty())
      page += fmt::format("<h2>Scenario</h2><pre>{}</pre>\n", xml_escaped(value));
  }
  return page + "<div id=\"trials\" aria-live=\"polite\"></div>\n" + kScript + "</body></html>\n";
}

std::string bars_as_text(const StudyResults& results) {
  std::string text;
  for (const auto& [key, value] : results.about) {
    if (key != "scenario" || value.empty()) continue;
    const auto scenario = match::parse_scenario(value, "scenario");
    if (!scenario) continue;  // of another version
    for (const match::ScenarioBar& bar : scenario->bars) text += bar_text(bar, results);
  }
  return text;
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
