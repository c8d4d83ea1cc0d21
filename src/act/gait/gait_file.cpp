#include "act/gait/gait_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "base/config.h"
#include "base/text_file.h"
#include "base/toml_text.h"

namespace cancha::act {
namespace {

struct Bounds {
  std::string_view name;
  double least;
  double most;
};

/// Wide enough for every robot that we know; a search needs them, too.
constexpr std::array kBounds = {
    Bounds{"period", 0.2, 1.5},
    Bounds{"both_feet", 0.02, 0.5},
    Bounds{"lift", 0.005, 0.06},
    Bounds{"crouch", 0.004, 0.08},
    Bounds{"spread", -0.02, 0.04},
    Bounds{"ahead", -0.05, 0.05},
    Bounds{"lean", -0.3, 0.5},
    Bounds{"sway", 0, 0.06},
    Bounds{"sway_lead", -0.2, 0.2},
    Bounds{"bounce", -0.02, 0.02},
    Bounds{"hip_lift", -0.3, 0.3},
    Bounds{"stride_lean", -1, 1},
    Bounds{"landing_pitch", -0.3, 0.3},
    Bounds{"arm_swing", -10, 20},
    Bounds{"pitch_ankle", -1, 2},
    Bounds{"pitch_hip", -1, 2},
    Bounds{"pitch_rate_ankle", -0.1, 0.2},
    Bounds{"pitch_rate_hip", -0.1, 0.2},
    Bounds{"roll_rate_ankle", -0.1, 0.2},
    Bounds{"roll_rate_hip", -0.1, 0.2},
    Bounds{"step_ahead", -0.2, 0.5},
    Bounds{"step_ahead_rate", -0.05, 0.1},
    Bounds{"step_aside_rate", -0.05, 0.1},
    Bounds{"gain_ahead", 0.3, 3},
    Bounds{"gain_back", 0, 3},
    Bounds{"gain_aside", 0.3, 5},
    Bounds{"gain_turn", 0.3, 5},
    Bounds{"coast", -0.1, 0.1},
    Bounds{"coast_sag", -2, 2},
    Bounds{"drift", -0.1, 0.1},
    Bounds{"pivot", 0, 2},
    Bounds{"reach_ahead", 0.02, 0.2},
    Bounds{"reach_back", 0.02, 0.2},
    Bounds{"braking", 0.02, 0.5},
    Bounds{"scrub", 0, 0.05},
    Bounds{"kick_time", 0.7, 2.5},
    Bounds{"kick_wind", 0.1, 0.6},
    Bounds{"kick_hit", 0.3, 0.95},
    Bounds{"kick_back", -0.02, 0.1},
    Bounds{"kick_reach", 0, 0.25},
    Bounds{"kick_lift", 0.005, 0.08},
    Bounds{"across_lift", 0.005, 0.08},
    Bounds{"across_ahead", 0, 0.15},
    Bounds{"across_out", 0, 0.12},
    Bounds{"across_in", -0.02, 0.08},
};

std::array<GaitNumber, kBounds.size()> numbers() {
  std::array<GaitNumber, kBounds.size()> all{};
  std::size_t i = 0;
  for_each_field<GaitParameters>([&](const auto& field, int) {
    all[i] = {field.name, field.member, field.meaning, kBounds[i].least, kBounds[i].most};
    ++i;
  });
  return all;
}

void read_limits(Section section, GaitLimits& limits) {
  section.read("ahead", limits.ahead, between(0, 2));
  section.read("back", limits.back, between(0, 2));
  section.read("aside", limits.aside, between(0, 2));
  section.read("turn", limits.turn, between(0, 10));
}

void read_steps(Section section, GaitSteps& steps) {
  section.read("ahead", steps.ahead, above(0, 1));
  section.read("aside", steps.aside, above(0, 1));
  section.read("turn", steps.turn, above(0, 3));
  section.read("mini", steps.mini, above(0, 1));
  section.read("mini_turn", steps.mini_turn, above(0, 3));
}

}  // namespace

std::span<const GaitNumber> gait_numbers() {
  static_assert(field_count<GaitParameters>() == kBounds.size());
  static const auto kAll = numbers();
  return kAll;
}

Result<Gait> parse_gait(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Gait gait;
  Section root = config->root();
  root.need("title", gait.title);
  Section section = root.need_section("gait");
  for (const GaitNumber& number : gait_numbers()) {
    section.read(number.name, gait.parameters.*number.member, between(number.least, number.most));
  }
  read_limits(root.section("limits"), gait.limits);
  read_steps(root.section("steps"), gait.steps);
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return gait;
}

Result<Gait> read_gait(const std::filesystem::path& path) {
  const auto text = read_text(path, "gaits are content/gaits/ROBOT.toml");
  if (!text) return tl::unexpected<Error>(text.error());
  return parse_gait(*text, path.string());
}

std::string write_gait(const Gait& gait) {
  std::string out =
      fmt::format("title = {}\n\n[limits]  # the fastest that may be asked for: m/s, rad/s\n", toml_text(gait.title));
  fmt::format_to(std::back_inserter(out), "ahead = {}\nback = {}\naside = {}\nturn = {}\n\n", gait.limits.ahead,
                 gait.limits.back, gait.limits.aside, gait.limits.turn);
  fmt::format_to(std::back_inserter(out),
                 "[steps]  # of a walk by an amount, the longest and the shortest: m, rad\n"
                 "ahead = {}\naside = {}\nturn = {}\nmini = {}\nmini_turn = {}\n\n[gait]\n",
                 gait.steps.ahead, gait.steps.aside, gait.steps.turn, gait.steps.mini, gait.steps.mini_turn);
  for (const GaitNumber& number : gait_numbers()) {
    // + 0.0: a minus before nothing would be lost when it is read
    const std::string line = fmt::format("{} = {:.6g}", number.name, gait.parameters.*number.member + 0.0);
    fmt::format_to(std::back_inserter(out), "{:<30}# {}\n", line, number.meaning);
  }
  return out;
}

WalkSpeed within(const GaitLimits& limits, WalkSpeed speed) {
  const auto share = [](double value, double most) {
    return most > 0 ? std::abs(value) / most : (value == 0 ? 0.0 : 1e9);
  };
  const double used = share(speed.ahead, speed.ahead < 0 ? limits.back : limits.ahead) +
                      share(speed.left, limits.aside) + share(speed.turn, limits.turn);
  if (used <= 1) return speed;
  return {speed.ahead / used, speed.left / used, speed.turn / used};
}

}  // namespace cancha::act
