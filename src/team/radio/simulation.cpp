#include "team/radio/simulation.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::team {
namespace {

constexpr Duration kPutEvery{100'000'000};
constexpr Duration kSampleEvery{10'000'000};
constexpr std::size_t kOldestCounted = 20'000;  ///< milliseconds
constexpr std::size_t kRemembered = 200;        ///< datagrams of a robot
constexpr Duration kClose{1'000'000};           ///< frames of two robots should be further apart

/// A value that only its robot and number make: mostly the same, a few bytes anew each time.
void make_value(int robot, std::uint64_t number, std::size_t size, ByteVector& into) {
  into.assign(size, static_cast<std::byte>(robot));
  Random random{number};
  for (int i = 0; i < 40; ++i) into[8 + random.below(size - 8)] = static_cast<std::byte>(random.bits());
  for (std::size_t i = 0; i < 8; ++i) into[i] = static_cast<std::byte>(number >> (8 * i));
}

std::uint64_t number_in(std::span<const std::byte> value) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number |= std::to_integer<std::uint64_t>(value[i]) << (8 * i);
  return number;
}

}  // namespace

/// One robot: a clock of its own, a record that it puts ten times a second, replicas of the others', and its radio.
struct RadioSimulation::Robot final : RadioStore {
  int member = 0;
  RadioSimulation* all = nullptr;
  int group = 0;
  int life = 0;  ///< counts starts
  Duration clock_start;
  double drift = 0.0;
  Duration put_phase;
  std::unique_ptr<Station> radio;
  std::vector<RadioRecord> kinds;
  std::vector<std::uint64_t> replica;  ///< the number that is known of each robot
  std::deque<ByteVector> said;
  double age_errors = 0.0, worst_age_error = 0.0;
  std::uint64_t puts = 0, went_back = 0, damaged = 0;
  std::uint64_t heard_before = 0, collided_before = 0;
  std::array<Time, kRadioMembers> wrong_since{};  ///< by table; nothing: it is right about that member

  [[nodiscard]] Time local(Time true_time) const {
    return {clock_start.ns + true_time.ns + std::llround(static_cast<double>(true_time.ns) * drift)};
  }
  [[nodiscard]] Time true_time(Time local) const {
    return {std::llround(static_cast<double>(local.ns - clock_start.ns) / (1.0 + drift))};
  }
  [[nodiscard]] Time put_at(std::uint64_t number) const {
    return Time{} + put_phase + kPutEvery * static_cast<std::int64_t>(number);
  }
  [[nodiscard]] std::uint64_t number_at(Time t) const {
    const std::int64_t passed = std::min(t, all->frozen_).ns - put_phase.ns;
    return passed < kPutEvery.ns ? 0 : static_cast<std::uint64_t>(passed / kPutEvery.ns);
  }

  /// Is that what this member has put by now? A stranger on the air says anything, in the name of anybody.
  [[nodiscard]] bool was_put(int from, std::span<const std::byte> bytes) const {
    if (from < 1 || from > all->settings_.robots || bytes.size() != all->settings_.value_bytes) return false;
    const std::uint64_t number = number_in(bytes);
    if (number > all->robots_[static_cast<std::size_t>(from - 1)]->number_at(all->now_)) return false;
    ByteVector right;
    make_value(from, number, all->settings_.value_bytes, right);
    return std::ranges::equal(bytes, right);
  }

  std::span<const RadioRecord> records() override { return kinds; }
  std::uint64_t latest(std::size_t /*record*/) override { return number_at(all->now_); }
  Value get(std::size_t /*record*/, ByteVector& into) override {
    const std::uint64_t number = number_at(all->now_);
    make_value(member, number, all->settings_.value_bytes, into);
    return {number, all->now_ - put_at(number)};
  }
  void put(std::size_t /*record*/, int from, std::uint64_t /*robot*/, std::span<const std::byte> bytes,
           Duration age) override {
    if (!was_put(from, bytes)) {
      ++damaged;
      return;
    }
    const std::uint64_t number = number_in(bytes);
    std::uint64_t& known = replica[static_cast<std::size_t>(from)];
    if (number <= known) ++went_back;
    known = number;
    const Robot& sender = *all->robots_[static_cast<std::size_t>(from - 1)];
    const double error = std::abs((age - (all->now_ - sender.put_at(number))).seconds());
    worst_age_error = std::max(worst_age_error, error);
    age_errors += error;
    ++puts;
  }
};

RadioSimulation::RadioSimulation(const Settings& settings)
    : settings_{settings}, random_{settings.seed}, ages_(kOldestCounted) {
  CANCHA_EXPECTS(settings.robots >= 1 && settings.robots < kRadioMembers && settings.value_bytes > 8);
  // long before now there was another run: nobody's clock begins at nothing
  now_ = Time{3'600'000'000'000};
  next_sample_ = cleared_ = now_;
  for (int i = 1; i <= settings.robots; ++i) {
    auto robot = std::make_unique<Robot>();
    robot->member = i;
    robot->all = this;
    robot->clock_start = nearest(Seconds{random_.uniform(0, 1e6)});
    robot->drift = random_.uniform(-settings.air.drift, settings.air.drift);
    robot->put_phase = nearest(Seconds{random_.uniform(0, kPutEvery.seconds())});
    robot->kinds.push_back({1, 1, kPutEvery, 0, settings.value_bytes, true, false});
    robot->replica.assign(static_cast<std::size_t>(settings.robots) + 1, 0);
    robots_.push_back(std::move(robot));
  }
}

RadioSimulation::~RadioSimulation() = default;

Station& RadioSimulation::station(int robot) {
  return *robots_[static_cast<std::size_t>(robot - 1)]->radio;
}
bool RadioSimulation::lives(int robot) const {
  return robots_[static_cast<std::size_t>(robot - 1)]->radio != nullptr;
}
RadioState RadioSimulation::told_by(int robot) {
  const Robot& r = *robots_[static_cast<std::size_t>(robot - 1)];
  RadioState state;
  r.radio->tell(state, r.local(now_));
  return state;
}
const std::deque<ByteVector>& RadioSimulation::said_by(int robot) const {
  return robots_[static_cast<std::size_t>(robot - 1)]->said;
}

void RadioSimulation::start(int robot, std::uint64_t id) {
  Robot& r = *robots_[static_cast<std::size_t>(robot - 1)];
  ++r.life;
  // what a radio knows is gone with it; its database is new where the robot was switched off
  const Station::Settings settings{.team = "simulated",
                                   .member = robot,
                                   .members = settings_.robots,
                                   .robot = id != 0 ? id : 0x1000u + static_cast<std::uint64_t>(robot),
                                   .session = static_cast<std::uint32_t>(now_.ns / 100'000'000),
                                   .first_sequence = static_cast<std::uint32_t>(random_.bits()),
                                   .budget = settings_.budget,
                                   .key = settings_.key,
                                   .secret = random_.bits(),
                                   .links = settings_.links};
  r.radio = std::make_unique<Station>(settings, r, r.local(now_));
}

void RadioSimulation::kill(int robot) {
  Robot& r = *robots_[static_cast<std::size_t>(robot - 1)];
  r.radio.reset();
  std::ranges::fill(r.replica, 0u);
}

void RadioSimulation::leave(int robot) {
  Robot& r = *robots_[static_cast<std::size_t>(robot - 1)];
  transmit(r, r.radio->leave(r.local(now_)));
  r.radio.reset();
}

void RadioSimulation::divide(const std::vector<int>& group_of_robot) {
  for (std::size_t i = 0; i < robots_.size(); ++i) robots_[i]->group = group_of_robot[i];
}

void RadioSimulation::transmit(Robot& from, std::span<const ByteVector> datagrams) {
  const SimulatedAir& air = settings_.air;
  Time free = now_;
  if (air.stranger_period.ns > 0) {
    const std::int64_t since = now_.ns % air.stranger_period.ns;
    if (since < air.stranger_length.ns) free += Duration{air.stranger_length.ns - since};
  }
  for (const ByteVector& datagram : datagrams) {
    const double bits = 8.0 * static_cast<double>(datagram.size() + Station::kPacketHead);
    Spoken spoken{free, free + nearest(Seconds{0.0002 + bits / air.bits_per_s}), from.member};
    free = spoken.end;
    for (Spoken& other : spoken_) {
      const Robot& rival = *robots_[static_cast<std::size_t>(other.robot - 1)];
      if (other.robot == from.member || rival.group != from.group) continue;
      if (spoken.begin >= other.end + kClose || other.begin >= spoken.end + kClose) continue;
      close_ += !other.close + !spoken.close;
      other.close = spoken.close = true;
      if (spoken.begin >= other.end || other.begin >= spoken.end) continue;
      hits_ += !other.hit + !spoken.hit;
      other.hit = spoken.hit = true;
    }
    spoken_.push_back(spoken);
    ++frames_;
    bytes_ += datagram.size() + Station::kPacketHead;
    from.said.push_back(datagram);
    if (from.said.size() > kRemembered) from.said.pop_front();
    const auto bytes = std::make_shared<const ByteVector>(datagram);
    for (const auto& to : robots_) {
      if (!to->radio || to->group != from.group) continue;
      if (to->member != from.member && random_.uniform() < air.loss) continue;
      const int copies = random_.uniform() < air.duplicates ? 2 : 1;
      for (int i = 0; i < copies; ++i) {
        Duration late = air.delay + nearest(Seconds{random_.uniform(0, air.jitter.seconds())});
        if (random_.uniform() < air.stragglers) late += nearest(Seconds{random_.uniform(0, 0.05)});
        air_.push({spoken.end + late, ++order_, to->member, to->life, bytes});
      }
    }
  }
  while (!spoken_.empty() && now_ - spoken_.front().end > Duration{200'000'000}) spoken_.pop_front();
}

void RadioSimulation::inject(const ByteVector& datagram) {
  for (const auto& to : robots_) {
    if (to->radio) to->radio->hear(datagram, to->local(now_), "10.0.0.99:20032");
  }
}

std::uint64_t RadioSimulation::right_table(const Robot& robot) const {
  std::uint64_t right = 0;
  for (const auto& other : robots_) {
    if (other->radio && other->group == robot.group) right |= std::uint64_t{1} << other->member;
  }
  return right;
}

void RadioSimulation::sample_table(Robot& robot) {
  const std::uint64_t present = robot.radio->tdma().present();
  const std::uint64_t wrong = present ^ right_table(robot);
  for (std::size_t i = 0; i < robot.wrong_since.size(); ++i) {
    Time& since = robot.wrong_since[i];
    if ((wrong >> i & 1) == 0) {
      since = {};
      continue;
    }
    if (since == Time{}) since = now_;
    Duration& longest = (present >> i & 1) != 0 ? ghost_ : lack_;
    longest = std::max(longest, now_ - since);
  }
}

void RadioSimulation::sample() {
  for (const auto& robot : robots_) {
    if (!robot->radio) continue;
    sample_table(*robot);
    for (const auto& other : robots_) {
      const std::uint64_t known = robot->replica[static_cast<std::size_t>(other->member)];
      if (other == robot || !other->radio || other->group != robot->group || known == 0) continue;
      const double age = (now_ - other->put_at(known)).seconds();
      ++ages_[std::min(kOldestCounted - 1, static_cast<std::size_t>(age * 1e3))];
    }
  }
}

void RadioSimulation::run(Duration length) {
  const Time end = now_ + length;
  for (;;) {
    Robot* speaker = nullptr;
    Time next = std::min(end, next_sample_);
    if (!air_.empty()) next = std::min(next, air_.top().at);
    for (const auto& robot : robots_) {
      if (!robot->radio) continue;
      const Time when = robot->true_time(robot->radio->next_send(robot->local(now_)));
      if (when >= next) continue;
      next = when;
      speaker = robot.get();
    }
    now_ = std::max(now_, next);
    if (speaker != nullptr) {
      // a machine is never exactly on time
      now_ += nearest(Seconds{random_.uniform(0, 100e-6)});
      transmit(*speaker, speaker->radio->send(speaker->local(now_)));
    } else if (!air_.empty() && air_.top().at <= now_) {
      const OnAir arrived = air_.top();
      air_.pop();
      Robot& to = *robots_[static_cast<std::size_t>(arrived.to - 1)];
      if (to.radio && to.life == arrived.life) to.radio->hear(*arrived.bytes, to.local(now_));
    } else if (next_sample_ <= now_) {
      sample();
      next_sample_ += kSampleEvery;
    } else {
      return;
    }
  }
}

void RadioSimulation::clear_figures() {
  std::ranges::fill(ages_, 0u);
  frames_ = hits_ = close_ = bytes_ = 0;
  ghost_ = lack_ = {};
  cleared_ = now_;
  for (const auto& robot : robots_) {
    robot->age_errors = robot->worst_age_error = 0.0;
    robot->puts = 0;
    if (!robot->radio) continue;
    const RadioState state = told_by(robot->member);
    robot->heard_before = robot->collided_before = 0;
    for (const RadioMember& m : state.members) {
      robot->heard_before += m.heard;
      robot->collided_before += m.collided;
    }
  }
}

AirFigures RadioSimulation::figures() {
  AirFigures made;
  std::uint64_t samples = 0;
  double sum = 0.0;
  for (std::size_t i = 0; i < ages_.size(); ++i) {
    samples += ages_[i];
    sum += (static_cast<double>(i) + 0.5) * ages_[i];
  }
  made.mean_age = samples == 0 ? 0.0 : sum / static_cast<double>(samples) / 1e3;
  std::uint64_t below = 0;
  std::size_t at = 0;
  while (at + 1 < ages_.size() && (below += ages_[at]) * 100 < samples * 99) ++at;
  made.p99_age = (static_cast<double>(at) + 1) / 1e3;
  for (std::size_t i = 0; i < ages_.size(); ++i) {
    if (ages_[i] > 0) made.oldest_age = (static_cast<double>(i) + 1) / 1e3;
  }
  made.longest_ghost = ghost_.seconds();
  made.longest_lack = lack_.seconds();
  made.frames = frames_;
  made.close = frames_ == 0 ? 0.0 : static_cast<double>(close_) / static_cast<double>(frames_);
  made.collisions = frames_ == 0 ? 0.0 : static_cast<double>(hits_) / static_cast<double>(frames_);
  made.bytes_per_s = static_cast<double>(bytes_) / std::max(1e-9, (now_ - cleared_).seconds());
  std::uint64_t puts = 0, heard = 0, collided = 0;
  for (const auto& robot : robots_) {
    made.went_back += robot->went_back;
    made.damaged += robot->damaged;
    made.worst_age_error = std::max(made.worst_age_error, robot->worst_age_error);
    made.mean_age_error += robot->age_errors;
    puts += robot->puts;
    if (!robot->radio) continue;
    const RadioState state = told_by(robot->member);
    for (const RadioMember& m : state.members) {
      heard += m.heard;
      collided += m.collided;
    }
    heard -= robot->heard_before;
    collided -= robot->collided_before;
  }
  made.mean_age_error /= static_cast<double>(std::max<std::uint64_t>(1, puts));
  made.off_slot = heard == 0 ? 0.0 : static_cast<double>(collided) / static_cast<double>(heard);
  return made;
}

bool RadioSimulation::agrees() const {
  for (const auto& robot : robots_) {
    if (!robot->radio) continue;
    if (robot->radio->tdma().present() != right_table(*robot)) return false;
  }
  return true;
}

bool RadioSimulation::replicas_are_equal() const {
  for (const auto& robot : robots_) {
    for (const auto& other : robots_) {
      if (robot == other || !robot->radio || !other->radio) continue;
      if (robot->replica[static_cast<std::size_t>(other->member)] != other->number_at(now_)) return false;
    }
  }
  return true;
}

bool RadioSimulation::knows_all_since(Time moment) const {
  for (const auto& robot : robots_) {
    for (const auto& other : robots_) {
      if (robot == other || !robot->radio || !other->radio) continue;
      const std::uint64_t known = robot->replica[static_cast<std::size_t>(other->member)];
      if (known == 0 || other->put_at(known) < moment) return false;
    }
  }
  return true;
}

Duration RadioSimulation::disorder() const {
  const std::int64_t round = Tdma::Settings{}.round.ns;
  Duration worst;
  for (const auto& a : robots_) {
    for (const auto& b : robots_) {
      if (!a->radio || !b->radio || a->group != b->group) continue;
      const Time begin_a = a->true_time(a->radio->tdma().round_before(a->local(now_)));
      const Time begin_b = b->true_time(b->radio->tdma().round_before(b->local(now_)));
      const std::int64_t off = std::abs((begin_a - begin_b).ns) % round;
      worst = std::max(worst, Duration{std::min(off, round - off)});
    }
  }
  return worst;
}

}  // namespace cancha::team
