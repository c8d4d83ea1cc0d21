#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "act/pose/import.h"
#include "act/pose/import_text.h"

namespace cancha::act {
namespace {

constexpr std::size_t kMostCells = 100'000;

/// A table as it stands in the file; all lines are as long as the first.
struct Table {
  std::vector<std::vector<std::string>> cells;
  std::vector<int> lines;  ///< of the file
};

/// Cells between commas, semicolons or tabs; where a comma separates nothing, it may stand in numbers as in Spanish.
Result<Table> table_of(std::string_view text, const std::string& where) {
  text = without_mark(text);
  Table table;
  std::size_t count = 0;
  int number = 0;
  char separator = ',';
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (line.empty() || line.front() == '#') continue;
    if (table.cells.empty() && line.find('\t') != std::string_view::npos) separator = '\t';
    if (table.cells.empty() && line.find(';') != std::string_view::npos) separator = ';';
    auto& row = table.cells.emplace_back();
    table.lines.push_back(number);
    for (const std::string_view cell : split(line, separator)) {
      row.emplace_back(cell);
      if (separator != ',') std::ranges::replace(row.back(), ',', '.');
    }
    count += row.size();
    if (row.size() != table.cells.front().size() || count > kMostCells) {
      return fail(fmt::format("{}:{}:1", where, number),
                  fmt::format("{} cells, but the first line has {}", row.size(), table.cells.front().size()));
    }
  }
  if (table.cells.size() < 2) return fail(where, "holds no table", "a line of headings, then lines of numbers");
  return table;
}

class Reader {
 public:
  Reader(const Table& table, const std::string& where, const body::Robot& robot, const IdMap& ids,
         const CsvSettings& settings)
      : table_{table}, where_{where}, robot_{robot}, ids_{ids}, settings_{settings} {}

  Result<Motion> read() {
    const std::string& corner = table_.cells[0][0];
    across_ = corner == "id";
    if (!across_ && corner != "pose") {
      report(0, fmt::format("the first cell is '{}'", corner.substr(0, 40)),
             "'id' where lines are servos, 'pose' where lines are poses");
      return tl::unexpected<Error>(together(faults_));
    }
    const std::size_t poses = across_ ? table_.cells[0].size() : table_.cells.size();
    for (std::size_t p = 1; p < poses; ++p) {
      if (heading(p).starts_with("speed") || heading(p).starts_with("ω")) continue;
      read_pose(p);
    }
    if (motion_.poses.empty()) report(0, "the table holds no pose");
    if (!faults_.empty()) return tl::unexpected<Error>(together(faults_));
    return std::move(motion_);
  }

 private:
  void report(std::size_t row, std::string what, std::string hint = "") {
    if (faults_.size() < 20) {
      faults_.push_back({fmt::format("{}:{}:1", where_, table_.lines[row]), std::move(what), std::move(hint)});
    }
  }

  const std::string& cell(std::size_t pose, std::size_t servo) const {
    return across_ ? table_.cells[servo][pose] : table_.cells[pose][servo];
  }
  const std::string& heading(std::size_t pose) const { return cell(pose, 0); }

  void read_pose(std::size_t p) {
    Pose pose;
    for (const char c : heading(p).substr(0, 60)) pose.name += c >= ' ' && c <= '~' ? c : '?';
    if (pose.name.empty() || std::ranges::find(motion_.poses, pose.name, &Pose::name) != motion_.poses.end()) {
      return report(across_ ? 0 : p, fmt::format("pose {} has no name of its own", p));
    }
    pose.time = settings_.time;
    const std::size_t servos = across_ ? table_.cells.size() : table_.cells[0].size();
    for (std::size_t s = 1; s < servos; ++s) read_cell(pose, p, s);
    std::ranges::sort(pose.angles, {}, &JointAngle::joint);
    motion_.poses.push_back(std::move(pose));
  }

  void read_cell(Pose& pose, std::size_t p, std::size_t s) {
    const std::string& name = cell(0, s);
    const std::size_t row = across_ ? s : p;
    const auto value = number_of(cell(p, s));
    const auto id = number_of(name);
    if (!value || (!id && name != "time")) {
      return report(row, fmt::format("'{}' is no number", (value ? name : cell(p, s)).substr(0, 40)));
    }
    if (name == "time") {
      if (*value <= 0 || *value > 60) return report(row, fmt::format("a time of {} seconds", *value));
      pose.time = *value;
      return;
    }
    const std::size_t joint = ids_.joint(static_cast<int>(*id));
    if (joint == body::kNone) return;
    const double counts = std::round(*value * settings_.counts_per_degree);
    if (counts < robot_.counter.least || counts > robot_.counter.most) {
      return report(row, fmt::format("servo {} at {}° is out of its range", name, *value));
    }
    if (std::ranges::find(pose.angles, joint, &JointAngle::joint) != pose.angles.end()) {
      return report(row, fmt::format("servo {} stands here twice", name));
    }
    const double degrees = in_degrees(body::angle_of_counts(robot_, robot_.joints[joint], counts));
    pose.angles.push_back({joint, std::round(degrees * 100) / 100 + 0.0});
  }

  const Table& table_;
  const std::string& where_;
  const body::Robot& robot_;
  const IdMap& ids_;
  const CsvSettings& settings_;
  bool across_ = true;  ///< poses are columns
  Motion motion_;
  std::vector<Error> faults_;
};

}  // namespace

Result<Motion> import_csv(std::string_view text, const std::string& where, const body::Robot& robot, const IdMap& ids,
                          const CsvSettings& settings) {
  const auto table = table_of(text, where);
  if (!table) return tl::unexpected<Error>(table.error());
  auto motion = Reader{*table, where, robot, ids, settings}.read();
  if (!motion) return motion;
  motion->name = std::filesystem::path{where}.stem().string();
  motion->title = settings.title.empty() ? motion->name : settings.title;
  motion->robot = robot.name;
  judge_equilibrium(*motion, robot);
  return motion;
}

}  // namespace cancha::act
