#pragma once

#include <cancha/simurosot.h>
#include <cancha/strategy.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace cancha::match {

/// Where the members of an Environment lie, in bytes. Public sources carry copies of the old header that differ;
/// include/cancha/windows/environment_layout.h writes these numbers, in this order, into a plug-in that was built by
/// `./cancha strategy build`.
struct EnvironmentLayout {
  static constexpr std::uint32_t kVersion = 1;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};  ///< the place of a member that is not there

  std::uint32_t version = kVersion;
  std::uint32_t size = 0;     ///< of all
  std::uint32_t players = 0;  ///< in home and in opponent
  std::uint32_t home = 0;
  std::uint32_t mate_size = 0;  ///< of a robot of home, whose members follow
  std::uint32_t mate_position = 0;
  std::uint32_t mate_rotation = 0;
  std::uint32_t velocity_left = 0;
  std::uint32_t velocity_right = 0;
  std::uint32_t opponents = 0;
  std::uint32_t opponent_size = 0;  ///< of one of them, whose members follow
  std::uint32_t opponent_position = 0;
  std::uint32_t opponent_rotation = 0;
  std::uint32_t current_ball = 0;
  std::uint32_t last_ball = 0;  ///< or kNone, as all that follow
  std::uint32_t predicted_ball = 0;
  std::uint32_t field_bounds = 0;
  std::uint32_t goal_bounds = 0;
  std::uint32_t bound_size = 0;  ///< of left, right, top and bottom: 4 or 8
  std::uint32_t game_state = 0;
  std::uint32_t game_state_size = 0;  ///< 4 or 8
  std::uint32_t whose_ball = 0;
  std::uint32_t whose_ball_size = 0;  ///< 4 or 8
  std::uint32_t user_data = 0;

  /// The layout of simurosot.h for so many players.
  [[nodiscard]] static EnvironmentLayout of_header(int players);
  /// What is wrong with numbers that came from a plug-in; empty where nothing is.
  [[nodiscard]] std::string fault() const;
};
static_assert(std::is_trivially_copyable_v<EnvironmentLayout> && sizeof(EnvironmentLayout) == 24 * 4);

/// The Environment of the classic interface for any team size, and the way into it from a team's view.
///
/// The classic frame is F for both teams, in inches, with the pitch's centre at (50.119, 41.806) whatever the pitch's
/// size, so that the league of 2.2 m × 1.8 m has exactly the walls of simurosot.h. A team's frame T is F for yellow and
/// F turned by half a turn for blue.
class ClassicEnvironment {
 public:
  /// An environment before play: bounds filled, robots and ball in the centre of the pitch. The layout has no fault and
  /// is for the league's number of players.
  ClassicEnvironment(const cancha_league& league, const EnvironmentLayout& layout);
  explicit ClassicEnvironment(const cancha_league& league)
      : ClassicEnvironment(league, EnvironmentLayout::of_header(league.players)) {}
  ClassicEnvironment(const ClassicEnvironment&) = delete;
  ClassicEnvironment& operator=(const ClassicEnvironment&) = delete;

  /// Writes what the team sees. The ball of the view before becomes lastBall; wheel speeds and userData stay.
  void see(const cancha_view& view);

  /// What the plug-in wrote into home[i].velocityLeft and velocityRight.
  [[nodiscard]] cancha_wheels wheels(int i) const;

  /// What Create, Strategy and Destroy are called with; its arrays have as many robots as the league.
  [[nodiscard]] Environment* get() { return reinterpret_cast<Environment*>(storage_.data()); }

 private:
  template <class T>
  void put(std::uint32_t place, const T& value) {
    std::memcpy(storage_.data() + place, &value, sizeof(T));
  }
  void put_number(std::uint32_t place, std::uint32_t size, long number);
  void put_bounds(std::uint32_t place, double half_length, double half_width);
  void put_ball(std::uint32_t place, const Vector3D& ball);

  EnvironmentLayout layout_;
  bool blue_ = true;
  int players_ = 0;
  bool seen_before_ = false;
  Vector3D ball_{};
  // room for the largest team, so that a plug-in compiled for more players reads zeros and not other memory
  std::vector<std::byte> storage_;
};

}  // namespace cancha::match
