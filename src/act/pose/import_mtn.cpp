#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "act/pose/import.h"
#include "act/pose/import_text.h"

// RoboPlus Motion writes lines of `key=values`. At the top, `enable=` has a 1 for each servo in use. Each page stands
// between page_begin and page_end: `name=`, `compliance=` (how soft each servo is), `play_param=next exit repeat speed
// accel`, and a `step=` a pose with the counts of all servos, then the pause after it and the time to get there:
//
//     step=512 235 788 … 512 0.000 0.496
//          id 0 1   2  … 25  pause time
namespace cancha::act {
namespace {

constexpr double kOldUnit = 1.0 / 128;  // seconds
constexpr double kLongestSeconds = 2.1;
constexpr std::size_t kMostPoses = 1000;

class Reader {
 public:
  Reader(const std::string& where, const body::Robot& robot, const IdMap& ids)
      : where_{where}, robot_{robot}, ids_{ids} {}

  Result<std::vector<Page>> read(std::string_view text) {
    for (const std::string_view line : split(without_mark(text), '\n')) {
      ++line_;
      const auto equals = line.find('=');
      if (line == "page_begin") {
        begin_page();
      } else if (line == "page_end") {
        end_page();
      } else if (equals != std::string_view::npos) {
        read_line(line.substr(0, equals), line.substr(equals + 1));
      } else if (!line.empty()) {
        report("neither a page's border nor key=value", "is this a text file of RoboPlus Motion?");
      }
      if (faults_.size() >= 20) break;
    }
    end_page();
    if (faults_.empty() && number_ == 0) report("holds no page", "is this a text file of RoboPlus Motion?");
    if (!faults_.empty()) return tl::unexpected<Error>(together(faults_));
    return std::move(pages_);
  }

 private:
  void report(std::string what, std::string hint = "") {
    faults_.push_back({fmt::format("{}:{}:1", where_, line_), std::move(what), std::move(hint)});
  }

  void begin_page() {
    end_page();
    page_ = {};
    page_.number = ++number_;
    page_.motion.robot = robot_.name;
    rate_ = 1.0;
    open_ = true;
  }

  void end_page() {
    if (!open_) return;
    open_ = false;
    if (page_.motion.poses.empty()) return;
    if (page_.motion.title.empty()) page_.motion.title = fmt::format("Page {}", page_.number);
    page_.motion.name = file_name_of(page_.motion.title);
    if (page_.motion.name.empty()) page_.motion.name = fmt::format("page_{}", page_.number);
    // the rate may be said after the steps
    for (Pose& pose : page_.motion.poses) {
      pose.time = rounded(pose.time / rate_);
      pose.pause = rounded(pose.pause / rate_);
    }
    judge_equilibrium(page_.motion, robot_);
    pages_.push_back(std::move(page_));
  }

  static double rounded(double seconds) { return std::round(seconds * 1000) / 1000; }

  void read_line(std::string_view key, std::string_view value) {
    if (key == "enable") return read_enabled(value);
    if (!open_) return;
    if (key == "name") page_.motion.title = printable(value);
    if (key == "play_param") read_parameters(value);
    if (key == "step") read_step(value);
  }

  /// The name may be in any of the makers' code pages.
  static std::string printable(std::string_view text) {
    std::string out;
    for (const char c : text.substr(0, 100)) out += c >= ' ' && c <= '~' ? c : '?';
    return out;
  }

  void read_enabled(std::string_view value) {
    enabled_.clear();
    for (const std::string_view word : words_of(value)) enabled_.push_back(word != "0");
  }

  void read_parameters(std::string_view value) {
    const auto words = words_of(value);
    std::vector<double> numbers;
    for (const std::string_view word : words) numbers.push_back(number_of(word).value_or(-1));
    if (numbers.size() < 4 || std::ranges::any_of(numbers, [](double n) { return n < 0 || n > 1000; })) {
      return report("'play_param' is not next, exit, repeat, speed, accel");
    }
    page_.next = static_cast<int>(numbers[0]);
    page_.exit = static_cast<int>(numbers[1]);
    page_.motion.repeat = std::max(1, static_cast<int>(numbers[2]));
    if (numbers[3] < 0.1 || numbers[3] > 10) {
      return report(fmt::format("a speed of {}", words[3]), "RoboPlus has 0.1 to 5");
    }
    rate_ = numbers[3];
  }

  /// Seconds; files of the first tools have whole numbers of 1/128 s, and no pose takes longer than 2.04 s.
  static double seconds_of(std::string_view word, double number) {
    const bool whole = word.find('.') == std::string_view::npos;
    return whole && number > kLongestSeconds ? number * kOldUnit : number;
  }

  void read_step(std::string_view value) {
    const auto words = words_of(value);
    std::vector<double> numbers;
    for (const std::string_view word : words) {
      const auto number = number_of(word);
      if (!number || *number < 0) return report(fmt::format("'{}' is no count and no time", printable(word)));
      numbers.push_back(*number);
    }
    if (numbers.size() < 3) return report("a step needs counts, a pause and a time");
    if (page_.motion.poses.size() == kMostPoses) return report(fmt::format("more than {} steps in a page", kMostPoses));
    const std::size_t servos = numbers.size() - 2;
    Pose pose;
    pose.name = fmt::format("step {}", page_.motion.poses.size() + 1);
    pose.pause = seconds_of(words[servos], numbers[servos]);
    pose.time = std::max(kOldUnit, seconds_of(words[servos + 1], numbers[servos + 1]));
    if (pose.pause > 6 || pose.time > 6) return report("a step that takes so long", "the last two values are seconds");
    for (std::size_t i = 0; i < servos; ++i) read_count(pose, i + first_id(servos), i, numbers[i]);
    std::ranges::sort(pose.angles, {}, &JointAngle::joint);
    page_.motion.poses.push_back(std::move(pose));
  }

  /// Steps of 26 values begin with servo 0, which no robot has; shorter ones with servo 1, unless `enable` says
  /// otherwise.
  std::size_t first_id(std::size_t servos) const {
    if (servos >= 26) return 0;
    return enabled_.size() == servos && !enabled_.front() ? 0 : 1;
  }

  void read_count(Pose& pose, std::size_t id, std::size_t place, double count) {
    if (place < enabled_.size() && !enabled_[place]) return;
    const std::size_t joint = ids_.joint(static_cast<int>(std::min<std::size_t>(id, 1000)));
    if (joint == body::kNone) return;
    if (count < robot_.counter.least || count > robot_.counter.most) {
      return report(fmt::format("servo {} at {} counts", id, count),
                    fmt::format("it counts from {} to {}", robot_.counter.least, robot_.counter.most));
    }
    const double degrees = in_degrees(body::angle_of_counts(robot_, robot_.joints[joint], count));
    pose.angles.push_back({joint, std::round(degrees * 100) / 100 + 0.0});
  }

  const std::string& where_;
  const body::Robot& robot_;
  const IdMap& ids_;
  std::vector<Page> pages_;
  Page page_;
  double rate_ = 1.0;
  bool open_ = false;
  int number_ = 0;  ///< pages so far
  int line_ = 0;
  std::vector<bool> enabled_;  ///< by place in a step; empty: all
  std::vector<Error> faults_;
};

}  // namespace

Result<std::vector<Page>> import_mtn(std::string_view text, const std::string& where, const body::Robot& robot,
                                     const IdMap& ids) {
  return Reader{where, robot, ids}.read(text);
}

}  // namespace cancha::act
