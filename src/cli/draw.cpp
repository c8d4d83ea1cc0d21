// ./cancha draw: a league as a picture.

#include <fmt/format.h>

#include "cli/options.h"
#include "cli/terminal.h"
#include "field/drawing.h"

namespace cancha::cli {

int draw(const DrawOptions& options) {
  const auto league = field::load_league(root() / "content", options.league);
  if (!league) {
    complain(league.error());
    return kUsage;
  }
  const std::string picture = field::draw_league(*league);
  if (options.output.empty()) {
    fmt::print("{}", picture);
    return kFine;
  }
  if (const auto written = write_output(options.output, picture); !written) {
    complain(written.error());
    return kProblem;
  }
  return kFine;
}

}  // namespace cancha::cli
