#include "robot/team_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "os/clock.h"

namespace cancha::robot {
namespace {

using W = team::TeamWord;
constexpr Duration kAllEvery = 1000_ms;
constexpr Duration kRoleEvery = 300_ms;  ///< mates need it first, and a radio may lose four messages in ten
constexpr Duration kPatience = 20_ms;    ///< for a datagram, before the thread looks for words to be said
constexpr int kHardlyChanged = 10;       ///< centimetres
constexpr Duration kInSight = 300_ms;    ///< a ball that was seen so lately
constexpr int kKeeper = 1;
constexpr std::string_view kPass = "passBall";

/// Centimetres, cut as the document does it: 162.624 is 162.
int centimetres(double metres) {
  return static_cast<int>(std::trunc(metres * 100 + std::copysign(1e-9, metres)));
}

/// "COMM_PARAM_BALL_DISTANCE".
std::string param_name(int param) {
  const team::TeamWordInfo* word = team::find_word(param);
  if (word == nullptr) return std::to_string(param);
  std::string name = "COMM_PARAM_";
  for (const char c : word->name) name += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return name;
}

/// What a player tells in the words of those who have rules, also one without.
void put_into_rules(const MateWord& word, team::TeamRole role, RuleWord& said) {
  if (word.rules) {
    said = *word.rules;
    return;
  }
  said = {};
  said.role = role == team::TeamRole::Keeper ? kKeeper : 2;
  said.ball_in_sight = word.ball && !word.lost && word.ball->age < kInSight;
  if (said.ball_in_sight) said.ball_distance = length(into(word.X_TR, word.ball->p_TB));
}

}  // namespace

void TeamWords::note(RobotLog* log, std::string_view what, const team::TeamMessage& message, const std::string& ip) {
  if (log == nullptr || !log->wants(LogModule::Comm)) return;
  const bool sent = what.ends_with("SENT");
  log->write(LogModule::Comm, what,
             {{"bytes", std::to_string(team::kTeamMessageBytes)},
              {sent ? "destIP" : "srcIP", ip},
              {"msgSrc", std::to_string(message.source)},
              {"msgDest", std::to_string(message.destination)},
              {"msgParam", param_name(message.param)},
              {"msgValue", std::to_string(message.value)}});
}

void TeamWords::tell(W word, int value, bool anew, std::vector<team::TeamMessage>& messages) {
  auto told = std::ranges::find_if(told_, [&](const Told& one) { return !one.said || one.word == word; });
  if (told == told_.end()) return;
  const bool same = told->said && told->value == value;
  *told = {word, value, true};
  if (!same || anew) messages.push_back(team::team_message(id_, team::kEverybody, word, value));
}

void TeamWords::tell_thing(W sight, W far, const ThingWord& thing, bool anew,
                           std::vector<team::TeamMessage>& messages) {
  tell(sight, thing.in_sight ? 1 : 0, anew, messages);
  if (!thing.in_sight) return;
  // two looks never agree to the centimetre: what hardly changes is no news
  const int now = centimetres(thing.distance);
  const auto told = std::ranges::find_if(told_, [&](const Told& one) { return one.said && one.word == far; });
  if (!anew && told != told_.end() && std::abs(told->value - now) < kHardlyChanged) return;
  tell(far, now, anew, messages);
}

std::vector<team::TeamMessage> TeamWords::messages_of(const RuleWord& word, Time now) {
  std::vector<team::TeamMessage> messages;
  const bool anew = now - all_told_ >= kAllEvery;
  if (anew) all_told_ = now;
  const bool role_anew = now - role_told_ >= kRoleEvery;
  if (role_anew) role_told_ = now;
  tell(W::Role, word.role, role_anew, messages);
  tell(W::BallInSight, word.ball_in_sight ? 1 : 0, anew, messages);
  if (word.ball_in_sight) tell(W::BallDistance, centimetres(word.ball_distance), anew, messages);
  tell(W::BallIsMine, word.ball_is_mine ? 1 : 0, anew, messages);
  tell(W::ClearGoal, word.clear_goal ? 1 : 0, anew, messages);
  tell_thing(W::PartnerInSight, W::PartnerDistance, word.partner, anew, messages);
  tell_thing(W::OpponentInSight, W::OpponentDistance, word.opponent, anew, messages);
  tell_thing(W::OwnGoalInSight, W::OwnGoalDistance, word.my_goal, anew, messages);
  tell_thing(W::TheirGoalInSight, W::TheirGoalDistance, word.opp_goal, anew, messages);
  tell_thing(W::MarkInSight, W::MarkDistance, word.mark, anew, messages);
  const auto code = team::action_code(word.action);
  tell(W::ActionTaken, code ? *code : 0, anew, messages);
  tell(W::Pass, word.action == kPass ? 1 : 0, anew, messages);
  if (word.keeper) {
    // each look is news: the keeper forgets what it heard once it has stepped
    tell(W::KeeperX, centimetres(word.keeper->x), true, messages);
    tell(W::KeeperY, centimetres(word.keeper->y), true, messages);
  }
  return messages;
}

void HeardWords::words_of(std::span<const team::TeamMemberData> members, Duration clock, std::vector<MateWord>& words) {
  words.clear();
  for (const team::TeamMemberData& member : members) {
    auto mate = std::ranges::find(mates_, member.robot_id, &Mate::id);
    if (mate == mates_.end()) {
      if (mates_.size() == kMostMates) continue;
      mate = mates_.insert(mate, Mate{.id = member.robot_id});
    }
    if (member.last_update == mate->heard) continue;
    mate->heard = member.last_update;
    MateWord& word = words.emplace_back();
    word.number = static_cast<int>(mate - mates_.begin());
    word.time = member.last_update + clock;
    word.lost = true;
    RuleWord& said = word.rules.emplace();
    said.role = member.robot_role == team::TeamRole::Keeper ? kKeeper : 2;
    said.ball_in_sight = member.ball_in_sight;
    said.ball_distance = member.ball_distance / 100.0;
    said.ball_is_mine = member.ball_is_mine;
    said.clear_goal = member.clear_goal;
    said.partner = {member.partner_in_sight, member.partner_distance / 100.0};
    said.opponent = {member.opponent_in_sight, member.opponent_distance / 100.0};
    said.my_goal = {member.my_goal_in_sight, member.my_goal_distance / 100.0};
    said.opp_goal = {member.opp_goal_in_sight, member.opp_goal_distance / 100.0};
    said.mark = {member.mark_in_sight, member.mark_distance / 100.0};
    // a pass counts from when it was told, not from whatever the mate has said since
    const bool passes = member.last_team_pass != mate->passed;
    mate->passed = member.last_team_pass;
    const auto names = team::action_names();
    const auto code = static_cast<std::size_t>(std::max(member.action_taken, 0));
    if (code > 0 && code < names.size() && names[code] != kPass) said.action = names[code];
    if (passes) said.action = kPass;
    if (member.last_keeper == mate->keeper) continue;
    mate->keeper = member.last_keeper;
    said.keeper = Vec2{member.keeper_x / 100.0, member.keeper_y / 100.0};
  }
}

RadioBody::RadioBody(std::unique_ptr<Body> body, team::TeamRadio radio, RobotLog* log, TroubleBook& troubles)
    : body_{std::move(body)},
      radio_{std::move(radio)},
      log_{log},
      troubles_{troubles},
      words_{radio_.talk().id()},
      thread_{[this] { run(); }} {}

RadioBody::~RadioBody() {
  ends_ = true;
  thread_.join();
}

Result<void> RadioBody::read(Readings& readings) {
  readings.mates.clear();
  if (const auto* heard = heard_.take()) {
    heard_words_.words_of(*heard, readings.time - os::real_time(), readings.mates);
  }
  return body_->read(readings);
}

Result<void> RadioBody::command(const Commands& commands) {
  if (commands.word) {
    put_into_rules(*commands.word, radio_.talk().role(), said_.slot());
    said_.post();
  }
  return body_->command(commands);
}

void RadioBody::send(const RuleWord& word) {
  for (const team::TeamMessage& message : words_.messages_of(word, os::real_time())) {
    // one that cannot be sent is one that was lost: all is told again within a second
    if (radio_.send(message)) TeamWords::note(log_, "MSG SENT", message, radio_.to().host_text());
  }
}

void RadioBody::run() {
  while (!ends_) {
    if (const RuleWord* word = said_.take()) send(*word);
    const auto reception = radio_.listen(kPatience);
    (void)radio_.expire();
    if (!reception) continue;
    if (!reception->message) {
      troubles_.count(Trouble::MateNonsense, "radio", "{} sends what is no team message, which counts for nothing: {}",
                      reception->from.text(), reception->message.error().text());
      continue;
    }
    const bool accepted = reception->heard.accepted;
    TeamWords::note(log_, accepted ? "MSG RECEIVED" : "MSG REJECTED", *reception->message, reception->from.host_text());
    if (!accepted) continue;
    heard_.slot() = radio_.talk().members().members();
    heard_.post();
  }
  (void)radio_.leave();
}

Result<void> UnheardBody::command(const Commands& commands) {
  if (commands.word) {
    put_into_rules(*commands.word, role_, said_);
    for (const team::TeamMessage& message : words_.messages_of(said_, commands.word->time)) {
      TeamWords::note(&log_, "MSG SENT", message, to_);
    }
  }
  return body_->command(commands);
}

}  // namespace cancha::robot
