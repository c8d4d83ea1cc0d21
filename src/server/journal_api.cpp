#include "server/journal_api.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/file_writer.h"
#include "base/json.h"
#include "base/json_read.h"
#include "os/clock.h"
#include "server/paths.h"
#include "server/safe_file.h"

namespace cancha::server {
namespace {

constexpr std::string_view kJournals = "/api/team/journals";

/// "20261115-215044", by the clock on the wall.
std::string date_text() {
  const Duration day = os::time_of_day();
  return fmt::format("{:%Y%m%d-%H%M%S}", fmt::localtime(static_cast<std::time_t>(day.ns / 1'000'000'000)));
}

bool is_there(const team::Place& place) {
  return std::ranges::any_of(team::find_databases(place.folder), [&](const team::Found& found) {
    return found.place.team == place.team && found.place.member == place.member;
  });
}

/// `other`: what is wished, or another that was begun.
bool same_robot(const JournalStatus& status, const auto& other) {
  return status.kind == other.kind && status.team == other.team && status.member == other.member;
}

}  // namespace

bool JournalApi::is_mine(std::string_view path) {
  return path == kJournals;
}

void JournalApi::stop() {
  std::vector<Task> all;
  {
    const std::scoped_lock lock{mutex_};
    closed_ = true;
    all = tasks_;
  }
  for (const Task& task : all) task->stop();
}

std::set<std::string> JournalApi::recorded_now() const {
  const std::scoped_lock lock{mutex_};
  std::set<std::string> files;
  for (const Task& task : tasks_) {
    const JournalStatus status = task->status();
    if (status.running && status.kind == JournalKind::Record) files.insert(status.file);
  }
  return files;
}

JournalsView JournalApi::view() {
  JournalsView view;
  for (ListedRecording& file : catalogue_.list(recorded_now())) {
    if (file.journal) view.journals.push_back({file.name, file.bytes, file.modified, file.complete, file.seconds});
  }
  const std::scoped_lock lock{mutex_};
  std::transform(tasks_.rbegin(), tasks_.rend(), std::back_inserter(view.tasks),
                 [](const Task& task) { return task->status(); });
  return view;
}

std::optional<Answer> JournalApi::refusal_of(const StartJournal& wish) const {
  if (closed_) return text_answer(503, "The studio is ending.");
  std::size_t running = 0;
  for (const Task& task : tasks_) {
    const JournalStatus status = task->status();
    if (!status.running) continue;
    ++running;
    if (!same_robot(status, wish)) continue;
    return text_answer(
        409, wish.kind == JournalKind::Record
                 ? fmt::format("Member {} of team '{}' is recorded already; end that first.", wish.member, wish.team)
                 : fmt::format("A journal is replayed into member {} of team '{}' already; end that "
                               "first.",
                               wish.member, wish.team));
  }
  if (running < kMostAtOnce) return std::nullopt;
  return text_answer(409, fmt::format("{} journals are recorded or replayed already; end one first.", running));
}

JournalStatus JournalApi::begin_status(const StartJournal& wish, const std::string& file) {
  JournalStatus status;
  status.id = ++last_id_;
  status.kind = wish.kind;
  status.team = wish.team;
  status.member = wish.member;
  status.file = file;
  return status;
}

Answer JournalApi::keep(Task task) {
  const JournalStatus now = task->status();
  // what ended before for the same robot is told no more, nor is what is oldest
  std::erase_if(tasks_, [&](const Task& old) {
    const JournalStatus status = old->status();
    return !status.running && same_robot(status, now);
  });
  if (tasks_.size() >= kMostKept) {
    tasks_.erase(std::ranges::find_if(tasks_, [](const Task& old) { return !old->status().running; }));
  }
  tasks_.push_back(std::move(task));
  return json_answer(to_json(now), 201);
}

Answer JournalApi::record(const StartJournal& wish) {
  const team::Place place{settings_.databases, wish.team, wish.member};
  if (!is_there(place)) {
    return text_answer(404, fmt::format("Member {} of team '{}' has no database here.", wish.member, wish.team));
  }
  const std::scoped_lock lock{mutex_};
  if (auto refusal = refusal_of(wish)) return std::move(*refusal);
  auto database = team::Database::observe(place);
  if (!database) return refuse(422, database.error());
  if (settings_.recordings.empty()) return text_answer(422, "There is no folder for recordings here.");
  std::error_code ignored;
  std::filesystem::create_directories(settings_.recordings, ignored);
  if (const auto room = room_for_recording(settings_.recordings, settings_.storage); !room) {
    return refuse(409, room.error());
  }
  const auto file = take_free_name(settings_.recordings,
                                   fmt::format("journal-{}-{}-{}", wish.team, wish.member, date_text()), ".mcap");
  if (!file) return refuse(422, file.error());
  JournalStatus status = begin_status(wish, file->filename().string());
  status.length = wish.seconds;
  auto task =
      JournalTask::record(std::move(status), *file, std::move(*database), settings_.storage.one_recording_bytes);
  if (task) return keep(std::move(*task));
  give_up_name(*file);
  return refuse(422, task.error());
}

Answer JournalApi::replay(const StartJournal& wish) {
  const auto growing = recorded_now();
  if (growing.contains(wish.file)) {
    return text_answer(409, fmt::format("'{}' is still recorded; end that first.", wish.file));
  }
  const auto files = catalogue_.list(growing);
  const auto found = std::ranges::find(files, wish.file, &ListedRecording::name);
  const auto path = catalogue_.find(wish.file);
  if (found == files.end() || !path) return text_answer(404, fmt::format("There is no journal '{}'.", wish.file));
  if (!found->journal) {
    return text_answer(422, fmt::format("'{}' is no journal of a database{}{}.", wish.file,
                                        found->error.empty() ? "" : ": ", found->error));
  }
  const std::scoped_lock lock{mutex_};
  if (auto refusal = refusal_of(wish)) return std::move(*refusal);
  auto database = team::Database::attach_or_make({settings_.databases, wish.team, wish.member});
  if (!database) return refuse(422, database.error());
  JournalStatus status = begin_status(wish, wish.file);
  status.length = found->seconds;
  return keep(JournalTask::replay(std::move(status), *path, std::move(*database), wish.speed));
}

Answer JournalApi::start(const Request& request) {
  StartJournal wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  if (!(wish.speed >= 0.0 && wish.speed <= kFastest)) {
    return text_answer(422, fmt::format("speed must be within 0 and {}.", kFastest));
  }
  if (!(wish.seconds >= 0.0 && wish.seconds <= kMostSeconds)) {
    return text_answer(422, fmt::format("seconds must be within 0 and {}.", kMostSeconds));
  }
  return wish.kind == JournalKind::Record ? record(wish) : replay(wish);
}

Answer JournalApi::end(std::string_view query) {
  const std::string text = query_value(query, "id").value_or("");
  int id = 0;
  const auto [last, fault] = std::from_chars(text.data(), text.data() + text.size(), id);
  if (fault != std::errc{} || last != text.data() + text.size()) return text_answer(400, "Say which one: ?id=NUMBER.");
  Task task;
  {
    const std::scoped_lock lock{mutex_};
    const auto found = std::ranges::find(tasks_, id, [](const Task& one) { return one->status().id; });
    if (found == tasks_.end()) return text_answer(404, fmt::format("There is no recording or replay {}.", id));
    task = *found;
  }
  // others need not wait for that
  task->stop();
  return json_answer(to_json(task->status()));
}

Answer JournalApi::answer(const Request& request, std::string_view query) {
  if (request.method == "GET" || request.method == "HEAD") return json_answer(to_json(view()));
  if (request.method == "DELETE") return end(query);
  if (request.method != "POST") return only_methods("GET, HEAD, POST, DELETE");
  // forms of other pages can send text, but no JSON without asking
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  return start(request);
}

}  // namespace cancha::server
