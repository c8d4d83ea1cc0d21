// include/cancha/rtdb.h for programs in C. No exception leaves it.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>

#include "cancha/rtdb.h"
#include "team/rtdb/database.h"
#include "team/rtdb/value.h"

namespace {

using namespace cancha;
using namespace cancha::team;

Duration seconds(double s) {
  return std::isfinite(s) && std::abs(s) < 9e9 ? nearest(Seconds{s}) : Duration{};
}

/// What seconds() would take for 0 is no age.
Result<void> check_age(double age) {
  if (age >= 0 && age < 9e9) return {};
  return fail("age", fmt::format("a value cannot be {} s old", age), "at least 0");
}

void tell(const std::string& sentence, char* why, std::size_t why_size) {
  if (!why || why_size == 0) return;
  const std::size_t size = std::min(sentence.size(), why_size - 1);
  std::memcpy(why, sentence.data(), size);
  why[size] = '\0';
}

/// Runs `work`, which gives a Result; where it fails, tells why and gives `otherwise`.
template <class Value, class Work>
Value guarded(Value otherwise, char* why, std::size_t why_size, Work&& work) {
  try {
    auto result = work();
    if (result) return std::move(*result);
    tell(result.error().text(), why, why_size);
  } catch (const std::exception& trouble) {
    tell(trouble.what(), why, why_size);
  }
  return otherwise;
}

}  // namespace

struct cancha_rtdb_record {
  ByteRecord bytes;
  std::string layout_text;
  Layout layout;
  mutable std::string room;

  [[nodiscard]] std::span<std::byte> bytes_room() const { return std::as_writable_bytes(std::span{room}); }
};

struct cancha_rtdb_subscription {
  cancha_rtdb_record* record;
  Follower follower;

  Reading next(Duration limit, std::span<std::byte> into) {
    const ByteRecord& bytes = record->bytes;
    return follower.next(bytes, limit,
                         [&](std::uint64_t number) { return bytes.get_number(number, into, follower.member()); });
  }
};

struct cancha_rtdb {
  Database database;
  std::mutex mutex;  ///< of the records
  std::map<std::string, std::unique_ptr<cancha_rtdb_record>, std::less<>> records;
};

namespace {

/// The handle of a record; each record has one.
Result<cancha_rtdb_record*> handle(cancha_rtdb& database, Result<ByteRecord> record) {
  if (!record) return pass_on(std::move(record));
  const std::scoped_lock lock{database.mutex};
  auto& made = database.records[std::string{record->name()}];
  if (!made) {
    auto layout = Layout::parse(record->layout_text());
    if (!layout) return pass_on(std::move(layout));
    made = std::make_unique<cancha_rtdb_record>(cancha_rtdb_record{
        *record, std::string{record->layout_text()}, std::move(*layout), std::string(record->capacity(), '\0')});
  }
  return made.get();
}

int fill(const Reading& from, cancha_rtdb_reading* into) {
  const int state = static_cast<int>(from.state);
  if (into) *into = {state, from.member, from.age.seconds(), from.number, from.bytes, from.origin};
  return state;
}

/// What was read into the record's room, as JSON.
int as_json(const cancha_rtdb_record& record, Reading got, char* into, std::size_t room, cancha_rtdb_reading* reading) {
  return guarded(static_cast<int>(CANCHA_RTDB_DAMAGED), nullptr, 0, [&]() -> Result<int> {
    if (got.state == Reading::State::Nothing || got.state == Reading::State::Damaged) return fill(got, reading);
    auto value = read_stored(record.layout, std::string_view{record.room}.substr(0, got.bytes));
    std::string json;
    if (value) append_json(json, record.layout, *value);
    got.bytes = json.size();
    if (!value || json.size() + 1 > room) {
      got.state = Reading::State::Damaged;
    } else {
      std::memcpy(into, json.c_str(), json.size() + 1);
    }
    return fill(got, reading);
  });
}

static_assert(CANCHA_RTDB_NOTHING == static_cast<int>(Reading::State::Nothing));
static_assert(CANCHA_RTDB_DAMAGED == static_cast<int>(Reading::State::Damaged));
static_assert(CANCHA_RTDB_BASE == static_cast<int>(Area::Base));

}  // namespace

extern "C" {

cancha_rtdb* cancha_rtdb_open_in(const char* folder, const char* team, int member, int members, char* why,
                                 size_t why_size) {
  return guarded<cancha_rtdb*>(nullptr, why, why_size, [&]() -> Result<cancha_rtdb*> {
    Database::Settings settings;
    settings.place = {folder, team, member};
    settings.members = members;
    auto database = Database::open(settings);
    if (!database) return pass_on(std::move(database));
    return new cancha_rtdb{std::move(*database), {}, {}};
  });
}

cancha_rtdb* cancha_rtdb_open(const char* team, int member, int members, char* why, size_t why_size) {
  return cancha_rtdb_open_in("/dev/shm", team, member, members, why, why_size);
}

void cancha_rtdb_close(cancha_rtdb* database) {
  delete database;
}

size_t cancha_rtdb_databases(const char* folder, cancha_rtdb_found* into, size_t room) {
  return guarded<size_t>(0, nullptr, 0, [&]() -> Result<size_t> {
    const std::vector<Found> all = find_databases(folder);
    for (std::size_t i = 0; i < std::min(all.size(), room); ++i) {
      into[i] = {{}, all[i].place.member, -1, 0};
      tell(all[i].place.team, into[i].team, sizeof into[i].team);
      if (!all[i].trouble.empty()) continue;
      into[i].processes = static_cast<int>(all[i].processes);
      into[i].records = static_cast<int>(all[i].records);
    }
    return all.size();
  });
}

cancha_rtdb_record* cancha_rtdb_declare(cancha_rtdb* database, const cancha_rtdb_declaration* about, char* why,
                                        size_t why_size) {
  return guarded<cancha_rtdb_record*>(nullptr, why, why_size, [&]() -> Result<cancha_rtdb_record*> {
    auto read = Layout::parse(about->layout);
    if (!read) return pass_on(std::move(read));
    if (about->area < CANCHA_RTDB_LOCAL || about->area > CANCHA_RTDB_BASE) {
      return fail("area", "there are only 0, 1 and 2");
    }
    Declaration d;
    d.name = about->name;
    d.layout = std::move(*read);
    d.area = static_cast<Area>(about->area);
    d.period = seconds(about->period);
    d.lifetime = seconds(about->lifetime);
    d.bytes = about->bytes;
    d.history = about->history;
    d.priority = about->priority;
    return handle(*database, database->database.declare(d));
  });
}

cancha_rtdb_record* cancha_rtdb_find(cancha_rtdb* database, const char* name, char* why, size_t why_size) {
  return guarded<cancha_rtdb_record*>(nullptr, why, why_size,
                                      [&] { return handle(*database, database->database.find(name)); });
}

size_t cancha_rtdb_records(cancha_rtdb* database, cancha_rtdb_record** into, size_t room) {
  return guarded<size_t>(0, nullptr, 0, [&]() -> Result<size_t> {
    size_t count = 0;
    for (const ByteRecord& record : database->database.records()) {
      const auto found = handle(*database, record);
      if (!found) continue;  // of a build that knows more types
      if (count < room) into[count] = *found;
      ++count;
    }
    return count;
  });
}

cancha_rtdb_declaration cancha_rtdb_about(const cancha_rtdb_record* record) {
  const ByteRecord& bytes = record->bytes;
  return {bytes.name().data(),
          record->layout_text.c_str(),
          static_cast<int>(bytes.area()),
          bytes.period().seconds(),
          bytes.lifetime().seconds(),
          bytes.capacity(),
          bytes.history(),
          bytes.priority()};
}

void cancha_rtdb_process(const cancha_rtdb* database, uint64_t origin, char* into, size_t room) {
  (void)guarded(0, into, room, [&]() -> Result<int> {
    tell(database->database.process_name(origin), into, room);
    return 1;
  });
}

int cancha_rtdb_put(cancha_rtdb_record* record, const void* bytes, size_t size, double age, char* why,
                    size_t why_size) {
  return guarded(0, why, why_size, [&]() -> Result<int> {
    if (auto good = check_stored(record->layout, {static_cast<const char*>(bytes), size}); !good) {
      return pass_on(std::move(good));
    }
    if (auto old = check_age(age); !old) return pass_on(std::move(old));
    auto put = record->bytes.put({static_cast<const std::byte*>(bytes), size}, seconds(age));
    if (!put) return pass_on(std::move(put));
    return 1;
  });
}

int cancha_rtdb_put_json(cancha_rtdb_record* record, const char* json, double age, char* why, size_t why_size) {
  return guarded(0, why, why_size, [&]() -> Result<int> {
    auto value = read_json(record->layout, json);
    if (!value) return pass_on(std::move(value));
    const std::string stored = write_stored(record->layout, *value);
    if (auto old = check_age(age); !old) return pass_on(std::move(old));
    auto put = record->bytes.put(std::as_bytes(std::span{stored}), seconds(age));
    if (!put) return pass_on(std::move(put));
    return 1;
  });
}

int cancha_rtdb_get(const cancha_rtdb_record* record, int member, void* into, size_t room,
                    cancha_rtdb_reading* reading) {
  return fill(record->bytes.get({static_cast<std::byte*>(into), room}, member), reading);
}

int cancha_rtdb_get_json(const cancha_rtdb_record* record, int member, char* into, size_t room,
                         cancha_rtdb_reading* reading) {
  return as_json(*record, record->bytes.get(record->bytes_room(), member), into, room, reading);
}

int cancha_rtdb_get_number(const cancha_rtdb_record* record, int member, uint64_t number, void* into, size_t room,
                           cancha_rtdb_reading* reading) {
  return fill(record->bytes.get_number(number, {static_cast<std::byte*>(into), room}, member), reading);
}

int cancha_rtdb_get_number_json(const cancha_rtdb_record* record, int member, uint64_t number, char* into, size_t room,
                                cancha_rtdb_reading* reading) {
  return as_json(*record, record->bytes.get_number(number, record->bytes_room(), member), into, room, reading);
}

int cancha_rtdb_wait(const cancha_rtdb_record* record, int member, uint64_t seen, double limit) {
  return record->bytes.wait(seen, seconds(limit), member) ? 1 : 0;
}

cancha_rtdb_subscription* cancha_rtdb_subscribe(cancha_rtdb_record* record, int member, char* why, size_t why_size) {
  return guarded<cancha_rtdb_subscription*>(nullptr, why, why_size, [&]() -> Result<cancha_rtdb_subscription*> {
    if (member < CANCHA_RTDB_MINE || member >= std::max(record->bytes.instances(), 1)) {
      return fail(fmt::format("record '{}'", record->bytes.name()), fmt::format("there is no member {}", member));
    }
    return new cancha_rtdb_subscription{record, Follower{record->bytes, member}};
  });
}

void cancha_rtdb_unsubscribe(cancha_rtdb_subscription* subscription) {
  delete subscription;
}

int cancha_rtdb_next(cancha_rtdb_subscription* subscription, double limit, void* into, size_t room,
                     cancha_rtdb_reading* reading) {
  return fill(subscription->next(seconds(limit), {static_cast<std::byte*>(into), room}), reading);
}

int cancha_rtdb_next_json(cancha_rtdb_subscription* subscription, double limit, char* into, size_t room,
                          cancha_rtdb_reading* reading) {
  const cancha_rtdb_record& record = *subscription->record;
  return as_json(record, subscription->next(seconds(limit), record.bytes_room()), into, room, reading);
}

uint64_t cancha_rtdb_lost(const cancha_rtdb_subscription* subscription) {
  return subscription->follower.lost();
}

}  // extern "C"
