#include "publish/behaviour/links.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::publish {
namespace {

constexpr std::size_t kLongest = 80;  // characters of a name in a file name

/// What may stand in any file name and address: lower case, digits, and a few signs.
std::string tame(std::string_view name) {
  std::string out;
  for (const char c : name.substr(0, kLongest)) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool fine = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
    out += upper ? static_cast<char>(c - 'A' + 'a') : fine ? c : '-';
  }
  return out;
}

}  // namespace

Links::Links(const SourceText& text) : text_{text} {
  const xabsl::Checked& c = text.checked();
  for (const xabsl::Agent& agent : c.agents) agents_.push_back(page("agent", agent.name.text));
  for (const xabsl::Option& option : c.options) {
    options_.push_back(page("option", option.name.text));
    auto& states = states_.emplace_back();
    for (const xabsl::State& state : option.states) states.push_back(place(options_.back(), "state", state.name.text));
    auto& parameters = parameters_.emplace_back();
    for (const xabsl::Parameter& p : option.parameters) {
      parameters.push_back(place(options_.back(), "parameter", p.call_name));
    }
  }
  for (std::uint32_t file = 0; file < text.compilation().sources->size(); ++file) {
    sources_.push_back(page("source", path(file)));
  }
  // what a namespace holds is known by its file
  std::vector<std::string> by_file(sources_.size(), "index.html");
  for (const xabsl::Namespace& space : c.namespaces) {
    namespaces_.push_back(page("namespace", space.name.text));
    by_file[space.name.span.file] = namespaces_.back();
  }
  const auto all = [&](const auto& things, std::string_view prefix, std::vector<std::string>& out) {
    for (const auto& thing : things) out.push_back(place(by_file[thing.name.span.file], prefix, thing.name.text));
  };
  all(c.symbols, "symbol", symbols_);
  all(c.constants, "constant", constants_);
  all(c.enumerations, "enum", enumerations_);
  all(c.behaviours, "behaviour", behaviours_);
}

std::string Links::page(std::string_view prefix, std::string_view name) {
  const std::string first = fmt::format("{}-{}", prefix, tame(name));
  std::string made = first + ".html";
  for (int i = 2; !taken_.insert(made).second; ++i) made = fmt::format("{}-{}.html", first, i);
  return made;
}

std::string Links::place(std::string_view page, std::string_view prefix, std::string_view name) {
  std::string clean{name};
  std::ranges::replace_if(
      clean, [](char c) { return (c & 0x80) != 0 || c == '@' || c == '%' || c == '"' || c == '<'; }, '-');
  const std::string first = fmt::format("{}#{}-{}", page, prefix, clean);
  std::string made = first;
  for (int i = 2; !taken_.insert(made).second; ++i) made = fmt::format("{}-{}", first, i);
  return made;
}

std::string Links::of(const Mention& mention) const {
  switch (mention.meaning) {
    case Meaning::Option:
      return options_[mention.index];
    case Meaning::Behaviour:
      return behaviours_[mention.index];
    case Meaning::Symbol:
      return symbols_[mention.index];
    case Meaning::Constant:
      return constants_[mention.index];
    case Meaning::Enumeration:
      return enumerations_[mention.index];
    case Meaning::Parameter:
      return parameters_[mention.option][mention.index];
    case Meaning::State:
      return states_[mention.option][mention.index];
  }
  return "";
}

std::string Links::of(const Use& use) const {
  if (use.state != xabsl::kNone) return states_[use.option][use.state];
  return options_[use.option] + "#common";
}

std::string Links::line(xabsl::Span span) const {
  return fmt::format("{}#L{}", sources_[span.file], text_.line(span));
}

std::string Links::path(std::size_t file) const {
  const xabsl::Sources& sources = *text_.compilation().sources;
  const std::string_view root = sources[0].path;
  const std::string_view folder = root.substr(0, root.rfind('/') + 1);
  std::string_view path = sources[static_cast<std::uint32_t>(file)].path;
  if (path.starts_with(folder)) path.remove_prefix(folder.size());
  while (path.starts_with("./")) path.remove_prefix(2);
  return std::string{path};
}

std::string Links::anchor(std::string_view address) {
  return std::string{address.substr(address.find('#') + 1)};
}

}  // namespace cancha::publish
