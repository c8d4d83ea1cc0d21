#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "field/league.h"
#include "messages/frame.h"
#include "messages/vision.h"
#include "messages/world_state.h"
#include "model/fusion/team_ball.h"
#include "model/fusion/team_robots.h"
#include "model/localisation/inconsistency.h"
#include "robot/battery_gauge.h"
#include "team/rtdb/database.h"
#include "team/rtdb/schema.h"
#include "team/teamware/believed_world.h"
#include "team/teamware/vision_records.h"

namespace cancha::robot {

/// What a player of a team with real-time databases does beside its stages: all that it sees, knows, hears and tells
/// goes through the database of its robot. `Player::tick` has the six steps of a cycle in their order.
///
/// Own sight makes the own beliefs, which alone are told to mates, so that no rumour comes back as news; what the
/// player decides by is fused from them and from what mates told.
class SharedWorld {
 public:
  static constexpr std::size_t kMostMail = 1u << 16;  ///< bytes that a radio brings in one tick

  struct Settings {
    team::Schema schema{};       ///< content/team/cambada.toml
    team::CameraPair cameras{};  ///< what each of them sees
    teamware::CameraSettings front{.camera = teamware::Camera::Front,
                                   .mounted = 0.6};                   ///< how it is set, but for its view
    teamware::CameraSettings omni{.camera = teamware::Camera::Omni};  ///< likewise
    std::string folder{};         ///< of databases that other programs see; empty: nobody sees it
    std::string team = "cancha";  ///< part of the database's name
    bool told_time = true;        ///< ages are by the time of readings, not by the host's clock
  };
  [[nodiscard]] static Result<std::unique_ptr<SharedWorld>> open(const Settings& settings, RobotId robot,
                                                                 const field::League& league);
  ~SharedWorld();

  /// What the player believes by its own eyes alone: the model's business.
  [[nodiscard]] Beliefs& own() { return own_; }

  /// The time of this tick, and what the simulated radio brought; on a robot the radio has put it there by itself.
  void begin(const Readings& readings);
  /// 1: what both cameras saw goes into the local area.
  void put_vision(const Percepts& percepts);
  /// 2: the main process reads it there.
  void get_vision(Percepts& percepts);
  /// 3: what was made of it goes into the own shared record, once a look.
  void put_world(const Intent& intent);
  /// 4: what all robots of the team see, and what the coach says, becomes what the player decides by.
  void integrate(Beliefs& beliefs);

  [[nodiscard]] team::Database& database() { return database_; }
  /// Its own record, for whoever carries it to the others.
  [[nodiscard]] const team::ByteRecord& world_record() const { return world_.bytes(); }
  /// The first put that failed; empty: none did.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

 private:
  /// What a mate told last.
  struct Mate {
    teamware::GlobalWS world{};
    std::uint64_t number = 0;  ///< of that value
    Time told{};
    bool fresh = false;
  };

  SharedWorld(const Settings& settings, RobotId robot, const field::League& league, team::Database database,
              team::Record<teamware::FRNTVision> front, team::Record<teamware::OMNIVision> omni,
              team::Record<teamware::GlobalWS> world, team::Record<teamware::Coach> coach);
  [[nodiscard]] Result<void> put_constants(const field::League& league);
  /// What mates told of themselves, and whether a camera sees them there.
  void list_mates();
  /// How fast opponents move, by what the whole team sees, and where they face if they move that way.
  void tell_opponents_motion();
  /// Compares the posts of a look with where they truly are, from where the robot believes to be.
  void check_landmarks();
  void hear_mates();
  void hear_coach();
  void fuse_robots(Beliefs& beliefs);
  void fuse_ball(Beliefs& beliefs);
  void note(const Result<void>& put);

  Settings settings_;
  RobotId robot_;
  int member_;
  Time now_{};
  team::Database database_;
  team::Record<teamware::FRNTVision> front_;
  team::Record<teamware::OMNIVision> omni_;
  team::Record<teamware::GlobalWS> world_;
  team::Record<teamware::Coach> coach_;
  teamware::FRNTVision saw_ahead_{};
  teamware::OMNIVision saw_around_{};
  teamware::FRNTVision ahead_before_{};   ///< in the look before
  teamware::OMNIVision around_before_{};  ///< likewise
  Time look_before_{};
  std::uint64_t looked_ = 0;  ///< the number of the last look that was read
  bool new_look_ = false;
  Beliefs own_{};
  teamware::GlobalWS told_{};
  std::string behaviour_;
  std::vector<Mate> mates_;  ///< by member; the first is the base station's
  std::vector<Vec2> mate_places_;
  std::vector<team::ToldMate> told_mates_;
  std::vector<int> active_;
  std::vector<model::BallWitness> witnesses_;
  teamware::Coach said_{};  ///< by the coach
  Time said_at_{};
  bool coach_active_ = false;
  teamware::GameSituation game_{};
  bool game_known_ = false;
  teamware::TeamInfo colour_{};
  teamware::Landmarks landmarks_{};
  model::InconsistencyCounter inconsistency_{{.margin = 1.0}};  ///< of players, who mostly know their place to 10 cm
  BatteryGauge battery_;
  model::TeamBall ball_;
  model::TeamRobots robots_;
  std::string trouble_;
};

}  // namespace cancha::robot
