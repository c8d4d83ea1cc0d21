// include/cancha/rtdb.h for programs in C. No exception leaves it.

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
  if (into) *into = {state, from.member, from.age.seconds(), from.number, from.bytes};
  return state;
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

cancha_rtdb_record* cancha_rtdb_declare(cancha_rtdb* database, const char* name, const char* layout, int area,
                                        double period, double lifetime, size_t bytes, char* why, size_t why_size) {
  return guarded<cancha_rtdb_record*>(nullptr, why, why_size, [&]() -> Result<cancha_rtdb_record*> {
    auto read = Layout::parse(layout);
    if (!read) return pass_on(std::move(read));
    if (area < CANCHA_RTDB_LOCAL || area > CANCHA_RTDB_BASE) return fail("area", "there are only 0, 1 and 2");
    Declaration d;
    d.name = name;
    d.layout = std::move(*read);
    d.area = static_cast<Area>(area);
    d.period = seconds(period);
    d.lifetime = seconds(lifetime);
    d.bytes = bytes;
    return handle(*database, database->database.declare(d));
  });
}

cancha_rtdb_record* cancha_rtdb_find(cancha_rtdb* database, const char* name, char* why, size_t why_size) {
  return guarded<cancha_rtdb_record*>(nullptr, why, why_size,
                                      [&] { return handle(*database, database->database.find(name)); });
}

const char* cancha_rtdb_layout(const cancha_rtdb_record* record) {
  return record->layout_text.c_str();
}

int cancha_rtdb_put(cancha_rtdb_record* record, const void* bytes, size_t size, double age, char* why,
                    size_t why_size) {
  return guarded(0, why, why_size, [&]() -> Result<int> {
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
  return guarded(static_cast<int>(CANCHA_RTDB_DAMAGED), nullptr, 0, [&]() -> Result<int> {
    Reading got = record->bytes.get(std::as_writable_bytes(std::span{record->room}), member);
    if (got.state == Reading::State::Nothing || got.state == Reading::State::Damaged) return fill(got, reading);
    auto value = read_stored(record->layout, std::string_view{record->room}.substr(0, got.bytes));
    std::string json;
    if (value) append_json(json, record->layout, *value);
    got.bytes = json.size();
    if (!value || json.size() + 1 > room) {
      got.state = Reading::State::Damaged;
    } else {
      std::memcpy(into, json.c_str(), json.size() + 1);
    }
    return fill(got, reading);
  });
}

int cancha_rtdb_wait(const cancha_rtdb_record* record, int member, uint64_t seen, double limit) {
  return record->bytes.wait(seen, seconds(limit), member) ? 1 : 0;
}

}  // extern "C"
