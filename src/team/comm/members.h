#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"
#include "team/comm/message.h"

namespace cancha::team {

/// What one member of the team has told about itself; the names are FutRob's.
struct TeamMemberData {
  int robot_id = 0;
  TeamRole robot_role = TeamRole::Unknown;
  bool ball_in_sight = false;
  bool ball_is_mine = false;
  int ball_distance = 0;  ///< centimetres, as all distances here
  bool partner_in_sight = false;
  int partner_distance = 0;
  bool opponent_in_sight = false;
  int opponent_distance = 0;
  bool my_goal_in_sight = false;
  int my_goal_distance = 0;
  bool opp_goal_in_sight = false;
  int opp_goal_distance = 0;
  bool mark_in_sight = false;
  int mark_distance = 0;
  bool clear_goal = false;  ///< the goal is in range, and the path is free
  int action_taken = 0;
  int zone = 0;
  bool team_pass = false;
  Time last_team_pass{};  ///< when it last told that it passes
  int keeper_x = 0;       ///< where it has seen the keeper, from the goal's centre; the keeper's right is positive
  int keeper_y = 0;       ///< out of the goal is positive
  Time last_keeper{};     ///< when it said so
  Time last_update{};

  static constexpr std::string_view kName = "cancha.TeamMemberData";
  static constexpr auto fields() {
    using D = TeamMemberData;
    return list_of(
        entry("robotID", &D::robot_id), entry("robotRole", &D::robot_role), entry("ballInSight", &D::ball_in_sight),
        entry("ballIsMine", &D::ball_is_mine), entry("ballDistance", &D::ball_distance, "cm"),
        entry("partnerInSight", &D::partner_in_sight), entry("partnerDistance", &D::partner_distance, "cm"),
        entry("opponentInSight", &D::opponent_in_sight), entry("opponentDistance", &D::opponent_distance, "cm"),
        entry("myGInSight", &D::my_goal_in_sight), entry("myGDistance", &D::my_goal_distance, "cm"),
        entry("oppGInSight", &D::opp_goal_in_sight), entry("oppGDistance", &D::opp_goal_distance, "cm"),
        entry("markInSight", &D::mark_in_sight), entry("markDistance", &D::mark_distance, "cm"),
        entry("clearGoal", &D::clear_goal, "the goal is in range, and the path is free"),
        entry("actionTaken", &D::action_taken), entry("zone", &D::zone), entry("teamPass", &D::team_pass),
        entry("lastTeamPass", &D::last_team_pass), entry("keeperX", &D::keeper_x, "cm, the keeper's right is positive"),
        entry("keeperY", &D::keeper_y, "cm, out of the goal is positive"), entry("lastKeeper", &D::last_keeper),
        entry("lastUpdate", &D::last_update));
  }
};

/// The other members of a team, by what they tell. What was not renewed in time is forgotten.
class MemberTable {
 public:
  static constexpr Duration kTimeToLive{10'000'000'000};  ///< COMM_TTL

  explicit MemberTable(Duration time_to_live = kTimeToLive) : time_to_live_{time_to_live} {}

  /// Folds a message in; true where it is the first from this robot.
  bool take(const TeamMessage& message, Time now);
  /// Forgets whoever was silent for too long; their ids.
  std::vector<int> expire(Time now);
  [[nodiscard]] const TeamMemberData* find(int id) const;
  /// In the order of their ids.
  [[nodiscard]] const std::vector<TeamMemberData>& members() const { return members_; }

 private:
  Duration time_to_live_;
  std::vector<TeamMemberData> members_;
};

/// What one robot says and hears, without a radio: time comes in, messages to be sent go out.
///
///     TeamTalk talk{3, TeamRole::Keeper};
///     send(talk.announce());
///     const auto heard = talk.hear(message, now);
///     for (const TeamMessage& answer : heard.answers) send(answer);
class TeamTalk {
 public:
  struct Heard {
    bool accepted = false;
    std::string_view reason{};           ///< why it was not
    bool discovered = false;             ///< the first message of this robot
    std::vector<TeamMessage> answers{};  ///< to be sent
  };

  /// An id of 255 hears what is for anybody and says nothing.
  TeamTalk(int id, TeamRole role, Duration time_to_live = MemberTable::kTimeToLive)
      : id_{id}, role_{role}, members_{time_to_live} {}

  /// On start, and again whenever: id and role for everybody. None where this robot only listens.
  [[nodiscard]] std::vector<TeamMessage> announce() const;
  [[nodiscard]] Heard hear(const TeamMessage& message, Time now);
  /// A new role, and its announcement.
  [[nodiscard]] std::vector<TeamMessage> change_role(TeamRole role);
  /// On leaving in order.
  [[nodiscard]] std::vector<TeamMessage> leave() const;
  /// Forgets the silent; their ids.
  std::vector<int> expire(Time now) { return members_.expire(now); }

  [[nodiscard]] int id() const { return id_; }
  [[nodiscard]] TeamRole role() const { return role_; }
  [[nodiscard]] const MemberTable& members() const { return members_; }

 private:
  static constexpr Duration kAskAgain{300'000'000};  ///< where the question or its answer was lost

  [[nodiscard]] bool only_listens() const { return id_ == kEverybody; }

  int id_;
  TeamRole role_;
  MemberTable members_;
  std::map<int, Time> asked_;  ///< when each robot was last asked for its role
};

}  // namespace cancha::team
