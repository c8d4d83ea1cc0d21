#include "lab/discovery_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "robot/team_link.h"
#include "team/comm/members.h"

namespace cancha::lab {
namespace {

constexpr Duration kTick = 10_ms;
constexpr int kWordEvery = 20;    ///< ticks between two words of a player
constexpr int kLatest = 2;        ///< ticks that a message is under way, at most
constexpr double kEnough = 30.0;  ///< seconds
constexpr double kSoon = 3.0;     ///< seconds within which everybody shall be known
constexpr int kFirstId = 1;       ///< of the robots' numbers

/// One robot's end of the radio.
struct Robot {
  Robot(int number, int first_tick, int a_phase)
      : talk{number + kFirstId, number == 0 ? team::TeamRole::Keeper : team::TeamRole::Player},
        words{number + kFirstId},
        starts{first_tick},
        phase{a_phase} {
    word.role = number == 0 ? 1 : 2;
  }
  [[nodiscard]] bool knows(int id) const {
    const team::TeamMemberData* mate = talk.members().find(id);
    return mate != nullptr && mate->robot_role != team::TeamRole::Unknown;
  }

  team::TeamTalk talk;
  robot::TeamWords words;
  RuleWord word;  ///< that it has to say, all the time
  int starts;     ///< tick
  int phase;      ///< of its words, ticks
};

/// A message on its way to one robot.
struct Flight {
  team::TeamMessage message;
  std::size_t to = 0;
  int arrives = 0;  ///< tick
};

class Air {
 public:
  Air(const DiscoverySetup& setup, Random random) : loss_{setup.loss}, random_{std::move(random)} {
    std::array<int, kDiscoverers> starts{};
    const double last = setup.last_start / kTick.seconds();
    for (int& one : starts) one = static_cast<int>(random_.uniform(0.0, last));
    std::ranges::sort(starts);
    for (int number = 0; number < kDiscoverers; ++number) {
      const auto place = std::ranges::find(setup.order, number) - setup.order.begin();
      robots_.emplace_back(number, starts[static_cast<std::size_t>(place)],
                           static_cast<int>(random_.uniform(0.0, kWordEvery)));
    }
    last_start_ = starts.back();
  }

  [[nodiscard]] double run() {
    for (int tick = 0; (tick - last_start_) * kTick.seconds() < kEnough; ++tick) {
      for (std::size_t i = 0; i < robots_.size(); ++i) speak(i, tick);
      deliver(tick);
      if (tick >= last_start_ && all_known()) return (tick - last_start_) * kTick.seconds();
    }
    return std::numeric_limits<double>::infinity();
  }

 private:
  void speak(std::size_t i, int tick) {
    Robot& robot = robots_[i];
    if (tick < robot.starts) return;
    if (tick == robot.starts) send(i, robot.talk.announce(), tick);
    if ((tick + robot.phase) % kWordEvery == 0)
      send(i, robot.words.messages_of(robot.word, Time{} + kTick * tick), tick);
  }
  void send(std::size_t from, const std::vector<team::TeamMessage>& messages, int tick) {
    for (const team::TeamMessage& message : messages) {
      for (std::size_t to = 0; to < robots_.size(); ++to) {
        if (to == from) continue;
        const bool lost = random_.uniform(0.0, 1.0) < loss_;
        const int takes = 1 + static_cast<int>(random_.uniform(0.0, kLatest));
        if (!lost) flights_.push_back({message, to, tick + takes});
      }
    }
  }
  void deliver(int tick) {
    std::vector<Flight> due;
    std::erase_if(flights_, [&](const Flight& one) {
      if (one.arrives <= tick) due.push_back(one);
      return one.arrives <= tick;
    });
    for (const Flight& one : due) {
      Robot& robot = robots_[one.to];
      // nobody listens before it has started
      if (tick < robot.starts) continue;
      send(one.to, robot.talk.hear(one.message, Time{} + kTick * tick).answers, tick);
    }
  }
  [[nodiscard]] bool all_known() const {
    return std::ranges::all_of(robots_, [&](const Robot& one) {
      return std::ranges::all_of(robots_,
                                 [&](const Robot& other) { return &one == &other || one.knows(other.talk.id()); });
    });
  }

  double loss_;
  Random random_;
  std::vector<Robot> robots_;
  std::vector<Flight> flights_;
  int last_start_ = 0;
};

std::vector<std::array<int, kDiscoverers>> all_orders() {
  std::vector<std::array<int, kDiscoverers>> orders;
  std::array<int, kDiscoverers> order{0, 1, 2};
  do {
    orders.push_back(order);
  } while (std::ranges::next_permutation(order).found);
  return orders;
}

}  // namespace

double seconds_until_known(const DiscoverySetup& setup, Random random) {
  return Air{setup, std::move(random)}.run();
}

ExperimentResult run_discovery(const StudySettings& settings) {
  const auto orders = all_orders();
  ExperimentResult result;
  result.report = {"discovery", settings.runs * static_cast<int>(orders.size()), settings.seed, {}};
  Chart chart{"Everybody knows everybody", "share of messages lost, %", "s after the last start", {}, 0.0};
  chart.lines = {{"mean", {}, {}}, {"99 of 100", {}, {}}};
  for (const int percent : {0, 10, 20, 30, 40}) {
    const Random random = Random{settings.seed}.split(static_cast<std::uint64_t>(percent));
    std::vector<double> seconds(static_cast<std::size_t>(settings.runs) * orders.size());
    for_each_run(settings, [&](int run) {
      for (std::size_t o = 0; o < orders.size(); ++o) {
        const std::size_t place = static_cast<std::size_t>(run) * orders.size() + o;
        seconds[place] = seconds_until_known({.loss = percent / 100.0, .order = orders[o]}, random.split(place));
      }
    });
    std::vector<double> soon(seconds.size());
    std::ranges::transform(seconds, soon.begin(), [](double one) { return one <= kSoon ? 100.0 : 0.0; });
    std::vector<double> sorted = seconds;
    std::ranges::sort(sorted);
    const double late = sorted[sorted.size() * 99 / 100];
    result.report.rows.push_back({fmt::format("{} % lost", percent),
                                  {figure_of("known", "% in 3 s", false, soon), figure_of("mean", "s", false, seconds),
                                   figure_of("latest", "s", false, std::vector<double>{sorted.back()})}});
    chart.lines[0].points.push_back({static_cast<double>(percent), result.report.rows.back().mean("mean")});
    chart.lines[1].points.push_back({static_cast<double>(percent), late});
    if (settings.progress) settings.progress((percent + 10) / 50.0);
  }
  result.charts = {std::move(chart)};
  const StudyRow& worst = result.report.rows.back();
  result.findings = {fmt::format("known within 3 s where 40 % is lost: {:.2f} %   bar 99 %: {}", worst.mean("known"),
                                 worst.mean("known") >= 99.0 ? "met" : "missed")};
  return result;
}

}  // namespace cancha::lab
