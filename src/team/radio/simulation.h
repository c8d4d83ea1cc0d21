#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <queue>
#include <vector>

#include "base/random.h"
#include "team/radio/station.h"

/// A team of radios on simulated air, in simulated time: for tests and figures. The same seed gives the same run.
namespace cancha::team {

struct SimulatedAir {
  double loss = 0.0;           ///< part of the frames that a robot does not hear, each robot by itself
  Duration delay{500'000};     ///< of every frame
  Duration jitter{500'000};    ///< more, evenly spread
  double duplicates = 0.0;     ///< part that comes twice
  double stragglers = 0.0;     ///< part that comes up to 50 ms later, after younger ones
  double drift = 100e-6;       ///< of clocks, at most; they begin anywhere
  double bits_per_s = 6e6;     ///< how long frames are on the air
  Duration stranger_period{};  ///< a stranger who sends so often; 0 = nobody
  Duration stranger_length{};  ///< and for so long; our frames then wait until it has ended
};

/// What a run showed.
struct AirFigures {
  double mean_age = 0.0;  ///< seconds, of a record that is put 10 times a second, over all pairs of robots
  double p99_age = 0.0;
  double oldest_age = 0.0;       ///< of all samples, one each 10 ms
  double longest_ghost = 0.0;    ///< seconds in which a robot had somebody in its table who does not live
  double longest_lack = 0.0;     ///< seconds in which a robot had not in its table who lives
  double collisions = 0.0;       ///< part of the frames that lay on another one
  double close = 0.0;            ///< part of the frames less than 1 ms apart from one of another robot
  double off_slot = 0.0;         ///< part of the heard frames that were not in the slot of their sender
  double worst_age_error = 0.0;  ///< seconds between what an age was told and what it was
  double mean_age_error = 0.0;
  double bytes_per_s = 0.0;  ///< of all robots together
  std::uint64_t frames = 0;
  std::uint64_t went_back = 0;  ///< values that came after younger ones
  std::uint64_t damaged = 0;    ///< values that are not what was put
};

class RadioSimulation {
 public:
  struct Settings {
    int robots = 4;  ///< members 1 and up
    SimulatedAir air{};
    std::uint64_t seed = 1;
    RadioBudget budget{};
    std::optional<RadioKey> key{};
    std::size_t value_bytes = 400;   ///< of the record "world"
    std::uint32_t links = 1u << 13;  ///< of a robot's chain: some minutes
  };
  explicit RadioSimulation(const Settings& settings);
  ~RadioSimulation();

  /// Robots are numbered from 1. A robot that was switched off and on has another `id`, as its database is new.
  void start(int robot, std::uint64_t id = 0);
  void kill(int robot);
  /// It says that it goes.
  void leave(int robot);
  /// Robots in different groups do not hear each other.
  void divide(const std::vector<int>& group_of_robot);
  /// Nobody puts anything new from here on.
  void freeze() { frozen_ = now_; }
  void run(Duration length);
  /// Figures from here on.
  void clear_figures();

  [[nodiscard]] AirFigures figures();
  [[nodiscard]] Time now() const { return now_; }
  [[nodiscard]] Station& station(int robot);
  [[nodiscard]] bool lives(int robot) const;
  /// What a robot's radio says of itself now.
  [[nodiscard]] RadioState told_by(int robot);
  /// All that live and hear each other have each other in their tables, and nobody else.
  [[nodiscard]] bool agrees() const;
  /// All that live know the latest value of each other.
  [[nodiscard]] bool replicas_are_equal() const;
  /// All that live have a value of each other that was put at this moment or later.
  [[nodiscard]] bool knows_all_since(Time moment) const;
  /// The worst distance between the rounds of two robots, in true time.
  [[nodiscard]] Duration disorder() const;
  [[nodiscard]] int robots() const { return settings_.robots; }
  /// Anything on the air, as from a stranger.
  void inject(const ByteVector& datagram);
  /// The last datagrams that a robot sent.
  [[nodiscard]] const std::deque<ByteVector>& said_by(int robot) const;

 private:
  struct Robot;
  struct OnAir {
    Time at;
    std::uint64_t order = 0;
    int to = 0;
    int life = 0;
    std::shared_ptr<const ByteVector> bytes;
    friend bool operator>(const OnAir& a, const OnAir& b) { return a.at != b.at ? a.at > b.at : a.order > b.order; }
  };
  struct Spoken {
    Time begin, end;
    int robot = 0;
    bool hit = false;
    bool close = false;
  };

  void transmit(Robot& from, std::span<const ByteVector> datagrams);
  void sample();
  void sample_table(Robot& robot);
  [[nodiscard]] std::uint64_t right_table(const Robot& robot) const;

  Settings settings_;
  Random random_;
  Time now_;
  Time next_sample_;
  Time frozen_{std::numeric_limits<std::int64_t>::max()};
  std::vector<std::unique_ptr<Robot>> robots_;
  std::priority_queue<OnAir, std::vector<OnAir>, std::greater<>> air_;
  std::uint64_t order_ = 0;
  std::deque<Spoken> spoken_;
  std::vector<std::uint32_t> ages_;  ///< how many samples were so many milliseconds old
  std::uint64_t frames_ = 0, hits_ = 0, close_ = 0, bytes_ = 0;
  Duration ghost_, lack_;  ///< the longest
  Time cleared_;
};

}  // namespace cancha::team
