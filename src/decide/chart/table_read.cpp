#include <map>
#include <optional>

#include "base/suggest.h"
#include "decide/chart/constant.h"
#include "decide/chart/csv.h"
#include "decide/chart/declare.h"
#include "decide/chart/scxml.h"
#include "decide/chart/truth_table.h"
#include "decide/chart/validate.h"

namespace cancha::decide::chart {
namespace {

class Reader {
 public:
  Reader(std::string_view text, const std::string& path) : problems_{text, path} {
    chart_.path = path;
    chart_.text = text;
    chart_.type = ChartType::Mealy;
  }

  tl::expected<Chart, std::vector<Error>> run() {
    const CsvFile file = read_csv(chart_.text, problems_);
    for (const Cell& remark : file.remarks) read_remark(remark);
    if (file.rows.empty()) {
      problems_.add({}, "there is no table", "a row of names first: state,u,next,S1");
    } else {
      header(file.rows[0]);
    }
    if (problems_.none()) rows(file);
    if (problems_.none()) validate(chart_, problems_);
    if (!problems_.none()) return tl::unexpected(problems_.take());
    return std::move(chart_);
  }

 private:
  enum class ColumnKind : std::uint8_t { State, Next, Input, Output };
  struct Column {
    ColumnKind kind = ColumnKind::Input;
    std::uint32_t variable = kNone;
  };

  // remarks

  /// "key: value", or a declaration; anything else is for people.
  void read_remark(const Cell& remark) {
    const std::string_view text = remark.text;
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    if (word == "input" || word == "output") return read_declaration(remark, word);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return;
    const std::string_view key = text.substr(0, colon);
    std::size_t from = text.find_first_not_of(" \t", colon + 1);
    if (from == std::string_view::npos) from = text.size();
    const Piece value{std::string{text.substr(from)}, problems_.place(remark.place.begin + from, remark.place.end),
                      true};
    if (key == "name") chart_.name = value.text;
    if (key == "doc") chart_.doc = value.text;
    if (key == "type") (void)choose(value, "chart type", chart_.type, problems_);
    if (key == "update") check_update(value, problems_);
    if (key == "sample-time") read_sample_time(value, chart_, problems_);
    if (key == "initial") initial_ = value;
    if (key == "complete") {
      chart_.complete = value.text == "true";
      if (value.text != "true" && value.text != "false") {
        problems_.add(value.place, fmt::format("'{}' is neither true nor false", value.text));
      }
    }
  }

  /// The next word of a remark, from a byte on; quotes hold blanks together.
  std::optional<Piece> word(const Cell& remark, std::size_t& at) {
    const std::string_view text = remark.text;
    at = text.find_first_not_of(" \t", at);
    if (at == std::string_view::npos) return std::nullopt;
    Piece made{"", {}, true};
    const std::size_t begin = at;
    bool quoted = false;
    for (; at < text.size() && (quoted || (text[at] != ' ' && text[at] != '\t')); ++at) {
      if (text[at] == '"') {
        quoted = !quoted;
      } else if (text[at] == '\\' && quoted && at + 1 < text.size()) {
        ++at;
        made.text += text[at] == 'n' ? '\n' : text[at];
      } else {
        made.text += text[at];
      }
    }
    made.place = problems_.place(remark.place.begin + begin, remark.place.begin + at);
    if (quoted) problems_.add(made.place, "the quote has no end");
    return made;
  }

  void read_declaration(const Cell& remark, std::string_view role) {
    Declaration d;
    std::size_t at = role.size();
    d.role = {std::string{role}, remark.place, true};
    const auto name = word(remark, at);
    const auto type = word(remark, at);
    if (!name) return problems_.add(remark.place, fmt::format("the {} has no name", role));
    d.name = *name;
    d.type = type ? *type : Piece{"boolean", name->place, true};
    const std::map<std::string, Piece*> known{{"min", &d.least},       {"max", &d.most}, {"values", &d.values},
                                              {"initial", &d.initial}, {"pin", &d.pin},  {"unit", &d.unit},
                                              {"doc", &d.doc}};
    while (const auto more = word(remark, at)) {
      const std::size_t equals = more->text.find('=');
      const std::string key = more->text.substr(0, equals);
      const auto found = known.find(key);
      if (equals == std::string::npos || found == known.end()) {
        std::vector<std::string> keys;
        for (const auto& [one, into] : known) keys.push_back(one);
        problems_.add(more->place, fmt::format("'{}' is nothing that can be said of '{}'", key, d.name.text),
                      suggest(key, keys));
        continue;
      }
      *found->second = {more->text.substr(equals + 1), more->place, true};
    }
    // an element is written without quotes here
    if (d.type.text == "enumerated" && d.initial.given) d.initial.text = fmt::format("'{}'", d.initial.text);
    d.place_in_initial = [place = d.initial.place](std::size_t, std::size_t) { return place; };
    declare(d, chart_, problems_);
  }

  // the row of names

  void header(const CsvRow& row) {
    bool after_next = false;
    for (const Cell& cell : row.cells) {
      const ColumnKind kind = cell.text == "state"  ? ColumnKind::State
                              : cell.text == "next" ? ColumnKind::Next
                              : after_next          ? ColumnKind::Output
                                                    : ColumnKind::Input;
      if (kind == ColumnKind::State || kind == ColumnKind::Next) {
        after_next = after_next || kind == ColumnKind::Next;
        if (has(kind)) problems_.add(cell.place, fmt::format("there is a second column '{}'", cell.text));
        columns_.push_back({kind, kNone});
        continue;
      }
      columns_.push_back({kind, variable_of(cell, kind == ColumnKind::Input ? "input" : "output")});
      if (columns_.back().variable == kNone) continue;
      const bool input = chart_.variables[columns_.back().variable].role == Role::Input;
      columns_.back().kind = input ? ColumnKind::Input : ColumnKind::Output;
    }
    for (const auto& [kind, name] : {std::pair{ColumnKind::State, "state"}, std::pair{ColumnKind::Next, "next"}}) {
      if (!has(kind)) problems_.add(row.place, fmt::format("there is no column '{}'", name));
    }
  }

  [[nodiscard]] bool has(ColumnKind kind) const {
    return std::ranges::find(columns_, kind, &Column::kind) != columns_.end();
  }

  std::uint32_t variable_of(const Cell& cell, std::string_view role) {
    std::uint32_t found = chart_.find_variable(cell.text);
    if (found == kNone) {
      Declaration d;
      d.name = {cell.text, cell.place, true};
      d.role = {std::string{role}, cell.place, true};
      d.type = {"boolean", cell.place, true};
      declare(d, chart_, problems_);
      found = chart_.find_variable(cell.text);
    }
    const bool twice = std::ranges::find(columns_, found, &Column::variable) != columns_.end();
    if (found != kNone && twice) problems_.add(cell.place, fmt::format("there is a second column '{}'", cell.text));
    return found;
  }

  // rows

  void rows(const CsvFile& file) {
    if (initial_) (void)state_of({initial_->text, initial_->place});
    // states are in the order of the rows, those without rows behind
    const auto column = std::ranges::find(columns_, ColumnKind::State, &Column::kind) - columns_.begin();
    for (std::size_t i = 1; i < file.rows.size(); ++i) {
      const std::vector<Cell>& cells = file.rows[i].cells;
      if (cells.size() == columns_.size()) (void)state_of(cells[static_cast<std::size_t>(column)]);
    }
    for (std::size_t i = 1; i < file.rows.size(); ++i) {
      if (file.rows[i].cells.size() == columns_.size()) {
        read_row(file.rows[i]);
      } else {
        problems_.add(file.rows[i].place, fmt::format("the row has {} cells", file.rows[i].cells.size()),
                      fmt::format("the first one has {}", columns_.size()));
      }
    }
    if (chart_.states.empty()) return problems_.add(file.rows[0].place, "there are no rows below the names");
    for (const auto& [state, cell] : mentioned_) {
      if (!chart_.is_leaf(state)) {
        problems_.add(cell.place, fmt::format("there are other states in '{}'", cell.text), "name one of them");
      }
    }
    chart_.initial = outermost_;
  }

  /// A state by its full name, made where it is not there yet.
  std::uint32_t state_of(const Cell& cell) {
    std::uint32_t parent = kNone;
    for (std::size_t at = 0; at <= cell.text.size();) {
      const std::size_t dot = std::min(cell.text.find('.', at), cell.text.size());
      const std::string path = cell.text.substr(0, dot);
      const auto known = states_.find(path);
      if (known != states_.end()) {
        parent = known->second;
      } else {
        parent = add_state(cell, cell.text.substr(at, dot - at), parent);
        states_.emplace(path, parent);
      }
      if (parent == kNone) return kNone;  // told once
      at = dot + 1;
    }
    mentioned_.try_emplace(parent, cell);
    return parent;
  }

  std::uint32_t add_state(const Cell& cell, std::string name, std::uint32_t parent) {
    if (!is_identifier(name)) {
      problems_.add(cell.place, fmt::format("'{}' is no name of a state", name),
                    "a letter, then letters, digits and _, at most 100");
      return kNone;
    }
    if (std::ranges::find(chart_.states, name, &State::name) != chart_.states.end()) {
      problems_.add(cell.place, fmt::format("there is a second state '{}'", name));
      return kNone;
    }
    if (chart_.states.size() > kMostStates) return kNone;  // told by validate()
    const auto made = static_cast<std::uint32_t>(chart_.states.size());
    State& s = chart_.states.emplace_back();
    s.name = std::move(name);
    s.parent = parent;
    s.place = cell.place;
    // what is mentioned first is where it begins
    if (parent == kNone && outermost_ == kNone) outermost_ = made;
    if (parent != kNone && chart_.states[parent].initial == kNone) chart_.states[parent].initial = made;
    return made;
  }

  void read_row(const CsvRow& row) {
    Transition made;
    made.place = row.place;
    std::vector<Assignment> outputs;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const Cell& cell = row.cells[i];
      const Column& column = columns_[i];
      if (column.kind == ColumnKind::State) made.source = state_of(cell);
      if (column.kind == ColumnKind::Next) made.target = state_of(cell);
      if (column.kind == ColumnKind::Input) read_input(column.variable, cell, made.guard);
      if (column.kind == ColumnKind::Output && !cell.text.empty()) {
        if (const auto value = value_of(column.variable, cell, cell.text)) {
          outputs.push_back({column.variable, constant(column.variable, *value, cell.place), cell.place});
        }
      }
    }
    if (made.source == kNone || made.target == kNone || chart_.transitions.size() > kMostTransitions) return;
    if (chart_.type == ChartType::Moore) {
      moore_outputs(made.source, std::move(outputs), row);
    } else {
      made.effects = std::move(outputs);
    }
    chart_.states[made.source].transitions.push_back(static_cast<std::uint32_t>(chart_.transitions.size()));
    chart_.transitions.push_back(std::move(made));
  }

  void moore_outputs(std::uint32_t state, std::vector<Assignment> outputs, const CsvRow& row) {
    std::vector<Assignment>& entry = chart_.states[state].entry;
    if (chart_.states[state].transitions.empty()) {
      entry = std::move(outputs);
      return;
    }
    const auto same = [&](const Assignment& a, const Assignment& b) {
      return a.variable == b.variable && constant_value(chart_, a.value) == constant_value(chart_, b.value);
    };
    if (!std::ranges::equal(entry, outputs, same)) {
      problems_.add(row.place, fmt::format("'{}' has other outputs in a row above", chart_.states[state].name),
                    "outputs of a Moore table are those of its states");
    }
  }

  std::uint32_t add(const Expression& made) {
    chart_.expressions.push_back(made);
    return static_cast<std::uint32_t>(chart_.expressions.size() - 1);
  }

  std::uint32_t constant(std::uint32_t variable, double value, const Place& place) {
    const Variable& v = chart_.variables[variable];
    const bool negative = value < 0.0;
    const std::uint32_t made = add({.type = v.type,
                                    .enumeration = v.enumeration,
                                    .number = negative ? 0.0 - value : value,
                                    .as_number = v.type == ValueType::Boolean,
                                    .place = place});
    return negative ? add({.op = Op::Negate, .type = v.type, .a = made, .place = place}) : made;
  }

  /// variable op value, joined with what the row asks already.
  void ask(std::uint32_t variable, Op op, double value, const Place& place, std::uint32_t& guard) {
    const Variable& v = chart_.variables[variable];
    const std::uint32_t left =
        add({.op = Op::Variable, .type = v.type, .enumeration = v.enumeration, .a = variable, .place = place});
    const std::uint32_t right = constant(variable, value, place);
    const std::uint32_t asked = add({.op = op, .type = ValueType::Boolean, .a = left, .b = right, .place = place});
    guard = guard == kNone ? asked
                           : add({.op = Op::And, .type = ValueType::Boolean, .a = guard, .b = asked, .place = place});
  }

  void read_input(std::uint32_t variable, const Cell& cell, std::uint32_t& guard) {
    if (cell.text.empty() || cell.text == "X" || cell.text == "x") return;
    const std::size_t dots = cell.text.find("..");
    const ValueType type = chart_.variables[variable].type;
    if (dots == std::string::npos || (type != ValueType::Integer && type != ValueType::Decimal)) {
      if (const auto value = value_of(variable, cell, cell.text)) ask(variable, Op::Equal, *value, cell.place, guard);
      return;
    }
    const auto least = value_of(variable, cell, cell.text.substr(0, dots));
    const auto most = value_of(variable, cell, cell.text.substr(dots + 2));
    if (!least || !most) return;
    if (*least > *most) return problems_.add(cell.place, fmt::format("the range {} is empty", cell.text));
    ask(variable, Op::GreaterEqual, *least, cell.place, guard);
    ask(variable, Op::LessEqual, *most, cell.place, guard);
  }

  std::optional<double> value_of(std::uint32_t variable, const Cell& cell, const std::string& text) {
    const auto value = parse_value(chart_, chart_.variables[variable], text);
    if (value) return *value;
    problems_.add(cell.place, value.error().what, value.error().hint);
    return std::nullopt;
  }

  Chart chart_;
  Problems problems_;
  std::optional<Piece> initial_;
  std::vector<Column> columns_;
  std::map<std::string, std::uint32_t> states_;  ///< by full name
  std::map<std::uint32_t, Cell> mentioned_;      ///< states that rows name, and where first
  std::uint32_t outermost_ = kNone;
};

}  // namespace

tl::expected<Chart, std::vector<Error>> read_table(std::string_view text, const std::string& path) {
  return Reader{text, path}.run();
}

tl::expected<Chart, std::vector<Error>> read_chart_file(const std::string& path, std::string_view text) {
  if (path.ends_with(".csv")) return read_table(text, path);
  if (path.ends_with(".scxml") || path.ends_with(".xml")) return read_scxml(text, path);
  return tl::unexpected(std::vector<Error>{{path, "is neither .scxml nor .csv", ""}});
}

}  // namespace cancha::decide::chart
