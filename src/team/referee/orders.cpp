#include "team/referee/orders.h"

#include <algorithm>

namespace cancha::team {
namespace {

using C = MslCommand;
using S = RefereeState;
using P = RefereePlay;

void begin(RefereeState& s, RefereePlay play) {
  s.play = play;
  s.stopped = false;
  if (play != RefereePlay::Ready && play != RefereePlay::Set) {
    s.set_play = SetPlay::None;
    s.stage = 0;
  } else if (s.set_play == SetPlay::None) {
    s.set_play = s.kicking == RefereeSide::Neither ? SetPlay::DroppedBall : SetPlay::KickOff;
  }
}

/// Kick-offs and dropped balls begin with walking; other set plays interrupt play.
void kick(RefereeState& s, SetPlay set_play, RefereeSide side) {
  s.kicking = side;
  s.set_play = set_play;
  s.stage = 0;
  s.stopped = false;
  const bool walk = set_play == SetPlay::KickOff || set_play == SetPlay::DroppedBall;
  s.play = walk ? RefereePlay::Ready : RefereePlay::Playing;
}

RefereeSide opponent(RefereeSide side) {
  return side == RefereeSide::First ? RefereeSide::Second : RefereeSide::First;
}

constexpr Order kOrders[] = {
    {{"initial", "", "robots wait for the game"}, [](S& s, const OrderWords&) { begin(s, P::Initial); }},
    {{"standby", "", "robots wait for the gesture (spl18)"}, [](S& s, const OrderWords&) { begin(s, P::Standby); }},
    {{"ready", "", "robots go to their places"}, [](S& s, const OrderWords&) { begin(s, P::Ready); }},
    {{"set", "", "robots stand still before the kick"}, [](S& s, const OrderWords&) { begin(s, P::Set); }},
    {{"play", "", "the ball is in play"}, [](S& s, const OrderWords&) { begin(s, P::Playing); }, C::Start},
    {{"stop", "", "nobody moves (HSL, MSL)"}, [](S& s, const OrderWords&) { s.stopped = true; }, C::Stop},
    {{"finish", "", "the half is over"}, [](S& s, const OrderWords&) { begin(s, P::Finished); }, C::EndGame},
    {{"half", "NUMBER", "a half begins: 1, 2, and 3, 4 in overtime"},
     [](S& s, const OrderWords& w) {
       s.half = w.number;
       s.phase = w.number > 2 ? RefereePhase::Overtime : RefereePhase::Normal;
       begin(s, P::Initial);
     },
     C::FirstHalf},
    {{"kick-off", "SIDE", "and robots go to their places"},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::KickOff, w.side); },
     C::KickOff},
    {{"drop-ball", "", "nobody's kick"},
     [](S& s, const OrderWords&) { kick(s, SetPlay::DroppedBall, RefereeSide::Neither); },
     C::DropBall},
    {{"free-kick", "SIDE", "direct"},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::FreeKick, w.side); },
     C::FreeKick},
    {{"indirect-kick", "SIDE", "an indirect free kick"},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::IndirectFreeKick, w.side); }},
    {{"pushing-kick", "SIDE", "a free kick after pushing (SPL)"},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::PushingFreeKick, w.side); }},
    {{"penalty-kick", "SIDE", ""},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::PenaltyKick, w.side); },
     C::Penalty},
    {{"corner", "SIDE", ""}, [](S& s, const OrderWords& w) { kick(s, SetPlay::Corner, w.side); }, C::Corner},
    {{"goal-kick", "SIDE", ""}, [](S& s, const OrderWords& w) { kick(s, SetPlay::GoalKick, w.side); }, C::GoalKick},
    {{"throw-in", "SIDE", "SPL: kick-in"},
     [](S& s, const OrderWords& w) { kick(s, SetPlay::ThrowIn, w.side); },
     C::ThrowIn},
    {{"stage", "NUMBER",
      "of an interruption (Humanoid): 0 stand still, 1 the kicking team and the ball are placed, 2 as 0"},
     [](S& s, const OrderWords& w) { s.stage = w.number; }},
    {{"goal", "SIDE", "it scored; the others kick off"},
     [](S& s, const OrderWords& w) {
       ++w.team(s).score;
       kick(s, SetPlay::KickOff, opponent(w.side));
     },
     C::Goal},
    {{"no-goal", "SIDE", "a goal is taken back"},
     [](S& s, const OrderWords& w) { w.team(s).score = std::max(0, w.team(s).score - 1); },
     C::SubGoal},
    {{"penalty", "SIDE PLAYER KIND [SECONDS]", "a robot must not play"},
     [](S& s, const OrderWords& w) {
       w.of(s).penalty = w.penalty;
       w.of(s).penalty_left = w.time;
     }},
    {{"release", "SIDE [PLAYER]", "it may play again; a RefBox need not say who"},
     [](S& s, const OrderWords& w) {
       w.of(s).penalty = RefereePenalty::None;
       w.of(s).penalty_left = {};
     },
     C::RepairEnd},
    {{"repair", "SIDE [PLAYER]", "a robot is taken out (MSL)"}, nullptr, C::Repair},
    {{"substitute", "SIDE PLAYER", "a robot waits beside the pitch"},
     [](S& s, const OrderWords& w) { w.of(s).penalty = RefereePenalty::Substitute; },
     C::Substitution},
    {{"warning", "SIDE PLAYER", ""}, [](S& s, const OrderWords& w) { ++w.of(s).warnings; }},
    {{"yellow", "SIDE [PLAYER]", "a card; in HSL a caution; a RefBox need not say who"},
     [](S& s, const OrderWords& w) { ++w.of(s).yellow_cards; },
     C::YellowCard},
    {{"double-yellow", "SIDE [PLAYER]", "(MSL)"}, nullptr, C::DoubleYellow},
    {{"red", "SIDE [PLAYER]", "a card; a RefBox need not say who"},
     [](S& s, const OrderWords& w) { ++w.of(s).red_cards; },
     C::RedCard},
    {{"keeper", "SIDE PLAYER", "who keeps the goal"},
     [](S& s, const OrderWords& w) {
       for (RefereePlayer& p : w.team(s).players) p.goalkeeper = false;
       w.of(s).goalkeeper = true;
     }},
    {{"normal", "", "no overtime, shoot-out or timeout any more"},
     [](S& s, const OrderWords&) { s.phase = RefereePhase::Normal; }},
    {{"shoot-out", "", "penalty shoot-out"}, [](S& s, const OrderWords&) { s.phase = RefereePhase::ShootOut; }},
    {{"timeout", "SIDE", "taken by it"},
     [](S& s, const OrderWords& w) {
       s.phase = RefereePhase::Timeout;
       s.kicking = w.side;
       begin(s, P::Initial);
     }},
    {{"secondary", "SECONDS", "the second clock counts down from it"},
     [](S& s, const OrderWords& w) { s.secondary_left = w.time; }},
    {{"park", "", "robots leave the pitch (MSL)"}, nullptr, C::Park},
    {{"welcome", "", "(MSL)"}, nullptr, C::Welcome},
    {{"reset", "", "(MSL)"}, nullptr, C::Reset},
    {{"clock", "SECONDS", "so much is left of this half"}, [](S& s, const OrderWords& w) { s.left = w.time; }},
    {{"hold", "", "the clock stands"}},
    {{"run", "", "the clock runs again while the ball is in play"}},
    {{"wait", "SECONDS", "before the next order"}},
};
}  // namespace

std::span<const Order> order_table() {
  return kOrders;
}

}  // namespace cancha::team
