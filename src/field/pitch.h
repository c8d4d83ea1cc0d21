#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "field/league.h"

/// A league on a pitch of another size, as middle size has them: from 8 m × 6 m to 18 m × 12 m.
namespace cancha::field {

/// From line to line, metres.
struct PitchSize {
  double length = 12.0;
  double width = 8.0;
};

inline constexpr PitchSize kSmallestPitch{8.0, 6.0};
inline constexpr PitchSize kLargestPitch{18.0, 12.0};

/// "18x12".
[[nodiscard]] Result<PitchSize> read_pitch_size(std::string_view text);
/// What a league's text says at its end where it is played on such a pitch, so that its recordings say it, too.
[[nodiscard]] std::string pitch_text(PitchSize size);

/// Lines and goals go to where the pitch ends. Goals stay as large as they are; penalty areas, marks and free-ball
/// spots grow with the pitch, the centre circle with its smaller side; goal areas and lines half as fast, since the
/// goal does not grow: from 12 m × 8 m to 18 m × 12 m that gives the markings of the later field.
void scale_pitch(PitchSize size, Walls& walls, Markings& markings);

/// The same league on a pitch of that size; fails in leagues without a RefBox.
[[nodiscard]] Result<League> with_pitch(const League& league, PitchSize size);
/// "18x12".
[[nodiscard]] Result<League> with_pitch(const League& league, std::string_view size);

}  // namespace cancha::field
