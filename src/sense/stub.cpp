#include "sense/stub.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/suggest.h"

namespace cancha::sense {
namespace {

/// A thing of FutRob.
struct Named {
  std::string_view name;
  ThingKind kind;
  Whose whose;
};
constexpr std::array<Named, 9> kNamed = {{{"ball", ThingKind::Ball, Whose::Unknown},
                                          {"partner", ThingKind::Robot, Whose::Own},
                                          {"opponent", ThingKind::Robot, Whose::Opponent},
                                          {"my_goal", ThingKind::Goal, Whose::Own},
                                          {"opp_goal", ThingKind::Goal, Whose::Opponent},
                                          {"my_lateral_post", ThingKind::Post, Whose::Own},
                                          {"opp_lateral_post", ThingKind::Post, Whose::Opponent},
                                          {"right_landmark", ThingKind::RightLandmark, Whose::Unknown},
                                          {"left_landmark", ThingKind::LeftLandmark, Whose::Unknown}}};
constexpr int kMostScenes = 1'000'000;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

bool read_number(std::string_view text, double least, double most, double& value) {
  const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), value);
  return trouble == std::errc{} && end == text.data() + text.size() && value >= least && value <= most;
}

Result<std::pair<int, Seen>> parse_line(std::string_view line, const std::string& where) {
  std::array<std::string_view, 4> parts;
  std::size_t count = 0;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t comma = std::min(line.find(',', begin), line.size());
    if (count < parts.size()) parts[count] = trimmed(line.substr(begin, comma - begin));
    ++count;
    begin = comma + 1;
  }
  if (count != parts.size()) {
    return fail(where, fmt::format("has {} parts", count), "a line is: scene,object,angle,distance");
  }
  int scene = 0;
  const auto [end, trouble] = std::from_chars(parts[0].data(), parts[0].data() + parts[0].size(), scene);
  if (trouble != std::errc{} || end != parts[0].data() + parts[0].size() || scene < 1 || scene > kMostScenes) {
    return fail(where, fmt::format("'{}' is no scene", parts[0]), "scenes are counted from 1");
  }
  const auto named = std::ranges::find(kNamed, parts[1], &Named::name);
  if (named == kNamed.end()) {
    std::vector<std::string> known;
    for (const Named& one : kNamed) known.emplace_back(one.name);
    return fail(where, fmt::format("there is no object '{}'", parts[1]),
                suggest_and_list(std::string{parts[1]}, known));
  }
  double angle = 0;
  double away = 0;
  if (!read_number(parts[2], -180, 180, angle)) {
    return fail(where, fmt::format("'{}' is no angle", parts[2]), "degrees from -180 to 180, to the right");
  }
  if (!read_number(parts[3], 0, 100'000, away)) {
    return fail(where, fmt::format("'{}' is no distance", parts[3]), "centimetres");
  }
  Seen seen;
  seen.kind = named->kind;
  seen.whose = named->whose;
  seen.bearing = -from_degrees(angle);
  seen.distance = away / 100;
  // a script is exact; filters need some spread all the same
  seen.bearing_spread = from_degrees(1);
  seen.distance_spread = 0.01 + 0.01 * seen.distance;
  return std::pair{scene, seen};
}

}  // namespace

const StubScene* StubScript::at(int number) const {
  const auto after = std::ranges::upper_bound(scenes, number, {}, &StubScene::number);
  return after == scenes.begin() ? nullptr : &*(after - 1);
}

Result<StubScript> parse_stub(std::string_view text, const std::string& where) {
  StubScript script;
  std::vector<Error> faults;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    ++number;
    if (line.empty() || line.front() == '#') continue;
    auto read = parse_line(line, fmt::format("{}:{}", where, number));
    if (!read) {
      faults.push_back(std::move(read.error()));
      continue;
    }
    const auto place = std::ranges::lower_bound(script.scenes, read->first, {}, &StubScene::number);
    if (place != script.scenes.end() && place->number == read->first) {
      place->things.push_back(read->second);
    } else {
      script.scenes.insert(place, {read->first, {read->second}});
    }
  }
  if (!faults.empty()) return tl::unexpected<Error>(together(faults));
  return script;
}

std::string_view stub_name(const Seen& seen) {
  const auto named = std::ranges::find_if(kNamed, [&](const Named& one) {
    return one.kind == seen.kind && (one.whose == Whose::Unknown || one.whose == seen.whose);
  });
  return named == kNamed.end() ? std::string_view{} : named->name;
}

std::string write_stub(const StubScript& script) {
  std::string text;
  for (const StubScene& scene : script.scenes) {
    for (const Seen& seen : scene.things) {
      const std::string_view name = stub_name(seen);
      if (name.empty()) continue;
      text += fmt::format("{} , {} , {:.2f} , {:.1f}\n", scene.number, name, -in_degrees(seen.bearing),
                          100 * seen.distance);
    }
  }
  return text;
}

void StubSenses::perceive(const Readings& readings, Percepts& percepts) {
  body_.perceive(readings, percepts);
  if (!begun_) {
    begun_ = true;
    begin_ = readings.time;
  }
  const auto number = static_cast<int>((readings.time - begin_).ns / latency_.ns) + 1;
  if (number <= shown_) return;
  shown_ = number;
  Sight& sight = percepts.sight.present();
  sight.time = begin_ + latency_ * (number - 1);
  sight.recognised = readings.time;
  sight.things.clear();
  sight.angles.clear();
  const StubScene* scene = script_.at(number);
  if (scene != nullptr) sight.things.assign(scene->things.begin(), scene->things.end());
}

void StubRecorder::add(Time known, std::span<const Seen> things) {
  if (!begun_) {
    begun_ = true;
    begin_ = known;
  }
  const auto number = static_cast<int>((known - begin_).ns / latency_.ns) + 1;
  // a scene without a known thing cannot be written: the last one would repeat, so it is left out either way
  StubScene scene{number, {}};
  for (const Seen& seen : things) {
    if (!stub_name(seen).empty()) scene.things.push_back(seen);
  }
  if (scene.things.empty()) return;
  if (!script_.scenes.empty() && script_.scenes.back().number >= number) {
    script_.scenes.back().things = std::move(scene.things);
  } else {
    script_.scenes.push_back(std::move(scene));
  }
}

}  // namespace cancha::sense
