#include "server/tune_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/guarded_folder.h"
#include "base/json.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kList = "/api/tunings";
constexpr std::string_view kOne = "/api/tuning";
constexpr std::string_view kEnding = ".jsonl";

/// A part of a file as far as its lines are whole.
std::string whole_lines(const OpenFile& file, std::uint64_t from, std::size_t most) {
  std::string text(static_cast<std::size_t>(std::min<std::uint64_t>(most, file.size() - from)), '\0');
  text.resize(file.read(from, text));
  const std::size_t last = text.rfind('\n');
  text.resize(last == text.npos ? 0 : last + 1);
  return text;
}

/// Calls take(line) for each line that can be read.
template <class Take>
void each_line(std::string_view text, Take&& take) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (auto line = lab::parse_tune_line(text.substr(0, end))) take(std::move(*line));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
}

std::optional<lab::TuneStart> start_of(const OpenFile& file) {
  const std::string head = whole_lines(file, 0, lab::kMostTuneLine);
  auto line = lab::parse_tune_line(std::string_view{head}.substr(0, head.find('\n')));
  return line ? std::move(line->start) : std::nullopt;
}

std::optional<ListedTuning> listed(const fs::path& path) {
  const auto file = OpenFile::open(path);
  const auto start = file ? start_of(*file) : std::nullopt;
  if (!start) return std::nullopt;
  ListedTuning one{.name = path.stem().string(),
                   .robot = start->robot,
                   .skill = start->skill,
                   .started = start->started,
                   .running = lab::is_being_tuned(path)};
  // the last generation is near the end, before a line with the outcome
  const std::uint64_t tail = file->size() - std::min<std::uint64_t>(file->size(), 2 * lab::kMostTuneLine);
  each_line(whole_lines(*file, tail, 2 * lab::kMostTuneLine), [&](const lab::TuneLine& line) {
    if (!line.step) return;
    one.generation = line.step->progress.generation;
    one.wanted = line.step->wanted;
    one.before = line.step->progress.before;
    one.best = line.step->progress.best;
  });
  return one;
}

std::vector<ListedTuning> list(const fs::path& folder) {
  std::vector<ListedTuning> all;
  std::error_code gone;
  for (const fs::directory_entry& entry : fs::directory_iterator{folder, gone}) {
    const fs::path& path = entry.path();
    if (path.extension() != kEnding || !is_plain_name(path.filename().string())) continue;
    if (auto one = listed(path)) all.push_back(std::move(*one));
  }
  std::ranges::sort(all, [](const auto& a, const auto& b) {
    return a.started != b.started ? a.started > b.started : a.name < b.name;
  });
  if (all.size() > kMostTunings) all.resize(kMostTunings);
  return all;
}

Answer show(const fs::path& folder, std::string_view query) {
  const std::string name = query_value(query, "name").value_or("");
  const std::string asked = query_value(query, "from").value_or("0");
  std::uint64_t from = 0;
  const auto [stop, trouble] = std::from_chars(asked.data(), asked.data() + asked.size(), from);
  if (trouble != std::errc{} || stop != asked.data() + asked.size())
    return text_answer(400, "from: a number of bytes.");

  // whether it goes on is asked first: what ends meanwhile is told the next time
  const auto path = is_plain_name(name) ? GuardedFolder{folder}.find(fmt::format("{}{}", name, kEnding)) : std::nullopt;
  const bool running = path && lab::is_being_tuned(*path);
  const auto file = path ? OpenFile::open(*path) : std::nullopt;
  auto start = file ? start_of(*file) : std::nullopt;
  if (!start) return text_answer(404, fmt::format("There is no search '{}'.", name));

  TuningView view{.name = name, .running = running, .start = std::move(*start)};
  // a shorter file is another search
  if (from > file->size()) from = 0;
  const std::string text = whole_lines(*file, from, kMostTuningBytes);
  each_line(text, [&](lab::TuneLine line) {
    // a search that was taken up again goes on behind its end
    view.end = std::move(line.end);
    if (line.step && line.step->values.size() == view.start.parameters.size()) {
      view.steps.push_back(std::move(*line.step));
    }
  });
  view.next = from + text.size();
  view.more = !text.empty() && file->size() - from > kMostTuningBytes;
  return json_answer(to_json(view));
}

}  // namespace

bool is_about_tunings(std::string_view path) {
  return path == kList || path == kOne;
}

Answer tuning_answer(const fs::path& folder, const Request& request, std::string_view path, std::string_view query) {
  if (request.method != "GET" && request.method != "HEAD") {
    Answer answer = text_answer(405, "Only GET and HEAD are understood here.");
    answer.headers.emplace_back("Allow", "GET, HEAD");
    return answer;
  }
  return path == kList ? json_answer(to_json(list(folder))) : show(folder, query);
}

}  // namespace cancha::server
