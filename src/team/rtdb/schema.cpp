#include "team/rtdb/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/config.h"
#include "base/named_files.h"
#include "base/suggest.h"
#include "base/text_file.h"
#include "messages/command.h"
#include "messages/game.h"
#include "messages/joints.h"
#include "messages/radio.h"
#include "messages/readings.h"
#include "messages/truth.h"
#include "messages/vision.h"
#include "messages/world_state.h"

namespace cancha::team {
namespace {

template <class... Types>
std::vector<Layout> layouts() {
  return {layout_of<Types>()...};
}

void read_record(Section section, Schema& schema) {
  Declaration& d = schema.records.emplace_back();
  section.need("name", d.name);
  std::vector<std::string> types;
  for (const Layout& layout : known_layouts()) types.push_back(layout.name);
  std::size_t type = types.size();
  section.need("type", d.layout.name);
  section.read_choice("type", types, type);
  if (type < types.size()) d.layout = known_layouts()[type];
  const auto words = names(Area{});
  std::size_t area = 0;
  section.read_choice("area", std::vector<std::string>{words.begin(), words.end()}, area);
  d.area = static_cast<Area>(area);
  Seconds period{0};
  Seconds lifetime{0};
  section.read("period", period, between(0, 3600));
  section.read("lifetime", lifetime, between(0, 100'000));
  d.period = nearest(period);
  d.lifetime = nearest(lifetime);
  int bytes = 0;
  section.read("bytes", bytes, between(0, 1e6));
  if (!d.layout.flat_size()) d.bytes = static_cast<std::size_t>(bytes);
  section.read("history", d.history, between(0, kMostHistory));
  section.read("priority", d.priority, between(0, kMostPriority));
  if (type < types.size()) {
    if (auto good = check(d); !good) section.refuse("name", good.error().what, good.error().hint);
    const auto fixed = d.layout.flat_size();
    if (fixed && bytes != 0)
      section.refuse("bytes", fmt::format("the type always has {} bytes", *fixed), "leave it out");
  }
  const auto same = [&](const Declaration& other) { return other.name == d.name; };
  if (std::ranges::count_if(schema.records, same) > 1) {
    section.refuse("name", fmt::format("there are two records '{}'", d.name));
  }
}

std::filesystem::path folder(const std::filesystem::path& content) {
  return content / "team";
}

}  // namespace

std::span<const Layout> known_layouts() {
  using namespace teamware;
  static const std::vector<Layout> all =
      layouts<Object, MobileObject, teamware::Ball, teamware::Robot, See, Distance, Self, TeamInfo, GlobalWS, Coach,
              VObject, VLandmark, VMobileObject, VLandmarkSet, FRNTVision, OMNIVision, CameraSettings, Landmarks,
              BallState, RobotState, Truth, GameState, Score, Reason, MatchEvent, JointGoal, Imu, JointAngles,
              FootForces, RadioState, Vec2, Vec3, Pose2>();
  return all;
}

Result<Schema> parse_schema(std::string_view text, const std::string& where) {
  auto config = Config::parse(text, where);
  if (!config) return pass_on(std::move(config));
  Schema schema;
  schema.name = std::filesystem::path{where}.stem().string();
  Section root = config->root();
  root.read("members", schema.members, between(1, kMostMembers));
  for (const Section& section : root.sections("record")) read_record(section, schema);
  if (schema.records.empty()) root.refuse("record", "there are no records", "[[record]] begins one");
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return schema;
}

Result<Schema> load_schema(const std::filesystem::path& content, const std::string& name) {
  std::filesystem::path file = name;
  if (!name.ends_with(".toml")) {
    const auto known = schema_names(content);
    if (std::ranges::find(known, name) == known.end()) {
      return fail(folder(content).string(), fmt::format("there is no schema '{}'", name),
                  suggest_and_list(name, known));
    }
    file = folder(content) / (name + ".toml");
  }
  const auto text = read_text(file);
  if (!text) return tl::unexpected<Error>(text.error());
  return parse_schema(*text, file.string());
}

std::vector<std::string> schema_names(const std::filesystem::path& content) {
  return toml_names(folder(content));
}

}  // namespace cancha::team
