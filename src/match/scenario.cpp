#include "match/scenario.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/config.h"
#include "base/named_files.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "base/toml_text.h"
#include "body/robot.h"

namespace cancha::match {
namespace {

namespace fs = std::filesystem;

constexpr double kFarthest = 50.0;       ///< metres from the centre
constexpr double kFastest = 20.0;        ///< m/s
constexpr double kFastestTurn = 3600.0;  ///< degrees/s
constexpr double kHighest = 1e6;         ///< of a bar

void read_vector(Section& section, const char* key, Vec2& into, Range range) {
  std::vector<double> numbers;
  section.read(key, numbers, range);
  if (numbers.empty()) return;
  if (numbers.size() != 2) return section.refuse(key, "has two numbers: [x, y]");
  into = {numbers[0], numbers[1]};
}

template <class Word>
void read_word(Section& section, const char* key, Word& into) {
  std::vector<std::string> words;
  for (const std::string_view word : names(Word{})) words.emplace_back(word);
  auto index = static_cast<std::size_t>(into);
  section.read_choice(key, words, index);
  into = static_cast<Word>(index);
}

void read_ball(Section section, Scenario& scenario) {
  scenario.ball = Scenario::Ball{};
  Scenario::Ball& ball = *scenario.ball;
  if (!section.has("at")) section.refuse("at", "is missing: where the ball lies, [x, y] in metres");
  read_vector(section, "at", ball.p_FB, between(-kFarthest, kFarthest));
  section.read("spread", ball.spread, between(0, kFarthest));
  read_vector(section, "velocity", ball.v_FB, between(-kFastest, kFastest));
  section.read("speed_spread", ball.speed_spread, between(0, kFastest));
}

void read_robot(Section section, Scenario& scenario) {
  std::string who;
  section.need("robot", who);
  const auto robot = robot_named(who);
  if (!who.empty() && !robot) section.refuse("robot", fmt::format("'{}' is no robot", who), "\"blue:1\"");
  if (!section.has("at")) section.refuse("at", "is missing: where it stands, [x, y] in metres");
  Scenario::Robot one{robot.value_or(RobotId{}), {}};
  Vec2 at;
  read_vector(section, "at", at, between(-kFarthest, kFarthest));
  double degrees = 0.0;
  double turn_spread = 0.0;
  section.read("heading", degrees, between(-360, 360));
  section.read("turn_spread", turn_spread, between(0, 180));
  section.read("spread", one.spread, between(0, kFarthest));
  section.read("across", one.across, between(-kFarthest, kFarthest));
  section.read("turned", one.turned, between(-360, 360));
  double turning = 0.0;
  read_vector(section, "velocity", one.v_FR, between(-kFastest, kFastest));
  section.read("turning", turning, between(-kFastestTurn, kFastestTurn));
  one.turning = from_degrees(turning);
  for (double& angle : one.turned) angle = from_degrees(angle);
  one.X_FR = {at.x, at.y, from_degrees(degrees)};
  one.turn_spread = from_degrees(turn_spread);
  if (robot && std::ranges::find(scenario.robots, *robot, &Scenario::Robot::robot) != scenario.robots.end()) {
    section.refuse("robot", fmt::format("{} is there already", who));
  }
  scenario.robots.push_back(one);
}

void read_end(Section section, ScenarioEnd& end) {
  std::vector<std::string> on;
  section.read("on", on);
  const std::vector<std::pair<std::string, bool*>> known{
      {"goal", &end.goal},           {"ball out", &end.ball_out},   {"ball at rest", &end.ball_at_rest},
      {"whistle", &end.whistle},     {"half time", &end.half_time}, {"robot stands", &end.robot_stands},
      {"ball seen", &end.ball_seen}, {"touch", &end.touch},         {"kick", &end.kick},
      {"shot", &end.shot},           {"received", &end.received},   {"risen", &end.risen}};
  for (const std::string& word : on) {
    const auto found = std::ranges::find(known, word, &std::pair<std::string, bool*>::first);
    if (found != known.end()) {
      *found->second = true;
      continue;
    }
    std::vector<std::string> words;
    for (const auto& [name, flag] : known) words.push_back(name);
    section.refuse("on", fmt::format("'{}' ends nothing", word), suggest_and_list(word, words));
  }
}

void read_pair(Section& section, const char* key, std::optional<std::pair<double, double>>& into) {
  std::vector<double> numbers;
  section.read(key, numbers, between(-kHighest, kHighest));
  if (!section.has(key)) return;
  if (numbers.size() != 2 || numbers[0] > numbers[1]) return section.refuse(key, "has two numbers: [least, most]");
  into = {numbers[0], numbers[1]};
}

void read_bar(Section section, Scenario& scenario) {
  ScenarioBar bar;
  section.need("measure", bar.measure);
  section.read("document", bar.document, between(-kHighest, kHighest));
  read_pair(section, "mean", bar.mean);
  read_pair(section, "range", bar.range);
  section.read("share", bar.share, between(0, 1));
  if (bar.range.has_value() != section.has("share")) section.refuse("share", "belongs to range: [least, most]");
  scenario.bars.push_back(std::move(bar));
}

/// The scenario of a file, by the name with which it was asked for; its body must be there.
Result<Scenario> read_from(const fs::path& content, const std::string& text, const std::string& where,
                           const std::string& name) {
  auto scenario = parse_scenario(text, where);
  if (!scenario) return scenario;
  const std::vector<std::string> bodies = body::robot_names(content);
  if (!scenario->body.empty() && std::ranges::find(bodies, scenario->body) == bodies.end()) {
    return fail(where, fmt::format("there is no robot '{}'", scenario->body), suggest_and_list(scenario->body, bodies));
  }
  scenario->known_as = name;
  return scenario;
}

Vec2 anywhere_in(Vec2 centre, double radius, Random& random) {
  // always two numbers, so that one place does not depend on another's spread
  const double turn = random.uniform(0.0, 2 * kPi);
  const double share = std::sqrt(random.uniform(0.0, 1.0));
  return centre + direction(turn) * (radius * share);
}

/// One of a list, 0 where it is empty. Always one number, as above.
double one_of(const std::vector<double>& list, Random& random) {
  const double share = random.uniform(0.0, 1.0);
  if (list.empty()) return 0.0;
  return list[std::min(static_cast<std::size_t>(share * static_cast<double>(list.size())), list.size() - 1)];
}

/// A file of settings with another value behind one of the keys of a section, or of those before all sections (""),
/// which must be there. The value is as TOML writes it.
std::string with_value(const std::string& toml, std::string_view section, std::string_view key,
                       const std::string& value) {
  const std::string header = fmt::format("[{}]", section);
  std::string made;
  bool here = section.empty();
  for (std::size_t at = 0; at < toml.size();) {
    const std::size_t end = std::min(toml.find('\n', at), toml.size() - 1) + 1;
    const std::string_view line{toml.data() + at, end - at};
    if (line.starts_with('[')) here = line.starts_with(header);
    const bool is_it = here && line.starts_with(key) && line.find_first_not_of(' ', key.size()) == line.find('=');
    made += is_it ? fmt::format("{} = {}\n", key, value) : std::string{line};
    at = end;
  }
  return made;
}

std::string with_number(const std::string& toml, std::string_view section, std::string_view key, double number) {
  return with_value(toml, section, key, fmt::format("{}", number));
}

/// The league's text with another step of the world, and as many more or fewer of them in a decision.
Result<std::string> with_step(const std::string& toml, double step, const field::League& league,
                              const std::string& scenario) {
  const double decision = league.physics.step.value * league.physics.steps_per_decision;
  const double steps = std::round(decision / step);
  if (steps < 1.0 || std::abs(steps * step - decision) > 1e-6 * decision) {
    return fail(scenario,
                fmt::format("'step' is {:g}, which does not fit into the {:g} s between two decisions", step, decision),
                fmt::format("the league has {:g}", league.physics.step.value));
  }
  return with_number(with_number(toml, "physics", "step", step), "physics", "steps_per_decision", steps);
}

bool is_on_pitch(const field::League& league, Vec2 p_F) {
  // on pitches without walls robots may stand beside the lines
  const double beside = league.has_walls() ? 0.0 : 0.5;
  return std::abs(p_F.x) <= league.walls.length() / 2 + beside && std::abs(p_F.y) <= league.walls.width() / 2 + beside;
}

}  // namespace

Result<Scenario> parse_scenario(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  Scenario scenario;
  scenario.name = fs::path{where}.stem().string();
  scenario.text = toml;
  root.need("title", scenario.title);
  root.read("league", scenario.league);
  root.read("blue", scenario.blue);
  root.read("yellow", scenario.yellow);
  root.read("minutes", scenario.minutes, between(0, 24 * 60));
  root.read("players", scenario.players, between(1, 11));
  root.read("body", scenario.body);
  root.read("step", scenario.step, between(1e-4, 0.1));
  root.read("tired", scenario.tired, between(0, 1));
  bool radio = true;
  double lost = 0.0;
  root.read("radio", radio);
  root.read("lost", lost, between(0, 1));
  if (root.has("lost")) scenario.lost = lost;
  if (!radio) scenario.lost = 1.0;
  if (root.has("ball")) read_ball(root.section("ball"), scenario);
  for (Section& robot : root.sections("robots")) read_robot(robot, scenario);
  Section start = root.section("start");
  start.read("others_play", scenario.others_play);
  read_word(start, "mode", scenario.mode);
  read_word(start, "whose_ball", scenario.whose_ball);
  read_end(root.section("end"), scenario.end);
  for (Section& bar : root.sections("bars")) read_bar(bar, scenario);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return scenario;
}

std::vector<std::string> scenario_names(const fs::path& content) {
  return toml_names(content / "scenarios");
}

Result<Scenario> load_scenario(const fs::path& content, const std::string& name) {
  if (name.find('/') != name.npos || name.ends_with(".toml")) {
    auto text = read_text(name);
    if (!text) return pass_on(std::move(text));
    return read_from(content, *text, name, name);
  }
  auto text = read_named(content, "scenarios", name, "there is no scenario");
  if (!text) return pass_on(std::move(text));
  return read_from(content, *text, (content / "scenarios" / (name + ".toml")).string(), name);
}

Result<field::League> league_for(const std::string& text, field::League league) {
  if (text.empty()) return league;
  const auto scenario = parse_scenario(text, "scenario");
  if (!scenario) return tl::unexpected<Error>(scenario.error());
  std::string source = league.source;
  if (scenario->players > league.players) {
    return fail(scenario->name,
                fmt::format("there are no {} robots a side: the league has {}", scenario->players, league.players));
  }
  if (!scenario->body.empty() && league.body.empty()) {
    return fail(scenario->name,
                fmt::format("'body' is for robots with joints, and league '{}' has wheels", league.name),
                "leave 'body' away");
  }
  // recordings hold the league's text, and whoever reads them takes robots, bodies and steps from there
  if (scenario->players > 0 && scenario->players != league.players)
    source = with_number(source, "", "players", scenario->players);
  if (scenario->step > 0.0 && scenario->step != league.physics.step.value) {
    auto made = with_step(source, scenario->step, league, scenario->name);
    if (!made) return pass_on(std::move(made));
    source = std::move(*made);
  }
  if (!scenario->body.empty() && scenario->body != league.body)
    source = with_value(source, "", "body", toml_text(scenario->body));
  if (source == league.source) return league;
  auto made = field::parse_league(source, league.name + ".toml");
  // the scene of a contest may name a robot, too
  if (made && !scenario->body.empty() && made->body != scenario->body) {
    return fail(scenario->name, fmt::format("'body' is '{}', but the scene has '{}'", scenario->body, made->body),
                "leave one of them away");
  }
  return made;
}

Result<Opening> opening_of(const Scenario& scenario, const field::League& league, std::uint64_t seed) {
  const Random random = Random{seed}.split("scenario");
  Opening opening;
  opening.mode = scenario.mode;
  opening.whose_ball = scenario.whose_ball;
  opening.others_play = scenario.others_play;
  if (scenario.ball) {
    const Scenario::Ball& ball = *scenario.ball;
    Random own = random.split("ball");
    opening.p_FB = anywhere_in(ball.p_FB, ball.spread, own);
    opening.v_FB = ball.v_FB + Vec2{own.uniform(-1.0, 1.0), own.uniform(-1.0, 1.0)} * ball.speed_spread;
    if (!is_on_pitch(league, *opening.p_FB)) return fail(scenario.name, "the ball is off the pitch");
  }
  for (const Scenario::Robot& one : scenario.robots) {
    const std::string who = fmt::format("{}:{}", name(one.robot.team), one.robot.number);
    if (one.robot.number >= league.players) {
      return fail(scenario.name, fmt::format("there is no robot {}: {} play a side", who, league.players));
    }
    Random own = random.split(place_of(one.robot, league.players));
    Vec2 place = anywhere_in(one.X_FR.position(), one.spread, own);
    double turned = own.uniform(-1.0, 1.0) * one.turn_spread;
    place.y += one_of(one.across, own);
    turned += one_of(one.turned, own);
    if (!is_on_pitch(league, place)) return fail(scenario.name, fmt::format("{} is off the pitch", who));
    const bool moves = length(one.v_FR) > 0.0 || one.turning != 0.0;
    if (moves && !league.body.empty())
      return fail(scenario.name, fmt::format("{} has joints, and begins at rest", who),
                  "leave 'velocity' and 'turning' away");
    opening.robots.push_back({one.robot, {place.x, place.y, one.X_FR.heading + turned}, one.v_FR, one.turning});
  }
  return opening;
}

Result<std::optional<Opening>> opening_of(const std::string& text, const field::League& league, std::uint64_t seed) {
  if (text.empty()) return std::optional<Opening>{};
  const auto scenario = parse_scenario(text, "scenario");
  if (!scenario) return tl::unexpected<Error>(scenario.error());
  if (!scenario->has_opening()) return std::optional<Opening>{};
  auto opening = opening_of(*scenario, league, seed);
  if (!opening) return pass_on(std::move(opening));
  return std::optional<Opening>{std::move(*opening)};
}

bool is_tired(const Scenario& scenario, std::uint64_t seed) {
  return Random{seed}.split("tired").uniform(0.0, 1.0) < scenario.tired;
}

Result<bool> is_tired(const std::string& text, std::uint64_t seed) {
  if (text.empty()) return false;
  const auto scenario = parse_scenario(text, "scenario");
  if (!scenario) return tl::unexpected<Error>(scenario.error());
  return is_tired(*scenario, seed);
}

std::string scenario_text(const Truth& truth, const GameState& game, const field::League& league,
                          const std::string& blue, const std::string& yellow) {
  // of a contest the scene says it
  const bool has_body = !league.body.empty() && !league.contest;
  const std::string body = has_body ? fmt::format("body = {}\n", toml_text(league.body)) : "";
  std::string text = fmt::format(
      "title = {}\nleague = {}\n{}blue = {}\nyellow = {}\n\n[start]\nmode = \"{}\"\nwhose_ball = \"{}\"\n"
      "others_play = false\n\n",
      toml_text(fmt::format("{} against {}, from {:.1f} s", blue, yellow, truth.time.seconds())),
      toml_text(league.name), body, toml_text(blue), toml_text(yellow), name(game.mode), name(game.whose_ball));
  const BallState& ball = truth.ball;
  text += fmt::format("[ball]\nat = [{:.4f}, {:.4f}]\nvelocity = [{:.4f}, {:.4f}]\n", ball.p_FB.x, ball.p_FB.y,
                      ball.v_FB.x, ball.v_FB.y);
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    const RobotId robot = robot_at(i, league.players);
    if (game.is_out(robot)) continue;
    const Pose2& X_FR = truth.robots[i].X_FR;
    text += fmt::format("\n[[robots]]\nrobot = \"{}:{}\"\nat = [{:.4f}, {:.4f}]\nheading = {:.2f}\n", name(robot.team),
                        robot.number, X_FR.x, X_FR.y, in_degrees(X_FR.heading));
    if (!league.body.empty()) continue;  // who has joints begins at rest
    const RobotState& moves = truth.robots[i];
    text += fmt::format("velocity = [{:.4f}, {:.4f}]\nturning = {:.2f}\n", moves.v_FR.x, moves.v_FR.y,
                        in_degrees(moves.turn_rate));
  }
  return text;
}

}  // namespace cancha::match
