#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "match/players_side.h"
#include "match/side.h"
#include "team/bodies/body_server.h"
#include "world/sensors/encoders.h"
#include "world/sensors/inner_sensors.h"
#include "world/sensors/sight.h"

namespace cancha::match {

/// A team whose players are processes of their own: this side serves their bodies by UDP, and moves robots as their
/// programs say. A robot whose program has left, or does not answer for a while, stands; play goes on.
///
/// Such a match follows the clock of the machine, and is not the same again from its seed; its recording holds all
/// commands, so that it is replayed like any other.
class ServedSide final : public Side {
 public:
  struct Settings {
    std::uint16_t port = 0;      ///< UDP, on this machine; 0 = any that is free
    bool from_anywhere = false;  ///< programs on other machines may move robots, too
    Duration hold = 200_ms;      ///< a robot goes on so long by what it was told last
  };

  /// For leagues of robots on wheels whose players have databases: all else that they know they have from their radios.
  [[nodiscard]] static Result<std::unique_ptr<ServedSide>> make(const Settings& settings, const Squad& squad, Team team,
                                                                const field::League& league, Random random);
  ~ServedSide() override;

  Result<void> decide(const Outlook& outlook, std::span<Commands> commands) override;
  Result<void> steer(int number, const std::optional<Steering>& steering) override;
  void moved(int number, const Pose2& X_FR) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return intents_; }
  [[nodiscard]] const Frame* frame(int number) const override {
    return &members_[static_cast<std::size_t>(number)].frame;
  }
  [[nodiscard]] const team::BodyServer& server() const { return server_; }

 private:
  struct Member {
    world::SimulatedSight sight;
    world::InnerSensors inner;
    world::WornEncoders encoders;
    Frame frame{};  ///< its readings, and what its program told last
    bool carried = false;
  };

  ServedSide(const Settings& settings, Team team, const field::League& league, team::BodyServer server);
  /// What the program of a robot wants of its body now.
  void take_answer(Member& member, int number, Time now);

  Settings settings_;
  Team team_;
  field::League league_;
  team::BodyServer server_;
  std::vector<Member> members_;
  std::vector<MateIntent> intents_;
};

}  // namespace cancha::match
