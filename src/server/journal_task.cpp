#include "server/journal_task.h"

namespace cancha::server {

Result<std::shared_ptr<JournalTask>> JournalTask::record(JournalStatus status, const std::filesystem::path& file,
                                                         team::Database database) {
  auto opened = team::Journal::open(file.string(), std::move(database));
  if (!opened) return pass_on(std::move(opened));
  const Duration length = nearest(Seconds{status.length});
  std::shared_ptr<JournalTask> task{new JournalTask{std::move(status)}};
  const auto work = [length](JournalTask& me, team::Journal& begun, const std::stop_token& stopped) {
    team::Journal journal = std::move(begun);
    const auto progress = [&](Duration passed, const team::Journal::Statistics& so_far) {
      me.tell(passed.seconds(), so_far.values, so_far.lost);
    };
    const auto ends = [&] { return stopped.stop_requested(); };
    return team::record_journal(journal, {.length = length, .stopped = ends, .progress = progress});
  };
  // the database is left before the end is told
  task->thread_ = std::jthread{[work, me = task.get(), journal = std::move(*opened)](
                                   const std::stop_token& stopped) mutable { me->end(work(*me, journal, stopped)); }};
  return task;
}

std::shared_ptr<JournalTask> JournalTask::replay(JournalStatus status, const std::filesystem::path& file,
                                                 team::Database database, double speed) {
  std::shared_ptr<JournalTask> task{new JournalTask{std::move(status)}};
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
  if (!how) status_.problem = how.error().text();
}

}  // namespace cancha::server
