#include "lab/trajectory_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "act/pose/import_text.h"

namespace cancha::lab {
namespace {

enum Column : std::size_t { kTime, kCycle, kRobot, kX, kY, kAngle, kLeft, kRight, kColumns };
constexpr std::array<std::string_view, kColumns> kNames{"time", "cycle", "robot", "x", "y", "angle", "left", "right"};
constexpr std::size_t kMostRobots = 64;

class TableReader {
 public:
  TableReader(const std::string& where, const TrajectoryUnits& units) : where_{where}, units_{units} {}

  Result<std::vector<Trajectory>> read(std::string_view text) {
    for (const std::string_view line : act::split(act::without_mark(text), '\n')) {
      ++line_;
      if (line.empty() || line.front() == '#') continue;
      if (auto taken = columns_.empty() ? take_header(line) : take_row(line); !taken) return pass_on(std::move(taken));
    }
    if (columns_.empty()) return fail(where_, "the table is empty", "its first line names the columns");
    std::vector<Trajectory> made;
    for (auto& [robot, way] : ways_) made.push_back(std::move(way));
    return made;
  }

 private:
  [[nodiscard]] std::string place() const { return fmt::format("{}:{}", where_, line_); }

  Result<void> take_header(std::string_view line) {
    std::array<bool, kColumns> there{};
    for (const std::string_view name : act::split(line, ',')) {
      const auto known = std::ranges::find(kNames, name);
      const std::string columns = fmt::format("columns: {}", fmt::join(kNames, ", "));
      if (known == kNames.end()) return fail(place(), fmt::format("there is no column '{}'", name), columns);
      const auto column = static_cast<std::size_t>(known - kNames.begin());
      if (there[column]) return fail(place(), fmt::format("column '{}' is there twice", name));
      there[column] = true;
      columns_.push_back(column);
    }
    for (const std::size_t column : {kX, kY, kAngle, kLeft, kRight}) {
      if (!there[column]) return fail(place(), fmt::format("column '{}' is missing", kNames[column]));
    }
    if (there[kTime] == there[kCycle]) return fail(place(), "one column must be 'time' or 'cycle'");
    by_cycle_ = there[kCycle];
    return {};
  }

  Result<void> take_row(std::string_view line) {
    const auto cells = act::split(line, ',');
    if (cells.size() != columns_.size()) {
      return fail(place(),
                  fmt::format("the line has {} cells, and there are {} columns", cells.size(), columns_.size()));
    }
    std::array<double, kColumns> values{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto value = act::number_of(cells[i]);
      if (!value) {
        return fail(place(), fmt::format("'{}' in column '{}' is no number", cells[i], kNames[columns_[i]]));
      }
      values[columns_[i]] = *value;
    }
    return add(values);
  }

  Result<void> add(const std::array<double, kColumns>& values) {
    const double seconds = by_cycle_ ? values[kCycle] * units_.period : values[kTime];
    const Time time = Time{} + nearest(Seconds{seconds});
    Trajectory& way = ways_[values[kRobot]];
    if (ways_.size() > kMostRobots) return fail(place(), fmt::format("there are more than {} robots", kMostRobots));
    if (!way.places.empty() && !(way.places.back().time < time)) {
      return fail(place(), fmt::format("time does not go on for robot {:g}", values[kRobot]));
    }
    way.places.push_back(
        {time, {values[kX] * units_.metres, values[kY] * units_.metres, wrap_angle(from_degrees(values[kAngle]))}});
    way.orders.push_back({time, {values[kLeft], values[kRight]}});
    return {};
  }

  std::string where_;
  TrajectoryUnits units_;
  std::size_t line_ = 0;
  std::vector<std::size_t> columns_;  ///< what stands where
  bool by_cycle_ = false;
  std::map<double, Trajectory> ways_;  ///< by robot
};

}  // namespace

Result<std::vector<Trajectory>> read_trajectory_table(std::string_view text, const std::string& where,
                                                      const TrajectoryUnits& units) {
  return TableReader{where, units}.read(text);
}

}  // namespace cancha::lab
