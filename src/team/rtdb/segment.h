#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"
#include "team/rtdb/declaration.h"
#include "team/rtdb/mapping.h"
#include "team/rtdb/ring.h"

/// The file in shared memory that is one robot's database: a head, a table of records, a table of processes, an arena.
///
/// A segment is built under no name and gets its name in one step, so nobody ever sees half of one and a thousand first
/// processes cannot disturb each other. Each process holds a lock on a byte of the file, which the kernel gives back
/// when it dies: that is how the others know. A segment whose bytes are all free belongs to nobody.
namespace cancha::team {

inline constexpr std::uint32_t kSegmentVersion = 4;
inline constexpr std::size_t kMostRecords = 1024;
inline constexpr std::size_t kMostProcesses = 2048;

/// Where a database lies and whose it is.
struct Place {
  std::string folder = "/dev/shm";
  std::string team = "cancha";  ///< letters, digits, _ and -
  int member = 1;               ///< of the team; 0 is the base station

  [[nodiscard]] std::string path() const;
};

/// A record as the segment keeps it.
struct RecordEntry {
  char name[kLongestName + 1];
  std::uint64_t layout_hash;
  std::uint64_t layout_at;  ///< of its text, from the segment's start
  std::uint64_t layout_size;
  std::uint64_t rings_at;  ///< of the first ring; one for each instance follow
  std::uint64_t capacity;  ///< bytes of a value
  std::int64_t period_ns;
  std::int64_t lifetime_ns;
  std::uint32_t slots;
  std::uint32_t instances;
  std::uint32_t history;
  std::uint32_t area;
  std::uint32_t priority;
  std::uint32_t unused;
};

/// A record of which everything was found sound. A copy: what another program writes over it later leads nobody astray.
struct KnownRecord {
  RecordEntry entry;
  std::string name;
  std::string layout;
};

/// A process that has attached.
struct ProcessEntry {
  Word generation;  ///< how often this place was taken
  Word pid;         ///< 0 where it has left in order
  char name[48];
};

/// What stands at the start of a segment.
struct SegmentHead {
  char magic[8];
  std::uint32_t version;
  std::int32_t member;
  std::int32_t members;      ///< robots of the team; the base station comes on top
  std::uint64_t size;        ///< of the segment
  std::uint64_t robot;       ///< tells this robot from another that says it is the same member
  std::uint64_t tick_scale;  ///< of the stamps of its values, see Stamps
  char team[32];
  Word told_now;  ///< where somebody tells the time: now, in nanoseconds
  Word arena_used;
  Word records;  ///< how many there are
  Word name_hashes[kMostRecords];
  RecordEntry entries[kMostRecords];
  ProcessEntry processes[kMostProcesses];
};

/// A mapped segment, and this process' place in it.
class Segment final : public Living {
 public:
  struct Settings {
    Place place;
    int members = 6;               ///< robots of the team, for a new segment; 0 = as the segment has it
    std::size_t size = 64u << 20;  ///< of a new segment; memory is only taken as records are declared
    bool create = true;            ///< otherwise only attach to one that is there
    bool observe = false;          ///< only look: nothing can be put, and no process is counted
    bool nameless = false;         ///< for this process alone: nobody else finds it, and it ends with its last user
    bool told_time = false;        ///< a new segment's ages are by Database::set_time(), not by the host's clock
  };

  [[nodiscard]] static Result<Segment> open(const Settings& settings);
  Segment(Segment&& other) noexcept;
  Segment& operator=(Segment&& other) noexcept;
  ~Segment() override;

  /// What the head said when this process came: a copy, for the same reason.
  struct About {
    int member = 0;
    int members = 0;
    std::uint64_t robot = 0;
    std::uint64_t tick_scale = 0;
  };

  [[nodiscard]] SegmentHead& head() const { return *reinterpret_cast<SegmentHead*>(memory_.data()); }
  [[nodiscard]] const About& about() const { return about_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] Token me() const { return me_; }  ///< 0 = only looks
  /// False once the file was removed, or another put in its place.
  [[nodiscard]] bool is_in_place() const;
  /// False once its file was cut short, or its head written over, while this process used it; all that it held is lost.
  [[nodiscard]] bool is_whole() const;
  /// The error to tell then.
  [[nodiscard]] Error not_whole() const;
  /// False in a child of fork(), which has no place of its own in the table, for who only looks, and once it is not
  /// whole.
  [[nodiscard]] bool is_mine() const { return *static_cast<volatile char*>(not_forked_) != 0; }

  [[nodiscard]] std::size_t records() const { return head().records.load(std::memory_order_acquire); }
  /// The number of a record, or kMostRecords where there is none.
  [[nodiscard]] std::size_t find(std::string_view name) const;
  /// A record whose places were found to lie within the segment.
  [[nodiscard]] Result<std::shared_ptr<const KnownRecord>> entry(std::size_t record) const;
  [[nodiscard]] Ring ring(const RecordEntry& entry, std::size_t instance) const;
  /// Adds a record; one that is there already must be the same.
  [[nodiscard]] Result<std::size_t> declare(const Declaration& declaration);

  [[nodiscard]] bool lives(Token token) const override;
  /// "main (1234)"; also of processes that are gone.
  [[nodiscard]] std::string process_name(Token token) const;
  /// Tokens of the processes that are attached now, this one included.
  [[nodiscard]] std::vector<Token> processes() const;
  /// Takes the segment's name away where no other process is attached; true where it did.
  [[nodiscard]] bool remove_if_alone();
  /// Removes a segment that no process uses, of whatever version; true where it did.
  [[nodiscard]] static bool remove_abandoned(const Place& place);

 private:
  Segment() = default;
  [[nodiscard]] static Result<Segment> attach(const Settings& settings, Descriptor file, bool& again);
  [[nodiscard]] Result<void> check_head(const Settings& settings);
  [[nodiscard]] Result<void> enter();
  [[nodiscard]] Result<void> mark_process(char mine);
  [[nodiscard]] Result<void> compare(const KnownRecord& known, const Declaration& declaration) const;
  [[nodiscard]] Result<std::size_t> add(const Declaration& declaration);
  void leave();

  std::string path_;
  Descriptor file_;
  Mapping memory_;
  About about_;
  std::size_t index_ = kMostProcesses;  ///< in the table of processes
  Token me_ = 0;
  char* not_forked_ = nullptr;  ///< a page that the kernel clears in children
};

}  // namespace cancha::team
