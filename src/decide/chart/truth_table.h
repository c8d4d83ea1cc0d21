#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"

/// Charts as tables: a row says which state comes next, and what is put out, for a state and inputs.
///
///     # type: mealy
///     # initial: Parada
///     # input u boolean pin=2
///     # output S1 boolean pin=8
///     state,u,next,S1
///     Parada,0,Andar,1
///     Parada,1,Parada,0
///     Andar,X,Andar,
///
/// An input's cell is a value, a range of integers `1..3`, or X or empty: any. An output's cell is a value, or empty:
/// it keeps the one it has. The first row that fits is taken. What is not declared is boolean. In a Moore table outputs
/// are those of the row's state.
namespace cancha::decide::chart {

/// Reads a file's text. All that is wrong is told at once, each with its place; nothing is half-loaded.
[[nodiscard]] tl::expected<Chart, std::vector<Error>> read_table(std::string_view text, const std::string& path);

struct TableSettings {
  bool simplify = false;  ///< rows that differ in nothing that matters become one, with X
};

/// The table of a chart whose guards and outputs depend on nothing but the state and finite inputs. Reading it gives a
/// chart that behaves the same. Inputs stand as digits do, the first one last: rows count from 000 to 111.
[[nodiscard]] Result<std::string> write_table(const Chart& chart, const TableSettings& settings = {});

/// Reads a chart from a file's text, as SCXML or as a table (.csv).
[[nodiscard]] tl::expected<Chart, std::vector<Error>> read_chart_file(const std::string& path, std::string_view text);

}  // namespace cancha::decide::chart
