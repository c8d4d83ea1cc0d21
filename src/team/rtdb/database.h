#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "team/rtdb/declaration.h"
#include "team/rtdb/record.h"
#include "team/rtdb/segment.h"
#include "team/rtdb/subscription.h"

namespace cancha::team {

/// The real-time database of one robot, in shared memory; any number of processes use it at once.
///
///     auto database = Database::open({.place = {.team = "cambada", .member = 3}});
///     auto ball = database->record<BallState>(declare<BallState>("ball", Area::Shared));
///     (void)ball->put(seen);                            // what I see
///     if (Reading r = ball->get(theirs, 4)) use(theirs, r.age);  // what robot 4 sees, as the radio brought it
///
/// The first process makes the database, and whoever comes later attaches. It outlives them all; what is left of a
/// robot that has ended is used again where its records still fit, and replaced where they do not. A process that
/// dies at any moment leaves the last whole value of each record.
class Database {
 public:
  using Settings = Segment::Settings;

  /// Attaches to the database, or makes it, and declares records in it.
  [[nodiscard]] static Result<Database> open(const Settings& settings, std::span<const Declaration> records = {});
  /// Attaches to a database that is there, whatever the size of its team.
  [[nodiscard]] static Result<Database> attach(const Place& place);
  /// The same, but makes one of the usual size where there is none.
  [[nodiscard]] static Result<Database> attach_or_make(const Place& place);
  /// Attaches to look only: nothing can be put or declared, no process is counted, and whoever wants to remove the
  /// database can.
  [[nodiscard]] static Result<Database> observe(const Place& place);

  [[nodiscard]] int member() const { return segment_->about().member; }
  [[nodiscard]] int members() const { return segment_->about().members; }
  /// Tells this robot from another that says it is the same member; goes with every frame of the radio.
  [[nodiscard]] std::uint64_t robot() const { return segment_->about().robot; }
  [[nodiscard]] const std::string& path() const { return segment_->path(); }
  /// False once it was removed, or replaced by another: what programs put from then on is not seen here.
  [[nodiscard]] bool is_in_place() const { return segment_->is_in_place(); }

  /// False once its file was cut short, or its head written over, while it was used here; gets then say Damaged.
  [[nodiscard]] bool is_whole() const { return segment_->is_whole(); }
  /// The error where it was removed, replaced or damaged while it was used here.
  [[nodiscard]] Result<void> check_use() const;

  /// What time it is in a database whose time is told, as a match tells that of its robots; never goes back.
  void set_time(Time now) { segment_->head().told_now.store(static_cast<std::uint64_t>(now.ns)); }

  /// Removes it where no other process uses it; true where it did.
  bool remove_if_alone() { return segment_->remove_if_alone(); }

  /// Declares a record; one that is there already must have the same layout, area and room.
  [[nodiscard]] Result<ByteRecord> declare(const Declaration& declaration);
  /// The same for a type, which the declaration must be of.
  template <Message T>
  [[nodiscard]] Result<Record<T>> record(Declaration declaration) {
    declaration.layout = layout_of<T>();
    auto bytes = declare(declaration);
    if (!bytes) return pass_on(std::move(bytes));
    return Record<T>{std::move(*bytes)};
  }
  template <Message T>
  [[nodiscard]] Result<Subscription<T>> subscribe(Declaration declaration, int member = ByteRecord::kMine) {
    auto found = record<T>(std::move(declaration));
    if (!found) return pass_on(std::move(found));
    return Subscription<T>{std::move(*found), member};
  }
  /// A record that is there, by its name.
  [[nodiscard]] Result<ByteRecord> find(std::string_view name) const;
  /// All records, in the order in which they were declared.
  [[nodiscard]] std::vector<ByteRecord> records() const;

  /// "main (1234)"
  [[nodiscard]] std::string process_name(Token token) const { return segment_->process_name(token); }
  [[nodiscard]] bool lives(Token token) const { return segment_->lives(token); }
  [[nodiscard]] std::vector<Token> processes() const { return segment_->processes(); }
  [[nodiscard]] Token me() const { return segment_->me(); }

 private:
  explicit Database(Segment segment) : segment_{std::make_shared<Segment>(std::move(segment))} {}
  std::shared_ptr<Segment> segment_;
};

/// A database that was found in a folder.
struct Found {
  Place place;
  std::size_t processes = 0;  ///< that use it now
  std::size_t records = 0;
  std::uint64_t bytes = 0;  ///< of memory
  std::string trouble;      ///< why it cannot be attached to, if so
};

/// All databases of a folder, those of ended robots too.
[[nodiscard]] std::vector<Found> find_databases(const std::string& folder);
/// Removes those that no process uses; gives them.
[[nodiscard]] std::vector<Found> remove_stale(const std::string& folder);

}  // namespace cancha::team
