#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "lab/figures.h"
#include "lab/study.h"

/// Pictures of a study's report. Their bars are groups of trials that can be chosen: data-seeds names them.
namespace cancha::lab {

/// How the values of a measure are spread, with their mean and its interval; `document`: the mean that a document
/// notes.
[[nodiscard]] std::string spread_plot(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure,
                                      std::optional<double> document);

/// In what share of the trials it happened, from 0 to 100 %, with the interval of that share.
[[nodiscard]] std::string share_plot(const Figure& figure, const std::vector<Trial>& trials, std::size_t measure,
                                     std::optional<double> document);

}  // namespace cancha::lab
