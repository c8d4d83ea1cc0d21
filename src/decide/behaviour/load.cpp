#include "decide/behaviour/load.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/suggest.h"
#include "decide/chart/to_program.h"
#include "decide/chart/truth_table.h"
#include "decide/program/read_code.h"
#include "decide/rules/to_program.h"
#include "decide/xabsl/to_program.h"

namespace cancha::decide {
namespace {

namespace form = program;
using Watches = std::span<const std::string>;

Result<Behaviour> load_xabsl(const BehaviourName& name, const xabsl::FileReader& read, Watches watches) {
  auto made = xabsl::program_with_watches(name.what, read, watches);
  if (!made) return pass_on(std::move(made));
  return Behaviour{.program = std::move(*made)};
}

Result<Behaviour> load_code(const BehaviourName& name, const xabsl::FileReader& read, Watches watches) {
  if (!watches.empty()) return fail(name.what, "intermediate code has no names to watch by", "run the source instead");
  auto text = read(name.what);
  if (!text) return pass_on(std::move(text));
  auto made = form::read_code(*text, name.what);
  if (!made) return pass_on(std::move(made));
  return Behaviour{.program = std::move(*made)};
}

/// Adds "ballIsMine" or "not ballIsMine" to what a program of rules is watched for.
Result<void> add_watch(form::Program& program, std::string_view text, bool crisp) {
  constexpr std::string_view kNot = "not ";
  const bool negated = text.starts_with(kNot);
  const std::string_view word = negated ? text.substr(kNot.size()) : text;
  const rules::Predicate* predicate = rules::find_predicate(word);
  if (!predicate) {
    std::vector<std::string> known;
    for (const rules::Predicate& p : rules::predicates()) known.emplace_back(p.name);
    const std::string near = suggest(std::string{word}, known);
    return fail("watch", fmt::format("'{}' is neither a predicate nor 'not' and one", text),
                near.starts_with("did") ? near : "rules know no other expressions");
  }
  const auto found = std::ranges::find(program.symbols, predicate->name, &form::Symbol::name);
  const auto symbol = static_cast<std::uint32_t>(found - program.symbols.begin());
  const form::Type type = crisp ? form::Type::Boolean : form::Type::Decimal;
  if (found == program.symbols.end()) program.symbols.push_back({.name = std::string{predicate->name}, .type = type});
  const auto add = [&](const form::Expression& e) {
    program.expressions.push_back(e);
    program.expression_places.emplace_back();
    return static_cast<std::uint32_t>(program.expressions.size() - 1);
  };
  std::uint32_t watched = add({form::Op::Symbol, type, symbol, 0, 0});
  if (negated && crisp) watched = add({form::Op::Not, type, watched});
  if (negated && !crisp) {
    program.numbers.push_back(1.0);
    const auto one = add({form::Op::Number, type, static_cast<std::uint32_t>(program.numbers.size() - 1)});
    watched = add({form::Op::Subtract, type, one, watched});
  }
  program.watches.push_back({watched});
  return {};
}

Result<Behaviour> load_rules(const BehaviourName& name, const xabsl::FileReader& read, Watches watches) {
  constexpr auto kLogics = names(rules::Logic{});
  const auto logic = name.logic.empty() ? kLogics.begin() : std::ranges::find(kLogics, name.logic);
  if (logic == kLogics.end()) {
    return fail(name.what, fmt::format("'{}' is no logic of rules", name.logic),
                fmt::format("{}", fmt::join(kLogics, ", ")));
  }
  const auto text = read(name.what);
  if (!text) return tl::unexpected(text.error());
  const auto set = rules::read_rules(*text, name.what);
  if (!set) return tl::unexpected(together(set.error()));
  Behaviour made;
  made.logic = *logic;
  made.program = rules::to_program(*set, {.logic = static_cast<rules::Logic>(logic - kLogics.begin())});
  const bool crisp = logic == kLogics.begin();
  if (!crisp) made.plain = rules::to_program(*set);
  for (const std::string& watch : watches) {
    if (auto added = add_watch(made.program, watch, crisp); !added) return pass_on(std::move(added));
  }
  return made;
}

Result<Behaviour> load_chart(const BehaviourName& name, const xabsl::FileReader& read, Watches watches) {
  if (!watches.empty()) return fail(name.what, "charts have no expressions to watch", "all their values are shown");
  const auto text = read(name.what);
  if (!text) return tl::unexpected(text.error());
  const auto chart = chart::read_chart_file(name.what, *text);
  if (!chart) return tl::unexpected(together(chart.error()));
  auto made = chart::to_program(*chart);
  if (!made) return pass_on(std::move(made));
  Behaviour behaviour{.program = std::move(*made)};
  behaviour.sample = 1_ms * static_cast<std::int64_t>(chart->sample_time);
  return behaviour;
}

struct Language {
  std::string_view ending;
  std::string_view name;
  Result<Behaviour> (*load)(const BehaviourName&, const xabsl::FileReader&, Watches);
};

// a new language is one line here, and where teams may be folders of it, one in root_files()
constexpr Language kLanguages[] = {
    {".xabsl", "xabsl", load_xabsl}, {".yabsl", "xabsl", load_xabsl}, {".dat", "code", load_code},
    {".xml", "rules", load_rules},   {".scxml", "chart", load_chart}, {".csv", "chart", load_chart},
};

const Language* find_language(std::string_view file) {
  const auto found = std::ranges::find_if(kLanguages, [&](const Language& l) { return file.ends_with(l.ending); });
  return found == std::end(kLanguages) ? nullptr : found;
}

}  // namespace

BehaviourName split_name(std::string_view name) {
  const std::size_t colon = name.rfind(':');
  if (colon == name.npos || name.find('/', colon) != name.npos) return {std::string{name}, ""};
  return {std::string{name.substr(0, colon)}, std::string{name.substr(colon + 1)}};
}

std::string_view language_of(std::string_view path) {
  const Language* language = find_language(split_name(path).what);
  return language ? language->name : "";
}

std::array<std::string, 3> root_files(std::string_view folder) {
  return {"agents.xabsl", fmt::format("{}.scxml", folder), fmt::format("{}.xml", folder)};
}

Result<Behaviour> load_behaviour(const std::string& path, const xabsl::FileReader& read, Watches watches) {
  const BehaviourName name = split_name(path);
  const Language* language = find_language(name.what);
  if (!language) return fail(path, "is no behaviour", "these end in .xabsl, .xml, .scxml, .csv or .dat");
  if (!name.logic.empty() && language->name != "rules") {
    return fail(path, fmt::format("'{}' is a way to read rules, which this file does not hold", name.logic));
  }
  auto made = language->load(name, read, watches);
  if (made) made->language = language->name;
  return made;
}

}  // namespace cancha::decide
