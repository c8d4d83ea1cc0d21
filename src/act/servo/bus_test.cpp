#include "act/servo/bus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "act/serial/pseudo_terminal.h"
#include "act/servo/emulator.h"
#include "base/allocations.h"
#include "base/random.h"
#include "os/clock.h"

namespace cancha::act {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// Servos behind a pseudo-terminal, served by a thread.
class Served {
 public:
  explicit Served(const Bytes& ids, const BusEffects& effects = {}, bool echo = false)
      : emulator_{ids, effects, Random{5}}, terminal_{std::move(*PseudoTerminal::open())}, echo_{echo} {
    thread_ = std::thread{[this] { serve(); }};
  }
  Served(const Served&) = delete;
  Served& operator=(const Served&) = delete;
  ~Served() {
    over_ = true;
    thread_.join();
  }
  [[nodiscard]] const std::string& path() const { return terminal_.path(); }

 private:
  void serve() {
    std::array<std::uint8_t, 256> room{};
    for (os::HostTime last = os::now(); !over_;) {
      const std::size_t count = terminal_.read(room, 5_ms);
      const os::HostTime now = os::now();
      emulator_.advance(now - last);
      last = now;
      const std::span<const std::uint8_t> heard{room.data(), count};
      if (echo_ && count > 0) terminal_.write(heard);
      const Bytes answer = emulator_.hear(heard);
      if (!answer.empty()) terminal_.write(answer);
    }
  }

  ServoEmulator emulator_;
  PseudoTerminal terminal_;
  bool echo_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

ServoBus over(ServoEmulator& servos, AtEnd at_end = AtEnd::Relax) {
  return ServoBus{std::make_unique<EmulatedLine>(servos), {.at_end = at_end}};
}

Bytes ids_to(std::uint8_t last) {
  Bytes ids;
  for (std::uint8_t id = 1; id <= last; ++id) ids.push_back(id);
  return ids;
}

constexpr Duration kPatient = 60_ms;  ///< for threads on busy machines

TEST(ServoBus, SpeaksWithServosOverALine) {
  const Served line{{1, 2, 18}};
  auto bus = ServoBus::open(line.path(), {.timeout = kPatient});
  ASSERT_TRUE(bus) << bus.error().text();

  EXPECT_EQ(bus->scan(0, 3)->ids, (Bytes{1, 2}));
  EXPECT_EQ(bus->read(2, 0, 2)->word(), 12);
  const std::vector<ServoWord> words{{1, 100}, {2, 200}, {18, 300}};
  ASSERT_TRUE(bus->sync_write(30, words));
  EXPECT_EQ(bus->read(18, 30, 2)->word(), 300);
  EXPECT_EQ(bus->ping(9).error().text(), "servo 9: does not answer (is it powered, and is this its id and speed?)");
}

TEST(ServoBus, HearsThatItHearsItself) {
  const Served line{{1, 2}, {}, true};
  for (const Echo echo : {Echo::Find, Echo::Yes}) {
    auto bus = ServoBus::open(line.path(), {.timeout = kPatient, .echo = echo});
    ASSERT_TRUE(bus) << bus.error().text();
    EXPECT_EQ(bus->scan(0, 3)->ids, (Bytes{1, 2}));
    EXPECT_EQ(bus->read(2, 0, 2)->word(), 12);
    EXPECT_FALSE(bus->ping(9));
  }
}

TEST(ServoBus, NeverTakesItsOwnQuestionForAnAnswer) {
  // an echo that the beginning did not show: a question of two bytes looks like an answer with two bytes
  const Served line{{2}, {}, true};
  auto bus = ServoBus::open(line.path(), {.timeout = kPatient, .echo = Echo::No});
  ASSERT_TRUE(bus) << bus.error().text();
  EXPECT_EQ(bus->read(2, 0, 2)->word(), 12);
  EXPECT_FALSE(bus->ping(9)) << "now it knows";
}

TEST(ServoBus, DoesNotTakeAnAnswerForAnEcho) {
  // the status of a servo whose voltage is wrong looks just like the ping
  for (const bool echo : {false, true}) {
    const Served line{{1}, {.battery = body::Battery{.voltage = 5.0}}, echo};
    auto bus = ServoBus::open(line.path(), {.timeout = kPatient});
    ASSERT_TRUE(bus) << bus.error().text();
    EXPECT_EQ(bus->ping(1)->errors, kVoltageError);
    EXPECT_FALSE(bus->ping(2));
  }
}

/// Writes and reads many goals over a bad line.
void ask_on_a_bad_line(ServoBus& bus, std::uint16_t times) {
  for (std::uint16_t i = 0; i < times; ++i) {
    const auto value = static_cast<std::uint16_t>(i % 1024);
    const Bytes goal{static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(value >> 8)};
    const auto wrote = bus.write(3, 30, goal);
    ASSERT_TRUE(wrote) << wrote.error().text();
    const auto read = bus.read(3, 30, 2);
    ASSERT_TRUE(read) << read.error().text();
    ASSERT_EQ(read->word(), value);
  }
}

TEST(ServoBus, ABadLineIsAskedAgain) {
  const Served line{{3}, {.trouble = {.noise = 0.1, .lost = 0.01, .flipped = 0.01, .apart = 30}}};
  auto bus = ServoBus::open(line.path(), {.attempts = 20});
  ASSERT_TRUE(bus) << bus.error().text();
  ask_on_a_bad_line(*bus, 80);
  EXPECT_GT(bus->statistics().lost + bus->statistics().damaged, 10U);
}

TEST(ServoBus, ABadLineIsAskedAgainForLong) {
  const Bytes ids{3};
  ServoEmulator servos{ids, {.trouble = {.noise = 0.1, .lost = 0.01, .flipped = 0.01, .apart = 64}}, Random{9}};
  ServoBus bus{std::make_unique<EmulatedLine>(servos), {.attempts = 20}};
  ask_on_a_bad_line(bus, 10'000);
  EXPECT_GT(bus.statistics().lost, 1000U);
  EXPECT_GT(bus.statistics().damaged, 1000U);
}

TEST(ServoBus, TellsOfSilentAndDoubledIds) {
  const Bytes ids{1, 2, 3, 4, 3};
  ServoEmulator servos{ids};
  servos.servos()[4].set(*find_register("position"), 100);
  servos.unplug(2);
  ServoBus bus = over(servos);

  const auto scan = bus.scan(0, 10);
  EXPECT_EQ(scan->ids, (Bytes{1, 4}));
  EXPECT_EQ(scan->garbled, Bytes{3});
  EXPECT_EQ(bus.start(ids_to(4)).error().text(),
            "servo 2: does not answer (is it powered, and is this its id and speed?)\n"
            "servo 3: something answers that cannot be read (do two servos have this id? Connect them one at a time "
            "and give one another id; otherwise look for a loose plug)");
  servos.unplug(2, false);
  EXPECT_TRUE(bus.ping(2));
}

/// A line to servos on a busy computer: now and then an answer lies about until after the next question.
class BusyLine final : public ServoLine {
 public:
  BusyLine(ServoEmulator& servos, double busy) : line_{servos}, busy_{busy} {}

  Result<void> send(std::span<const std::uint8_t> bytes) override {
    late_.insert(late_.begin(), held_.begin(), held_.end());
    held_.clear();
    auto sent = line_.send(bytes);
    asleep_ = random_.uniform() < busy_;
    return sent;
  }
  Result<std::size_t> receive(std::span<std::uint8_t> room, Duration patience) override {
    if (!late_.empty()) {
      const std::size_t count = std::min(room.size(), late_.size());
      std::copy_n(late_.begin(), count, room.begin());
      late_.erase(late_.begin(), late_.begin() + static_cast<std::ptrdiff_t>(count));
      return count;
    }
    const auto count = line_.receive(room, patience);
    if (!count || !asleep_) return count;
    held_.insert(held_.end(), room.begin(), room.begin() + static_cast<std::ptrdiff_t>(*count));
    return std::size_t{0};
  }
  void rest(Duration silence) override {
    line_.rest(silence);
    held_.clear();
    late_.clear();
  }
  void expect_echo() override { line_.expect_echo(); }

 private:
  EmulatedLine line_;
  double busy_;
  Random random_{3};
  bool asleep_ = false;
  Bytes held_;  ///< what comes after the next question
  Bytes late_;  ///< that comes now
};

TEST(ServoBus, ABusyComputerIsNoDoubledId) {
  const Bytes ids = ids_to(20);
  for (const double busy : {0.2, 0.5}) {
    ServoEmulator servos{ids};
    ServoBus bus{std::make_unique<BusyLine>(servos, busy), {.attempts = 20}};
    const auto scan = bus.scan(0, 30);
    EXPECT_EQ(scan->ids, ids) << busy;
    EXPECT_TRUE(scan->garbled.empty()) << busy;
    const auto started = bus.start(ids);
    EXPECT_TRUE(started) << busy << ": " << started.error().text();
  }
  // two servos with one id are told all the same
  const Bytes doubled{1, 2, 3, 3};
  ServoEmulator servos{doubled};
  servos.servos()[3].set(*find_register("position"), 100);
  ServoBus bus{std::make_unique<BusyLine>(servos, 0.3), {.attempts = 20}};
  EXPECT_EQ(bus.scan(0, 5)->garbled, Bytes{3});
}

TEST(ServoBus, StartMakesServosAnswerAtOnce) {
  const Bytes ids = ids_to(3);
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  ASSERT_TRUE(bus.start(ids, false));
  EXPECT_EQ(servos.find(1)->value(at::kReturnDelay), 250);
  ASSERT_TRUE(bus.start(ids));
  for (const std::uint8_t id : ids) EXPECT_EQ(servos.find(id)->value(at::kReturnDelay), 0);
  // what wears out is not written again
  const std::uint64_t asked = bus.statistics().asked;
  ASSERT_TRUE(bus.start(ids));
  EXPECT_EQ(bus.statistics().asked - asked, 3 * (3 + 1U)) << "three looks and the delay";
  servos.find(2)->set(*find_register("return_delay"), 9);
  servos.find(2)->set(*find_register("lock"), 1);
  EXPECT_EQ(bus.start(ids).error().text(),
            "servo 2: keeps its return delay (its lock is on: switch the power off and on again)");
}

TEST(ServoBus, SendsNothingThatIsOutOfRange) {
  const Bytes ids{1};
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  const std::vector<ServoGoal> high{{1, 500, 0}, {1, 1024, 0}};
  const std::vector<ServoGoal> fast{{1, 500, 1024}};
  const std::vector<ServoGoal> nobody{{254, 500, 0}};
  const std::vector<ServoGoal> many(50, ServoGoal{1, 500, 0});
  EXPECT_EQ(bus.sync_goals(high).error().text(), "servo 1: goal cannot be 1024 (nothing was sent)");
  EXPECT_EQ(bus.sync_goals(fast).error().text(), "servo 1: speed cannot be 1024 (nothing was sent)");
  EXPECT_EQ(bus.sync_goals(nobody).error().text(), "all servos: 254 is no id of one servo (nothing was sent)");
  EXPECT_EQ(bus.sync_goals(many).error().text(), "sync_goals: too many servos for one packet (at most 49)");
  EXPECT_EQ(bus.write(1, 24, Bytes{9}).error().text(),
            "servo 1: torque_enable cannot be 9, only 0 to 1 (nothing was sent)");
  EXPECT_FALSE(bus.sync_write(30, std::vector<ServoWord>{{1, 1024}}));
  EXPECT_FALSE(bus.reg_write(1, 30, Bytes{0, 4}));
  EXPECT_FALSE(bus.read(1, 40, 20));
  EXPECT_EQ(servos.find(1)->value(at::kGoal), 512);
  EXPECT_FALSE(servos.find(1)->holds());
  EXPECT_TRUE(bus.sync_goals(std::span{many}.subspan(1)));
  EXPECT_EQ(servos.find(1)->value(at::kGoal), 500);
}

TEST(ServoBus, GivesAServoANewId) {
  const Bytes ids{1};
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  ASSERT_TRUE(bus.write(1, at::kId, Bytes{7}));
  EXPECT_TRUE(bus.ping(7));
  EXPECT_FALSE(bus.ping(1));
  // some say nothing to this, or say it with their new id already
  servos.find(7)->set(*find_register("status_level"), 1);
  EXPECT_TRUE(bus.write(7, at::kId, Bytes{8}));
}

TEST(ServoBus, LeavesTheRobotAsItWasAgreed) {
  const Bytes ids{1, 2};
  const std::vector<ServoGoal> goals{{1, 600, 100}, {2, 400, 100}};
  for (const AtEnd at_end : {AtEnd::Relax, AtEnd::Hold}) {
    ServoEmulator servos{ids};
    {
      ServoBus bus = over(servos, at_end);
      ASSERT_TRUE(bus.sync_goals(goals));
      EXPECT_TRUE(servos.find(2)->holds());
    }
    EXPECT_EQ(servos.find(1)->holds(), at_end == AtEnd::Hold);
    EXPECT_EQ(servos.find(2)->holds(), at_end == AtEnd::Hold);
  }
  // who has only looked leaves others' goals alone
  ServoEmulator servos{ids};
  ASSERT_TRUE(over(servos, AtEnd::Hold).sync_goals(goals));
  ASSERT_TRUE(over(servos).ping(1));
  EXPECT_TRUE(servos.find(1)->holds());
}

TEST(ServoBus, HoldStopsServosOnTheirWay) {
  const Bytes ids{1, 2};
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  const std::vector<ServoGoal> goals{{1, 900, 100}, {2, 100, 100}};
  ASSERT_TRUE(bus.sync_goals(goals));
  servos.advance(500_ms);
  ASSERT_TRUE(bus.hold(ids));
  const int there = servos.find(1)->value(at::kPosition);
  EXPECT_GT(there, 560);
  servos.advance(2000_ms);
  EXPECT_NEAR(servos.find(1)->value(at::kPosition), there, 12);
}

TEST(ServoBus, GivesAServoItsTorqueBackWhenTheCauseIsGone) {
  const Bytes ids{1};
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  EmulatedServo& servo = *servos.find(1);
  servo.set_measured(0, 0);
  ASSERT_TRUE(bus.sync_goals(std::vector<ServoGoal>{{1, 1023, 0}}));
  servos.advance(1500_ms);
  ASSERT_EQ(servo.value(at::kTorqueLimit), 0);
  EXPECT_EQ(bus.rearm(1).error().text(), "servo 1: stays shut down: overload (let it cool and take the load off it)");
  servos.advance(1000_ms);
  EXPECT_TRUE(bus.rearm(1));
  EXPECT_TRUE(servo.holds());
}

/// Sends goals to twenty servos for many cycles over a bad line; none may ever have a goal that was not meant for it:
/// it has the present one, or the one it had. Now and then a servo that has misheard a length finds the packet before
/// the present one in what it has collected, and is a cycle late.
template <class Cycle>
void follow_on_a_bad_line(ServoEmulator& servos, int cycles, Cycle&& send) {
  Random random{11};
  std::vector<ServoGoal> goals;
  for (const EmulatedServo& servo : servos.servos()) goals.push_back({servo.id(), kMiddle, 0});
  std::vector<ServoGoal> last = goals;
  int taken = 0;
  int missed = 0;
  for (int cycle = 0; cycle < cycles; ++cycle) {
    const std::vector<ServoGoal> before = goals;
    for (ServoGoal& goal : goals) {
      goal.position = static_cast<std::uint16_t>(random.below(1024));
      goal.speed = static_cast<std::uint16_t>(random.below(1024));
    }
    send(goals);
    servos.advance(8_ms);
    for (std::size_t i = 0; i < goals.size(); ++i) {
      const EmulatedServo& servo = servos.servos()[i];
      const ServoGoal has{servo.id(), servo.value(at::kGoal), servo.value(at::kSpeed)};
      ASSERT_TRUE(has == goals[i] || has == last[i] || has == before[i])
          << "servo " << int{has.id} << " in cycle " << cycle << " has " << has.position;
      ++(has == goals[i] ? taken : missed);
      last[i] = has;
    }
  }
  EXPECT_GT(servos.faults(), static_cast<std::uint64_t>(cycles / 20));
  EXPECT_GT(missed, 0);
  EXPECT_GT(taken, missed * 4) << "it goes on after each fault";
}

constexpr Trouble::Settings kBadLine{.noise = 0.05, .lost = 0.0007, .flipped = 0.0007};

TEST(ServoBus, NoServoEverGetsAWrongGoal) {
  ServoEmulator servos{ids_to(20), {.trouble = kBadLine}, Random{3}};
  ServoBus bus = over(servos);
  follow_on_a_bad_line(servos, 20'000, [&](std::span<const ServoGoal> goals) { ASSERT_TRUE(bus.sync_goals(goals)); });
}

TEST(ServoBus, NoServoEverGetsAWrongGoalOverAPort) {
  ServoEmulator servos{ids_to(20), {.trouble = kBadLine}, Random{4}};
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  auto bus = ServoBus::open(far.path(), {.at_end = AtEnd::Hold});
  ASSERT_TRUE(bus) << bus.error().text();
  std::array<std::uint8_t, 512> room{};
  const std::size_t probe = far.read(room, 100_ms);
  ASSERT_GT(probe, 0U);
  follow_on_a_bad_line(servos, 5'000, [&](std::span<const ServoGoal> goals) {
    ASSERT_TRUE(bus->sync_goals(goals));
    std::size_t count = 0;
    while (count < 109) count += far.read(std::span{room}.subspan(count), 100_ms);
    ASSERT_EQ(count, 109U) << "20 goals with speeds in one packet, and a byte before it";
    (void)servos.hear(std::span<const std::uint8_t>{room}.subspan(0, count));
  });
}

TEST(ServoBus, EveryLostByteIsHarmless) {
  // servos wait 100 ms for the rest of a packet: the byte before the next one keeps it from completing the first
  const std::vector<ServoGoal> goals{{1, 255, 511}, {2, 767, 1023}, {3, 1, 0}};
  class Tapped final : public ServoLine {
   public:
    explicit Tapped(std::vector<Bytes>& sent) : sent_{sent} {}
    Result<void> send(std::span<const std::uint8_t> bytes) override {
      sent_.emplace_back(bytes.begin(), bytes.end());
      return {};
    }
    Result<std::size_t> receive(std::span<std::uint8_t>, Duration) override { return 0; }
    void rest(Duration) override {}

   private:
    std::vector<Bytes>& sent_;
  };
  std::vector<Bytes> sent;
  ServoBus bus{std::make_unique<Tapped>(sent), {.at_end = AtEnd::Hold}};
  ASSERT_TRUE(bus.sync_goals(goals));
  ASSERT_TRUE(bus.sync_goals(goals));
  for (std::size_t lost = 0; lost < sent[0].size(); ++lost) {
    ServoEmulator servos{ids_to(3)};
    Bytes line = sent[0];
    line.erase(line.begin() + static_cast<std::ptrdiff_t>(lost));
    (void)servos.hear(line);
    (void)servos.hear(std::span<const std::uint8_t>{sent[1]}.subspan(0, 3));
    for (const ServoGoal& goal : goals) {
      const EmulatedServo& servo = *servos.find(goal.id);
      const bool kept = servo.value(at::kGoal) == kMiddle && servo.value(at::kSpeed) == 0;
      const bool taken = servo.value(at::kGoal) == goal.position && servo.value(at::kSpeed) == goal.speed;
      EXPECT_TRUE(kept || taken) << "byte " << lost << ", servo " << int{goal.id};
    }
  }
}

TEST(ServoBus, ServosAtAnotherSpeedAreDeaf) {
  const Bytes ids{1, 2};
  ServoEmulator servos{ids};
  servos.set_baud(1'000'000);
  ServoBus bus = over(servos);
  ASSERT_TRUE(bus.ping(2));
  // 2,000,000 / (16 + 1) is near enough to 115,200
  ASSERT_TRUE(bus.write(2, 4, Bytes{16}));
  EXPECT_EQ(bus.scan(0, 5)->ids, Bytes{1});
  servos.set_baud(115'200);
  EXPECT_EQ(bus.scan(0, 5)->ids, Bytes{2});
}

TEST(ServoBus, ARobotMovesTheSameThroughTheBytes) {
  // twenty joints, once driven by the servo law itself, once through packets, table and emulated servos
  constexpr double kStep = 1e-3;
  const body::ServoModel model;
  const Bytes ids = ids_to(20);
  ServoEmulator servos{ids};
  ServoBus bus = over(servos);
  std::vector<FreeJoint> direct(20);
  std::vector<FreeJoint> wired(20);
  std::vector<double> profile(20);
  std::vector<ServoGoal> goals;
  for (const std::uint8_t id : ids) goals.push_back({id, kMiddle, 0});
  Random random{2};
  for (int ms = 0; ms < 2000; ++ms) {
    if (ms % 8 == 0) {
      for (ServoGoal& goal : goals) {
        const JointGoal wanted{.angle = random.uniform(-2, 2), .speed = random.uniform(0, 5)};
        if (random.below(20) == 0) goal = servo_goal(goal.id, wanted);
      }
      ASSERT_TRUE(bus.sync_goals(goals));
    }
    for (std::size_t i = 0; i < 20; ++i) {
      profile[i] = body::slid_goal(profile[i], joint_goal(goals[i]), kStep);
      const double drive = body::drive(model, {}, profile[i] - body::rounded(model, direct[i].angle));
      direct[i].advance(model, drive, 11.1, 0, kStep);

      servos.servos()[i].set_measured(wired[i].angle, wired[i].speed);
    }
    servos.advance(1_ms);
    for (std::size_t i = 0; i < 20; ++i) {
      EXPECT_EQ(servos.servos()[i].goal(), joint_goal(goals[i]));
      wired[i].advance(model, servos.servos()[i].drive(), 11.1, 0, kStep);
      ASSERT_EQ(wired[i].angle, direct[i].angle) << "joint " << i << " after " << ms << " ms";
    }
  }
}

TEST(ServoBus, CyclesTakeNoMemory) {
  const Bytes ids = ids_to(20);
  ServoEmulator servos{ids, {.battery = body::Battery{.resistance = 0.15}}};
  ServoBus bus = over(servos);
  std::vector<ServoGoal> goals;
  for (const std::uint8_t id : ids) goals.push_back({id, 600, 100});
  const auto cycle = [&] {
    bool good = bus.sync_goals(goals).has_value();
    for (const std::uint8_t id : ids) good = good && bus.read(id, at::kPosition, 8).has_value();
    servos.advance(8_ms);
    return good;
  };
  ASSERT_TRUE(cycle());
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(cycle());
  EXPECT_EQ(allocations_of_this_thread() - before, 0);
}

}  // namespace
}  // namespace cancha::act
