#include "world/sensors/look.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/config.h"
#include "base/named_files.h"

namespace cancha::world {
namespace {

void read_colour(Section& section, std::string_view key, Colour& into) {
  std::vector<double> levels(into.begin(), into.end());
  section.read(key, levels, between(0, 255));
  if (levels.size() != 3) return section.refuse(key, fmt::format("'{}' needs three levels: red, green, blue", key));
  std::ranges::transform(levels, into.begin(), [](double level) { return static_cast<float>(level); });
}

}  // namespace

float Look::light_at(Vec2 p_F) const {
  return static_cast<float>(std::max(kLeastLight, light * (1 + uneven * dot(p_F, direction(uneven_direction)))));
}

Result<Look> parse_look(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  Look look;
  look.name = std::filesystem::path{where}.stem().string();
  root.need("title", look.title);
  Section light = root.section("light");
  light.read("level", look.light, between(kLeastLight, 10));
  light.read("uneven", look.uneven, between(0, 1));
  double degrees = 0;
  light.read("direction", degrees, between(-360, 360));
  look.uneven_direction = from_degrees(degrees);
  std::vector<double> tint(look.tint.begin(), look.tint.end());
  light.read("tint", tint, between(0, 4));
  if (tint.size() == 3) std::ranges::copy(tint, look.tint.begin());
  if (tint.size() != 3) light.refuse("tint", "'tint' needs three factors: red, green, blue");

  Section pitch = root.section("pitch");
  const auto known = names(BallLook{});
  const std::vector<std::string> words(known.begin(), known.end());
  std::size_t ball = 0;
  pitch.read_choice("ball", words, ball);
  look.ball = static_cast<BallLook>(ball);
  Section colours = root.section("colours");
  read_colour(colours, "ball", look.ball_colour);
  read_colour(colours, "grass", look.grass);
  read_colour(colours, "line", look.line);
  read_colour(colours, "floor", look.floor);
  read_colour(colours, "backdrop", look.backdrop);
  read_colour(colours, "wall", look.wall);
  read_colour(colours, "blue_goal", look.goals[0]);
  read_colour(colours, "yellow_goal", look.goals[1]);
  read_colour(colours, "blue_team", look.teams[0]);
  read_colour(colours, "yellow_team", look.teams[1]);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return look;
}

std::vector<std::string> look_names(const std::filesystem::path& content) {
  return toml_names(content / "looks");
}

Result<Look> load_look(const std::filesystem::path& content, const std::string& name) {
  auto text = read_named(content, "looks", name, "there is no look");
  if (!text) return pass_on(std::move(text));
  return parse_look(*text, (content / "looks" / (name + ".toml")).string());
}

}  // namespace cancha::world
