#include "team/comm/members.h"

#include <algorithm>
#include <utility>

namespace cancha::team {
namespace {

using W = TeamWord;

using D = TeamMemberData;

/// Words that tell yes or no, and words that tell a number.
constexpr std::pair<W, bool D::*> kFlags[] = {{W::BallInSight, &D::ball_in_sight},
                                              {W::BallIsMine, &D::ball_is_mine},
                                              {W::PartnerInSight, &D::partner_in_sight},
                                              {W::OpponentInSight, &D::opponent_in_sight},
                                              {W::OwnGoalInSight, &D::my_goal_in_sight},
                                              {W::TheirGoalInSight, &D::opp_goal_in_sight},
                                              {W::MarkInSight, &D::mark_in_sight},
                                              {W::ClearGoal, &D::clear_goal},
                                              {W::Pass, &D::team_pass}};
constexpr std::pair<W, int D::*> kNumbers[] = {{W::BallDistance, &D::ball_distance},
                                               {W::PartnerDistance, &D::partner_distance},
                                               {W::OpponentDistance, &D::opponent_distance},
                                               {W::OwnGoalDistance, &D::my_goal_distance},
                                               {W::TheirGoalDistance, &D::opp_goal_distance},
                                               {W::MarkDistance, &D::mark_distance},
                                               {W::ActionTaken, &D::action_taken},
                                               {W::Zone, &D::zone},
                                               {W::KeeperX, &D::keeper_x},
                                               {W::KeeperY, &D::keeper_y}};

/// One word into the record of who said it; questions change nothing there.
void fold(TeamMemberData& m, const TeamMessage& message, Time now) {
  const auto said = static_cast<W>(message.param);
  for (const auto& [word, flag] : kFlags) {
    if (word == said) m.*flag = message.value != 0;
  }
  for (const auto& [word, number] : kNumbers) {
    if (word == said) m.*number = message.value;
  }
  if (said == W::Role) m.robot_role = message.value == 1 ? TeamRole::Keeper : TeamRole::Player;
  // the document tells of a pass by its action; a word of its own is ours
  const bool passes =
      said == W::ActionTaken ? action_code("passBall") == message.value : said == W::Pass && message.value != 0;
  if (passes) m.last_team_pass = now;
  if (said == W::KeeperX || said == W::KeeperY) m.last_keeper = now;
  m.last_update = now;
}

}  // namespace

bool MemberTable::take(const TeamMessage& message, Time now) {
  const auto place = std::ranges::lower_bound(members_, message.source, {}, &TeamMemberData::robot_id);
  const bool known = place != members_.end() && place->robot_id == message.source;
  if (static_cast<W>(message.param) == W::Leave) {
    if (known) members_.erase(place);
    return false;
  }
  // a record that is too old says nothing about the robot that speaks now
  const bool fresh = known && now - place->last_update <= time_to_live_;
  TeamMemberData& member = known ? *place : *members_.insert(place, TeamMemberData{});
  if (!fresh) member = {.robot_id = message.source};
  fold(member, message, now);
  return !fresh;
}

std::vector<int> MemberTable::expire(Time now) {
  std::vector<int> gone;
  std::erase_if(members_, [&](const TeamMemberData& member) {
    const bool old = now - member.last_update > time_to_live_;
    if (old) gone.push_back(member.robot_id);
    return old;
  });
  return gone;
}

const TeamMemberData* MemberTable::find(int id) const {
  const auto place = std::ranges::find(members_, id, &TeamMemberData::robot_id);
  return place == members_.end() ? nullptr : &*place;
}

std::vector<TeamMessage> TeamTalk::announce() const {
  if (only_listens() || role_ == TeamRole::Unknown) return {};
  return {team_message(id_, kEverybody, W::Role, static_cast<int>(role_))};
}

std::vector<TeamMessage> TeamTalk::change_role(TeamRole role) {
  role_ = role;
  return announce();
}

std::vector<TeamMessage> TeamTalk::leave() const {
  if (only_listens()) return {};
  return {team_message(id_, kEverybody, W::Leave, 0)};
}

TeamTalk::Heard TeamTalk::hear(const TeamMessage& message, Time now) {
  Heard heard;
  if (message.source == id_) {
    heard.reason = "our own";
    return heard;
  }
  if (!only_listens() && message.destination != id_ && message.destination != kEverybody) {
    heard.reason = "for another robot";
    return heard;
  }
  heard.accepted = true;
  heard.discovered = members_.take(message, now);
  if (only_listens()) return heard;
  const auto word = static_cast<W>(message.param);
  const TeamMemberData* speaker = members_.find(message.source);
  const bool asked = !heard.discovered && now - asked_[message.source] < kAskAgain;
  if (speaker && speaker->robot_role == TeamRole::Unknown && !asked) {
    heard.answers.push_back(team_message(id_, message.source, W::AskRole, 0));
    asked_[message.source] = now;
  }
  if (word == W::AskRole && role_ != TeamRole::Unknown) {
    heard.answers.push_back(team_message(id_, message.source, W::Role, static_cast<int>(role_)));
  }
  return heard;
}

}  // namespace cancha::team
