#include "minds/programs/chest_words.h"

#include <algorithm>
#include <utility>

namespace cancha::minds {

void ChestWords::offer(decide::program::Host& host, const decide::program::Program& program) {
  const auto asks_for = [&](std::string_view prefix) {
    return std::ranges::any_of(program.symbols, [&](const auto& symbol) { return symbol.name.starts_with(prefix); });
  };
  // a program that is refused afterwards must not take them from the one that runs
  has_button_ = has_button_ || asks_for("button.");
  has_lights_ = has_lights_ || asks_for("lights.");
  host.enumeration<ButtonWord>("ButtonRequest", {"none", "penalize", "unpenalize"});
  host.enumeration<LightColor>("LightColor", {"off", "blue", "yellow", "green", "red", "white"});
  host.input("button.chest_pressed", &pressed_in_cycle_).output("button.request", &word_);
  host.output("lights.chest", &lights_.chest);
  host.output("lights.left_eye", &lights_.left_eye).output("lights.right_eye", &lights_.right_eye);
}

void ChestWords::notice(const Beliefs& beliefs) {
  if (std::exchange(presses_, beliefs.presses) != beliefs.presses) pressed_ = true;
  State state;
  if (beliefs.game) {
    const RefereeWord& game = *beliefs.game;
    state = {game.play, true, game.stopped, game.penalty != RefereePenalty::None};
  }
  if (std::exchange(state_, state) != state) changed_ = true;
}

void ChestWords::see() {
  pressed_in_cycle_ = std::exchange(pressed_, false);
  changed_ = false;
  word_ = ButtonWord::None;
  lights_ = {};
}

void ChestWords::tell(Intent& intent) const {
  intent.button = word_;
}

void ChestWords::show(Intent& intent) const {
  intent.button = ButtonWord::None;
  intent.lights.reset();
  if (has_lights_) intent.lights.present() = lights_;
}

}  // namespace cancha::minds
