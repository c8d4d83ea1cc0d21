#include "decide/chart/scxml_elements.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "base/suggest.h"

namespace cancha::decide::chart {
namespace {

constexpr std::string_view kPrefix = "cancha:";

/// Why an element of SCXML is not taken; empty = it is not known at all.
std::string_view reason_against(std::string_view name) {
  static const std::map<std::string_view, std::string_view> kReasons{
      {"invoke", "a chart runs alone"},
      {"finalize", "a chart runs alone"},
      {"send", "a chart runs alone: <raise> an event, or set an output"},
      {"cancel", "there is no <send>: to wait, use after(1s)"},
      {"script", "what a chart does must be checkable: use <assign>"},
      {"if", "branch with guards or with ?: in an expression"},
      {"elseif", "branch with guards or with ?: in an expression"},
      {"else", "branch with guards or with ?: in an expression"},
      {"foreach", "there are no lists"},
      {"log", "what happens is shown by the trace"},
      {"donedata", "a final state tells nothing"},
      {"param", "a chart runs alone"},
      {"content", "a chart runs alone"}};
  const auto found = kReasons.find(name);
  return found == kReasons.end() ? std::string_view{} : found->second;
}

}  // namespace

ScxmlElements::ScxmlElements(std::string_view text, const std::string& path) : problems_{text, path} {
  chart_.path = path;
  chart_.text = text;
}

Place ScxmlElements::place(const XmlElement& e) const {
  return problems_.place(e.begin, e.begin + e.name.size());
}

Place ScxmlElements::place(const XmlElement& e, const XmlAttribute& a) const {
  return a.end > 0 ? problems_.place(a.begin, a.end) : place(e);
}

Piece ScxmlElements::piece(const XmlElement& e, std::string_view name) const {
  const auto found = std::ranges::find(e.attributes, name, &XmlAttribute::name);
  if (found == e.attributes.end()) return {"", place(e), false};
  return {found->value, place(e, *found), true};
}

PlaceOf ScxmlElements::places_in(const XmlElement& e, std::string_view name) const {
  const XmlAttribute& a = *std::ranges::find(e.attributes, name, &XmlAttribute::name);
  return [this, &e, &a](std::size_t begin, std::size_t end) {
    if (a.end == 0) return place(e);
    return problems_.place(byte_of(chart_.text, a, begin), byte_of(chart_.text, a, end));
  };
}

void ScxmlElements::allow(const XmlElement& e, const std::vector<std::string>& known) {
  for (const XmlAttribute& a : e.attributes) {
    if (a.name.starts_with(kPrefix)) own_names_used_ = true;
    // what other tools keep in namespaces of theirs is none of our concern
    const bool foreign = a.name.find(':') != std::string::npos && !a.name.starts_with(kPrefix);
    if (foreign || std::ranges::find(known, a.name) != known.end()) continue;
    problems_.add(place(e, a), fmt::format("<{}> has no attribute '{}'", e.name, a.name), suggest(a.name, known));
  }
  if (!e.text.empty()) problems_.add(place(e), fmt::format("there is text in <{}>", e.name), "remove it");
}

std::vector<const XmlElement*> ScxmlElements::children(const XmlElement& e, const std::vector<std::string>& known) {
  std::vector<const XmlElement*> all;
  for (const XmlElement& child : e.children) {
    if (child.name.find(':') != std::string::npos) continue;  // of other tools
    if (std::ranges::find(known, child.name) != known.end()) {
      all.push_back(&child);
      continue;
    }
    const std::string_view reason = reason_against(child.name);
    if (!reason.empty()) {
      problems_.add(place(child), fmt::format("<{}> is not read", child.name), std::string{reason});
    } else {
      problems_.add(place(child), fmt::format("<{}> does not belong in <{}>", child.name, e.name),
                    suggest(child.name, known));
    }
  }
  return all;
}

double ScxmlElements::number(const Piece& piece, double least, double most) {
  double value = 0.0;
  const char* last = piece.text.data() + piece.text.size();
  const auto [end, fault] = std::from_chars(piece.text.data(), last, value);
  if (fault == std::errc{} && end == last && value >= least && value <= most) return value;
  problems_.add(piece.place, fmt::format("'{}' is not a number from {} to {}", piece.text, least, most));
  return 0.0;
}

bool ScxmlElements::truth(const Piece& piece) {
  if (piece.given && piece.text != "true" && piece.text != "false") {
    problems_.add(piece.place, fmt::format("'{}' is neither true nor false", piece.text));
  }
  return piece.text == "true";
}

}  // namespace cancha::decide::chart
