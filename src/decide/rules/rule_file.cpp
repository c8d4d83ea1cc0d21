#include "decide/rules/rule_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/suggest.h"
#include "base/xml.h"

namespace cancha::decide::rules {
namespace {

constexpr std::size_t kMostRules = 10'000;

template <class T>
std::vector<std::string> names_of(std::span<const T> list) {
  std::vector<std::string> names;
  for (const T& one : list) names.emplace_back(one.name);
  return names;
}

class Reader {
 public:
  Reader(std::string_view text, const std::string& path) {
    set_.path = path;
    set_.text = text;
  }

  tl::expected<RuleSet, std::vector<Error>> run() {
    const auto root = read_xml(set_.text, set_.path);
    if (!root) return tl::unexpected(std::vector<Error>{root.error()});
    if (root->name != "RuleSet") {
      problem(*root, fmt::format("the root element is <{}>", root->name), "it must be <RuleSet>");
    } else {
      allow_attributes(*root, {});
      for (const XmlElement& element : root->children) rule(element);
      if (root->children.empty()) problem(*root, "there is no rule");
      if (set_.rules.size() > kMostRules) problem(*root, fmt::format("there are more than {} rules", kMostRules));
    }
    if (!problems_.empty()) return tl::unexpected(std::move(problems_));
    return std::move(set_);
  }

 private:
  void problem(const XmlElement& where, std::string what, std::string hint = "") {
    problems_.push_back({place_of(where, set_.path), std::move(what), std::move(hint)});
  }

  void allow_attributes(const XmlElement& element, const std::vector<std::string>& known) {
    for (const XmlAttribute& a : element.attributes) {
      if (std::ranges::find(known, a.name) != known.end()) continue;
      problem(element, fmt::format("<{}> has no attribute '{}'", element.name, a.name), suggest(a.name, known));
    }
    if (!element.text.empty()) problem(element, fmt::format("there is text in <{}>", element.name), "remove it");
  }

  void rule(const XmlElement& element) {
    if (element.name != "Rule") return problem(element, fmt::format("<{}> is not <Rule>", element.name));
    allow_attributes(element, {"name", "desc"});
    Rule made;
    made.line = element.line;
    const std::string* name = element.attribute("name");
    made.name = name && !name->empty() ? *name : fmt::format("rule {}", set_.rules.size() + 1);
    if (const std::string* description = element.attribute("desc")) made.description = *description;
    const XmlElement* def = only_child(element, "def");
    const XmlElement* action = only_child(element, "action");
    for (const XmlElement& child : element.children) {
      if (child.name != "def" && child.name != "action") {
        problem(child, fmt::format("<{}> in a rule is neither <def> nor <action>", child.name));
      }
    }
    if (def) read_def(*def, made);
    if (action) read_action(*action, made);
    set_.rules.push_back(std::move(made));
  }

  const XmlElement* only_child(const XmlElement& element, std::string_view name) {
    const XmlElement* found = nullptr;
    for (const XmlElement& child : element.children) {
      if (child.name != name) continue;
      if (found) problem(child, fmt::format("the rule has a second <{}>", name));
      if (!found) found = &child;
    }
    if (!found) problem(element, fmt::format("the rule has no <{}>", name));
    return found;
  }

  void read_def(const XmlElement& def, Rule& made) {
    allow_attributes(def, {});
    if (def.children.size() != 1) {
      return problem(def, fmt::format("<def> has {} conditions", def.children.size()),
                     "exactly one; join several with <and> or <or>");
    }
    made.condition = condition(def.children[0]);
  }

  Condition condition(const XmlElement& element) {
    Condition made;
    made.line = element.line;
    made.column = element.column;
    if (element.name == "value") {
      read_value(element, made);
      return made;
    }
    if (element.name == "not") {
      made.kind = ConditionKind::Not;
      if (element.children.size() != 1) {
        problem(element, fmt::format("<not> has {} conditions", element.children.size()), "exactly one");
      }
    } else if (element.name == "and" || element.name == "or") {
      made.kind = element.name == "and" ? ConditionKind::And : ConditionKind::Or;
      if (element.children.size() < 2) {
        problem(element, fmt::format("<{}> has {} conditions", element.name, element.children.size()), "two or more");
      }
    } else {
      const std::vector<std::string> known{"value", "not", "and", "or"};
      problem(element, fmt::format("<{}> is no condition", element.name), suggest(element.name, known));
      return made;
    }
    allow_attributes(element, {});
    for (const XmlElement& child : element.children) made.operands.push_back(condition(child));
    return made;
  }

  void read_value(const XmlElement& element, Condition& made) {
    allow_attributes(element, {"term"});
    if (!element.children.empty()) problem(element, "<value> holds nothing");
    const std::string* term = element.attribute("term");
    if (!term) return problem(element, "<value> has no attribute 'term'");
    made.predicate = find_predicate(*term);
    if (!made.predicate) {
      problem(element, fmt::format("there is no predicate '{}'", *term), suggest(*term, names_of(predicates())));
    }
  }

  void read_action(const XmlElement& element, Rule& made) {
    if (!element.children.empty()) problem(element, "<action> holds nothing");
    const std::string* name = element.attribute("name");
    if (!name) return problem(element, "<action> has no attribute 'name'");
    made.action = find_action(*name);
    if (!made.action) {
      return problem(element, fmt::format("there is no action '{}'", *name), suggest(*name, names_of(actions())));
    }
    std::vector<std::string> known{"name"};
    const auto& parameter = made.action->parameter;
    if (parameter) known.emplace_back(parameter->name);
    allow_attributes(element, known);
    if (parameter) read_argument(element, *parameter, made);
  }

  void read_argument(const XmlElement& element, const ActionParameter& parameter, Rule& made) {
    const std::string* text = element.attribute(parameter.name);
    if (!text) {
      if (parameter.preset) {
        made.argument = *parameter.preset;
      } else {
        problem(element, fmt::format("action '{}' needs '{}'", made.action->name, parameter.name),
                fmt::format("{}, {} to {} {}", parameter.meaning, parameter.least, parameter.most, parameter.unit));
      }
      return;
    }
    const auto [end, fault] = std::from_chars(text->data(), text->data() + text->size(), made.argument);
    if (fault != std::errc{} || end != text->data() + text->size() || !std::isfinite(made.argument)) {
      return problem(element, fmt::format("{} = \"{}\" is not a number", parameter.name, *text));
    }
    if (made.argument < parameter.least || made.argument > parameter.most) {
      problem(element, fmt::format("{} = {} is out of range", parameter.name, *text),
              fmt::format("{} to {} {}", parameter.least, parameter.most, parameter.unit));
    }
  }

  RuleSet set_;
  std::vector<Error> problems_;
};

}  // namespace

tl::expected<RuleSet, std::vector<Error>> read_rules(std::string_view text, const std::string& path) {
  return Reader{text, path}.run();
}

std::string in_words(const Condition& condition) {
  if (condition.kind == ConditionKind::Value) return std::string{condition.predicate->name};
  const auto grouped = [](const Condition& c) {
    const bool simple = c.kind == ConditionKind::Value || c.kind == ConditionKind::Not;
    return simple ? in_words(c) : fmt::format("({})", in_words(c));
  };
  if (condition.kind == ConditionKind::Not) return fmt::format("not {}", grouped(condition.operands[0]));
  std::string all;
  for (const Condition& c : condition.operands) {
    if (!all.empty()) all += condition.kind == ConditionKind::And ? " and " : " or ";
    all += grouped(c);
  }
  return all;
}

}  // namespace cancha::decide::rules
