#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>

#include "decide/program/stand_in.h"
#include "support/content.h"
#include "support/trace_words.h"

/// Scripted scenes for content/behaviours/uchile_striker: what the robot sees is said, time passes, and what it does is
/// written down. A cycle is 100 ms; outputs are reset before each one, as the document's body does.
namespace cancha::decide::striker {

namespace form = program;

/// One robot in a scripted world; it stands in the centre and looks at the opponents' goal.
class Scene {
 public:
  Scene()
      : program_{program_in_content("uchile_striker")},
        body_{*program_},
        engine_{*form::Engine::link(program_, host())} {}
  Scene(const Scene&) = delete;

  /// A new scene: play is on, nothing is in the way, the ball lies 2 m ahead, the goal 4 m ahead.
  void begin(std::string_view title) {
    trace_ += fmt::format("{}== {}\n", trace_.empty() ? "" : "\n", title);
    for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) body_.value(i) = 0.0;
    engine_.reset();
    start_ = now_;
    kick_begins = false;
    for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) shown_[i] = form::words_of(engine_, i);
    given("game.state", "playing_state")
        .given("locator.pose.validity", 0.9)
        .given("ball.cooperative.time_since_disappeared", 100'000);
    given("distance_to_target_pose", 3000).given("obstacle.distance_to_closest", 3000);
    for (const char* side : {"left", "right", "center"}) given(fmt::format("obstacle.{}.distance", side), 3000);
    goal(0, 4000).ball(2000, 0);
    given_.clear();
  }

  /// The robot sees something from now on: a number, a truth, or an element.
  Scene& given(std::string_view name, double value) {
    body_.value(place(name)) = value;
    return note(fmt::format("{} {:g}", name, value));
  }
  Scene& given(std::string_view name, std::string_view element) {
    body_.value(place(name)) = element_value(place(name), element);
    return note(fmt::format("{} {}", name, element));
  }
  /// The ball is seen there, in the robot's own frame.
  Scene& ball(double x, double y) {
    const double angle = in_degrees(std::atan2(y, x));
    for (const char* kind : {"estimate", "seen"}) {
      body_.value(place(fmt::format("ball.{}.x", kind))) = x;
      body_.value(place(fmt::format("ball.{}.y", kind))) = y;
      body_.value(place(fmt::format("ball.{}.angle", kind))) = angle;
    }
    body_.value(place("ball.estimate.distance")) = std::hypot(x, y);
    body_.value(place("ball.was_seen")) = 1.0;
    body_.value(place("ball.time_since_last_seen")) = 0.0;
    body_.value(place("ball.global.x")) = x;
    body_.value(place("ball.global.y")) = y;
    return note(fmt::format("ball at ({:g}, {:g})", x, y));
  }
  /// The ball is not seen from now on; how long ago it was grows with time.
  Scene& lose_ball(double last_seen = 0.0) {
    given("ball.was_seen", 0.0);
    return given("ball.time_since_last_seen", last_seen);
  }
  Scene& goal(double angle, double distance) {
    body_.value(place("opp_goal.local_projected.angle")) = angle;
    body_.value(place("opp_goal.local_projected.distance")) = distance;
    return note(fmt::format("goal at {:g}° {:g}", angle, distance));
  }
  /// Somebody changes a symbol in the debugger.
  Scene& by_hand(std::string_view name, std::string_view element) {
    engine_.set(place(name), element_value(place(name), element));
    return note(fmt::format("{} {} (by hand)", name, element));
  }

  /// One cycle, and further ones until so much time has passed.
  void run(int ms = 0) {
    tick();
    for (int i = 0; i < ms / kCycle; ++i) tick();
  }

  /// The options below body_control: "striker/search_ball search_ball/turn".
  [[nodiscard]] std::string body() const { return form::path_below(engine_, "body_control"); }
  /// Those below head_control.
  [[nodiscard]] std::string head() const { return form::path_below(engine_, "head_control"); }
  /// The state of an option; empty where it is not active.
  [[nodiscard]] std::string state(std::string_view option) const {
    for (std::uint32_t i = 0; i < program_->options.size(); ++i) {
      if (program_->options[i].name == option && engine_.option_active(i)) {
        return program_->states[engine_.state_of(i)].name;
      }
    }
    return "";
  }
  /// The value of a symbol, in words.
  [[nodiscard]] std::string value(std::string_view name) const { return form::words_of(engine_, place(name)); }
  [[nodiscard]] const std::string& trace() const { return trace_; }
  /// "option/state" of all that was ever active at the end of a cycle.
  [[nodiscard]] const std::set<std::string>& visited() const { return visited_; }
  [[nodiscard]] const form::Program& program() const { return *program_; }

  bool kick_begins = false;  ///< what motion.kick_forward answers

 private:
  static constexpr int kCycle = 100;  ///< ms

  form::Host host() {
    using Values = std::span<const double>;
    form::Host host = body_.host();
    add_mathematics(host);
    host.function<double>("locator.relative_x", {{"x"}, {"y"}}, [](Values v) { return v[0]; });
    host.function<double>("locator.relative_y", {{"x"}, {"y"}}, [](Values v) { return v[1]; });
    host.function<double>("locator.relative_angle", {{"angle"}}, [](Values v) { return v[0]; });
    const form::Type truth = form::Type::Boolean;
    host.function<bool>("motion.kick_forward", {{"x"}, {"y"}, {"mirror", truth}, {"updates", truth}},
                        [this](Values) { return kick_begins; });
    return host;
  }

  Scene& note(std::string_view what) {
    given_ += fmt::format("{}{}", given_.empty() ? "" : ", ", what);
    return *this;
  }

  void tick() {
    for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) {
      if (program_->symbols[i].direction == form::Direction::Output) body_.value(i) = 0.0;
    }
    body_.value(place("game.time_since_playing_started")) += now_ == start_ ? 0 : kCycle;
    if (value("ball.was_seen") == "false" && given_.empty()) body_.value(place("ball.time_since_last_seen")) += kCycle;
    engine_.tick_traced(Time{now_ * 1'000'000});
    write_down();
    now_ += kCycle;
  }

  /// Cycles in which nothing was given and nobody changed are left out.
  void write_down() {
    const std::string path = form::path_below(engine_, "");
    std::istringstream words{path};
    for (std::string word; words >> word;) visited_.insert(word);
    if (given_.empty() && path == last_path_) return;
    const std::string done = body().empty() ? "stand" : body();
    trace_ += fmt::format("{:>6} ms  body  {}\n           head  {}\n", now_ - start_, done, head());
    trace_ += given_.empty() ? "" : fmt::format("           given {}\n", given_);
    for (const form::Transition& t : engine_.transitions()) {
      trace_ += fmt::format("           {}\n", form::words_of(engine_, t));
    }
    note_outputs();
    given_.clear();
    last_path_ = path;
  }

  /// Outputs and internal symbols that have other values than when they were last told.
  void note_outputs() {
    std::string sets;
    for (std::uint32_t i = 0; i < program_->symbols.size(); ++i) {
      const std::string words = form::words_of(engine_, i);
      if (program_->symbols[i].direction == form::Direction::Input || shown_[i] == words) continue;
      sets += fmt::format("{}{} {}", sets.empty() ? "" : ", ", program_->symbols[i].name, words);
      shown_[i] = words;
    }
    if (!sets.empty()) trace_ += fmt::format("           sets  {}\n", sets);
  }

  [[nodiscard]] std::uint32_t place(std::string_view name) const {
    const auto found = std::ranges::find(program_->symbols, name, &form::Symbol::name);
    CANCHA_EXPECTS(found != program_->symbols.end());
    return static_cast<std::uint32_t>(found - program_->symbols.begin());
  }
  [[nodiscard]] double element_value(std::uint32_t symbol, std::string_view element) const {
    const std::uint32_t kind = program_->symbols[symbol].enumeration;
    const auto& elements = program_->enumerations[kind].elements;
    const auto found = std::ranges::find(elements, element);
    CANCHA_EXPECTS(found != elements.end());
    return engine_.element_values(kind)[static_cast<std::size_t>(found - elements.begin())];
  }

  std::shared_ptr<const form::Program> program_;
  form::StandIn body_;
  form::Engine engine_;
  std::int64_t now_ = 0, start_ = 0;  ///< ms
  std::string given_, trace_, last_path_;
  std::map<std::uint32_t, std::string> shown_;  ///< outputs as they were last written down
  std::set<std::string> visited_;
};

}  // namespace cancha::decide::striker
