#include "server/catalogue.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "base/expects.h"
#include "base/guarded_folder.h"
#include "base/open_file.h"
#include "base/protobuf.h"
#include "match/fixture.h"
#include "match/recorder.h"
#include "mcap/reader.h"
#include "team/rtdb/journal.h"

namespace cancha::server {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000'000;

/// A closed recording ends with the eight bytes that it begins with.
bool is_closed(const std::filesystem::path& path) {
  const auto file = OpenFile::open(path);
  std::array<char, 8> first{};
  std::array<char, 8> last{};
  return file && file->size() >= 16 && file->read(0, first) == 8 && file->read(file->size() - 8, last) == 8 &&
         first == last;
}

std::string value_of(const mcap::Metadata& metadata, const std::string& key) {
  const auto found = metadata.values.find(key);
  return found == metadata.values.end() ? std::string{} : found->second;
}

/// Fills in what is inside the file.
void look_inside(const std::filesystem::path& path, ListedRecording& recording) {
  if (recording.bytes > Catalogue::kMostScannedBytes && !is_closed(path)) {
    recording.error = "not closed, and too large to be read as a whole";
    return;
  }
  auto reader = mcap::McapReader::open(path.string());
  if (!reader) {
    recording.error = reader.error().what;
    return;
  }
  recording.complete = !reader->was_incomplete();
  recording.journal = team::is_journal(*reader);
  const mcap::Statistics& statistics = reader->statistics();
  if (statistics.end_time > statistics.start_time) {
    recording.seconds = static_cast<double>(statistics.end_time - statistics.start_time) / 1e9;
  }
  for (const mcap::Metadata& metadata : reader->metadata()) {
    if (metadata.name != match::kMatchMetadata) continue;
    recording.league = value_of(metadata, "league");
    recording.blue = match::told_name(value_of(metadata, "blue"));
    recording.yellow = match::told_name(value_of(metadata, "yellow"));
    recording.branch_of = value_of(metadata, "branch_of");
    const std::string time = value_of(metadata, "branch_time");
    (void)std::from_chars(time.data(), time.data() + time.size(), recording.branch_time);
  }

  // the state is written every second, so the last one is near the end
  const auto end = static_cast<std::int64_t>(std::min<std::uint64_t>(statistics.end_time, INT64_MAX));
  const mcap::Query query{.from = Time{std::max<std::int64_t>(0, end - 2 * kNanoseconds)},
                          .topics = {match::topic::kState}};
  const auto read = reader->read(query, [&](const mcap::MessageView& message) {
    GameState state;
    if (!parse_protobuf(message.data, state)) return false;
    recording.score = state.score;
    return true;
  });
  if (!read) recording.error = read.error().what;
}

}  // namespace

void Catalogue::share(std::string name, const std::filesystem::path& file) {
  CANCHA_EXPECTS(!name.empty() && name.find('/') == name.npos);
  std::error_code trouble;
  std::filesystem::path found = std::filesystem::canonical(file, trouble);
  const std::lock_guard lock{mutex_};
  // a file that comes into being later is fine
  shared_[std::move(name)] = trouble ? std::filesystem::absolute(file, trouble) : std::move(found);
}

bool Catalogue::is_shared(std::string_view name) const {
  const std::lock_guard lock{mutex_};
  return shared_.find(name) != shared_.end();
}

bool Catalogue::lies_in_folder(std::string_view name) const {
  const auto file = find(name);
  const auto own = GuardedFolder{folder_}.find(name);
  return file && own && *file == *own;
}

void Catalogue::forget(std::string_view name) {
  const std::lock_guard lock{mutex_};
  if (const auto found = shared_.find(name); found != shared_.end()) shared_.erase(found);
}

std::optional<std::filesystem::path> Catalogue::find(std::string_view name) const {
  {
    const std::lock_guard lock{mutex_};
    if (const auto found = shared_.find(name); found != shared_.end()) return found->second;
  }
  if (!is_plain_name(name) || !name.ends_with(".mcap")) return std::nullopt;
  return GuardedFolder{folder_}.find(name);
}

std::vector<Catalogue::Seen> Catalogue::look_around() const {
  namespace fs = std::filesystem;
  std::map<std::string, fs::path, std::less<>> files;
  {
    const std::lock_guard lock{mutex_};
    files = shared_;
  }
  std::error_code trouble;
  std::size_t looked_at = 0;
  fs::directory_iterator entry{folder_, fs::directory_options::skip_permission_denied, trouble};
  for (; !trouble && entry != fs::directory_iterator{} && looked_at < kMostLookedAt; entry.increment(trouble)) {
    ++looked_at;
    const std::string name = entry->path().filename().string();
    if (!name.ends_with(".mcap") || files.contains(name)) continue;
    if (auto path = find(name)) files.emplace(name, std::move(*path));
  }

  std::vector<Seen> seen;
  for (auto& [name, path] : files) {
    struct ::stat found {};
    if (::stat(path.c_str(), &found) != 0) continue;
    Seen& one = seen.emplace_back();
    one.path = std::move(path);
    one.modified_ns = std::int64_t{found.st_mtim.tv_sec} * kNanoseconds + found.st_mtim.tv_nsec;
    one.recording.name = name;
    one.recording.bytes = static_cast<std::uint64_t>(found.st_size);
    one.recording.modified = found.st_mtim.tv_sec;
  }
  return seen;
}

std::vector<ListedRecording> Catalogue::list(const std::set<std::string>& without) {
  std::vector<Seen> seen = look_around();
  std::erase_if(seen, [&](const Seen& one) { return without.contains(one.recording.name); });
  std::ranges::sort(seen, [](const Seen& a, const Seen& b) {
    return a.modified_ns != b.modified_ns ? a.modified_ns > b.modified_ns : a.recording.name < b.recording.name;
  });
  if (seen.size() > kMostListed) seen.erase(seen.begin() + kMostListed, seen.end());

  // files are read outside of the lock, so that a large one does not hold up others
  std::map<std::filesystem::path, Seen> known;
  {
    const std::lock_guard lock{mutex_};
    known = known_;
  }
  std::vector<ListedRecording> listed;
  std::map<std::filesystem::path, Seen> now_known;
  for (Seen& one : seen) {
    const auto before = known.find(one.path);
    const bool unchanged = before != known.end() && before->second.modified_ns == one.modified_ns &&
                           before->second.recording.bytes == one.recording.bytes;
    if (unchanged) {
      const std::string name = one.recording.name;
      one.recording = before->second.recording;
      one.recording.name = name;
    } else {
      look_inside(one.path, one.recording);
    }
    listed.push_back(one.recording);
    now_known.emplace(one.path, std::move(one));
  }
  const std::lock_guard lock{mutex_};
  known_ = std::move(now_known);
  return listed;
}

}  // namespace cancha::server
