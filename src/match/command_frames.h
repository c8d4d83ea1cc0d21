#pragma once

#include <span>

#include "field/league.h"
#include "messages/commands.h"
#include "messages/recording.h"
#include "messages/team.h"

/// Commands as recordings hold them, and back to the very same bits.
namespace cancha::match {

/// What omni wheels are told, as exact as recordings keep it; sides give such ones.
[[nodiscard]] OmniDrive as_recorded(const OmniDrive& drive);

/// What both teams commanded. Commands must be as sides give them: quantised.
void pack(std::span<const Commands> commands, const field::League& league, CommandFrame& frame);

/// Takes one team's part of a frame over; false where the frame is not of this league's robots.
[[nodiscard]] bool unpack(const CommandFrame& frame, const field::League& league, Team team,
                          std::span<Commands> commands);
/// Whether a frame is of this league's robots.
[[nodiscard]] bool fits(const CommandFrame& frame, const field::League& league);

}  // namespace cancha::match
