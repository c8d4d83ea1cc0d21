#include "decide/chart/sequence.h"

#include <fmt/format.h>

#include "base/suggest.h"
#include "decide/chart/csv.h"

namespace cancha::decide::chart {
namespace {

constexpr std::uint32_t kState = kNone - 1;  ///< the column of states

std::vector<std::string> variable_names(const Chart& chart, bool inputs_only) {
  std::vector<std::string> known;
  for (const Variable& v : chart.variables) {
    if (!inputs_only || v.role == Role::Input) known.push_back(v.name);
  }
  return known;
}

std::vector<std::string> leaf_names(const Chart& chart) {
  std::vector<std::string> known;
  for (std::uint32_t i = 0; i < chart.states.size(); ++i) {
    if (chart.is_leaf(i)) known.push_back(chart.full_name(i));
  }
  return known;
}

class Reader {
 public:
  Reader(std::string_view text, std::string path, const Chart& chart)
      : text_{text}, chart_{chart}, problems_{text, path} {
    sequence_.path = std::move(path);
  }

  tl::expected<Sequence, std::vector<Error>> run() {
    const CsvFile file = read_csv(text_, problems_);
    if (file.rows.empty()) {
      problems_.add({}, "there are no rows", "names of inputs and outputs first");
    } else {
      header(file.rows[0]);
    }
    for (std::size_t i = 1; i < file.rows.size() && !columns_.empty(); ++i) row(file.rows[i]);
    if (!problems_.none()) return tl::unexpected(problems_.take());
    return std::move(sequence_);
  }

 private:
  void header(const CsvRow& row) {
    for (const Cell& cell : row.cells) {
      columns_.push_back(cell.text == "state" ? kState : chart_.find_variable(cell.text));
      if (columns_.back() != kNone) continue;
      std::vector<std::string> known = variable_names(chart_, false);
      known.emplace_back("state");
      problems_.add(cell.place, fmt::format("there is no variable '{}'", cell.text), suggest(cell.text, known));
    }
  }

  void row(const CsvRow& row) {
    if (row.cells.size() != columns_.size()) {
      return problems_.add(row.place, fmt::format("the row has {} cells", row.cells.size()),
                           fmt::format("the first one has {}", columns_.size()));
    }
    SequenceStep& step = sequence_.steps.emplace_back();
    step.place = row.place;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const Cell& cell = row.cells[i];
      if (cell.text.empty() || columns_[i] == kNone) continue;
      if (columns_[i] == kState) {
        state(cell, step);
      } else {
        value(cell, columns_[i], step);
      }
    }
  }

  /// "Left", or of parallel states some that are active at once: "Left+Scan".
  void state(const Cell& cell, SequenceStep& step) {
    step.state_place = cell.place;
    const std::string_view text = cell.text;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find('+', at), text.size());
      const std::string name{text.substr(at, end - at)};
      const std::uint32_t found = chart_.find_state(name);
      if (found == kNone || !chart_.is_leaf(found)) {
        return problems_.add(cell.place, fmt::format("there is no state '{}' to be in", name),
                             suggest(name, leaf_names(chart_)));
      }
      step.states.push_back(found);
      at = end + 1;
    }
  }

  void value(const Cell& cell, std::uint32_t variable, SequenceStep& step) {
    const Variable& v = chart_.variables[variable];
    const auto parsed = parse_value(chart_, v, cell.text);
    if (!parsed) return problems_.add(cell.place, parsed.error().what, parsed.error().hint);
    if (v.role == Role::Input) {
      step.inputs.emplace_back(variable, *parsed);
    } else {
      step.outputs.push_back({variable, *parsed, cell.place});
    }
  }

  std::string_view text_;
  const Chart& chart_;
  Problems problems_;
  Sequence sequence_;
  std::vector<std::uint32_t> columns_;
};

}  // namespace

tl::expected<Sequence, std::vector<Error>> read_sequence(std::string_view text, const std::string& path,
                                                         const Chart& chart) {
  return Reader{text, path, chart}.run();
}

Result<Sequence> parse_inputs(std::string_view text, const Chart& chart) {
  Sequence made;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(';', at), text.size());
    SequenceStep& step = made.steps.emplace_back();
    std::string_view rest = text.substr(at, end - at);
    at = end + 1;
    while (!rest.empty()) {
      std::string_view one = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(one.size() + 1, rest.size()));
      while (one.starts_with(' ')) one.remove_prefix(1);
      while (one.ends_with(' ')) one.remove_suffix(1);
      if (one.empty()) continue;
      const std::size_t equals = std::min(one.find('='), one.size());
      const std::string_view name = one.substr(0, equals);
      const std::uint32_t variable = chart.find_variable(name);
      if (variable == kNone || chart.variables[variable].role != Role::Input) {
        return fail("", fmt::format("there is no input '{}'", name), suggest(name, variable_names(chart, true)));
      }
      // a name alone is true
      const std::string_view digits = equals == one.size() ? "1" : one.substr(equals + 1);
      const auto value = parse_value(chart, chart.variables[variable], digits);
      if (!value) return tl::unexpected<Error>(value.error());
      step.inputs.emplace_back(variable, *value);
    }
  }
  return made;
}

void make_step(const SequenceStep& step, Trial& trial) {
  for (const auto& [variable, value] : step.inputs) trial.set(variable, value);
  trial.tick();
}

std::vector<Error> compare(const Sequence& sequence, const SequenceStep& step, const Chart& chart, const Trial& trial) {
  std::vector<Error> all;
  const auto add = [&](const Place& place, std::string what) {
    all.push_back({fmt::format("{}:{}:{}", sequence.path, place.line, place.column), std::move(what), ""});
  };
  const Configuration active = trial.active();
  const auto is_active = [&](std::uint32_t s) { return std::ranges::find(active, s) != active.end(); };
  if (!std::ranges::all_of(step.states, is_active)) {
    add(step.state_place, fmt::format("the state is {}, not {}", trial.state(), name_of(chart, step.states)));
  }
  for (const SequenceStep::Expected& e : step.outputs) {
    const double value = trial.value(e.variable);
    if (value == e.value) continue;
    const Variable& v = chart.variables[e.variable];
    add(e.place, fmt::format("{} is {}, not {}", v.name, value_text(chart, v, value), value_text(chart, v, e.value)));
  }
  return all;
}

}  // namespace cancha::decide::chart
