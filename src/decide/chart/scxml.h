#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"

/// Charts as SCXML of the W3C. What it has no words for stands in attributes of our own, which other tools pass over:
///
///     <scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0"
///     cancha:type="mealy">
///       <datamodel>
///         <data id="u" cancha:role="input" cancha:type="boolean" cancha:pin="2"/>
///         <data id="S1" cancha:role="output" cancha:type="boolean" cancha:pin="8"/>
///       </datamodel>
///       <state id="Parada">
///         <transition event="tick" cond="u == 0" target="Andar"><assign location="S1" expr="1"/></transition>
///       </state>
///       <state id="Andar"/>
///     </scxml>
namespace cancha::decide::chart {

inline constexpr std::string_view kScxmlNamespace = "http://www.w3.org/2005/07/scxml";
inline constexpr std::string_view kOwnNamespace = "urn:cancha:chart";

/// Reads a file's text. All that is wrong is told at once, each with its place; nothing is half-loaded.
[[nodiscard]] tl::expected<Chart, std::vector<Error>> read_scxml(std::string_view text, const std::string& path);

/// The one way in which we write a chart: reading it and writing it again gives the same text.
[[nodiscard]] std::string write_scxml(const Chart& chart);

}  // namespace cancha::decide::chart
