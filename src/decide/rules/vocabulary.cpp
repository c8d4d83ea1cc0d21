#include "decide/rules/vocabulary.h"

#include <algorithm>
#include <array>

#include "base/letters.h"

namespace cancha::decide::rules {
namespace {

constexpr std::array kPredicates{
    Predicate{"ballInSight", "The ball is seen."},
    Predicate{"ballIsMine", "The ball is close enough to be kicked."},
    Predicate{"ballIsOurs", "The ball is close enough to be kicked by this robot or by a mate."},
    Predicate{"ballIsGettingCloser", "The ball comes nearer."},
    Predicate{"partnerInSight", "A mate is seen."},
    Predicate{"opponentInSight", "An opponent is seen."},
    Predicate{"rightMarkInSight", "The right landmark is seen."},
    Predicate{"leftMarkInSight", "The left landmark is seen."},
    Predicate{"myGoalInSight", "The own goal is seen."},
    Predicate{"oppGoalInSight", "The opponents' goal is seen."},
    Predicate{"myPostInSight", "A post of the own goal is seen."},
    Predicate{"oppPostInSight", "A post of the opponents' goal is seen."},
    Predicate{"ballLastPosValid", "The ball was seen, and since then the robot has neither walked nor turned."},
    Predicate{"partnerLastPosValid", "The same for a mate."},
    Predicate{"opponentLastPosValid", "The same for an opponent."},
    Predicate{"rightMarkLastPosValid", "The same for the right landmark."},
    Predicate{"leftMarkLastPosValid", "The same for the left landmark."},
    Predicate{"myGoalLastPosValid", "The same for the own goal."},
    Predicate{"oppGoalLastPosValid", "The same for the opponents' goal."},
    Predicate{"myPostLastPosValid", "The same for a post of the own goal."},
    Predicate{"oppPostLastPosValid", "The same for a post of the opponents' goal."},
    Predicate{"ballSearched", "The ball has been looked for from here; forgotten when the robot moves."},
    Predicate{"partnerSearched", "The same for a mate."},
    Predicate{"opponentSearched", "The same for an opponent."},
    Predicate{"rightMarkSearched", "The same for the right landmark."},
    Predicate{"leftMarkSearched", "The same for the left landmark."},
    Predicate{"myGoalSearched", "The same for the own goal."},
    Predicate{"oppGoalSearched", "The same for the opponents' goal."},
    Predicate{"myPostSearched", "The same for a post of the own goal."},
    Predicate{"oppPostSearched", "The same for a post of the opponents' goal."},
    Predicate{"partnerInRange", "A mate is closer than the kick range."},
    Predicate{"opponentInRange", "An opponent is closer than the kick range."},
    Predicate{"goalInRange", "A goal is known and closer than the kick range."},
    Predicate{"partnerPass", "A mate has passed the ball a moment ago."},
    Predicate{"gkNeedsRelocate",
              "The keeper is off the centre of its goal, but not so far that this must be an error."},
    Predicate{"gkNeedsStartSaving", "The ball comes at the goal, and it is time to start the save."},
};

constexpr ActionParameter kDistance{"distance", "cm", 0.0, 1000.0, 12.0, "how far; nothing said: one step"};
constexpr ActionParameter kSideStep{"distance", "cm", 0.0, 1000.0, 4.0, "how far; nothing said: one step"};
constexpr ActionParameter kTurn{"angle", "deg", -360.0, 360.0, std::nullopt, "to the left, from where it looks now"};
constexpr ActionParameter kNod{"angle", "deg", -60.0, 0.0, std::nullopt, "where to look: 0 is level, negative is down"};
constexpr ActionParameter kPan{"angle", "deg",        -60.0,
                               60.0,    std::nullopt, "where to look: 0 is ahead, positive is left"};

constexpr std::array kActions{
    Action{"none", "Does nothing new.", std::nullopt, 0.0, 0.0},
    Action{"initialPosition", "Takes the pose in which it stands safely.", std::nullopt, 1.0, 5.0},
    Action{"kickRight", "Kicks with the right foot.", std::nullopt, 2.0, 15.0},
    Action{"kickLeft", "Kicks with the left foot.", std::nullopt, 2.0, 15.0},
    Action{"frontGetUp", "Gets up after a fall on its front.", std::nullopt, 4.0, 40.0},
    Action{"backGetUp", "Gets up after a fall on its back.", std::nullopt, 5.0, 45.0},
    Action{"saveRight", "Dives to the right.", std::nullopt, 3.0, 25.0},
    Action{"saveLeft", "Dives to the left.", std::nullopt, 3.0, 25.0},
    Action{"walk", "Walks ahead.", kDistance, 2.0, 20.0},
    Action{"walkRight", "Steps to the right.", kSideStep, 2.0, 20.0},
    Action{"walkLeft", "Steps to the left.", kSideStep, 2.0, 20.0},
    Action{"turn", "Turns on the spot.", kTurn, 2.0, 20.0},
    Action{"turnHeadVertically", "Raises or lowers its head.", kNod, 0.5, 1.0},
    Action{"turnHeadHorizontally", "Turns its head.", kPan, 0.5, 1.0},
    Action{"findBall", "Looks for the ball: head to both sides and down, then turning on the spot.", std::nullopt, 4.0,
           20.0},
    Action{"findPartner", "Looks for a mate with its head.", std::nullopt, 3.0, 5.0},
    Action{"findOpponent", "Looks for an opponent with its head.", std::nullopt, 3.0, 5.0},
    Action{"findRightLm", "Looks for the right landmark with its head.", std::nullopt, 3.0, 5.0},
    Action{"findLeftLm", "Looks for the left landmark with its head.", std::nullopt, 3.0, 5.0},
    Action{"findMyGoal", "Looks for the own goal with its head.", std::nullopt, 3.0, 5.0},
    Action{"findOppGoal", "Looks for the opponents' goal with its head.", std::nullopt, 3.0, 5.0},
    Action{"findMyLp", "Looks for a post of the own goal with its head.", std::nullopt, 3.0, 5.0},
    Action{"findOppLp", "Looks for a post of the opponents' goal with its head.", std::nullopt, 3.0, 5.0},
    Action{"lookAtBall", "Follows the seen ball with its head.", std::nullopt, 0.5, 1.0},
    Action{"followBall", "Walks to the seen ball.", std::nullopt, 4.0, 40.0},
    Action{"passBall", "Faces a mate and kicks the ball there.", std::nullopt, 6.0, 50.0},
    Action{"kickBall", "Faces the free part of the opponents' goal and kicks the ball there.", std::nullopt, 6.0, 50.0},
    Action{"clearBall", "Kicks the ball away.", std::nullopt, 3.0, 25.0},
    Action{"save", "Waits until the ball is near, steps aside if needed, and dives to its side.", std::nullopt, 4.0,
           35.0},
    Action{"relocate", "Steps back to the centre of its goal.", std::nullopt, 4.0, 30.0},
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
