#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "messages/radio.h"
#include "team/radio/arrivals.h"
#include "team/radio/chain.h"
#include "team/radio/clock_offset.h"
#include "team/radio/inbox.h"
#include "team/radio/key.h"
#include "team/radio/outbox.h"
#include "team/radio/strangers.h"
#include "team/radio/tdma.h"

namespace cancha::team {

/// How much a team may say.
struct RadioBudget {
  double bytes_per_s = 125'000.0;  ///< of the team, with the heads of IP and UDP
  double messages_per_s = 0.0;     ///< of the team; 0 = any number
  std::size_t frame_bytes = kMostFrameBytes;

  /// "team": 1 Mbit/s. "spl": 1200 messages of 128 B in 20 minutes. "hsl": 12000 of 512 B.
  [[nodiscard]] static Result<RadioBudget> named(const std::string& name);
};

/// A robot's radio without a socket and without a database: told what came and when, it says what to send and when.
///
/// Ages are honest: what a record's age was when it was sent, plus the time on the air by the clocks of both robots. No
/// value is put after a younger one. Whatever comes from outside is checked, counted and dropped where it is wrong.
///
/// With a key, only robots of the team are believed. Without one a frame is believed where it continues what its sender
/// said before (chain.h). In calm times a new sender is believed at its first frame; for two seconds after a frame that
/// contradicts what is known, only at the second that continues the first.
class Station {
 public:
  struct Settings {
    std::string team = "cancha";
    int member = 1;
    int members = 6;                   ///< robots of the team: who counts messages shares them among all
    std::uint64_t robot = 0;           ///< Database::robot()
    std::uint32_t session = 0;         ///< larger after each start
    std::uint32_t first_sequence = 1;  ///< any; with a key, nobody should be able to guess it
    Duration round{100'000'000};
    RadioBudget budget{};
    std::optional<RadioKey> key{};
    std::uint64_t secret = 0;        ///< without a key: nobody should be able to guess it
    std::uint32_t links = 1u << 19;  ///< without a key: frames until a new session begins
  };
  static constexpr std::size_t kMostFramesTold = 256;   ///< in one state
  static constexpr std::size_t kPacketHead = 28;        ///< bytes of IP and UDP before a frame
  static constexpr Duration kTwinAfter{1'000'000'000};  ///< who was silent so long may come back as another robot
  static constexpr Duration kAlarm{2'000'000'000};      ///< so long a forged frame makes us careful
  static constexpr Duration kSetBack{10'000'000'000};   ///< who was silent so long may have a clock that was set back

  Station(const Settings& settings, RadioStore& store, Time now);

  /// A datagram; `from` is where it came from: for people, and without a key a sender stays where it began.
  void hear(std::span<const std::byte> bytes, Time now, std::string_view from = {});
  /// When send() should be called next.
  [[nodiscard]] Time next_send(Time now) {
    const Time slot = tdma_.next_send(now);
    return has_again_ && again_at_ < slot ? again_at_ : slot;
  }
  /// Makes the datagrams of the slot that is now. They live until the next call.
  [[nodiscard]] std::span<const ByteVector> send(Time now);
  /// Makes one that says that this robot goes; none where the league counts messages.
  [[nodiscard]] std::span<const ByteVector> leave(Time now);

  /// Fills all of the state but `link`. Frames are those since the last call.
  void tell(RadioState& state, Time now);
  [[nodiscard]] const Tdma& tdma() const { return tdma_; }
  [[nodiscard]] const RadioDropped& dropped() const { return dropped_; }
  [[nodiscard]] Duration clock_offset(int member) const {
    return mates_[static_cast<std::size_t>(member)].clock.offset();
  }
  [[nodiscard]] double loss(int member) const { return mates_[static_cast<std::size_t>(member)].arrivals.loss(); }

 private:
  struct Mate {
    bool known = false;  ///< robot and session are those of frames that were taken
    std::uint64_t robot = 0;
    std::uint32_t session = 0;
    Arrivals arrivals;
    ClockOffset clock;
    Inbox inbox;
    Time heard_at;                                              ///< the last frame was sent, by our clock
    Time newest_at;                                             ///< of the one with the largest number
    std::uint64_t heard = 0, lost = 0, late = 0, collided = 0;  ///< of sessions before, but for late and collided
    Duration lateness;
    // without a key
    std::uint64_t link = 0;        ///< of the newest frame
    std::string from;              ///< where its frames come from
    Time newest_sent;              ///< by their clock
    bool confirmed = false;        ///< a second frame continued the first
    std::uint32_t first_said = 0;  ///< the largest number of this chain that was heard from anywhere
    int lead = 0;                  ///< how often its place was the first to say a link, less how often others were
    bool gone = false;             ///< it said so
    int odd = 0;                   ///< frames in a row whose times fit each other, but not the clock that we know
    Duration odd_offset;           ///< of the last of them
    // another robot with the same number
    std::uint64_t rival = 0;
    Time rival_since, rival_at;
    bool misses = false;  ///< some of our last frames did not reach it
    // with a key: a session that has not shown yet that it is of now
    bool waits = false;
    std::uint32_t waiting_sequence = 0;
    Time waiting_at;
  };
  struct SentFrame {
    std::uint32_t sequence = 0;
    Time at;
    Duration late;  ///< since the slot began
  };

  [[nodiscard]] bool is_authentic(std::span<const std::byte> bytes, std::string_view from, Time now);
  [[nodiscard]] bool is_rival(const Frame& frame, Mate& mate, Time now, std::string_view from);
  void note_rival(const Frame& frame, Mate& mate, Time now, std::string_view from);
  void note_own_number(const Frame& frame, Time now, std::string_view from);
  [[nodiscard]] bool follows(const Frame& frame, Mate& mate, Time now, std::string_view from);
  [[nodiscard]] bool is_of_stream(const Frame& frame, const Mate& mate, Time now) const;
  [[nodiscard]] bool is_timely(const Frame& frame, Mate& mate, Time now);
  [[nodiscard]] bool comes_from_sender(const Frame& frame, Mate& mate, std::string_view from);
  void suspect(const Frame& frame, Time now, std::string_view from);
  void forget_ghosts(Time now);
  [[nodiscard]] bool is_silent(const Mate& mate, Time now) const;
  [[nodiscard]] static bool is_of_before(const Frame& frame, const Mate& mate, Time now);
  [[nodiscard]] bool belongs(const Frame& frame, Mate& mate, Time now, std::string_view from);
  [[nodiscard]] bool answers_us(const Frame& frame) const;
  void begin_session(const Frame& frame, Mate& mate, std::string_view from);
  void note_echoes(const Frame& frame, Mate& mate, Time now);
  void note_round(const Frame& frame, Mate& mate, Time now, bool reordered, std::size_t bytes);
  void take_pieces(const Frame& frame, Mate& mate, Duration transit, bool in_order);
  void say(std::string trouble, Time now, int about = -1);
  void begin_chain();
  void send_again(Time now);
  [[nodiscard]] bool is_lossy() const;
  void start_frame(Time now, Time slot);
  void add_echoes(Time now, std::size_t room);
  void finish_frame(Time now);
  [[nodiscard]] const SentFrame* sent_frame(std::uint32_t sequence) const;
  [[nodiscard]] double my_bytes_per_s() const;
  [[nodiscard]] static Tdma::Settings rounds_of(const Settings& settings);

  Settings settings_;
  RadioStore& store_;
  Tdma tdma_;
  Outbox outbox_;
  std::uint32_t team_;
  std::uint32_t sequence_;
  std::array<Mate, kRadioMembers> mates_{};
  std::array<SentFrame, 64> sent_{};
  int next_echo_ = 0;
  std::optional<Chain> chain_;  ///< of our own frames, without a key
  Strangers strangers_;
  std::optional<Time> alarm_at_;  ///< the last frame that contradicts what we know
  Frame heard_;
  Frame frame_;
  std::vector<ByteVector> datagrams_;
  std::size_t used_ = 0;  ///< of datagrams_
  bool has_again_ = false;
  Time again_at_;              ///< when the slot's second frame is due
  Time slot_;                  ///< the last one's begin
  std::size_t slot_left_ = 0;  ///< bytes that it may still send
  RadioDropped dropped_;
  std::vector<RadioFrame> frames_;
  std::uint64_t round_ = 0;
  std::uint64_t bytes_sent_ = 0;
  std::uint64_t bytes_told_ = 0;
  Time told_at_;
  double bytes_per_s_ = 0.0;
  std::string trouble_;
  Time trouble_at_;
  int trouble_of_ = -1;  ///< the member that it is about; -1: none
};

}  // namespace cancha::team
