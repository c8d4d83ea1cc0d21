// The radios of a team on bad air, in simulated time: the bars of the radio.

#include "team/radio/simulation.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cancha::team {
namespace {

constexpr Duration kRound{100'000'000};

struct Case {
  int robots;
  double loss;
};

SimulatedAir bad_air(double loss) {
  return {.loss = loss,
          .delay = Duration{1'000'000},
          .jitter = Duration{4'000'000},
          .duplicates = 0.05,
          .stragglers = 0.02};
}

class OnBadAir : public ::testing::TestWithParam<Case> {};

TEST_P(OnBadAir, RecordsStayYoungAndSlotsApart) {
  const Case c = GetParam();
  for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
    RadioSimulation team{{.robots = c.robots, .air = bad_air(c.loss), .seed = seed}};
    for (int i = 1; i <= c.robots; ++i) team.start(i);
    team.run(kRound * 10);
    team.clear_figures();
    team.run(kRound * 300);
    const AirFigures f = team.figures();
    SCOPED_TRACE(fmt::format("seed {}: mean {:.0f} ms, p99 {:.0f} ms, collisions {:.2f} %, off slot {:.2f} %, age error "
                             "{:.2f} ms (worst {:.1f}), disorder {:.2f} ms, {:.0f} B/s",
                             seed, f.mean_age * 1e3, f.p99_age * 1e3, f.collisions * 100, f.off_slot * 100,
                             f.mean_age_error * 1e3, f.worst_age_error * 1e3, team.disorder().seconds() * 1e3,
                             f.bytes_per_s));
    EXPECT_TRUE(team.agrees());
    EXPECT_EQ(f.went_back, 0u);
    EXPECT_EQ(f.damaged, 0u);
    EXPECT_LT(f.collisions, 0.01);
    EXPECT_LT(f.off_slot, 0.01);
    if (c.loss <= 0.2) {
      EXPECT_LT(f.mean_age, 0.160);
      EXPECT_LT(f.p99_age, 0.500);
    }
    EXPECT_LT(f.mean_age_error, 0.004);
    EXPECT_LT(f.bytes_per_s, 125'000.0);
    fmt::print("{:2} robots, loss {:.0f} %, seed {}: mean {:.0f} ms, p99 {:.0f} ms, collisions {:.2f} %, off slot {:.2f} %, age error "
                             "{:.2f} ms (worst {:.1f}), disorder {:.2f} ms, {:.0f} B/s\n", c.robots, c.loss*100,
                             seed, f.mean_age * 1e3, f.p99_age * 1e3, f.collisions * 100, f.off_slot * 100,
                             f.mean_age_error * 1e3, f.worst_age_error * 1e3, team.disorder().seconds() * 1e3,
                             f.bytes_per_s);
  }
}

INSTANTIATE_TEST_SUITE_P(Teams, OnBadAir,
                         ::testing::Values(Case{2, 0.0}, Case{2, 0.2}, Case{2, 0.4}, Case{4, 0.2}, Case{6, 0.0},
                                           Case{6, 0.2}, Case{6, 0.4}, Case{10, 0.0}, Case{10, 0.2}, Case{10, 0.4}),
                         [](const auto& made) {
                           return fmt::format("{}RobotsLoss{:.0f}", made.param.robots, made.param.loss * 100);
                         });

}  // namespace
}  // namespace cancha::team
