#pragma once

#include <string>
#include <vector>

#include "lab/figures.h"
#include "lab/study_store.h"

namespace cancha::lab {

/// What a report is made of.
struct StudyResults {
  std::string title;
  std::string command;  ///< that plays one trial again, up to its seed: "./cancha play --scenario penalty --seed "
  std::vector<std::pair<std::string, std::string>> about;
  std::vector<Trial> trials;
  std::vector<Figure> figures;
};

/// The results of a study file.
[[nodiscard]] Result<StudyResults> results_of(const StudyStore& store);

/// A page that needs nothing else: a table of figures with their intervals, one of what they are held against, and for
/// each one how its values are spread; a bar of a plot names its trials and how to watch them.
[[nodiscard]] std::string study_report(const StudyResults& results);

/// The same figures as lines for a terminal: those that say something, one a line.
[[nodiscard]] std::string figures_as_text(const std::vector<Figure>& figures);

}  // namespace cancha::lab
