#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "robot/body.h"
#include "robot/mailbox.h"
#include "robot/robot_log.h"
#include "team/comm/radio.h"

namespace cancha::robot {

/// A player's words as FutRob's team messages.
class TeamWords {
 public:
  explicit TeamWords(int id) : id_{id} {}

  /// What a word says, for everybody: what has changed since the last time, the role about three times and all the rest
  /// once a second.
  [[nodiscard]] std::vector<team::TeamMessage> messages_of(const RuleWord& word, Time now);

  /// Writes of a message down that it was sent to an address, or came from there; null: there is no log.
  static void note(RobotLog* log, std::string_view what, const team::TeamMessage& message, const std::string& ip);

 private:
  struct Told {
    team::TeamWord word{};
    int value = 0;
    bool said = false;
  };
  void tell(team::TeamWord word, int value, bool anew, std::vector<team::TeamMessage>& messages);

  void tell_thing(team::TeamWord sight, team::TeamWord far, const ThingWord& thing, bool anew,
                  std::vector<team::TeamMessage>& messages);

  int id_;
  std::array<Told, 24> told_{};  ///< room for all words
  Time all_told_{-1'000'000'000'000};
  Time role_told_{-1'000'000'000'000};
};

/// FutRob's team messages as words of mates. Each word is told once: who has said nothing since the last one has none,
/// and an old offset of the keeper, or an old pass, is in no later word.
class HeardWords {
 public:
  /// What is new, a word each. Robots have numbers from 0 in the order in which they were first heard. `clock`: what
  /// must be added to the members' times to get those of the words.
  void words_of(std::span<const team::TeamMemberData> members, Duration clock, std::vector<MateWord>& words);

 private:
  static constexpr std::size_t kMostMates = 16;
  /// What was told of a mate so far.
  struct Mate {
    int id = 0;
    Time heard{};
    Time keeper{};
    Time passed{};
  };

  std::vector<Mate> mates_;  ///< by their numbers
};

/// A body whose player hears and speaks by a radio, on a thread of its own: neither waits for the other.
class RadioBody final : public Body {
 public:
  /// The log must outlive it, null: none; so must the book of troubles.
  RadioBody(std::unique_ptr<Body> body, team::TeamRadio radio, RobotLog* log, TroubleBook& troubles);
  ~RadioBody() override;

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  void run();
  void send(const RuleWord& word);

  std::unique_ptr<Body> body_;
  team::TeamRadio radio_;
  RobotLog* log_;
  TroubleBook& troubles_;
  TeamWords words_;
  HeardWords heard_words_;  ///< only where the body is read
  Mailbox<RuleWord> said_;
  Mailbox<std::vector<team::TeamMemberData>> heard_;  ///< with the moments of the machine's clock
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

/// A body whose player has a radio that nobody hears: what it would send is in the log, by the player's own time.
class UnheardBody final : public Body {
 public:
  /// `to`: the address that the log names. The log must outlive it.
  UnheardBody(std::unique_ptr<Body> body, int id, team::TeamRole role, std::string to, RobotLog& log)
      : body_{std::move(body)}, role_{role}, to_{std::move(to)}, log_{log}, words_{id} {}

  [[nodiscard]] Result<void> read(Readings& readings) override { return body_->read(readings); }
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  std::unique_ptr<Body> body_;
  team::TeamRole role_;
  std::string to_;
  RobotLog& log_;
  TeamWords words_;
  RuleWord said_;
};

}  // namespace cancha::robot
