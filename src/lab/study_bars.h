#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/figures.h"
#include "lab/study_report.h"
#include "match/scenario.h"

/// What came of the bars of a scenario: what a document notes, what is asked for, and what the trials say.
namespace cancha::lab {

/// One thing that is asked for.
struct BarLine {
  std::string of{};  ///< "mean", or "within 0 … 0.06 m"
  Figure ours{};     ///< of the mean, or of the share of trials that lie within
  std::string asked{};
  bool met = false;
};

/// All that is held against one measure.
struct BarResult {
  std::string measure;
  std::string_view meaning;
  std::string document{};  ///< "4 of 10", or single values and their mean; empty: it notes none
  Figure theirs{};         ///< of these
  std::vector<BarLine> lines{};
};

/// What trials say of bars. Bars of things that nobody measures are left out.
[[nodiscard]] std::vector<BarResult> held_against(const std::vector<match::ScenarioBar>& bars,
                                                  const std::vector<Trial>& trials);
/// Likewise, of the bars of a study's own scenario; none where it was a match.
[[nodiscard]] std::vector<BarResult> bars_of(const StudyResults& results);

/// As lines for a terminal; empty where there are no bars.
[[nodiscard]] std::string bars_as_text(const StudyResults& results);
/// As a table of a page: document, ours, interval, bar, met; empty where there are no bars.
[[nodiscard]] std::string bars_as_table(const StudyResults& results);
/// As a few words while the study goes on: "shot_at_goal 84.0 % ± 7.1, falls_blue 0.02 ± 0.01".
[[nodiscard]] std::string bars_so_far(const std::vector<match::ScenarioBar>& bars, const std::vector<Trial>& trials);

}  // namespace cancha::lab
