#include "team/rtdb/database.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "base/suggest.h"

namespace cancha::team {
namespace {

constexpr std::string_view kPrefix = "cancha-";

/// "cancha-TEAM-MEMBER"; false where a file has another name.
bool read_name(std::string_view file, Place& place) {
  const std::size_t dash = file.rfind('-');
  if (!file.starts_with(kPrefix) || dash < kPrefix.size() + 1) return false;
  const std::string_view number = file.substr(dash + 1);
  place.team = file.substr(kPrefix.size(), dash - kPrefix.size());
  const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), place.member);
  return fault == std::errc{} && end == number.data() + number.size() && place.member >= 0;
}

Result<Segment> open_existing(const Place& place, bool observe) {
  return Segment::open({.place = place, .members = 0, .create = false, .observe = observe});
}

}  // namespace

Result<Database> Database::open(const Settings& settings, std::span<const Declaration> records) {
  for (bool again = true;; again = false) {
    auto segment = Segment::open(settings);
    if (!segment) return pass_on(std::move(segment));
    Result<std::size_t> declared = 0u;
    for (const Declaration& record : records) {
      if (declared) declared = segment->declare(record);
    }
    if (declared) return Database{std::move(*segment)};
    // records of a robot that has ended are no reason not to start; those of a running one are
    if (!again || !settings.create || !segment->remove_if_alone()) return pass_on(std::move(declared));
  }
}

Result<Database> Database::attach(const Place& place) {
  auto segment = open_existing(place, false);
  if (!segment) return pass_on(std::move(segment));
  return Database{std::move(*segment)};
}

Result<Database> Database::attach_or_make(const Place& place) {
  if (auto there = attach(place)) return there;
  Settings usual;
  usual.place = place;
  return open(usual);
}

Result<Database> Database::observe(const Place& place) {
  auto segment = open_existing(place, true);
  if (!segment) return pass_on(std::move(segment));
  return Database{std::move(*segment)};
}

Result<ByteRecord> Database::declare(const Declaration& declaration) {
  auto number = segment_->declare(declaration);
  if (!number) return pass_on(std::move(number));
  auto entry = segment_->entry(*number);
  if (!entry) return pass_on(std::move(entry));
  return ByteRecord{segment_, std::move(*entry)};
}

Result<ByteRecord> Database::find(std::string_view name) const {
  const std::size_t number = segment_->find(name);
  if (number == kMostRecords) {
    if (!is_whole()) return tl::unexpected<Error>{segment_->not_whole()};
    std::vector<std::string> known;
    for (const ByteRecord& record : records()) known.emplace_back(record.name());
    return fail(path(), fmt::format("there is no record '{}'", name), suggest_and_list(std::string{name}, known));
  }
  auto entry = segment_->entry(number);
  if (!entry) return pass_on(std::move(entry));
  return ByteRecord{segment_, std::move(*entry)};
}

std::vector<ByteRecord> Database::records() const {
  std::vector<ByteRecord> all;
  const std::size_t count = std::min(segment_->records(), kMostRecords);
  all.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (auto entry = segment_->entry(i)) all.emplace_back(segment_, std::move(*entry));
  }
  return all;
}

Result<void> Database::check_use() const {
  if (!is_whole()) return tl::unexpected<Error>{segment_->not_whole()};
  if (!is_in_place()) return fail(path(), "the database was removed");
  return {};
}

std::vector<Found> find_databases(const std::string& folder) {
  std::vector<Found> all;
  std::error_code trouble;
  for (const auto& file : std::filesystem::directory_iterator(folder, trouble)) {
    Found found;
    if (!read_name(file.path().filename().string(), found.place)) continue;
    found.place.folder = folder;
    struct stat status {};
    if (stat(file.path().c_str(), &status) == 0) found.bytes = static_cast<std::uint64_t>(status.st_blocks) * 512;
    if (auto segment = open_existing(found.place, true)) {
      found.processes = segment->processes().size();
      found.records = std::min(segment->records(), kMostRecords);
    } else {
      found.trouble = segment.error().what;
    }
    all.push_back(std::move(found));
  }
  std::ranges::sort(all, {}, [](const Found& f) { return std::pair{f.place.team, f.place.member}; });
  return all;
}

std::vector<Found> remove_stale(const std::string& folder) {
  std::vector<Found> removed;
  for (const Found& found : find_databases(folder)) {
    if (Segment::remove_abandoned(found.place)) removed.push_back(found);
  }
  return removed;
}

}  // namespace cancha::team
