// A contest as text: its file of results, its table, its page.

#include <fmt/format.h>

#include "base/config.h"
#include "base/svg.h"
#include "base/toml_text.h"
#include "lab/contest.h"
#include "match/contest/judge.h"
#include "match/drawing.h"

namespace cancha::lab {
namespace {

using match::contest::ContestResult;

constexpr std::size_t kMostResults = 4096;

std::string numbers_text(const std::vector<int>& numbers) {
  std::string text = "[";
  for (std::size_t i = 0; i < numbers.size(); ++i) text += fmt::format("{}{}", i > 0 ? ", " : "", numbers[i]);
  return text + "]";
}

void read_points(Section section, std::string_view key, std::vector<int>& points) {
  std::vector<double> read;
  section.read(key, read, between(0, 1000));
  for (const double one : read) points.push_back(static_cast<int>(one));
}

std::string row_html(const std::vector<std::string>& cells, const char* kind) {
  std::string row = "<tr>";
  for (const std::string& cell : cells) row += fmt::format("<{}>{}</{}>", kind, xml_escaped(cell), kind);
  return row + "</tr>\n";
}

/// The ground of a test with its name below; nothing where its scene is gone meanwhile.
std::string ground_html(const match::Fixture& fixture, const std::string& name, const std::filesystem::path& content) {
  const auto league = match::league_of(fixture, content);
  if (!league) return {};
  const std::string& scene = league->contest->scene;
  return fmt::format("<figure>{}<figcaption>{}{}</figcaption></figure>\n", match::draw_thumbnail(*league, {}), name,
                     scene.empty() ? "" : xml_escaped(": " + scene));
}

}  // namespace

std::string store_text(const ContestStore& store) {
  std::string text = "# Results of a contest so far: ./cancha contest run goes on from here.\n";
  for (const auto& [name, r] : store) {
    text += fmt::format("\n[[done]]\nname = {}\ntest = {}\nscene = {}\n", toml_text(name), toml_text(r.test),
                        toml_text(r.scene));
    text += fmt::format("points = {}\nbefore_clamping = {}\npenalties = {}\nsteps = {}\narrived = {}\nseconds = {}\n",
                        r.points, r.before_clamping, r.penalties, r.steps, r.arrived, r.seconds);
    text += fmt::format("blue = {}\nyellow = {}\nwinner = {}\ndisqualified = {}\n", numbers_text(r.blue),
                        numbers_text(r.yellow), toml_text(r.winner), toml_text(r.disqualified));
    for (const match::contest::LegReport& leg : r.legs) {
      text += fmt::format("[[done.legs]]\nfinished = {}\nseconds = {}\ndistance = {}\npenalties = {}\npoints = {}\n",
                          leg.finished, leg.seconds, leg.distance, leg.penalties, leg.points);
    }
  }
  return text;
}

Result<ContestStore> parse_store(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  ContestStore store;
  const std::vector<Section> all = config->root().sections("done");
  if (all.size() > kMostResults) config->root().refuse("done", "too many results");
  for (std::size_t i = 0; i < std::min(all.size(), kMostResults); ++i) {
    Section one = all[i];
    std::string name;
    ContestResult r;
    one.need("name", name);
    one.need("test", r.test);
    one.read("scene", r.scene);
    one.read("points", r.points);
    one.read("before_clamping", r.before_clamping);
    one.read("penalties", r.penalties, between(0, 100000));
    one.read("steps", r.steps, between(0, 6));
    one.read("arrived", r.arrived);
    one.read("seconds", r.seconds, between(0, 1e6));
    read_points(one, "blue", r.blue);
    read_points(one, "yellow", r.yellow);
    if (r.blue.size() != r.yellow.size()) one.refuse("yellow", "as many rounds as 'blue' has");
    one.read("winner", r.winner);
    one.read("disqualified", r.disqualified);
    for (Section& part : one.sections("legs")) {
      match::contest::LegReport& leg = r.legs.emplace_back();
      part.read("finished", leg.finished);
      part.read("seconds", leg.seconds);
      part.read("distance", leg.distance);
      part.read("penalties", leg.penalties, between(0, 100000));
      part.read("points", leg.points);
    }
    store.emplace(std::move(name), std::move(r));
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return store;
}

std::string table_text(const ContestTable& table) {
  std::string text = fmt::format("  {:<24}{:>8}{:>8}{:>8}{:>8}\n", "", "race", "stairs", "sumo", "total");
  for (const ContestTable::Row& row : table.rows) {
    const auto& p = row.points;
    text += fmt::format("  {:<24}{:>8}{:>8}{:>8}{:>8}\n", row.team, p.race, p.stairs, p.sumo, p.total());
  }
  return text;
}

std::string contest_page(const ContestPlan& plan, const ContestTable& table, const ContestStore& store,
                         const std::filesystem::path& content) {
  const std::string title = xml_escaped(plan.title);
  std::string page = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0}</title><style>body{{font:16px "
      "system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}}table{{border-collapse:collapse}}td,th{{"
      "padding:.3em .8em;border-bottom:1px solid #ccc;text-align:left}}pre{{margin:.2em "
      "0}}.grounds{{display:flex;flex-wrap:wrap;gap:1em}}figure{{margin:0;width:17em}}figure "
      "svg{{width:100%;height:auto}}</style></head><body>\n"
      "<h1>{0}</h1>\n<h2>Table</h2><table>\n",
      title);
  page += row_html({"place", "team", "race", "stairs", "sumo", "total", "race of 30", "steps", "bouts won"}, "th");
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const ContestTable::Row& row = table.rows[i];
    const auto& p = row.points;
    page += row_html({std::to_string(i + 1), row.team, std::to_string(p.race), std::to_string(p.stairs),
                      std::to_string(p.sumo), std::to_string(p.total()), fmt::format("{:.2f}", row.race),
                      std::to_string(row.stairs.steps), std::to_string(row.bouts_won)},
                     "td");
  }
  page += "</table>\n<h2>Grounds</h2><div class=\"grounds\">\n";
  for (std::size_t i = 0; i < plan.scenes.size(); ++i) {
    page += ground_html(race_of(plan, "", i), fmt::format("race {}", i + 1), content);
  }
  page += ground_html(stairs_of(plan, ""), "stairs", content);
  page += ground_html({.league = "ceabot-sumo"}, "sumo", content);
  page += "</div>\n<h2>Tests</h2><table>\n";
  for (const auto& [name, result] : store) {
    page += fmt::format("<tr><td>{}</td><td><pre>{}</pre></td></tr>\n", xml_escaped(name),
                        xml_escaped(match::contest::text_of(result)));
  }
  return page + "</table>\n</body></html>\n";
}

}  // namespace cancha::lab
