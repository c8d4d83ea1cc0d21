#include "decide/chart/expression.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "base/suggest.h"
#include "decide/chart/letters.h"
#include "decide/chart/operators.h"

namespace cancha::decide::chart {
namespace {

constexpr std::size_t kLongest = 10'000;  ///< of an expression, in bytes
constexpr double kLongestWait = 1e9;      ///< ms

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool is_number(ValueType type) {
  return type == ValueType::Integer || type == ValueType::Decimal;
}

std::string with_article(ValueType type) {
  return fmt::format("{} {}", type == ValueType::Integer || type == ValueType::Enumerated ? "an" : "a",
                     type == ValueType::Enumerated ? "enumerated value" : names(type)[static_cast<std::size_t>(type)]);
}

/// Reads one expression; the first fault ends it.
class Parser {
 public:
  Parser(std::string_view text, const Wanted& wanted, Chart& chart, const PlaceOf& place, Problems& problems)
      : text_{text}, wanted_{wanted}, chart_{chart}, place_{place}, problems_{problems} {}

  std::uint32_t run() {
    if (text_.size() > kLongest) {
      fault(0, 1, fmt::format("the expression is longer than {} bytes", kLongest));
      return kNone;
    }
    skip_blanks();
    if (at_ == text_.size()) {
      fault(at_, at_, "the expression is empty");
      return kNone;
    }
    const std::uint32_t root = conditional(0);
    if (!failed_ && at_ < text_.size()) unexpected();
    if (!failed_ && !fit(root, wanted_.type, wanted_.enumeration)) mismatch(root);
    return failed_ ? kNone : root;
  }

 private:
  Expression& node(std::uint32_t index) { return chart_.expressions[index]; }

  std::uint32_t fault(std::size_t begin, std::size_t end, std::string what, std::string hint = "") {
    if (!failed_) problems_.add(place_(begin, end), std::move(what), std::move(hint));
    failed_ = true;
    at_ = text_.size();
    return kNone;
  }
  /// A fault of a node that was read already.
  void fault_at(std::uint32_t index, std::string what, std::string hint = "") {
    if (!failed_) problems_.add(node(index).place, std::move(what), std::move(hint));
    failed_ = true;
    at_ = text_.size();
  }

  std::uint32_t unexpected() {
    if (at_ >= text_.size()) return fault(at_, at_, "the expression ends too early");
    const char c = text_[at_];
    if (c == '=') return fault(at_, at_ + 1, "'=' in an expression", "to compare, write ==");
    if (c == '&' || c == '|')
      return fault(at_, at_ + 1, fmt::format("'{}' is no operator", c), fmt::format("write {0}{0}", c));
    if (c == '(') return fault(at_, at_ + 1, "there are no functions", "but after(2s), every(500ms) and In(Walk)");
    const bool plain = c > ' ' && c < 127;
    return fault(at_, at_ + 1, plain ? fmt::format("unexpected '{}'", c) : "unexpected character");
  }

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    skip_blanks();
    return true;
  }

  std::uint32_t add(Expression made, std::size_t begin, std::size_t end) {
    int depth = 1;
    if (!is_terminal(made.op)) {
      for (const std::uint32_t operand : {made.a, made.b, made.c}) {
        if (operand != kNone) depth = std::max(depth, depths_[operand] + 1);
      }
    }
    if (depth > kDeepest) return fault(begin, end, fmt::format("the expression is more than {} levels deep", kDeepest));
    made.place = place_(begin, end);
    chart_.expressions.push_back(made);
    const auto index = static_cast<std::uint32_t>(chart_.expressions.size() - 1);
    depths_[index] = depth;
    spans_[index] = {begin, end};
    return index;
  }

  std::uint32_t conditional(int depth) {
    if (depth > kDeepest) return fault(at_, at_, fmt::format("the expression is more than {} levels deep", kDeepest));
    const std::uint32_t condition = binary(1, depth);
    if (failed_ || !take('?')) return condition;
    const std::uint32_t yes = conditional(depth + 1);
    if (!failed_ && !take(':')) return fault(at_, at_ + 1, "there is no ':' for the '?'");
    const std::uint32_t no = failed_ ? kNone : conditional(depth + 1);
    if (failed_) return kNone;
    if (!fit(condition, ValueType::Boolean, kNone)) {
      fault_at(condition, fmt::format("{} before '?'", with_article(node(condition).type)), "a condition is wanted");
      return kNone;
    }
    if (!unify(yes, no)) return kNone;
    const bool mixed = node(yes).type != node(no).type;  // an integer and a decimal
    Expression made{.op = Op::Conditional,
                    .type = mixed ? ValueType::Decimal : node(yes).type,
                    .a = condition,
                    .b = yes,
                    .c = no,
                    .place = {}};
    made.enumeration = node(yes).enumeration;
    return add(made, spans_[condition].first, spans_[no].second);
  }

  [[nodiscard]] const Operator* operator_here() const {
    for (const Operator& o : kOperators) {
      if (text_.substr(at_, o.text.size()) == o.text) return &o;
    }
    return nullptr;
  }

  std::uint32_t binary(int level, int depth) {
    if (level > kTightest) return unary(depth);
    std::uint32_t left = binary(level + 1, depth);
    for (;;) {
      const Operator* o = failed_ ? nullptr : operator_here();
      if (!o || o->level != level) return left;
      at_ += o->text.size();
      skip_blanks();
      const std::uint32_t right = binary(level + 1, depth);
      if (failed_) return kNone;
      left = joined(*o, left, right);
    }
  }

  std::uint32_t joined(const Operator& o, std::uint32_t left, std::uint32_t right) {
    Expression made{.op = o.op, .type = ValueType::Boolean, .a = left, .b = right, .place = {}};
    if (o.op == Op::And || o.op == Op::Or) {
      for (const std::uint32_t side : {left, right}) {
        if (!fit(side, ValueType::Boolean, kNone)) {
          return refuse(o, side, "conditions");
        }
      }
    } else if (o.op == Op::Equal || o.op == Op::NotEqual) {
      if (!unify(left, right)) return kNone;
      if (node(left).type == ValueType::Enumerated && node(left).enumeration == kNone) {
        fault_at(left, "two words are compared", "one side must be a variable");
        return kNone;
      }
    } else {
      for (const std::uint32_t side : {left, right}) {
        const ValueType type = node(side).type;
        if (!is_number(type) || (o.op == Op::Modulo && type != ValueType::Integer)) {
          return refuse(o, side, o.op == Op::Modulo ? "integers" : "numbers");
        }
      }
      const bool whole = node(left).type == ValueType::Integer && node(right).type == ValueType::Integer;
      if (o.level >= 5) made.type = whole && o.op != Op::Divide ? ValueType::Integer : ValueType::Decimal;
    }
    return add(made, spans_[left].first, spans_[right].second);
  }

  std::uint32_t refuse(const Operator& o, std::uint32_t side, std::string_view wants) {
    const ValueType type = node(side).type;
    std::string hint = o.op == Op::And || o.op == Op::Or ? "compare it, e.g. with != 0" : "";
    if (type == ValueType::Boolean && is_number(ValueType::Integer) && wants != "conditions")
      hint = "write (… ? 1 : 0)";
    fault_at(side, fmt::format("{} where '{}' wants {}", with_article(type), o.text, wants), std::move(hint));
    return kNone;
  }

  std::uint32_t unary(int depth) {
    if (depth > kDeepest) return fault(at_, at_, fmt::format("the expression is more than {} levels deep", kDeepest));
    const std::size_t begin = at_;
    if (text_.substr(at_, 2) != "!=" && take('!')) {
      const std::uint32_t of = unary(depth + 1);
      if (failed_) return kNone;
      if (!fit(of, ValueType::Boolean, kNone)) return refuse({"!", Op::Or, 0}, of, "conditions");
      return add({.op = Op::Not, .type = ValueType::Boolean, .a = of, .place = {}}, begin, spans_[of].second);
    }
    if (take('-')) {
      const std::uint32_t of = unary(depth + 1);
      if (failed_) return kNone;
      if (!is_number(node(of).type)) return refuse({"-", Op::Negate, 0}, of, "numbers");
      return add({.op = Op::Negate, .type = node(of).type, .a = of, .place = {}}, begin, spans_[of].second);
    }
    if (take('(')) {
      const std::uint32_t inner = conditional(depth + 1);
      if (failed_) return kNone;
      const std::size_t end = at_ + 1;
      if (!take(')')) return fault(at_, at_ + 1, "there is no ')' for the '('");
      spans_[inner] = {begin, end};
      return inner;
    }
    return primary();
  }

  std::uint32_t primary() {
    if (at_ >= text_.size()) return unexpected();
    const char c = text_[at_];
    if (is_digit(c) || c == '.') return number();
    if (is_letter(c)) return name();
    if (c == '\'' || c == '"') return word(c);
    return unexpected();
  }

  std::uint32_t number() {
    const std::size_t begin = at_;
    double value = 0.0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    const auto length = static_cast<std::size_t>(end - (text_.data() + at_));
    if (error != std::errc{})
      return fault(at_, at_ + std::max<std::size_t>(length, 1), "is not a number that can be kept");
    const std::string_view digits = text_.substr(begin, length);
    const bool whole = digits.find_first_of(".eE") == std::string_view::npos;
    at_ += length;
    if (at_ < text_.size() && is_letter(text_[at_])) return fault(begin, at_ + 1, "a letter after a number");
    if (whole && value > kMostInteger) return fault(begin, at_, "is too large for an integer", "write a decimal: 5e9");
    skip_blanks();
    Expression made{.type = whole ? ValueType::Integer : ValueType::Decimal, .number = value, .place = {}};
    return add(made, begin, begin + length);
  }

  std::uint32_t name() {
    const std::size_t begin = at_;
    // a point joins two names into one: ball.x
    while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]) ||
                                  (text_[at_] == '.' && at_ + 1 < text_.size() && is_letter(text_[at_ + 1])))) {
      ++at_;
    }
    const std::string_view found = text_.substr(begin, at_ - begin);
    const std::size_t end = at_;
    skip_blanks();
    if (found == "true" || found == "false") {
      return add({.type = ValueType::Boolean, .number = found == "true" ? 1.0 : 0.0, .place = {}}, begin, end);
    }
    if (wanted_.constant) return fault(begin, end, fmt::format("'{}' in a constant", found), "write a value");
    const bool called = at_ < text_.size() && text_[at_] == '(';
    if (called && (found == "after" || found == "every")) return wait(found == "after" ? Op::After : Op::Every, begin);
    if (called && found == "In") return in_state(begin);
    if (found == "state_time") return add({.op = Op::StateTime, .type = ValueType::Integer, .place = {}}, begin, end);
    const std::uint32_t variable = chart_.find_variable(found);
    if (variable != kNone) {
      const Variable& v = chart_.variables[variable];
      return add({.op = Op::Variable, .type = v.type, .enumeration = v.enumeration, .a = variable, .place = {}}, begin,
                 end);
    }
    std::vector<std::string> known{"state_time"};
    for (const Variable& v : chart_.variables) known.push_back(v.name);
    return fault(begin, end, fmt::format("there is no variable '{}'", found), suggest(found, known));
  }

  /// The brackets of after(2s) or every(500ms).
  std::uint32_t wait(Op op, std::size_t begin) {
    (void)take('(');
    double value = 0.0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    const auto number_end = static_cast<std::size_t>(end - text_.data());
    const std::string_view unit = text_.substr(number_end, std::min(text_.find(')', at_), text_.size()) - number_end);
    if (error != std::errc{} || (unit != "ms" && unit != "s")) {
      return fault(begin, text_.size(), "this is no time to wait", "e.g. after(500ms) or every(2s)");
    }
    const double ms = unit == "s" ? value * 1000.0 : value;
    at_ = number_end + unit.size();
    if (!(ms >= 1.0 && ms <= kLongestWait) || ms != static_cast<double>(static_cast<std::int64_t>(ms))) {
      return fault(begin, at_, fmt::format("{}{} is no whole number of milliseconds from 1 on", value, unit));
    }
    (void)take(')');  // the unit ended there
    return add({.op = op, .type = ValueType::Boolean, .number = ms, .place = {}}, begin, number_end + unit.size() + 1);
  }

  /// The brackets of In(Walk); SCXML writes In('Walk').
  std::uint32_t in_state(std::size_t begin) {
    (void)take('(');
    const std::size_t end = text_.find(')', at_);
    if (end == std::string_view::npos) return fault(begin, text_.size(), "there is no ')' for the '('");
    std::string_view name = text_.substr(at_, end - at_);
    name = name.substr(0, name.find_last_not_of(" \t\r\n") + 1);
    if (name.size() > 1 && (name[0] == '\'' || name[0] == '"') && name.back() == name[0]) {
      name = name.substr(1, name.size() - 2);
    }
    const std::uint32_t state = chart_.find_state(name);
    if (state == kNone || chart_.is_junction(state) || chart_.is_history(state)) {
      std::vector<std::string> known;
      for (const State& s : chart_.states) known.push_back(s.name);
      return fault(at_, end, fmt::format("there is no state '{}' to be in", name), suggest(name, known));
    }
    at_ = end + 1;
    skip_blanks();
    return add({.op = Op::In, .type = ValueType::Boolean, .a = state, .place = {}}, begin, end + 1);
  }

  std::uint32_t word(char quote) {
    const std::size_t begin = at_;
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) return fault(begin, text_.size(), "the word has no end", "close the quote");
    at_ = end + 1;
    skip_blanks();
    const std::uint32_t made = add({.type = ValueType::Enumerated, .place = {}}, begin, end + 1);
    if (made != kNone) words_[made] = text_.substr(begin + 1, end - begin - 1);
    return made;
  }

  /// Makes a node fit a type where that needs no more than looking closer: 0 and 1 as booleans, words as elements.
  bool fit(std::uint32_t index, ValueType type, std::uint32_t enumeration) {
    Expression& e = node(index);
    if (e.op == Op::Conditional && (e.type != type || e.enumeration != enumeration)) {
      if (!fit(e.b, type, enumeration) || !fit(e.c, type, enumeration)) return false;
      if (!is_number(type)) e.type = type;
      e.enumeration = enumeration;
      return true;
    }
    if (type == ValueType::Decimal && e.type == ValueType::Integer) return true;
    if (type == ValueType::Boolean && e.op == Op::Constant && e.type == ValueType::Integer && e.number <= 1.0) {
      e.type = ValueType::Boolean;
      e.as_number = true;
      return true;
    }
    const auto found = words_.find(index);
    if (found != words_.end() && e.enumeration == kNone && type == ValueType::Enumerated && enumeration != kNone) {
      return resolve(index, found->second, enumeration);
    }
    return e.type == type && e.enumeration == enumeration;
  }

  bool resolve(std::uint32_t index, std::string_view found, std::uint32_t enumeration) {
    const std::vector<std::string>& elements = chart_.enumerations[enumeration];
    const auto place = std::ranges::find(elements, found);
    if (place == elements.end()) {
      fault_at(index, fmt::format("there is no element '{}'", found), suggest(found, elements));
      return true;  // told already
    }
    node(index).enumeration = enumeration;
    node(index).number = static_cast<double>(place - elements.begin());
    return true;
  }

  /// Makes two sides that are compared, or chosen from, of one type.
  bool unify(std::uint32_t left, std::uint32_t right) {
    const Expression l = node(left);
    const Expression r = node(right);
    if (is_number(l.type) && is_number(r.type)) return true;
    if (l.type == r.type && l.enumeration == r.enumeration) return true;
    if (r.type == ValueType::Enumerated && r.enumeration == kNone) {
      if (fit(right, l.type, l.enumeration)) return !failed_;
    } else if (fit(left, r.type, r.enumeration) || fit(right, l.type, l.enumeration)) {
      return !failed_;
    }
    const bool lists = l.type == r.type;
    fault_at(right, lists ? "the two sides have different elements"
                          : fmt::format("{} beside {}", with_article(r.type), with_article(l.type)));
    return false;
  }

  void mismatch(std::uint32_t root) {
    const ValueType is = node(root).type;
    std::string hint;
    if (wanted_.type == ValueType::Boolean && is_number(is)) hint = "compare it, e.g. with != 0";
    if (wanted_.type == ValueType::Integer && is == ValueType::Decimal)
      hint = "'/' and numbers with a point are decimals";
    if (wanted_.type == ValueType::Enumerated) {
      hint = fmt::format("one of '{}'", fmt::join(chart_.enumerations[wanted_.enumeration], "', '"));
    }
    fault_at(root, fmt::format("{} where {} is wanted", with_article(is), with_article(wanted_.type)), std::move(hint));
  }

  std::string_view text_;
  const Wanted& wanted_;
  Chart& chart_;
  const PlaceOf& place_;
  Problems& problems_;
  std::size_t at_ = 0;
  bool failed_ = false;
  std::map<std::uint32_t, int> depths_;
  std::map<std::uint32_t, std::pair<std::size_t, std::size_t>> spans_;  ///< in the text, parentheses included
  std::map<std::uint32_t, std::string_view> words_;                     ///< quoted ones
};

}  // namespace

std::uint32_t parse_expression(std::string_view text, const Wanted& wanted, Chart& chart, const PlaceOf& place,
                               Problems& problems) {
  return Parser{text, wanted, chart, place, problems}.run();
}

}  // namespace cancha::decide::chart
