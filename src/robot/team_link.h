#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "robot/body.h"
#include "robot/mailbox.h"
#include "robot/robot_log.h"
#include "team/comm/radio.h"

namespace cancha::robot {

/// A player's words as FutRob's team messages, and back.
class TeamWords {
 public:
  explicit TeamWords(int id) : id_{id} {}

  /// What a word says, for everybody: what has changed since the last time, the role about three times and all the rest
  /// once a second.
  [[nodiscard]] std::vector<team::TeamMessage> messages_of(const RuleWord& word, Time now);
  /// What mates have told, a word each. Robots have numbers from 0 in the order in which they were first heard.
  void words_of(const team::MemberTable& members, Time now, std::vector<MateWord>& words);

 private:
  static constexpr std::size_t kMostMates = 16;
  struct Told {
    team::TeamWord word{};
    int value = 0;
    bool said = false;
  };
  void tell(team::TeamWord word, int value, bool anew, std::vector<team::TeamMessage>& messages);

  int id_;
  std::array<Told, 16> told_{};
  Time all_told_{-1'000'000'000'000};
  Time role_told_{-1'000'000'000'000};
  std::vector<int> ids_;  ///< of mates, by their numbers
};

/// A body whose player hears and speaks by a radio, on a thread of its own: neither waits for the other.
class RadioBody final : public Body {
 public:
  /// The log must outlive it; null: none.
  RadioBody(std::unique_ptr<Body> body, team::TeamRadio radio, RobotLog* log);
  ~RadioBody() override;

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override;

 private:
  void run();
  void send(const RuleWord& word);
  void note(std::string_view what, const team::TeamMessage& message, const team::Address& address) const;

  std::unique_ptr<Body> body_;
  team::TeamRadio radio_;
  RobotLog* log_;
  TeamWords words_;
  Mailbox<RuleWord> said_;
  Mailbox<std::vector<MateWord>> heard_;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace cancha::robot
