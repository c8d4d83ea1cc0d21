#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/fields.h"
#include "base/json.h"
#include "team/rtdb/database.h"

/// What people see of databases: a table of all values, and values as JSON. ./cancha rtdb and the studio show it.
namespace cancha::team {

/// One database of a machine.
struct ListedDatabase {
  std::string team;
  int member = 0;
  int processes = 0;
  int records = 0;
  std::uint64_t bytes = 0;
  std::string trouble;

  static constexpr std::string_view kName = "cancha.ListedDatabase";
  static constexpr auto fields() {
    return list_of(entry("team", &ListedDatabase::team), entry("member", &ListedDatabase::member, "0: base station"),
                   entry("processes", &ListedDatabase::processes, "that use it now"),
                   entry("records", &ListedDatabase::records), entry("bytes", &ListedDatabase::bytes, "of memory"),
                   entry("trouble", &ListedDatabase::trouble, "why it cannot be opened; else empty"));
  }
};

/// One value in a table.
struct ValueRow {
  int member = 0;
  std::uint64_t number = 0;
  Duration age{};
  bool expired = false;
  std::uint64_t bytes = 0;
  std::uint64_t lost = 0;
  double rate = 0.0;
  std::string origin;

  static constexpr std::string_view kName = "cancha.ValueRow";
  static constexpr auto fields() {
    return list_of(
        entry("member", &ValueRow::member, "whose it is"),
        entry("number", &ValueRow::number, "1: the first that was put"), entry("age", &ValueRow::age, "seconds"),
        entry("expired", &ValueRow::expired, "older than the record's lifetime"), entry("bytes", &ValueRow::bytes),
        entry("lost", &ValueRow::lost, "values that subscribers came too late for"),
        entry("rate", &ValueRow::rate, "values a second"),
        entry("origin", &ValueRow::origin, "the process that put it"));
  }
};

/// One record with the values that it has.
struct RecordTable {
  std::string name;
  Area area = Area::Local;
  std::string layout;
  Duration period{};
  Duration lifetime{};
  std::uint64_t capacity = 0;
  std::vector<ValueRow> values;

  static constexpr std::string_view kName = "cancha.RecordTable";
  static constexpr auto fields() {
    return list_of(entry("name", &RecordTable::name), entry("area", &RecordTable::area),
                   entry("layout", &RecordTable::layout, "the name of its message"),
                   entry("period", &RecordTable::period, "seconds; 0: now and then"),
                   entry("lifetime", &RecordTable::lifetime, "seconds; 0: values never expire"),
                   entry("capacity", &RecordTable::capacity, "bytes of a value, at most"),
                   entry("values", &RecordTable::values, "by member; those that nobody has put are left out"));
  }
};

/// Everything that the table of a robot shows.
struct DatabaseTable {
  int member = 0;
  int members = 0;
  std::vector<std::string> processes;
  std::vector<RecordTable> records;
  std::string trouble;

  static constexpr std::string_view kName = "cancha.DatabaseTable";
  static constexpr auto fields() {
    return list_of(entry("member", &DatabaseTable::member, "0: base station"),
                   entry("members", &DatabaseTable::members, "robots of the team"),
                   entry("processes", &DatabaseTable::processes, "that use it now"),
                   entry("records", &DatabaseTable::records),
                   entry("trouble", &DatabaseTable::trouble, "why it cannot be opened; else empty"));
  }
};

/// One value with what is known about it.
struct ShownValue {
  std::string record;
  Area area = Area::Local;
  int member = 0;
  Reading::State state = Reading::State::Nothing;
  double age = 0.0;
  std::uint64_t number = 0;
  std::string origin;
  RawJson value;

  static constexpr std::string_view kName = "cancha.ShownValue";
  static constexpr auto fields() {
    return list_of(entry("record", &ShownValue::record), entry("area", &ShownValue::area),
                   entry("member", &ShownValue::member, "whose it is"), entry("state", &ShownValue::state),
                   entry("age", &ShownValue::age, "seconds"), entry("number", &ShownValue::number, "0: nothing is put"),
                   entry("origin", &ShownValue::origin, "the process that put it"),
                   entry("value", &ShownValue::value, "by the record's layout; null where there is none"));
  }
};

/// How often values come, from their numbers, over the last moments; however often and by however many it is asked.
class RateMeter {
 public:
  explicit RateMeter(Duration over) : over_{over} {}

  /// Values a second. `robot` is Database::robot(). The first time it is 0.
  [[nodiscard]] double rate(std::uint64_t robot, std::string_view record, int member, std::uint64_t number, Time now);

 private:
  struct Sample {
    std::uint64_t number = 0;
    Time at;
  };
  struct Course {
    Sample older, newer;
    double rate = 0.0;
  };
  Duration over_;
  std::map<std::tuple<std::uint64_t, std::string, int>, Course> courses_;
};

[[nodiscard]] std::vector<ListedDatabase> list_databases(const std::string& folder);
[[nodiscard]] DatabaseTable table_of(const Database& database, RateMeter& rates, Time now);

/// The latest value of a record, or an older one by its number. Values of more than `most` bytes are refused.
[[nodiscard]] Result<ShownValue> show_value(const Database& database, const ByteRecord& record, int member,
                                            std::uint64_t number = 0, std::size_t most = kMostBytes);
/// Puts this robot's value from JSON; fields that it does not name are zero.
[[nodiscard]] Result<void> put_json(const Database& database, std::string_view record, std::string_view json);

/// Calls visit(record, member) for every value that there is.
template <class Visit>
void for_each_value(const Database& database, Visit&& visit) {
  for (const ByteRecord& record : database.records()) {
    for (int member = 0; member < record.instances(); ++member) {
      if (record.latest(member) > 0) visit(record, member);
    }
  }
}

}  // namespace cancha::team
