#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/result.h"
#include "match/fixture.h"
#include "os/clock.h"
#include "server/live_behaviours.h"
#include "server/live_feed.h"
#include "server/live_messages.h"
#include "server/live_story.h"

namespace cancha::server {

/// Is this a speed to play at? 0 = as fast as it goes.
[[nodiscard]] Result<void> check_speed(double speed);

/// What a match does whose recording finds no more room on the disk.
enum class OnFullDisk : std::uint8_t {
  Hold,  ///< waits, tells its viewers, and goes on by itself once there is room
  End    ///< ends with an outcome that says so
};

/// A match that is played, recorded and shown in a thread of its own, and that people can hold, speed up and touch.
///
///     auto live = LiveMatch::start({.fixture = {}, .content = "content", .recording = "a.mcap", .version = "1"});
///     (void)(*live)->obey({.order = Order::Pause});
///     while (!(*live)->is_over()) …
///
/// One LiveMatch is one run and one recording; playing again means another one. Any thread may call.
class LiveMatch {
 public:
  /// Somebody presses the button in a robot's chest at that time of the match.
  struct Press {
    Time time{};
    RobotId robot;
  };
  struct Plan {
    match::Fixture fixture{};
    std::filesystem::path content{};
    std::filesystem::path recording{};  ///< the file to write, whose name names the match; empty = none, nothing to see
    std::string version{};              ///< of the program
    std::uint64_t most_bytes = UINT64_MAX;  ///< of the recording: where it reaches this, the match ends
    double speed = 1.0;                     ///< times real time; 0 = as fast as it goes
    bool paused = false;
    std::shared_ptr<const match::Recording> beginning{};  ///< a branch: what is repeated first; it then waits there
    std::string branch_of{};                              ///< and the name of the recording that this is from
    double branch_time = 0.0;                             ///< and up to when, seconds
    std::vector<std::string> behaviours{};                ///< of blue and yellow, as the editor calls them
    std::vector<TeamDebugging> debugging{};               ///< of blue and yellow, from the beginning
    OnFullDisk on_full_disk = OnFullDisk::Hold;
    bool person_judges = false;                 ///< a contest, from its beginning
    std::vector<Press> presses{};               ///< of chest buttons, in the order of time
    bool keeps_match = false;                   ///< match() is asked for after the end; else its world goes
    std::vector<match::Observer*> observers{};  ///< called in the match's thread; must live until is_over()
  };

  /// Opens the recording and begins to play. Fails where league, teams or file are no good.
  [[nodiscard]] static Result<std::shared_ptr<LiveMatch>> start(const Plan& plan);
  /// Stops.
  ~LiveMatch();
  LiveMatch(const LiveMatch&) = delete;
  LiveMatch& operator=(const LiveMatch&) = delete;

  /// Does what a viewer wants before the next tick, and waits for it unless the match is busy; refuses what cannot be
  /// done. A beginning that is being repeated can only be stopped; other wishes wait for its end.
  [[nodiscard]] Result<void> obey(const LiveCommand& command);
  /// A referee outside of the match says something, which holds from the next tick on.
  void heed(const RefereeState& said);
  /// Ends the match and closes its recording; returns when that is done.
  void stop();

  /// Waits for the end of the match, so long at most; true where it is over.
  bool wait(std::chrono::milliseconds most);

  [[nodiscard]] LiveStatus status() const;
  [[nodiscard]] bool is_over() const { return over_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] LiveFeed& feed() { return feed_; }
  /// What was commanded so far, to branch from; nothing where it is not recorded or, once it is over, only there.
  [[nodiscard]] std::optional<match::Recording> so_far() const;

  /// The match itself, once it is over, where the plan says that it is kept.
  [[nodiscard]] const match::Match& match() const;
  /// How it went, once it is over: trouble with the world or with the recording.
  [[nodiscard]] const Result<void>& outcome() const;
  /// The fingerprint of its last state, once it is over.
  [[nodiscard]] std::uint64_t state_hash() const;

 private:
  LiveMatch(const Plan& plan, match::Repetition beginning);
  [[nodiscard]] Result<void> open_recording(match::RecordingInfo info);
  [[nodiscard]] Result<void> check(const LiveCommand& command) const;

  // in the match's thread
  void run();
  [[nodiscard]] Result<void> play_all();
  [[nodiscard]] Result<void> repeat_beginning();
  [[nodiscard]] Result<void> play();
  void finish(Result<void> played);
  void let_go_of_match();
  void carry_out_orders();
  [[nodiscard]] Result<void> carry_out(const LiveCommand& command);
  [[nodiscard]] Result<void> judge(const LiveCommand& command);
  [[nodiscard]] Result<void> steer(RobotId robot, const LiveCommand& command);
  void let_go_of_idle_robots(os::HostTime now);
  void press_buttons();
  [[nodiscard]] bool waits();
  [[nodiscard]] Result<void> look_at_recording(os::HostTime now);
  void hold(const std::string& by);
  void hold_at_breakpoint();
  [[nodiscard]] Result<void> wait_for_disk(Phase phase);
  [[nodiscard]] bool disk_holds();
  void sleep_until(os::HostTime due);
  void publish(bool at_once);
  void tell_status(Phase phase, std::string problem = "");

  const Plan plan_;
  const std::string name_;
  std::unique_ptr<match::Repetition> beginning_;
  match::Match& match_;  ///< of the beginning; gone with it
  std::unique_ptr<match::Recorder> recorder_;
  std::unique_ptr<LiveStory> story_;
  LiveFeed feed_;
  Result<void> outcome_;
  std::uint64_t state_hash_ = 0;

  // only the match's thread
  double speed_;
  bool paused_;
  std::string held_by_;       ///< who paused it
  std::string halted_;        ///< the breakpoint that the last tick has reached
  std::string disk_problem_;  ///< why it waits for room on the disk; empty = it does not
  LiveBehaviours behaviours_;
  Time step_until_;   ///< while paused: play up to here
  os::HostTime due_;  ///< of the next tick
  os::HostTime next_frame_;
  os::HostTime next_details_;
  os::HostTime next_look_;                 ///< at the recording's size
  std::size_t presses_ = 0;                ///< of the plan that have been made
  std::map<RobotId, os::HostTime> hands_;  ///< robots that are steered, and when that ends by itself

  mutable std::mutex mutex_;
  std::condition_variable wake_;   ///< the match: there are orders
  std::condition_variable ended_;  ///< whoever waits for its end
  struct Waiting {
    LiveCommand command;
    std::promise<Result<void>> done;
  };
  std::deque<Waiting> orders_;
  std::deque<RefereeState> calls_;  ///< of a referee outside
  LiveStatus status_;

  std::atomic<bool> has_orders_ = false;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> over_ = false;
  std::mutex joining_;
  std::thread thread_;
};

}  // namespace cancha::server
