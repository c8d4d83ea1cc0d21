#include "server/scene_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/json.h"
#include "base/utf8.h"
#include "field/scene_check.h"
#include "server/json_body.h"
#include "server/paths.h"
#include "server/scene_files.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAll = "/api/scenes";
constexpr std::string_view kOne = "/api/scene";
constexpr std::string_view kCheck = "/api/scene/check";
constexpr const char* kLeague = "ceabot-race";
constexpr double kFarthest = 100.0;  ///< metres that a place may be away

/// As a file has it: millimetres and whole degrees.
field::Obstacle obstacle_of(const SceneBox& box) {
  const auto millimetres = [](double metres) { return std::round(metres * 1000) / 1000 + 0.0; };
  return {{millimetres(box.x), millimetres(box.y)}, from_degrees(std::round(box.turn) + 0.0)};
}

SceneBox view_of(const field::Obstacle& box) {
  return {box.p_FB.x, box.p_FB.y, std::round(in_degrees(box.turn)) + 0.0};
}

/// Boxes that somebody sent, put up on the league's field; or why they cannot be.
FileResult<field::Contest> put_up(const SceneDraft& draft, const field::League& league) {
  if (draft.boxes.size() > SceneApi::kMostBoxes) {
    return refused(400, fmt::format("{} boxes, more than {}.", draft.boxes.size(), SceneApi::kMostBoxes));
  }
  field::Contest contest = *league.contest;
  contest.boxes.clear();
  for (const SceneBox& box : draft.boxes) {
    const auto near = [](double value, double most) { return std::isfinite(value) && std::abs(value) <= most; };
    if (!near(box.x, kFarthest) || !near(box.y, kFarthest) || !near(box.turn, 360.0)) {
      return refused(400, fmt::format("Box {} has no place: x and y within {:g} m, turn within 360 degrees.",
                                      contest.boxes.size() + 1, kFarthest));
    }
    contest.boxes.push_back(obstacle_of(box));
  }
  return contest;
}

SceneView view_of(const field::League& league, const field::Contest& contest) {
  SceneView view;
  view.scene.title = contest.scene;
  for (const field::Obstacle& box : contest.boxes) view.scene.boxes.push_back(view_of(box));
  for (const field::SceneFault& fault : field::check_scene(league.walls, contest)) {
    view.faults.push_back(
        {fault.error.hint.empty() ? fault.error.what : fmt::format("{} ({})", fault.error.what, fault.error.hint),
         {fault.boxes.begin(), fault.boxes.end()}});
  }
  return view;
}

bool is_title(std::string_view title) {
  const auto plain = [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '"' && c != '\\' && c != 0x7f; };
  return !title.empty() && title.size() <= SceneApi::kMostTitle && is_utf8(title) && std::ranges::all_of(title, plain);
}

}  // namespace

bool SceneApi::is_mine(std::string_view path) {
  return path == kAll || path == kOne || path == kCheck;
}

FileResult<field::League> SceneApi::league() const {
  auto league = field::load_league(content_, kLeague);
  if (!league) return refused(422, fmt::format("{}.", league.error().text()));
  if (!league->contest) return refused(422, fmt::format("{} is no contest.", kLeague));
  return std::move(*league);
}

FileResult<std::string> SceneApi::read(std::string_view name) const {
  auto text = is_scene_name(name) ? read_scene(content_, name) : fail("scene", "is of another test");
  if (!text) return refused(404, fmt::format("There is no scene '{}'.", name.substr(0, 60)));
  return std::move(*text);
}

Answer SceneApi::show_all(const field::League& league) const {
  const field::Contest& rules = *league.contest;
  return json_answer(to_json(SceneGround{.league = kLeague,
                                         .scenes = scenes_for(content_, league),
                                         .length = league.walls.length(),
                                         .width = league.walls.width(),
                                         .line = -field::start_line(league.walls, rules),
                                         .box = rules.box_side.value,
                                         .gap = rules.gap.value,
                                         .most_boxes = rules.most_boxes}));
}

Answer SceneApi::show(const field::League& league, std::string_view query) const {
  if (const auto seed = query_value(query, "seed")) {
    std::uint64_t number = 0;
    const auto [end, bad] = std::from_chars(seed->data(), seed->data() + seed->size(), number);
    if (bad != std::errc{} || end != seed->data() + seed->size()) return text_answer(400, "A seed is a whole number.");
    field::Contest contest = *league.contest;
    contest.boxes = field::random_boxes(league.walls, contest, Random{number}.split("scene"));
    contest.scene = fmt::format("random {}", number);
    return json_answer(to_json(view_of(league, contest)));
  }
  const std::string name = query_value(query, "name").value_or("");
  const auto text = read(name);
  if (!text) return refuse(text.error());
  const auto contest = field::parse_scene(*text, fmt::format("{}.toml", name), league.walls, *league.contest);
  if (!contest) return refuse(422, contest.error());
  SceneView view = view_of(league, *contest);
  view.scene.name = name;
  view.etag = etag_of(*text);
  return json_answer(to_json(view));
}

Answer SceneApi::check(const field::League& league, const Request& request) const {
  auto draft = body_of<SceneDraft>(request);
  if (!draft) return refuse(draft.error());
  const auto contest = put_up(*draft, league);
  if (!contest) return refuse(contest.error());
  SceneView view = view_of(league, *contest);
  view.scene.name = std::move(draft->name);
  view.scene.title = std::move(draft->title);
  return json_answer(to_json(view));
}

Answer SceneApi::save(const field::League& league, const Request& request) {
  if (request.count("If-Match") > 1) return text_answer(400, "Say one If-Match.");
  const auto draft = body_of<SceneDraft>(request);
  if (!draft) return refuse(draft.error());
  if (!is_scene_name(draft->name)) {
    return text_answer(400,
                       "A scene's name begins with a small letter; then small letters, digits and '_', 40 at most; "
                       "'random' and 'passivity' are taken.");
  }
  if (!is_title(draft->title)) {
    return text_answer(400, fmt::format("A title has 1 to {} bytes, without quotes and line ends.", kMostTitle));
  }
  const auto contest = put_up(*draft, league);
  if (!contest) return refuse(contest.error());
  if (contest->boxes.empty()) return text_answer(422, "A scene of the race has at least one box.");
  // what is written is what is checked, with the lines of the file
  const std::string text = field::scene_text(draft->title, contest->boxes);
  const auto legal = field::parse_scene(text, fmt::format("{}.toml", draft->name), league.walls, *league.contest);
  if (!legal) return refuse(422, legal.error());
  const auto saved = put(*draft, text, request.header("If-Match").value_or(""));
  return saved ? json_answer(to_json(*saved)) : refuse(saved.error());
}

FileResult<SavedFile> SceneApi::put(const SceneDraft& draft, std::string_view text, std::string_view known) {
  const std::lock_guard lock{saving_};
  const auto file = place_in(content_, "scenes", fmt::format("{}.toml", draft.name));
  if (!file) return tl::unexpected<FileRefusal>{file.error()};
  std::error_code gone;
  const bool exists = fs::exists(*file, gone);
  if (known.empty() && exists) return refused(409, fmt::format("There is a scene '{}' already.", draft.name));
  std::size_t count = 0;
  for (auto one = fs::directory_iterator{file->parent_path(), gone}; !gone && one != fs::directory_iterator{};
       one.increment(gone)) {
    ++count;
  }
  if (!exists && count >= kMostScenes) {
    return refused(409, fmt::format("There are {} scenes, as many as this studio keeps; remove some.", count));
  }
  if (!known.empty() && known != "*") {
    const auto there = read(draft.name);
    if (!there) return refused(409, "The scene was removed meanwhile.");
    if (etag_of(*there) != known) return refused(409, "The scene was changed by somebody else meanwhile.");
  }
  if (!replace_file(*file, text)) return refused(500, fmt::format("{} cannot be written.", draft.name));
  return SavedFile{draft.name, etag_of(text)};
}

Answer SceneApi::answer(const Request& request, std::string_view path, std::string_view query) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  const auto ground = league();
  if (!ground) return refuse(ground.error());
  if (path == kAll) return asks ? show_all(*ground) : only_methods("GET, HEAD");
  if (path == kCheck) return request.method == "POST" ? check(*ground, request) : only_methods("POST");
  if (request.method == "PUT") return save(*ground, request);
  return asks ? show(*ground, query) : only_methods("GET, HEAD, PUT");
}

}  // namespace cancha::server
