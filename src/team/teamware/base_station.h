#pragma once

#include <optional>
#include <string>
#include <vector>

#include "messages/base_station.h"
#include "messages/referee.h"
#include "messages/world_state.h"
#include "team/rtdb/database.h"
#include "team/rtdb/schema.h"
#include "team/teamware/mail.h"
#include "team/teamware/restart_watch.h"

namespace cancha::team {

/// What the team's agent that is on no robot does: it passes on what the referee says, tells robots what the coach
/// wants, and knows what all robots tell. Everything goes through its database; a radio, real or simulated, carries it.
class BaseStation {
 public:
  /// What it knows of one robot.
  struct Member {
    teamware::GlobalWS world{};
    Duration age{};       ///< since the robot put it
    bool heard = false;   ///< ever
    bool active = false;  ///< heard within the record's lifetime
  };

  /// The database is that of member 0.
  [[nodiscard]] static Result<BaseStation> open(Database database, const Schema& schema, teamware::Colour colour);

  /// What a simulated radio brought; a real one puts it into the database by itself.
  Result<void> receive(const RadioMail& mail) { return team::receive(mail, world_.bytes(), record_.bytes()); }

  /// What the referee says, and which of its two teams this one is. Of a RefBox, which does not say when the ball is in
  /// play, it also needs the time.
  void referee(const RefereeState& state, RefereeSide own, Time now = {});

  static constexpr std::size_t kLongestRole = 31;  ///< letters
  /// Orders of whoever is coach; they hold until others come. A role is empty where players share it out.
  void set_role(int member, std::string role);
  void set_active(int member, bool active);
  void set_colour(teamware::Colour colour) { coach_.team.colour = colour; }
  /// Stops the team whatever the referee says, or lets it play again.
  void set_stopped(bool stopped) { stopped_ = stopped; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// All orders that hold, as one value; and others in their place. Of robots that it does not know, and of
  /// roles that are too long, nothing is taken.
  [[nodiscard]] teamware::Orders orders() const;
  void obey(const teamware::Orders& orders);

  /// Reads what robots told, and puts what the coach says.
  Result<void> update();

  [[nodiscard]] Database& database() { return database_; }
  [[nodiscard]] const teamware::Coach& coach() const { return coach_; }
  [[nodiscard]] const ByteRecord& coach_record() const { return record_.bytes(); }
  /// By number, from 1 on; the first is nobody.
  [[nodiscard]] const std::vector<Member>& members() const { return members_; }
  /// What it knows of the game and of all robots that were ever heard, for people.
  [[nodiscard]] teamware::Overview overview() const;
  /// The ball by the robot that saw it last and is surest of it; none where nobody has seen it.
  [[nodiscard]] std::optional<Vec2> ball() const;

 private:
  /// What is ordered for a robot.
  struct Order {
    std::string role{};
    bool active = true;   ///< as the coach wants it
    bool allowed = true;  ///< as the referee does
  };
  /// It is an agent like the others: it has a world, which says that it is the base station.
  void put_own_world();
  BaseStation(Database database, Record<teamware::Coach> coach, Record<teamware::GlobalWS> world);

  Database database_;
  Record<teamware::Coach> record_;
  Record<teamware::GlobalWS> world_;
  teamware::Coach coach_{};
  teamware::GlobalWS own_{};
  teamware::GameSituation game_{};  ///< as the referee has it
  RestartWatch restart_{{}};
  bool stopped_ = false;
  std::vector<Order> orders_;
  std::vector<Member> members_;
};

}  // namespace cancha::team
