#include "server/live_match.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/expects.h"
#include "match/scene.h"
#include "server/places.h"
#include "server/storage.h"
#include "world/wheeled_world.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenLooks = 200_ms;    ///< at the size of the recording
constexpr auto kMostBehind = 250_ms;      ///< a match that cannot keep up does not try to make up for more
constexpr auto kPatience = 1s;            ///< for an order to be carried out
constexpr auto kBetweenTries = 250_ms;    ///< of a disk that is full
constexpr std::size_t kMostOrders = 256;  ///< waiting

}  // namespace

Result<std::shared_ptr<LiveMatch>> LiveMatch::start(const Plan& plan) {
  // a match of its own is the continuation of a recording in which nothing has happened yet
  auto recording = plan.beginning;
  if (!recording) {
    auto league = match::league_of(plan.fixture, plan.content);
    if (!league) return pass_on(std::move(league));
    match::Recording nothing;
    nothing.info = match::info_of(plan.fixture, *league, plan.version);
    if (plan.person_judges) nothing.rulings.push_back({.time = {}, .word = {.ruling = Ruling::Person}});
    recording = std::make_shared<match::Recording>(std::move(nothing));
  }
  auto league = field::parse_league(recording->info.league_toml, recording->info.league);
  if (!league) return pass_on(std::move(league));
  auto teams = match::teams_of(plan.fixture, *league, plan.content);
  if (!teams) return pass_on(std::move(teams));
  for (const Press& press : plan.presses) {
    if ((*teams)[index(press.robot.team)]->has_buttons()) continue;
    return fail("--press", fmt::format("players of team {} have no chest button", plan.fixture.team(press.robot.team)),
                "./cancha play spl");
  }
  auto beginning = match::Repetition::start(recording, plan.content, std::move(*teams));
  if (!beginning) return pass_on(std::move(beginning));

  std::shared_ptr<LiveMatch> live{new LiveMatch(plan, std::move(*beginning))};
  match::RecordingInfo info = recording->info;
  info.version = plan.version;
  info.branch_of = plan.branch_of;
  info.branch_time = plan.branch_time;
  if (auto opened = live->open_recording(std::move(info)); !opened) return pass_on(std::move(opened));
  live->behaviours_.set_up(plan.debugging);
  for (match::Observer* observer : plan.observers) live->match_.add_observer(*observer);
  live->tell_status(plan.beginning ? Phase::Preparing : Phase::Playing);
  live->thread_ = std::thread{[&match = *live] { match.run(); }};
  return live;
}

LiveMatch::LiveMatch(const Plan& plan, match::Repetition beginning)
    : plan_{plan},
      name_{plan.recording.filename().string()},
      beginning_{std::make_unique<match::Repetition>(std::move(beginning))},
      match_{beginning_->match()},
      speed_{plan.speed},
      paused_{plan.paused || plan.beginning},
      behaviours_{match_, plan.fixture, plan.content} {
  status_.name = name_;
  status_.league = plan.fixture.league;
  status_.blue = match::short_name(plan.fixture.blue);
  status_.yellow = match::short_name(plan.fixture.yellow);
  status_.seed = plan.fixture.seed;
  status_.behaviours = behaviours_.names(plan.behaviours);
  status_.run = os::time_of_day().ns / 1'000'000;
  status_.length = 2 * match_.league().rules.half.value;
  status_.max_command = match_.league().drive.max_command;
  status_.branch_of = plan.branch_of;
  status_.branch_time = plan.branch_time;
}

Result<void> LiveMatch::open_recording(match::RecordingInfo info) {
  if (plan_.recording.empty()) return {};
  std::error_code ignored;
  if (plan_.recording.has_parent_path()) std::filesystem::create_directories(plan_.recording.parent_path(), ignored);
  auto recorder = match::Recorder::open(plan_.recording.string(), match_, info);
  if (!recorder) return pass_on(std::move(recorder));
  recorder_ = std::move(*recorder);
  match_.add_observer(*recorder_);
  story_ = std::make_unique<LiveStory>(match_, *recorder_, info, feed_);
  match_.add_observer(*story_);
  return {};
}

LiveMatch::~LiveMatch() {
  stop();
}

void LiveMatch::stop() {
  {
    const std::lock_guard lock{mutex_};
    stop_ = true;
  }
  wake_.notify_all();
  const std::lock_guard lock{joining_};
  if (thread_.joinable()) thread_.join();
}

bool LiveMatch::wait(std::chrono::milliseconds most) {
  std::unique_lock lock{mutex_};
  return ended_.wait_for(lock, most, [&] { return is_over(); });
}

// What viewers want

Result<void> LiveMatch::obey(const LiveCommand& command) {
  std::future<Result<void>> done;
  {
    const std::lock_guard lock{mutex_};
    if (is_over()) return fail(name_, "the match is over");
    if (auto sound = check(command); !sound) return sound;
    // what is repeated cannot be touched, but ended
    if (command.order == Order::Stop) stop_ = true;
    if (orders_.size() >= kMostOrders) return fail(name_, "too many orders are waiting");
    done = orders_.emplace_back(Waiting{command, {}}).done.get_future();
    has_orders_ = true;
  }
  wake_.notify_all();
  if (done.wait_for(kPatience) == std::future_status::ready) return done.get();
  return {};
}

void LiveMatch::heed(const RefereeState& said) {
  {
    const std::lock_guard lock{mutex_};
    if (is_over() || calls_.size() >= kMostOrders) return;
    calls_.push_back(said);
    has_orders_ = true;
  }
  wake_.notify_all();
}

LiveStatus LiveMatch::status() const {
  const std::lock_guard lock{mutex_};
  return status_;
}

std::optional<match::Recording> LiveMatch::so_far() const {
  // the end says that it is over before it lets go of it: asked the other way round, both would touch it at once
  const std::lock_guard lock{mutex_};
  if (is_over() || !story_) return std::nullopt;
  return story_->so_far();
}

const match::Match& LiveMatch::match() const {
  CANCHA_EXPECTS(is_over() && plan_.keeps_match);
  return match_;
}

const Result<void>& LiveMatch::outcome() const {
  CANCHA_EXPECTS(is_over());
  return outcome_;
}

std::uint64_t LiveMatch::state_hash() const {
  CANCHA_EXPECTS(is_over());
  return state_hash_;
}

// The match's thread

void LiveMatch::run() {
  Result<void> played;
  try {
    played = play_all();
  } catch (const std::exception& trouble) {
    // out of memory, most likely: this match ends, others go on
    played = fail(name_, trouble.what());
  }
  finish(std::move(played));
}

Result<void> LiveMatch::play_all() {
  if (auto repeated = repeat_beginning(); !repeated) return repeated;
  return play();
}

Result<void> LiveMatch::repeat_beginning() {
  while (beginning_->goes_on() && !stop_) {
    if (auto recorded = wait_for_disk(Phase::Preparing); !recorded) return recorded;
    if (auto ticked = beginning_->tick(); !ticked) return ticked;
    if (os::now() >= next_details_) tell_status(Phase::Preparing);
  }
  if (plan_.beginning && recorder_) recorder_->flush();
  return {};
}

Result<void> LiveMatch::play() {
  due_ = os::now();
  publish(true);
  while (!match_.over() && !stop_) {
    if (has_orders_) carry_out_orders();
    const auto now = os::now();
    if (!hands_.empty()) let_go_of_idle_robots(now);
    if (auto recorded = wait_for_disk(Phase::Playing); !recorded) return recorded;
    const bool programs = behaviours_.any();
    if (programs && behaviours_.look_at_files(now)) publish(true);
    if (waits()) {
      sleep_until(programs ? now + LiveBehaviours::kBetweenLooks : now + 3'600'000_ms);
      due_ = os::now();
      continue;
    }
    if (speed_ > 0.0 && due_ > now) {
      sleep_until(due_);
      continue;
    }
    if (auto room = look_at_recording(now); !room) return room;
    press_buttons();
    const Time before = match_.truth().time;
    if (auto ticked = match_.tick(); !ticked) return ticked;
    hold_at_breakpoint();
    if (speed_ > 0.0) {
      const double passed = (match_.truth().time - before).seconds() / speed_;
      due_ = std::max(due_, now - kMostBehind) + nearest(Seconds{passed});
    }
    publish(false);
  }
  return {};
}

Result<void> LiveMatch::look_at_recording(os::HostTime now) {
  if (!recorder_ || now < next_look_) return {};
  next_look_ = now + kBetweenLooks;
  return may_grow(plan_.recording, plan_.most_bytes);
}

// A match whose recording has no room is held, so that nothing of it is lost, and goes on by itself once there is some.
Result<void> LiveMatch::wait_for_disk(Phase phase) {
  if (!recorder_ || recorder_->good()) return {};
  const Error trouble = recorder_->status().error();
  if (!recorder_->disk_is_full() || plan_.on_full_disk == OnFullDisk::End) return tl::unexpected<Error>{trouble};
  disk_problem_ = Places{{{plan_.recording, name_}}}.without(trouble.text());
  while (disk_holds() && !stop_) {
    if (has_orders_ && phase == Phase::Playing) carry_out_orders();
    if (phase == Phase::Playing)
      publish(true);
    else
      tell_status(phase);
    if (!has_orders_) sleep_until(os::now() + kBetweenTries);
  }
  disk_problem_.clear();
  due_ = os::now();
  tell_status(phase);
  return {};
}

/// Tries to write what could not be written.
bool LiveMatch::disk_holds() {
  recorder_->flush();
  return !recorder_->good();
}

void LiveMatch::hold_at_breakpoint() {
  halted_ = behaviours_.halted();
  if (halted_.empty()) return;
  hold("breakpoint");
  step_until_ = match_.truth().time;
}

void LiveMatch::hold(const std::string& by) {
  if (!paused_) held_by_ = by;
  paused_ = true;
}

bool LiveMatch::waits() {
  if (!paused_ || match_.truth().time < step_until_) return false;
  // whoever looks at a still picture may want to look back as well
  if (recorder_ && !has_orders_) {
    recorder_->flush();
    story_->tell_chunks();
  }
  publish(true);
  return true;
}

void LiveMatch::sleep_until(os::HostTime due) {
  // robots in hand are let go even while the match waits
  for (const auto& [robot, until] : hands_) due = std::min(due, until);
  std::unique_lock lock{mutex_};
  wake_.wait_for(lock, std::chrono::nanoseconds{(due - os::now()).ns}, [&] { return stop_ || has_orders_; });
}

void LiveMatch::carry_out_orders() {
  std::deque<Waiting> orders;
  std::deque<RefereeState> calls;
  {
    const std::lock_guard lock{mutex_};
    orders.swap(orders_);
    calls.swap(calls_);
    has_orders_ = false;
  }
  for (const RefereeState& said : calls) match_.heed(said);
  std::vector<Result<void>> results;
  for (const Waiting& order : orders) results.push_back(carry_out(order.command));
  publish(true);
  // only now the status tells of it
  for (std::size_t i = 0; i < orders.size(); ++i) orders[i].done.set_value(std::move(results[i]));
}

Result<void> LiveMatch::carry_out(const LiveCommand& command) {
  using enum Order;
  const Time now = match_.truth().time;
  const int players = match_.league().players;
  const auto robot = match::robot_of_frame(command.body, players);
  if (LiveBehaviours::concerns(command.order)) return behaviours_.carry_out(command, robot);
  switch (command.order) {
    case Play:
      paused_ = false;
      held_by_.clear();
      return {};
    case Pause:
      hold(command.by);
      step_until_ = now;
      return {};
    case Step:
      paused_ = true;
      held_by_ = command.by;
      step_until_ = now + std::max(Duration{1}, nearest(Seconds{command.seconds}));
      return {};
    case Speed:
      // the next tick was due by the speed before
      speed_ = command.speed;
      due_ = os::now();
      return {};
    case Place: {
      const double heading = robot ? match_.truth().robots[place_of(*robot, players)].X_FR.heading : 0.0;
      return match_.touch(robot, {command.x, command.y, command.heading.value_or(heading)});
    }
    case Judge:
      return judge(command);
    case Steer:
      return steer(*robot, command);
    case Press:
      return match_.press(*robot);
    case Release:
      hands_.erase(*robot);
      return match_.steer(*robot, std::nullopt);
    case Reset:  // Matches::obey starts another one
    case Stop:
      stop_ = true;
      return {};
    default:
      return {};
  }
}

void LiveMatch::finish(Result<void> played) {
  publish(true);
  outcome_ = std::move(played);
  state_hash_ = match_.state_hash();
  if (recorder_) {
    auto closed = recorder_->close();
    story_->tell_chunks();
    if (outcome_) outcome_ = std::move(closed);
  }
  Phase phase = match_.over() ? Phase::Ended : Phase::Stopped;
  if (!outcome_) phase = Phase::Failed;
  hands_.clear();
  disk_problem_.clear();
  // viewers know the recording by its name
  const Places here{{{plan_.recording, name_}}};
  tell_status(phase, outcome_ ? match_.forfeit() : here.without(outcome_.error().text()));
  {
    const std::lock_guard lock{mutex_};
    over_ = true;
    for (Waiting& order : orders_) {
      const bool is_done = order.command.order == Order::Stop;
      order.done.set_value(is_done ? Result<void>{} : fail(name_, "the match is over"));
    }
    orders_.clear();
  }
  ended_.notify_all();
  let_go_of_match();
}

/// It is all in the file now; from here on only status and feed are asked for.
void LiveMatch::let_go_of_match() {
  if (story_) story_->forget();
  if (plan_.keeps_match) return;
  story_.reset();
  recorder_.reset();
  beginning_.reset();
}

}  // namespace cancha::server
