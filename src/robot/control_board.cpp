#include "robot/control_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/geometry.h"
#include "team/yarp/bottle_text.h"

namespace cancha::robot {
namespace {

using team::yarp::Bottle;
using team::yarp::Item;

/// As the document reckons: its servos turn 300° in 1024 counts.
constexpr double kCountsPerDegree = 1024.0 / 300.0;

/// A word that is sent, without the letter at its end that says for which axes it is, and that letter: "poss" is pos
/// and s.
struct Word {
  std::string_view stem;
  char form = '1';  ///< 1 one axis, s all, g some
};

Word word_of(std::string_view word, std::initializer_list<std::string_view> stems) {
  for (const std::string_view stem : stems) {
    if (word == stem) return {stem, '1'};
    if (word.size() == stem.size() + 1 && word.starts_with(stem) && (word.back() == 's' || word.back() == 'g')) {
      return {stem, word.back()};
    }
  }
  return {};
}

tl::unexpected<Error> misunderstood(const Bottle& asked, const char* hint) {
  return fail("control board", fmt::format("'{}' is not understood", team::yarp::text_of(asked).substr(0, 100)), hint);
}

constexpr const char* kForms = "one axis: [pos] 14 90.0, all: [poss] (90.0 …), some: [posg] 2 (13 14) (90.0 80.0)";

}  // namespace

ControlBoard::ControlBoard(const body::Robot& robot, const act::IdMap& ids, std::span<const double> angles,
                           const Settings& settings)
    : robot_{&robot}, settings_{settings} {
  const int most = *std::ranges::max_element(ids.ids);
  axes_.resize(static_cast<std::size_t>(std::max(most, 0)) + 1);
  std::vector<JointGoal>& goals = commands_.joints.present().goals;
  goals.assign(angles.size(), {});
  for (std::size_t j = 0; j < angles.size(); ++j) {
    goals[j].angle = angles[j];
    if (ids.ids[j] < 0) continue;
    Axis& axis = axes_[static_cast<std::size_t>(ids.ids[j])];
    axis.joint = j;
    axis.speed = settings.speed;
    axis.reference = axis.target = axis.encoder = degrees_of(axis, angles[j]);
    // in braces: of two values it would give references to what is gone
    const auto [least, greatest] =
        std::minmax({degrees_of(axis, robot.joints[j].least), degrees_of(axis, robot.joints[j].most)});
    axis.least = least;
    axis.most = greatest;
  }
}

double ControlBoard::degrees_of(const Axis& axis, double angle) const {
  if (settings_.degrees == Degrees::Joint) return in_degrees(angle);
  return servo_degrees(*robot_, axis.joint, angle);
}

double ControlBoard::angle_of(const Axis& axis, double degrees) const {
  if (settings_.degrees == Degrees::Joint) return from_degrees(degrees);
  return body::angle_of_counts(*robot_, robot_->joints[axis.joint], degrees * kCountsPerDegree);
}

const Commands* ControlBoard::tick(const Readings& readings) {
  const double seconds = settings_.period.seconds();
  for (Axis& axis : axes_) {
    if (axis.joint == body::kNone) continue;
    if (readings.joints) {
      const double now = degrees_of(axis, readings.joints->angles[axis.joint]);
      axis.turning = (now - axis.encoder) / seconds;
      axis.encoder = now;
    }
    if (axis.mode == Mode::Velocity) {
      axis.reference = axis.target = std::clamp(axis.reference + axis.velocity * seconds, axis.least, axis.most);
    } else {
      const double step = axis.speed * seconds;
      axis.reference += std::clamp(axis.target - axis.reference, -step, step);
    }
    commands_.joints->goals[axis.joint].angle = angle_of(axis, axis.reference);
  }
  ++count_;
  time_ = readings.time;
  return &commands_;
}

Bottle ControlBoard::state() const {
  Bottle encoders;
  for (const Axis& axis : axes_) encoders.push_back(Item::number(axis.encoder));
  return encoders;
}

Bottle ControlBoard::extended_state() const {
  std::vector<double> encoders;
  std::vector<double> speeds;
  Bottle modes;
  for (const Axis& axis : axes_) {
    encoders.push_back(axis.encoder);
    speeds.push_back(axis.turning);
    modes.push_back(Item::integer(Item::vocab(axis.mode == Mode::Position ? "pos" : "vel").whole));
  }
  const Item nothing = Item::numbers(std::vector<double>(axes_.size(), 0.0));
  const Item good = Item::vocab("ok");
  const Item absent = Item::vocab("fail");
  Bottle state{Item::numbers(encoders), good, Item::numbers(speeds), good};
  // accelerations; positions, speeds and accelerations of motors; torques, duty cycles, currents
  for (int i = 0; i < 7; ++i) {
    state.push_back(nothing);
    state.push_back(absent);
  }
  state.push_back(Item::list(modes));
  state.push_back(good);
  state.push_back(Item::list(Bottle(axes_.size(), Item::integer(0))));
  state.push_back(absent);
  return state;
}

std::string ControlBoard::stamp() const {
  return fmt::format("{} {:.9f}", count_, time_.seconds());
}

Result<std::size_t> ControlBoard::axis_of(const Item& item) const {
  if (item.is_integer() && item.whole >= 0 && item.whole < static_cast<std::int64_t>(axes_.size())) {
    return static_cast<std::size_t>(item.whole);
  }
  return fail("control board", fmt::format("there is no axis {}", team::yarp::text_of({item})),
              fmt::format("a whole number from 0 to {}", axes_.size() - 1));
}

Result<void> ControlBoard::move(std::size_t place, double degrees) {
  Axis& axis = axes_[place];
  if (axis.mode != Mode::Position) {
    return fail("control board", fmt::format("axis {} is in velocity mode", place),
                fmt::format("send [set] [icmd] [cmod] {} [pos] first", place));
  }
  axis.target = std::clamp(degrees, axis.least, axis.most);
  return {};
}

Result<void> ControlBoard::move_by(std::size_t axis, double degrees) {
  return move(axis, axes_[axis].target + degrees);
}

Result<void> ControlBoard::turn(std::size_t place, double speed) {
  Axis& axis = axes_[place];
  if (axis.mode != Mode::Velocity) {
    return fail("control board", fmt::format("axis {} is in position mode", place),
                fmt::format("send [set] [icmd] [cmod] {} [vel] first", place));
  }
  axis.velocity = axis.joint == body::kNone ? 0.0 : speed;
  return {};
}

Result<void> ControlBoard::set_speed(std::size_t axis, double speed) {
  if (speed <= 0.0) return fail("control board", fmt::format("{} is no speed", speed), "degrees a second, more than 0");
  axes_[axis].speed = speed;
  return {};
}

Result<void> ControlBoard::stop(std::size_t axis, double) {
  axes_[axis].target = axes_[axis].reference;
  axes_[axis].velocity = 0.0;
  return {};
}

void ControlBoard::set_mode(Axis& axis, Mode mode) {
  axis.mode = mode;
  axis.target = axis.reference;
  axis.velocity = 0.0;
}

Result<void> ControlBoard::change(Change what, char form, std::span<const Item> arguments, bool valued) {
  const auto argument = [&](std::size_t i) -> const Item& {
    static const Item kNothing = Item::string({});
    return i < arguments.size() ? arguments[i] : kNothing;
  };
  // the axes and their values, whatever the form
  Bottle places;
  Bottle values;
  if (form == '1') {
    places = {argument(0)};
    values = {argument(1)};
  } else if (form == 's') {
    for (std::size_t i = 0; i < axes_.size(); ++i) places.push_back(Item::integer(static_cast<std::int64_t>(i)));
    values = argument(0).items;
  } else {
    places = argument(1).items;
    values = argument(2).items;
  }
  if (valued && places.size() != values.size()) {
    return fail("control board", fmt::format("{} values came for {} axes", values.size(), places.size()), kForms);
  }
  // all are looked at before the first is changed
  std::vector<std::pair<std::size_t, double>> changes;
  for (std::size_t i = 0; i < places.size(); ++i) {
    auto axis = axis_of(places[i]);
    if (!axis) return pass_on(std::move(axis));
    const auto value = valued ? values[i].as_number() : 0.0;
    if (!value || !std::isfinite(*value)) {
      return fail("control board", fmt::format("the value of axis {} is {}", *axis, kind_text(values[i].kind)), kForms);
    }
    changes.emplace_back(*axis, *value);
  }
  for (const auto& [axis, value] : changes) {
    if (auto changed = (this->*what)(axis, value); !changed) return changed;
  }
  return {};
}

Result<void> ControlBoard::set(const Bottle& asked) {
  const std::string word = item_at(asked, 1).word();
  const std::span<const Item> arguments = std::span{asked}.subspan(std::min<std::size_t>(2, asked.size()));
  if (word == "icmd") return set_modes(asked);
  if (word == "posd" || word == "veld") {
    for (Axis& axis : axes_) set_mode(axis, word == "posd" ? Mode::Position : Mode::Velocity);
    return {};
  }
  const auto [stem, form] = word_of(word, {"pos", "rel", "vmo", "vel", "sto"});
  if (stem == "pos") return change(&ControlBoard::move, form, arguments, true);
  if (stem == "rel") return change(&ControlBoard::move_by, form, arguments, true);
  if (stem == "vmo") return change(&ControlBoard::turn, form, arguments, true);
  if (stem == "vel") return change(&ControlBoard::set_speed, form, arguments, true);
  if (stem == "sto") return change(&ControlBoard::stop, form, arguments, false);
  return misunderstood(
      asked, "after set: pos, rel, vmo, vel, sto, each also with s for all axes or g for some; icmd, posd, veld");
}

Result<void> ControlBoard::set_modes(const Bottle& asked) {
  const auto mode_of = [&](const Item& item) -> Result<Mode> {
    if (item.word() == "pos") return Mode::Position;
    if (item.word() == "vel") return Mode::Velocity;
    return fail("control board", fmt::format("mode {} is none of this robot's", team::yarp::text_of({item})),
                "[pos] or [vel]");
  };
  const std::string method = item_at(asked, 2).word();
  Bottle places{item_at(asked, 3)};
  Bottle modes{item_at(asked, 4)};
  if (method == "cmds") {
    modes = item_at(asked, 3).items;
    places.clear();
    for (std::size_t i = 0; i < axes_.size(); ++i) places.push_back(Item::integer(static_cast<std::int64_t>(i)));
  } else if (method == "cmog") {
    places = item_at(asked, 4).items;
    modes = item_at(asked, 5).items;
  } else if (method != "cmod") {
    return misunderstood(asked, "after [icmd]: [cmod] AXIS MODE, [cmog] N (AXES) (MODES), [cmds] (MODES)");
  }
  if (places.size() != modes.size()) {
    return fail("control board", fmt::format("{} modes came for {} axes", modes.size(), places.size()), "one for each");
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto axis = axis_of(places[i]);
    if (!axis) return tl::unexpected(axis.error());
    const auto mode = mode_of(modes[i]);
    if (!mode) return tl::unexpected(mode.error());
    set_mode(axes_[*axis], *mode);
  }
  return {};
}

bool ControlBoard::has_arrived(const Axis& axis) const {
  return axis.joint == body::kNone ||
         (axis.reference == axis.target && std::abs(axis.encoder - axis.target) <= settings_.arrived);
}

Result<Bottle> ControlBoard::get_modes(const Bottle& asked) const {
  const auto mode = [](const Axis& axis) { return Item::vocab(axis.mode == Mode::Position ? "pos" : "vel"); };
  const std::string method = item_at(asked, 2).word();
  if (method == "cmds") {
    Bottle modes;
    for (const Axis& axis : axes_) modes.push_back(mode(axis));
    return Bottle{Item::vocab("is"), Item::vocab("cmds"), Item::list(std::move(modes))};
  }
  if (method != "cmod") return misunderstood(asked, "after [get] [icmd]: [cmod] AXIS or [cmds]");
  const auto axis = axis_of(item_at(asked, 3));
  if (!axis) return tl::unexpected(axis.error());
  return Bottle{Item::vocab("is"), item_at(asked, 3), mode(axes_[*axis])};
}

Result<Bottle> ControlBoard::get(const Bottle& asked) const {
  const std::string word = item_at(asked, 1).word();
  if (word == "icmd") return get_modes(asked);
  Bottle answer{Item::vocab("is"), item_at(asked, 1)};
  if (word == "axes") {
    answer.push_back(Item::integer(static_cast<std::int64_t>(axes_.size())));
    return answer;
  }
  const auto [stem, form] = word_of(word, {"enc", "esp", "pos", "vmo", "vel", "don"});
  const auto value = [&, what = stem](const Axis& axis) {
    if (what == "enc") return axis.encoder;
    if (what == "esp") return axis.turning;
    if (what == "pos") return axis.target;
    if (what == "vmo") return axis.velocity;
    return axis.speed;
  };
  const bool one = form == '1' && !stem.empty();
  if (one || word == "llim" || word == "name") {
    const auto place = axis_of(item_at(asked, 2));
    if (!place) return tl::unexpected(place.error());
    const Axis& axis = axes_[*place];
    if (word == "llim") {
      answer.push_back(Item::number(axis.least));
      answer.push_back(Item::number(axis.most));
    } else if (word == "name") {
      answer.push_back(Item::string(axis.joint == body::kNone ? "unused" : robot_->joints[axis.joint].name));
    } else {
      answer.push_back(stem == "don" ? Item::integer(has_arrived(axis) ? 1 : 0) : Item::number(value(axis)));
    }
    return answer;
  }
  if (stem == "don" && form == 's') {
    answer.push_back(
        Item::integer(std::ranges::all_of(axes_, [&](const Axis& axis) { return has_arrived(axis); }) ? 1 : 0));
    return answer;
  }
  if (stem.empty() || form != 's')
    return misunderstood(asked,
                         "after get: axes, enc, esp, pos, vmo, vel, don, each also with s for all; llim, name, icmd");
  std::vector<double> values;
  for (const Axis& axis : axes_) values.push_back(value(axis));
  answer.push_back(Item::numbers(values));
  return answer;
}

Bottle ControlBoard::answer(const Bottle& asked) {
  const auto failed = [](const Error& error) { return Bottle{Item::vocab("fail"), Item::string(error.text())}; };
  const std::string verb = item_at(asked, 0).word();
  if (verb == "set") {
    if (const auto done = set(asked); !done) return failed(done.error());
    return {Item::vocab("ok")};
  }
  if (verb != "get") return failed(misunderstood(asked, "begin with set or get, for example get encs").value());
  // what YARP's client asks first; it goes on where the first two numbers are its own
  if (item_at(asked, 1).word() == "prot") {
    return {Item::vocab("prot"), Item::integer(1), Item::integer(9), Item::integer(0), Item::vocab("ok")};
  }
  auto got = get(asked);
  if (!got) return failed(got.error());
  for (Item item : {Item::vocab("tsta"), Item::integer(count_), Item::number(time_.seconds()), Item::vocab("ok")}) {
    got->push_back(std::move(item));
  }
  return std::move(*got);
}

Result<void> ControlBoard::command(const Bottle& streamed) {
  const Item& head = item_at(streamed, 0);
  const Item& values = item_at(streamed, 1);
  if (!head.is_list() || !values.is_list() || head.items.empty()) {
    return misunderstood(streamed, "a head and its values, for example ([vmo] 14) (10.0)");
  }
  const std::string word = head.items[0].word();
  const auto [stem, form] = word_of(word, {"pos", "vmo"});
  if (stem.empty()) return misunderstood(streamed, "[poss], [vmo] AXIS, [vmos] or [vmog] N (AXES)");
  const Change what = stem == "pos" ? &ControlBoard::move : &ControlBoard::turn;
  Bottle arguments;
  if (form == '1') arguments = {item_at(head.items, 1), item_at(values.items, 0)};
  if (form == 's') arguments = {values};
  if (form == 'g') arguments = {item_at(head.items, 1), item_at(head.items, 2), values};
  return change(what, form, arguments, true);
}

double servo_degrees(const body::Robot& robot, std::size_t joint, double angle) {
  return body::counts_of(robot, robot.joints[joint], angle) / kCountsPerDegree;
}

Bottle matrix_of(const LaserScan& scan) {
  return {Item::integer(static_cast<std::int64_t>(scan.distances.size())), Item::integer(1),
          Item::numbers(scan.distances)};
}

}  // namespace cancha::robot
