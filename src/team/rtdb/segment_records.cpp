// The table of records within a segment: finding, checking, comparing and adding them.

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/hash.h"
#include "team/rtdb/segment.h"

namespace cancha::team {
namespace {

// so that a reader is seldom overtaken, even by a writer that does nothing else; fewer where many would fill the cache
constexpr std::size_t kSlots = 8;
constexpr std::size_t kSlotsOfLarge = 4;
constexpr std::size_t kLarge = 1024;  ///< bytes
constexpr std::size_t kPage = 4096;

std::uint64_t name_hash(std::string_view name) {
  return Hash{}.add_bytes(name.data(), name.size()).value();
}

std::size_t whole_lines(std::size_t bytes) {
  return (bytes + 63) / 64 * 64;
}

std::size_t capacity_of(const Declaration& d) {
  if (const auto fixed = d.layout.flat_size()) return *fixed;
  return d.bytes == 0 ? kDefaultBytes : d.bytes;
}

/// A ring keeps one slot more than can be read, which is the one being written.
std::size_t slots_of(const Declaration& d) {
  return std::bit_ceil(
      std::max(capacity_of(d) > kLarge ? kSlotsOfLarge : kSlots, static_cast<std::size_t>(d.history) + 2));
}

std::size_t instances_of(Area area, const Segment::About& about) {
  return area == Area::Shared ? static_cast<std::size_t>(about.members) + 1 : 1;
}

/// Can a record be so, in a segment of this size?
bool is_sound(const RecordEntry& e, const Segment::About& about, std::size_t size) {
  const auto inside = [size](std::uint64_t at, std::uint64_t bytes) {
    return at >= sizeof(SegmentHead) && at <= size && bytes <= size - at;
  };
  return e.capacity <= kMostBytes && std::has_single_bit(e.slots) && e.slots <= 2 * kMostHistory && e.area <= 2 &&
         e.instances == instances_of(static_cast<Area>(e.area), about) && e.rings_at % 64 == 0 &&
         e.layout_size <= kMostBytes && inside(e.layout_at, e.layout_size) &&
         inside(e.rings_at, e.instances * Ring::bytes_for(e.slots, e.capacity)) && e.period_ns >= 0 &&
         e.lifetime_ns >= 0 && e.priority <= kMostPriority && e.history <= kMostHistory;
}

}  // namespace

std::size_t Segment::find(std::string_view name) const {
  const std::uint64_t wanted = name_hash(name);
  const std::size_t count = std::min(records(), kMostRecords);
  for (std::size_t i = 0; i < count; ++i) {
    if (head().name_hashes[i].load(std::memory_order_relaxed) != wanted) continue;
    const RecordEntry& entry = head().entries[i];
    if (name == std::string_view{entry.name, strnlen(entry.name, sizeof entry.name)}) return i;
  }
  return kMostRecords;
}

Result<std::shared_ptr<const KnownRecord>> Segment::entry(std::size_t record) const {
  if (!is_whole()) return tl::unexpected<Error>{not_whole()};
  auto known = std::make_shared<KnownRecord>();
  if (record < std::min(records(), kMostRecords)) known->entry = head().entries[record];
  const RecordEntry& e = known->entry;
  known->name = {e.name, strnlen(e.name, sizeof e.name)};
  // another program may have written nonsense over it; then this one must not follow it out of its memory
  if (!is_name(known->name) || !is_sound(e, about_, memory_.size())) {
    return fail(path_, fmt::format("record {} of the database is damaged", record),
                "end its programs, then ./cancha rtdb clean");
  }
  known->layout.assign(memory_.data() + e.layout_at, e.layout_size);
  return known;
}

Ring Segment::ring(const RecordEntry& entry, std::size_t instance) const {
  return {memory_.data() + entry.rings_at + instance * Ring::bytes_for(entry.slots, entry.capacity), entry.slots,
          entry.capacity};
}

Result<void> Segment::compare(const KnownRecord& known, const Declaration& declaration) const {
  const RecordEntry& entry = known.entry;
  const std::string where = fmt::format("record '{}'", declaration.name);
  const std::string hint = "all programs of a robot must be of one build; then end them and ./cancha rtdb clean";
  const std::string ours = declaration.layout.text();
  const std::string_view theirs = known.layout;
  if (entry.layout_hash != hash_of(ours) || theirs != ours) {
    return fail(where, fmt::format("has another layout: {}", difference(theirs, ours)), hint);
  }
  if (entry.area != static_cast<std::uint32_t>(declaration.area)) {
    return fail(where,
                fmt::format("is in the {} area of the database, in the {} area of this program",
                            names(Area{})[entry.area], names(Area{})[static_cast<std::size_t>(declaration.area)]),
                hint);
  }
  if (entry.capacity < capacity_of(declaration) || entry.slots < slots_of(declaration)) {
    return fail(where,
                fmt::format("keeps {} values of {} bytes in the database, {} of {} bytes in this program", entry.slots,
                            entry.capacity, slots_of(declaration), capacity_of(declaration)),
                hint);
  }
  return {};
}

Result<std::size_t> Segment::add(const Declaration& d) {
  if (!is_whole()) return tl::unexpected<Error>{not_whole()};
  const std::size_t number = records();
  if (number >= kMostRecords) {
    return fail(path_, fmt::format("record '{}' does not fit: there are {} already", d.name, number));
  }
  const std::string text = d.layout.text();
  RecordEntry made{};
  std::memcpy(made.name, d.name.data(), d.name.size());
  made.layout_hash = hash_of(text);
  made.layout_at = head().arena_used.load(std::memory_order_relaxed);
  made.layout_size = text.size();
  made.rings_at = whole_lines(made.layout_at + text.size());
  made.capacity = capacity_of(d);
  made.period_ns = d.period.ns;
  made.lifetime_ns = d.lifetime.ns;
  made.slots = static_cast<std::uint32_t>(slots_of(d));
  made.instances = static_cast<std::uint32_t>(instances_of(d.area, about_));
  made.history = static_cast<std::uint32_t>(d.history);
  made.priority = static_cast<std::uint32_t>(d.priority);
  made.area = static_cast<std::uint32_t>(d.area);
  if (made.layout_at < sizeof(SegmentHead) || made.layout_at > memory_.size()) {
    return fail(path_, "the database is damaged", "end its programs, then ./cancha rtdb clean");
  }
  const std::size_t end = made.rings_at + made.instances * Ring::bytes_for(made.slots, made.capacity);
  if (end > memory_.size()) {
    return fail(path_,
                fmt::format("record '{}' does not fit into the {} bytes of the database", d.name, memory_.size()),
                "declare fewer or smaller records, or make the database larger");
  }
  // memory that is missing must be told now, not by a signal when it is touched
  const std::size_t first = made.layout_at / kPage * kPage;
  if (const int trouble = posix_fallocate(file_.get(), static_cast<off_t>(first), static_cast<off_t>(end - first));
      trouble != 0) {
    return fail(path_, fmt::format("there is no memory for record '{}': {}", d.name, std::strerror(trouble)),
                "shared memory is full: see ./cancha rtdb list, ./cancha rtdb clean");
  }
  // before the first byte is written: who dies here leaves bytes that nobody takes for an empty ring later
  head().arena_used.store(end, std::memory_order_relaxed);
  std::memcpy(memory_.data() + made.layout_at, text.data(), text.size());
  head().entries[number] = made;
  head().name_hashes[number].store(name_hash(d.name), std::memory_order_relaxed);
  // seen by others from here on
  head().records.store(number + 1, std::memory_order_release);
  return number;
}

}  // namespace cancha::team
