// The team radio: teams of all sizes on simulated bad air, and three real radios on this machine.

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/geometry.h"
#include "bench/bench.h"
#include "bench/scratch_folder.h"
#include "os/clock.h"
#include "team/radio/forger.h"
#include "team/radio/radio.h"
#include "team/radio/simulation.h"

namespace cancha::bench {
namespace {

using team::Database;
using team::RadioSimulation;
using team::RecordRadio;

constexpr Duration kRound{100'000'000};
constexpr double kLoss = 0.2;
constexpr int kRealRobots = 3;
constexpr int kAttackedRobots = 4;
constexpr std::uint64_t kForged = 1'000'000;
constexpr Duration kRealTime{4'000'000'000};

/// What is measured of one run.
struct Figures {
  double mean_ms = 0, p99_ms = 0, collisions = 0, join = 0, age_error_ms = 0, kbytes_per_s = 0;
};

/// The worst of all sizes of team.
Figures simulated(std::uint64_t seed) {
  Figures worst;
  for (int robots = 2; robots <= 10; ++robots) {
    RadioSimulation sim{{.robots = robots,
                         .air = {.loss = kLoss,
                                 .delay = Duration{1'000'000},
                                 .jitter = Duration{4'000'000},
                                 .duplicates = 0.05,
                                 .stragglers = 0.02},
                         .seed = seed}};
    for (int i = 1; i < robots; ++i) sim.start(i);
    sim.run(kRound * 10);
    sim.clear_figures();
    sim.run(kRound * 300);
    const Time start = sim.now();
    sim.start(robots);
    while (!sim.agrees() && sim.now() - start < kRound * 20) sim.run(Duration{5'000'000});
    const double join = (sim.now() - start).seconds() / kRound.seconds();
    sim.run(kRound * 10);
    sim.clear_figures();
    sim.run(kRound * 300);
    const team::AirFigures f = sim.figures();
    worst.mean_ms = std::max(worst.mean_ms, f.mean_age * 1e3);
    worst.p99_ms = std::max(worst.p99_ms, f.p99_age * 1e3);
    worst.collisions = std::max({worst.collisions, f.collisions * 100, f.off_slot * 100});
    worst.age_error_ms = std::max(worst.age_error_ms, f.mean_age_error * 1e3);
    worst.kbytes_per_s = std::max(worst.kbytes_per_s, f.bytes_per_s / 1e3);
    // two robots have nobody who passes on what they did not hear
    if (robots > 2) worst.join = std::max(worst.join, join);
  }
  return worst;
}

/// What a million forged and damaged frames do to a team without a key, all repetitions together; and how many frames
/// of healthy teams are closer than a millisecond.
struct Harm {
  double oldest = 0, ghost = 0, age_error_ms = 0, close = 0;
};

Harm attacked(std::uint64_t seed, std::uint64_t frames) {
  Harm worst;
  RadioSimulation sim{{.robots = kAttackedRobots, .air = {.loss = 0.02}, .seed = seed, .links = 1u << 16}};
  for (int i = 1; i <= kAttackedRobots; ++i) sim.start(i);
  sim.run(kRound * 10);
  sim.clear_figures();
  team::Forger{seed}.attack(sim, frames);
  const team::AirFigures f = sim.figures();
  worst.oldest = std::max(f.oldest_age, f.longest_lack);
  worst.ghost = f.longest_ghost;
  worst.age_error_ms = f.worst_age_error * 1e3;
  for (const int robots : {2, 3, 6}) {
    RadioSimulation healthy{{.robots = robots, .air = {}, .seed = seed}};
    for (int i = 1; i <= robots; ++i) healthy.start(i);
    healthy.run(kRound * 10);
    healthy.clear_figures();
    healthy.run(kRound * 300);
    worst.close = std::max(worst.close, healthy.figures().close * 100);
  }
  return worst;
}

/// Three radios with databases of their own, through the loopback interface; the mean age of a record that is put ten
/// times a second, in milliseconds.
Result<double> real(const std::string& folder) {
  struct Robot {
    Database database;
    std::unique_ptr<RecordRadio> radio;
    team::Record<Vec2> place;
  };
  std::vector<Robot> robots;
  for (int i = 1; i <= kRealRobots; ++i) {
    auto database = Database::open({.place = {.folder = folder, .team = "bench", .member = i}, .members = kRealRobots});
    if (!database) return pass_on(std::move(database));
    team::Declaration about = team::declare<Vec2>("place", team::Area::Shared);
    about.period = kRound;
    auto place = database->record<Vec2>(about);
    if (!place) return pass_on(std::move(place));
    RecordRadio::Settings settings;
    settings.team = "bench";
    settings.link.interface = "lo";
    settings.link.port = 20'133;
    auto radio = RecordRadio::open(settings, *database);
    if (!radio) return pass_on(std::move(radio));
    robots.push_back({*database, std::make_unique<RecordRadio>(std::move(*radio)), std::move(*place)});
  }
  const os::HostTime start = os::now();
  os::HostTime next_put = start;
  double sum = 0;
  int ages = 0;
  for (os::HostTime now = start; now - start < kRealTime; now = os::now()) {
    if (now >= next_put) {
      next_put += kRound;
      for (Robot& robot : robots) (void)robot.place.put({now.seconds(), 0});
    }
    for (Robot& robot : robots) (void)robot.radio->step(Duration{300'000});
    if (now - start < kRound * 10) continue;
    for (Robot& robot : robots) {
      for (int of = 1; of <= kRealRobots; ++of) {
        Vec2 theirs;
        const team::Reading reading = robot.place.get(theirs, of);
        if (of == robot.database.member() || reading.number == 0) continue;
        sum += reading.age.seconds();
        ++ages;
      }
    }
  }
  if (ages == 0) return fail("bench", "the radios did not hear each other on loopback");
  return sum / ages * 1e3;
}

}  // namespace

Result<std::vector<Measurement>> measure_radio(const Settings& settings) {
  std::vector<double> mean, p99, collisions, join, error, rate, real_mean, lost, ghost, forged_error, close;
  const ScratchFolder folder{team::Place{}.folder};
  if (folder.path().empty()) return fail("/dev/shm", "there is no shared memory to measure with");
  for (int i = 0; i < settings.repetitions; ++i) {
    settings.progress(fmt::format("radio, round {} of {}", i + 1, settings.repetitions));
    const Figures f = simulated(static_cast<std::uint64_t>(i) + 1);
    mean.push_back(f.mean_ms);
    p99.push_back(f.p99_ms);
    collisions.push_back(f.collisions);
    join.push_back(f.join);
    error.push_back(f.age_error_ms);
    rate.push_back(f.kbytes_per_s);
    const Harm harm =
        attacked(static_cast<std::uint64_t>(i) + 1, kForged / static_cast<std::uint64_t>(settings.repetitions));
    lost.push_back(harm.oldest);
    ghost.push_back(harm.ghost);
    forged_error.push_back(harm.age_error_ms);
    close.push_back(harm.close);
    auto measured = real(folder.path().string());
    if (!measured) return pass_on(std::move(measured));
    real_mean.push_back(*measured);
  }
  const std::string work = fmt::format("2 to 10 robots, {:.0f} % lost, 30 s each, the worst of them", kLoss * 100);
  const auto low = [&](std::string_view name, std::vector<double> values, std::string_view unit,
                       std::optional<double> bar) {
    return figure("radio", name, std::move(values), unit, Better::Lower, bar, work);
  };
  const std::string fire =
      fmt::format("{} robots without a key, a million forged and damaged frames at 1,000/s in all, the worst moment",
                  kAttackedRobots);
  // no mate may be lost and no ghost may stay: not the median, the worst counts
  const auto attack = [&](std::string_view name, const std::vector<double>& values, std::string_view unit, double bar) {
    return figure("radio", name, {*std::ranges::max_element(values)}, unit, Better::Lower, bar, fire);
  };
  return std::vector<Measurement>{
      low("mean_age_ms", mean, "ms", 160),
      low("p99_age_ms", p99, "ms", 500),
      low("collisions_percent", collisions, "%", 1),
      low("join_rounds", join, "rounds", 3),
      low("age_error_ms", error, "ms", std::nullopt),
      low("kbytes_per_s", rate, "kB/s", 125),
      low("loopback_mean_age_ms", real_mean, "ms", 160),
      low("frames_close_percent", close, "%", 1),
      attack("attacked_lost_s", lost, "s", 2),
      attack("attacked_ghost_s", ghost, "s", 2),
      attack("attacked_age_error_ms", forged_error, "ms", 100),
  };
}

}  // namespace cancha::bench
