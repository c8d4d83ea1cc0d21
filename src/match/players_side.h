#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/random.h"
#include "match/air.h"
#include "match/record_air.h"
#include "match/side.h"
#include "match/team_cameras.h"
#include "robot/emulated_bus.h"
#include "robot/parts.h"
#include "team/teamware/base_station.h"
#include "world/sensors/encoders.h"
#include "world/sensors/inner_sensors.h"
#include "world/sensors/range_sensors.h"
#include "world/sensors/sight.h"

namespace cancha::match {

/// Who plays in a team, and where its behaviour programs are read from.
struct Squad {
  std::vector<robot::Profile> players;  ///< in order of number
  decide::xabsl::FileReader read;
  world::Look look{};       ///< of the pitch, to cameras
  bool emulated = false;    ///< goals of joints go as bytes over buses of emulated servos
  Air::Settings air{};      ///< between its players
  std::string databases{};  ///< folder in which other programs find those of its robots; empty: they do not
};

/// A team of players: each knows only its own readings and what the radio brought.
class PlayersSide final : public Side {
 public:
  /// One player for each robot of the league; no kind of body = the league's two wheels. Sides that share their
  /// surroundings hear each other's sonars; none = they are its own.
  [[nodiscard]] static Result<std::unique_ptr<PlayersSide>> make(const Squad& squad, Team team,
                                                                 const field::League& league,
                                                                 std::shared_ptr<const robot::BodyKind> kind,
                                                                 Random random, const robot::Parts& parts,
                                                                 std::shared_ptr<world::Surroundings> shared = nullptr);
  PlayersSide(const PlayersSide&) = delete;
  PlayersSide& operator=(const PlayersSide&) = delete;
  /// Removes the base station's database where no other program uses it; players remove theirs.
  ~PlayersSide() override;

  Result<void> decide(const Outlook& outlook, std::span<Commands> commands) override;
  Result<void> steer(int number, const std::optional<Steering>& steering) override;
  [[nodiscard]] bool has_buttons() const override;
  Result<void> press(int number) override;
  void moved(int number, const Pose2& X_FR) override;
  [[nodiscard]] std::span<const MateIntent> intents() const override { return intents_; }
  [[nodiscard]] std::span<const Thought> thoughts() const override;
  [[nodiscard]] decide::BehaviourControl* control() override { return programs_.main(); }
  /// Switches a radio off, or on again: 0 is the base station, 1 the first robot. For teams with databases.
  void set_radio(int member, bool on);
  /// What its base station knows; none: its players talk by words.
  [[nodiscard]] team::BaseStation* base_station() { return base_ ? &*base_ : nullptr; }
  [[nodiscard]] const Frame* frame(int number) const override {
    return &members_[static_cast<std::size_t>(number)].player->frame();
  }

 private:
  struct Member {
    std::unique_ptr<robot::Player> player;
    world::SimulatedSight sight;
    world::RangeSensors ranges;
    world::InnerSensors inner;
    world::WornEncoders encoders;
    Readings readings{};
    bool carried = false;                       ///< since its last tick
    bool pressed = false;                       ///< likewise, its button
    bool sees_by_oracle = true;                 ///< things are recognised for it
    std::unique_ptr<robot::EmulatedBus> bus{};  ///< to its servos; none: its goals go straight to the world
  };

  PlayersSide(Team team, const field::League& league, std::shared_ptr<const robot::BodyKind> kind, const Squad& squad,
              Random random);
  /// Databases, base station and the air between them, of a team whose players have such.
  Result<void> open_databases(const Squad& squad, Random random);
  /// The base station hears robots and referee, and speaks.
  void run_base(Time now);
  /// Fills in what a player's sensors give.
  void read(const Outlook& outlook, Member& member, std::size_t place);
  /// What wheels are told of what the player told them.
  void hold_wheels(const GameState& game, RobotId robot, WheelSpeeds& speeds) const;

  Team team_;
  field::League league_;
  std::shared_ptr<const robot::BodyKind> kind_;
  std::size_t pan_;  ///< the head's joint; none = beyond all joints
  robot::Programs programs_;
  Air air_;
  std::optional<RecordAir> records_;  ///< between databases; none: players talk by words
  std::optional<team::BaseStation> base_;
  bool base_has_name_ = false;  ///< its database can be seen by others
  Maybe<RadioMail> base_mail_;
  std::vector<Member> members_;
  std::shared_ptr<world::Surroundings> surroundings_;  ///< none: nobody has sensors of distance
  std::unique_ptr<TeamCameras> cameras_;               ///< none where nobody asks for pictures
  std::vector<MateIntent> intents_;
  RefereeState referee_;           ///< as it last spoke
  std::int64_t next_referee_ = 0;  ///< in half seconds
};

}  // namespace cancha::match
