#include "world/sensors/sonar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

constexpr double kClockError = 1e-4;  ///< share by which a robot's clock may be wrong

Vec3 unit_to(Vec3 from, Vec3 to) {
  const Vec3 way = to - from;
  const double l = length(way);
  return l > 1e-9 ? way * (1 / l) : Vec3{1, 0, 0};
}

/// The direction nearest to another that lies in a cone.
Vec3 into_cone(Vec3 direction, Vec3 axis, double half) {
  const double along = dot(direction, axis);
  if (along >= std::cos(half)) return direction;
  const Vec3 across = direction - axis * along;
  const double l = length(across);
  return l < 1e-9 ? axis : axis * std::cos(half) + across * (std::sin(half) / l);
}

Duration seconds(double s) {
  return nearest(Seconds{s});
}

}  // namespace

SimulatedSonar::SimulatedSonar(const body::SonarSensor& sensor, int robot, Random random)
    : sensor_{sensor},
      robot_{robot},
      random_{random},
      sound_{lobe(sensor.cone, sensor.soft_edge)},
      hearing_{lobe(sensor.hearing, sensor.soft_edge)},
      outage_{sensor.faults.failures, random} {
  const double period = sensor.faults.every.seconds();
  phase_ = seconds(random_.uniform() * period);
  period_ = seconds(period * (1.0 + kClockError * random_.uniform(-1.0, 1.0)));
}

std::string SimulatedSonar::key(bool left, int echo) {
  return fmt::format("Device/SubDeviceList/US/{}/Sensor/Value{}", left ? "Left" : "Right",
                     echo == 0 ? std::string{} : std::to_string(echo));
}

void SimulatedSonar::command(const SonarRequest& request) {
  if (request == request_) return;
  request_ = request;
  armed_ = body::is_sonar_mode(request.send_mode);
  if (!armed_) busy_ = false;
}

Duration SimulatedSonar::listens() const {
  return seconds(2 * sensor_.most / sensor_.assumed);
}

void SimulatedSonar::read(RayScene& scene, SoundAir& air, Maybe<SonarEchoes>& echoes) {
  echoes.reset();
  const Time now = scene.truth().time;
  if (busy_ && now_.waits && now >= now_.second) {
    now_.waits = false;
    shoot(scene, air, 1, now_.second);
  }
  if (busy_ && !now_.waits && now >= now_.second + listens() + sensor_.faults.latency) {
    busy_ = false;
    if (request_.receive_mode >= 0 && !outage_.silent(now)) {
      if (!outage_.frozen(now)) tell(scene, air, told_);
      told_.time = now_.began;
      told_.mode = now_.mode;
      echoes.present() = told_;
    }
  }
  // the shot of its own clock that is due; those that nobody asked for are left out
  const std::int64_t due = (now.ns - phase_.ns) / period_.ns;
  if (now.ns < phase_.ns || due < next_ || busy_) return;
  next_ = due + 1;
  if (!armed_) return;
  begin(scene, air, Time{} + phase_ + period_ * due);
}

void SimulatedSonar::begin(RayScene& scene, SoundAir& air, Time at) {
  now_ = {};
  now_.began = at;
  now_.mode = request_.send_mode;
  busy_ = true;
  armed_ = periodic();
  const bool both = (now_.mode & 4) != 0;
  const bool at_once = (now_.mode & 8) != 0;
  now_.second = at;
  shoot(scene, air, both ? 0 : (now_.mode >> 1) & 1, at);
  if (!both) return;
  // in turn: each has half of the period
  if (!at_once) now_.second = at + Duration{period_.ns / 2};
  now_.waits = !at_once;
  if (at_once) shoot(scene, air, 1, at);
}

/// Bits 3 and 2: both sides; 1: with bit 2 crossed, else the right transmitter; 0: the right receiver.
bool SimulatedSonar::hears(int transmitter, int receiver) const {
  if ((now_.mode & 8) != 0) return true;
  if ((now_.mode & 4) != 0) return ((now_.mode & 2) != 0) == (transmitter != receiver);
  return receiver == (now_.mode & 1);
}

void SimulatedSonar::shoot(RayScene& scene, SoundAir& air, int transmitter, Time at) {
  const body::Mounting& from = sensor_.transmitters[transmitter];
  const Transform X_FT = scene.link(static_cast<std::size_t>(robot_), from.link) * from.X_LS;
  air.shoot({at, robot_, X_FT.position, X_FT.rotation * Vec3{1, 0, 0}});
  for (int receiver = 0; receiver < 2; ++receiver) {
    if (!hears(transmitter, receiver)) continue;
    const body::Mounting& to = sensor_.receivers[receiver];
    const Transform X_FR = scene.link(static_cast<std::size_t>(robot_), to.link) * to.X_LS;
    Listening& ear = now_.listening[static_cast<std::size_t>(2 * transmitter + receiver)];
    ear = {
        .on = true, .left = receiver == 0, .began = at, .p_FR = X_FR.position, .axis_F = X_FR.rotation * Vec3{1, 0, 0}};
    echo(scene, X_FT, ear);
  }
}

SimulatedSonar::Lobe SimulatedSonar::lobe(double width, double soft) {
  const double half = width / 2;
  return {half, soft, std::cos(std::max(0.0, half - soft)), std::cos(std::min(kPi, half + soft))};
}

double SimulatedSonar::Lobe::gain(Vec3 axis, Vec3 direction) const {
  const double cosine = dot(axis, direction);
  if (cosine >= cos_inside) return 1.0;
  if (cosine <= cos_edge) return 0.0;
  return std::clamp((half + soft - std::acos(cosine)) / (2 * soft), 0.0, 1.0);
}

void SimulatedSonar::echo(RayScene& scene, const Transform& X_FT, Listening& ear) {
  const Vec3 p_FT = X_FT.position;
  const Vec3 axis = X_FT.rotation * Vec3{1, 0, 0};
  const Vec3 middle = (p_FT + ear.p_FR) * 0.5;
  const double farthest = 2 * sensor_.most * sensor_.air / sensor_.assumed;
  std::size_t count = 0;
  scene.for_each_in({p_FT, axis, sound_.half + sound_.soft, farthest / 2}, robot_, [&](const Solid& solid, int owner) {
    if (count == answers_.size()) return;
    Vec3 p = nearest_point(solid, middle);
    Vec3 direction = unit_to(p_FT, p);
    if (dot(direction, axis) < sound_.cos_edge || dot(unit_to(ear.p_FR, p), ear.axis_F) < hearing_.cos_edge) {
      // its nearest point is outside, but another may be inside
      direction = into_cone(into_cone(direction, axis, sound_.half), ear.axis_F, hearing_.half);
      const auto way = enter(solid, p_FT, direction, farthest);
      if (!way) return;
      p = p_FT + direction * *way;
    }
    const double loud = sound_.gain(axis, direction) * hearing_.gain(ear.axis_F, unit_to(ear.p_FR, p));
    if (loud <= 0.0) return;
    answers_[count++] = {length(p - p_FT) + length(p - ear.p_FR), loud, p, owner};
  });
  std::ranges::sort(std::span{answers_}.first(count), {}, &Answer::way);

  // answers that lie together are one echo; who stands behind another is not heard
  const double together = 2 * sensor_.resolution;
  double last = -1e9;
  for (std::size_t i = 0; i < count; ++i) {
    const Answer& answer = answers_[i];
    if (answer.way - last < together) continue;
    if (!scene.is_free(p_FT, answer.p_F, robot_, answer.owner)) continue;
    last = answer.way;
    double loudest = answer.gain;
    for (std::size_t j = i + 1; j < count && answers_[j].way - last < together; ++j) {
      loudest = std::max(loudest, answers_[j].gain);
    }
    const double luck = random_.uniform();
    const double off = random_.normal() * sensor_.faults.noise;
    if (luck < loudest * (1.0 - sensor_.faults.missed)) {
      add(ear, answer.way / sensor_.air * sensor_.assumed / 2 + off);
    }
  }
  if (sensor_.ghosts > 0.0 && random_.uniform() < sensor_.ghosts) {
    add(ear, random_.uniform(sensor_.least, sensor_.most));
  }
}

void SimulatedSonar::overhear(RayScene& scene, const SoundAir& air, Listening& ear) {
  const Time end = ear.began + listens();
  air.for_each([&](const SoundAir::Shot& shot) {
    if (shot.robot == robot_ || shot.time > end) return;
    const double away = length(shot.p_F - ear.p_FR);
    const Time arrives = shot.time + seconds(away / sensor_.air);
    if (arrives < ear.began || arrives > end) return;
    const double loud =
        sound_.gain(shot.axis_F, unit_to(shot.p_F, ear.p_FR)) * hearing_.gain(ear.axis_F, unit_to(ear.p_FR, shot.p_F));
    if (loud <= 0.0 || !scene.is_free(shot.p_F, ear.p_FR, robot_, shot.robot)) return;
    const double luck = random_.uniform();
    const double off = random_.normal() * sensor_.faults.noise;
    if (luck < loud) add(ear, (arrives - ear.began).seconds() * sensor_.assumed / 2 + off);
  });
}

void SimulatedSonar::add(Listening& ear, double reckoned) {
  if (reckoned < sensor_.least || reckoned > sensor_.most) return;
  const auto begin = ear.heard.begin();
  auto place = std::upper_bound(begin, begin + static_cast<std::ptrdiff_t>(ear.count), reckoned);
  if (place == ear.heard.end()) return;
  ear.count = std::min(ear.count + 1, ear.heard.size());
  std::move_backward(place, begin + static_cast<std::ptrdiff_t>(ear.count) - 1,
                     begin + static_cast<std::ptrdiff_t>(ear.count));
  *place = reckoned;
}

void SimulatedSonar::tell(RayScene& scene, const SoundAir& air, SonarEchoes& echoes) {
  echoes = {};
  echoes.time = now_.began;
  echoes.mode = now_.mode;
  for (const bool left : {true, false}) {
    // what one receiver heard after either shot
    Listening all;
    for (Listening& ear : now_.listening) {
      if (!ear.on || ear.left != left) continue;
      overhear(scene, air, ear);
      for (std::size_t i = 0; i < ear.count; ++i) add(all, ear.heard[i]);
    }
    (left ? echoes.left : echoes.right) = all.heard;
  }
}

}  // namespace cancha::world
