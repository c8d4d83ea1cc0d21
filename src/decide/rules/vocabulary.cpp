#include "decide/rules/vocabulary.h"

#include <algorithm>
#include <array>

#include "base/letters.h"

namespace cancha::decide::rules {
namespace {

constexpr std::array kPredicates{
    Predicate{"ballInSight", "The ball is seen.",
              "1; on legs: up to half a second after a look that showed it, falling to 0 at 1 s"},
    Predicate{"ballIsMine", "The ball is close enough to be kicked.", "1 at contact, falling to 0 at 15 cm of gap"},
    Predicate{"ballIsOurs", "The ball is close enough to be kicked by this robot or by a mate.",
              "the greatest ballIsMine of the team"},
    Predicate{"ballIsGettingCloser", "The ball comes nearer.",
              "0 where it rolls past or away, rising to 1 where it comes with 0.4 m/s"},
    Predicate{"partnerInSight", "A mate is seen.",
              "of the best mate: 0 where a robot stands in the line to it, rising to 1 where the next one is two "
              "robots' widths off"},
    Predicate{"opponentInSight", "An opponent is seen.", "1 where there is one"},
    Predicate{"rightMarkInSight", "The right landmark is seen.", "0: the pitch has none"},
    Predicate{"leftMarkInSight", "The left landmark is seen.", "0: the pitch has none"},
    Predicate{"myGoalInSight", "The own goal is seen.", "the share of its mouth that no robot hides"},
    Predicate{"oppGoalInSight", "The opponents' goal is seen.", "the share of its mouth that no robot hides"},
    Predicate{"myPostInSight", "A post of the own goal is seen.", "of the freer post, as for a mate"},
    Predicate{"oppPostInSight", "A post of the opponents' goal is seen.", "of the freer post, as for a mate"},
    Predicate{"ballLastPosValid", "The ball was seen, and since then the robot has neither walked nor turned.",
              "1; on legs: it is known where it is"},
    Predicate{"partnerLastPosValid", "The same for a mate.", "1 where there is one"},
    Predicate{"opponentLastPosValid", "The same for an opponent.", "1 where there is one"},
    Predicate{"rightMarkLastPosValid", "The same for the right landmark.", "0: the pitch has none"},
    Predicate{"leftMarkLastPosValid", "The same for the left landmark.", "0: the pitch has none"},
    Predicate{"myGoalLastPosValid", "The same for the own goal.", "1"},
    Predicate{"oppGoalLastPosValid", "The same for the opponents' goal.", "1"},
    Predicate{"myPostLastPosValid", "The same for a post of the own goal.", "1"},
    Predicate{"oppPostLastPosValid", "The same for a post of the opponents' goal.", "1"},
    Predicate{"ballSearched", "The ball has been looked for from here; forgotten when the robot moves.",
              "1: the camera looks everywhere; on legs: it is seen, or has not been for 2.5 s"},
    Predicate{"partnerSearched", "The same for a mate.", "1: the camera looks everywhere"},
    Predicate{"opponentSearched", "The same for an opponent.", "1: the camera looks everywhere"},
    Predicate{"rightMarkSearched", "The same for the right landmark.", "1: the camera looks everywhere"},
    Predicate{"leftMarkSearched", "The same for the left landmark.", "1: the camera looks everywhere"},
    Predicate{"myGoalSearched", "The same for the own goal.", "1: the camera looks everywhere"},
    Predicate{"oppGoalSearched", "The same for the opponents' goal.", "1: the camera looks everywhere"},
    Predicate{"myPostSearched", "The same for a post of the own goal.", "1: the camera looks everywhere"},
    Predicate{"oppPostSearched", "The same for a post of the opponents' goal.", "1: the camera looks everywhere"},
    Predicate{"partnerInRange", "A mate is closer than the kick range.",
              "of the nearest: 1 up to a quarter of the pitch's length, falling to 0 at three quarters"},
    Predicate{"opponentInRange", "An opponent is closer than the kick range.", "as for a mate"},
    Predicate{"goalInRange", "A goal is known and closer than the kick range.", "the opponents' goal, as for a mate"},
    Predicate{
        "partnerPass", "A mate has passed the ball a moment ago.",
        "1 for a second after a mate was at the ball, falling to 0 at 2 s; 0 where the ball lies or is this robot's"},
    Predicate{"gkNeedsRelocate", "The keeper is off the centre of its goal, but not so far that this must be an error.",
              "of the keeper, robot 0: 0 up to 1 cm off its place between ball and goal, rising to 1 at 5 cm; no upper "
              "end, since the camera can be trusted"},
    Predicate{
        "gkNeedsStartSaving", "The ball comes at the goal, and it is time to start the save.",
        "of the keeper, robot 0: 1 where the ball will cross the line at the goal within 0.4 s, falling to 0 at 1.2 s"},
    Predicate{
        "partnerHasClearGoal", "A mate has the opponents' goal within its kick range, and nobody stands before it.",
        "of the best mate: goalInRange from where it is, at most as much as nobody stands in its line to the goal"},
};

constexpr ActionParameter kDistance{"distance", "cm", 0.0, 1000.0, 0.0, "how far; 0, or nothing said: one step", 12.0};
constexpr ActionParameter kSideStep{"distance", "cm", 0.0, 1000.0, 0.0, "how far; 0, or nothing said: one step", 4.0};
constexpr ActionParameter kTurn{"angle", "deg",        -360.0,
                                360.0,   std::nullopt, "to the right, from where it looks now; negative is left"};
constexpr ActionParameter kNod{"angle", "deg", -60.0, 0.0, std::nullopt, "where to look: 0 is level, negative is down"};
constexpr ActionParameter kPan{"angle", "deg",        -60.0,
                               60.0,    std::nullopt, "where to look: 0 is ahead, positive is right"};

constexpr std::array kActions{
    Action{"none", "Does nothing new.", std::nullopt, 0.0, 0.0, "what it does goes on"},
    Action{"initialPosition", "Takes the pose in which it stands safely.", std::nullopt, 1.0, 5.0, "stops"},
    Action{"kickRight", "Kicks with the right foot.", std::nullopt, 2.0, 15.0, "drives straight through the ball"},
    Action{"kickLeft", "Kicks with the left foot.", std::nullopt, 2.0, 15.0, "the same: wheels have no feet"},
    Action{"frontGetUp", "Gets up after a fall on its front.", std::nullopt, 4.0, 40.0, "stands: it cannot fall"},
    Action{"backGetUp", "Gets up after a fall on its back.", std::nullopt, 5.0, 45.0, "stands: it cannot fall"},
    Action{"saveRight", "Dives to the right.", std::nullopt, 3.0, 25.0, "drives along its line to the right post"},
    Action{"saveLeft", "Dives to the left.", std::nullopt, 3.0, 25.0, "drives along its line to the left post"},
    Action{"walk", "Walks ahead.", kDistance, 2.0, 20.0, "drives"},
    Action{"walkRight", "Steps to the right.", kSideStep, 2.0, 20.0, "turns, drives there and turns back"},
    Action{"walkLeft", "Steps to the left.", kSideStep, 2.0, 20.0, "turns, drives there and turns back"},
    Action{"turn", "Turns on the spot.", kTurn, 2.0, 20.0,
           "turns, to the opposite where that is nearer: it has two good faces"},
    Action{"turnHeadVertically", "Raises or lowers its head.", kNod, 0.5, 1.0, "stands: it has no head"},
    Action{"turnHeadHorizontally", "Turns its head.", kPan, 0.5, 1.0, "stands: it has no head"},
    Action{"findBall", "Looks for the ball: head to both sides and down, then turning on the spot.", std::nullopt, 4.0,
           20.0, "turns towards it"},
    Action{"findPartner", "Looks for a mate with its head.", std::nullopt, 3.0, 5.0, "turns towards the nearest"},
    Action{"findOpponent", "Looks for an opponent with its head.", std::nullopt, 3.0, 5.0, "turns towards the nearest"},
    Action{"findRightLm", "Looks for the right landmark with its head.", std::nullopt, 3.0, 5.0,
           "stands: the pitch has none"},
    Action{"findLeftLm", "Looks for the left landmark with its head.", std::nullopt, 3.0, 5.0,
           "stands: the pitch has none"},
    Action{"findMyGoal", "Looks for the own goal with its head.", std::nullopt, 3.0, 5.0, "turns towards it"},
    Action{"findOppGoal", "Looks for the opponents' goal with its head.", std::nullopt, 3.0, 5.0, "turns towards it"},
    Action{"findMyLp", "Looks for a post of the own goal with its head.", std::nullopt, 3.0, 5.0,
           "turns towards the goal"},
    Action{"findOppLp", "Looks for a post of the opponents' goal with its head.", std::nullopt, 3.0, 5.0,
           "turns towards the goal"},
    Action{"lookAtBall", "Follows the seen ball with its head.", std::nullopt, 0.5, 1.0, "turns towards it"},
    Action{"followBall", "Walks to the seen ball.", std::nullopt, 4.0, 40.0,
           "whoever is there first drives behind the ball; the others take their places in the formation, the keeper "
           "that in its goal"},
    Action{"passBall", "Faces a mate and kicks the ball there.", std::nullopt, 6.0, 50.0,
           "drives through the ball towards the mate who is freest and furthest ahead"},
    Action{"kickBall", "Faces the free part of the opponents' goal and kicks the ball there.", std::nullopt, 6.0, 50.0,
           "gets behind the ball and drives through it towards the free part of the goal; spins a stuck ball free"},
    Action{"clearBall", "Kicks the ball away.", std::nullopt, 3.0, 25.0,
           "drives through the ball away from the own goal; spins a stuck ball free"},
    Action{"save", "Waits until the ball is near, steps aside if needed, and dives to its side.", std::nullopt, 4.0,
           35.0, "drives along its line to where the ball will cross; pushes a slow ball out of its area"},
    Action{"relocate", "Steps back to the centre of its goal.", std::nullopt, 4.0, 30.0,
           "the keeper drives to its place between ball and goal, others to theirs in the formation"},
};

template <class T>
const T* find(std::span<const T> list, std::string_view name) {
  const auto found = std::ranges::find_if(list, [&](const T& one) { return same_word(one.name, name); });
  return found == list.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Predicate> predicates() {
  return kPredicates;
}
std::span<const Action> actions() {
  return kActions;
}
const Predicate* find_predicate(std::string_view name) {
  return find(predicates(), name);
}
const Action* find_action(std::string_view name) {
  return find(actions(), name);
}

}  // namespace cancha::decide::rules
