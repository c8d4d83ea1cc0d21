#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/xml.h"
#include "decide/chart/chart.h"
#include "decide/chart/declare.h"
#include "decide/chart/expression.h"
#include "decide/chart/problems.h"

namespace cancha::decide::chart {

/// What reading any element of an SCXML file needs: its attributes with their places, and what does not belong there.
class ScxmlElements {
 protected:
  ScxmlElements(std::string_view text, const std::string& path);

  [[nodiscard]] Place place(const XmlElement& e) const;
  [[nodiscard]] Place place(const XmlElement& e, const XmlAttribute& a) const;
  [[nodiscard]] Piece piece(const XmlElement& e, std::string_view name) const;
  /// Places within the value of an attribute.
  [[nodiscard]] PlaceOf places_in(const XmlElement& e, std::string_view name) const;
  /// Tells of attributes that are not known, and of text.
  void allow(const XmlElement& e, const std::vector<std::string>& known);
  /// The children that are ours to read; what does not belong here is told.
  [[nodiscard]] std::vector<const XmlElement*> children(const XmlElement& e, const std::vector<std::string>& known);
  [[nodiscard]] double number(const Piece& piece, double least, double most);
  [[nodiscard]] bool truth(const Piece& piece);

  Chart chart_;
  Problems problems_;
  bool own_names_used_ = false;
};

}  // namespace cancha::decide::chart
