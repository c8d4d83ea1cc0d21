#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/time.h"
#include "messages/referee.h"

namespace cancha::team {

/// Something that a listener has to tell.
struct RefereeNews {
  enum class Kind : std::uint8_t { Changed, Found, Lost, Warning };
  Kind kind = Kind::Changed;
  std::string text{};                   ///< one sentence without a full stop; empty where the state says it all
  std::optional<RefereeState> state{};  ///< Changed: what it is now
};

/// Follows one GameController by its packets, without a socket: notices its silence, and a second one that speaks too.
/// The first that is heard is believed until it is silent; what others say is counted and told.
class GameWatch {
 public:
  struct Settings {
    Duration lost_after{2'000'000'000};         ///< four packets
    int team = 0;                               ///< games without this team are passed over; 0 = any game
    bool true_state = false;                    ///< believe packets for monitors instead of those for robots
    std::optional<RefereeProtocol> protocol{};  ///< none = whichever is spoken
  };
  struct Statistics {
    std::uint64_t packets = 0;      ///< believed
    std::uint64_t missed = 0;       ///< by the numbers of packets
    std::uint64_t refused = 0;      ///< could not be read
    std::uint64_t other_games = 0;  ///< without our team, in another protocol or for monitors
    std::uint64_t rivals = 0;       ///< from other controllers
  };

  explicit GameWatch(const Settings& settings) : settings_{settings} {}

  /// A datagram came. Same things are not told twice in a row.
  [[nodiscard]] std::vector<RefereeNews> hear(std::span<const std::uint8_t> bytes, const std::string& from, Time now);
  /// Time passes.
  [[nodiscard]] std::vector<RefereeNews> tick(Time now);

  /// What the referee said last; none before it spoke. It stays when the referee is lost.
  [[nodiscard]] const std::optional<RefereeState>& state() const { return state_; }
  [[nodiscard]] bool lost() const { return referee_.empty(); }
  /// Who is believed: its address as it was given; empty where nobody is.
  [[nodiscard]] const std::string& referee() const { return referee_; }
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 private:
  void warn(std::vector<RefereeNews>& news, std::string text);

  Settings settings_;
  Statistics statistics_;
  std::optional<RefereeState> state_;
  std::string referee_;
  Time last_heard_;
  std::optional<std::uint8_t> last_number_;
  std::map<std::string, Time> rivals_;  ///< who else speaks, and when last
  std::string last_warning_;
};

}  // namespace cancha::team
