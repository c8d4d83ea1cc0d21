#include "server/journal_task.h"

#include "server/storage.h"

namespace cancha::server {

Result<std::shared_ptr<JournalTask>> JournalTask::record(JournalStatus status, const std::filesystem::path& file,
                                                         team::Database database, std::uint64_t most_bytes) {
  auto opened = team::Journal::open(file.string(), std::move(database));
  if (!opened) return pass_on(std::move(opened));
  const Duration length = nearest(Seconds{status.length});
  std::shared_ptr<JournalTask> task{new JournalTask{std::move(status), file}};
  const auto work = [length, file, most_bytes](JournalTask& me, team::Journal& begun,
                                               const std::stop_token& stopped) -> Result<void> {
    team::Journal journal = std::move(begun);
    const auto progress = [&](Duration passed, const team::Journal::Statistics& so_far) {
      me.tell(passed.seconds(), so_far.values, so_far.lost);
    };
    constexpr int kBetweenLooks = 100;
    int asked = 0;
    Result<void> room;
    const auto ends = [&] {
      if (++asked % kBetweenLooks == 0) room = may_grow(file, most_bytes);
      return stopped.stop_requested() || !room;
    };
    auto recorded = team::record_journal(journal, {.length = length, .stopped = ends, .progress = progress});
    return recorded ? std::move(room) : std::move(recorded);
  };
  // the database is left before the end is told
  task->thread_ = std::jthread{[work, me = task.get(), journal = std::move(*opened)](
                                   const std::stop_token& stopped) mutable { me->end(work(*me, journal, stopped)); }};
  return task;
}

std::shared_ptr<JournalTask> JournalTask::replay(JournalStatus status, const std::filesystem::path& file,
                                                 team::Database database, double speed) {
  std::shared_ptr<JournalTask> task{new JournalTask{std::move(status), file}};
  const auto work = [path = file.string(), speed](JournalTask& me, team::Database& opened,
                                                  const std::stop_token& stopped) -> Result<void> {
    team::Database into = std::move(opened);
    const auto progress = [&](const team::ReplayReport& so_far) { me.tell(so_far.length.seconds(), so_far.values, 0); };
    const auto ends = [&] { return stopped.stop_requested(); };
    auto replayed = team::replay_journal(path, into, {.speed = speed, .stopped = ends, .progress = progress});
    if (!replayed) return pass_on(std::move(replayed));
    return {};
  };
  task->thread_ = std::jthread{[work, me = task.get(), into = std::move(database)](
                                   const std::stop_token& stopped) mutable { me->end(work(*me, into, stopped)); }};
  return task;
}

JournalStatus JournalTask::status() const {
  const std::scoped_lock lock{mutex_};
  return status_;
}

void JournalTask::stop() {
  const std::scoped_lock alone{ending_};
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

void JournalTask::tell(double seconds, std::uint64_t values, std::uint64_t lost) {
  const std::scoped_lock lock{mutex_};
  status_.seconds = seconds;
  status_.values = values;
  status_.lost = lost;
}

void JournalTask::end(const Result<void>& how) {
  const std::scoped_lock lock{mutex_};
  status_.running = false;
  if (!how) status_.problem = places_.without(how.error().text());
}

}  // namespace cancha::server
