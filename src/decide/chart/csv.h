#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/chart/problems.h"

/// Tables as text with commas: of transitions, and of inputs one after another.
namespace cancha::decide::chart {

struct Cell {
  std::string text;  ///< without blanks around it
  Place place;
};

struct CsvRow {
  std::vector<Cell> cells;
  Place place;
};

/// A file of rows. Lines that begin with # are kept apart; empty lines are passed over.
struct CsvFile {
  std::vector<Cell> remarks;  ///< without the #
  std::vector<CsvRow> rows;
};

inline constexpr std::size_t kMostRows = 100'000;

/// Reads a text. Cells may stand in quotes, a quote in them doubled; a cell does not go over lines.
[[nodiscard]] CsvFile read_csv(std::string_view text, Problems& problems);

}  // namespace cancha::decide::chart
