#pragma once

#include <array>
#include <string>

#include "base/maybe.h"
#include "base/random.h"
#include "body/sensors.h"
#include "messages/ranges.h"
#include "messages/sonar.h"
#include "world/sensors/ray_scene.h"
#include "world/sensors/sensor_clock.h"
#include "world/sensors/sound_air.h"

namespace cancha::world {

/// The two sonars of one robot, as a NAO has them. Seeded: the same truth and seed give the same echoes.
///
/// A shot fills the transmitter's cone; what lies in it and in the receiver's answers from its nearest point, unless
/// something else stands before it. The receiver keeps ten echoes, nearest first. It also hears the shots of other
/// robots that look this way, and takes them for echoes of its own.
class SimulatedSonar {
 public:
  /// `robot`: its number in the scene.
  SimulatedSonar(const body::SonarSensor& sensor, int robot, Random random);

  /// From now on as asked: a mode of the table, or -1 for off. Modes without bit 6 shoot once for each new request.
  void command(const SonarRequest& request);
  /// Shoots where it is time to, and hands over what has arrived since the last call; absent where nothing has.
  void read(RayScene& scene, SoundAir& air, Maybe<SonarEchoes>& echoes);

  /// "Device/SubDeviceList/US/Left/Sensor/Value", …1 to …9 for further echoes: the maker's names of what is read.
  [[nodiscard]] static std::string key(bool left, int echo);

 private:
  /// How loud something is by its direction from an axis: 1 inside, 0 outside, fading at the edge.
  struct Lobe {
    double half = 0.0;        ///< radians to the middle of the edge
    double soft = 0.0;        ///< radians of the edge on either side
    double cos_inside = 0.0;  ///< of the angle up to which all is heard
    double cos_edge = 0.0;    ///< of the angle from which on nothing is heard

    [[nodiscard]] double gain(Vec3 axis, Vec3 direction) const;
  };
  [[nodiscard]] static Lobe lobe(double width, double soft);
  /// One receiver that listens after one shot.
  struct Listening {
    bool on = false;
    bool left = false;  ///< which receiver
    Time began{};
    Vec3 p_FR{};  ///< the receiver
    Vec3 axis_F{};
    std::array<double, 10> heard{};  ///< reckoned metres, nearest first
    std::size_t count = 0;
  };
  /// What one solid answers.
  struct Answer {
    double way = 0.0;   ///< metres, there and back
    double gain = 0.0;  ///< 0…1
    Vec3 p_F{};
    int owner = 0;
  };
  /// A measurement until it is told.
  struct Measurement {
    Time began{};
    int mode = 0;
    std::array<Listening, 4> listening{};  ///< by transmitter and receiver
    Time second{};                         ///< when the second transmitter shoots
    bool waits = false;                    ///< it has not, yet
  };

  void begin(RayScene& scene, SoundAir& air, Time at);
  void shoot(RayScene& scene, SoundAir& air, int transmitter, Time at);
  void echo(RayScene& scene, const Transform& X_FT, Listening& ear);
  void overhear(RayScene& scene, const SoundAir& air, Listening& ear);
  void tell(RayScene& scene, const SoundAir& air, SonarEchoes& echoes);
  void add(Listening& ear, double reckoned);
  [[nodiscard]] bool hears(int transmitter, int receiver) const;
  [[nodiscard]] Duration listens() const;
  [[nodiscard]] bool periodic() const { return (now_.mode & 64) != 0; }

  body::SonarSensor sensor_;
  int robot_;
  Random random_;
  Lobe sound_;       ///< of a transmitter
  Lobe hearing_;     ///< of a receiver
  Duration phase_;   ///< of its clock
  Duration period_;  ///< by its own clock, which is never quite right
  SonarRequest request_;
  bool armed_ = false;
  std::int64_t next_ = 0;  ///< shot, counted by its clock
  Measurement now_;
  bool busy_ = false;  ///< a measurement is under way
  std::array<Answer, 48> answers_{};
  Outage outage_;
  SonarEchoes told_;  ///< last
};

}  // namespace cancha::world
