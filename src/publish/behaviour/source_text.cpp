#include "publish/behaviour/source_text.h"

#include <algorithm>

#include "base/utf8.h"

namespace cancha::publish {
namespace {

std::uint64_t key(std::uint32_t file, std::uint32_t byte) {
  return (static_cast<std::uint64_t>(file) << 32) | byte;
}

void add(std::vector<Use>& uses, Use use) {
  // uses come state by state, so the same place stands last
  if (uses.empty() || uses.back() != use) uses.push_back(use);
}

}  // namespace

SourceText::SourceText(const xabsl::Compilation& compilation) : compilation_{compilation} {
  const xabsl::Checked& c = checked();
  tokens_.resize(compilation.sources->size());
  xabsl::Findings ignored;
  for (std::uint32_t file = 0; file < compilation.sources->size(); ++file) {
    xabsl::split((*compilation.sources)[file], file, tokens_[file], ignored);
  }
  option_calls_.resize(c.options.size());
  behaviour_calls_.resize(c.behaviours.size());
  symbol_reads_.resize(c.symbols.size());
  symbol_writes_.resize(c.symbols.size());
  constant_reads_.resize(c.constants.size());
  for (std::uint32_t o = 0; o < c.options.size(); ++o) {
    const xabsl::Option& option = c.options[o];
    note(option.name.span, {Meaning::Option, o});
    for (std::uint32_t p = 0; p < option.parameters.size(); ++p) {
      note(option.parameters[p].name.span, {Meaning::Parameter, p, o});
    }
    walk(option.common_decision, {o, xabsl::kNone});
    walk(option.common_actions, {o, xabsl::kNone});
    for (std::uint32_t s = 0; s < option.states.size(); ++s) {
      note(option.states[s].name.span, {Meaning::State, s, o});
      walk(option.states[s].decision, {o, s});
      walk(option.states[s].actions, {o, s});
    }
  }
  walk_declarations();
}

void SourceText::walk_declarations() {
  const xabsl::Checked& c = checked();
  for (std::uint32_t i = 0; i < c.symbols.size(); ++i) note(c.symbols[i].name.span, {Meaning::Symbol, i});
  for (std::uint32_t i = 0; i < c.constants.size(); ++i) note(c.constants[i].name.span, {Meaning::Constant, i});
  for (std::uint32_t i = 0; i < c.behaviours.size(); ++i) note(c.behaviours[i].name.span, {Meaning::Behaviour, i});
  for (std::uint32_t i = 0; i < c.enumerations.size(); ++i)
    note(c.enumerations[i].name.span, {Meaning::Enumeration, i});
  std::unordered_map<std::string_view, std::uint32_t> enumerations;
  for (std::uint32_t i = 0; i < c.enumerations.size(); ++i) enumerations.emplace(c.enumerations[i].name.text, i);
  // `enum NAME` where a type is wanted
  for (std::uint32_t file = 0; file < tokens_.size(); ++file) {
    for (std::size_t t = 0; t + 1 < tokens_[file].size(); ++t) {
      const xabsl::Token& next = tokens_[file][t + 1];
      if (tokens_[file][t].kind != xabsl::Kind::Enum || next.kind != xabsl::Kind::Identifier) continue;
      const xabsl::Span span{file, next.begin, next.end};
      const auto found = enumerations.find(compilation_.sources->text(span));
      if (found != enumerations.end()) note(span, {Meaning::Enumeration, found->second});
    }
  }
  for (std::uint32_t file = 0; file < compilation_.files.size(); ++file) {
    const auto agents = compilation_.files[file].agents;
    for (std::size_t i = 0; i < agents.size() && i < c.agents.size(); ++i) {
      if (c.agents[i].root != xabsl::kNone) note(agents[i].root.span, {Meaning::Option, c.agents[i].root});
    }
  }
}

void SourceText::note(xabsl::Span span, const Mention& mention) {
  mentions_.emplace(key(span.file, span.begin), mention);
}

void SourceText::walk(const xabsl::Expression* expression, Use use) {
  if (expression == nullptr) return;
  switch (expression->op) {
    case xabsl::Op::Input:
    case xabsl::Op::Output:
      note(expression->span, {Meaning::Symbol, expression->reference});
      add(symbol_reads_[expression->reference], use);
      break;
    case xabsl::Op::Constant:
      note(expression->span, {Meaning::Constant, expression->reference});
      add(constant_reads_[expression->reference], use);
      break;
    case xabsl::Op::Parameter:
      note(expression->span, {Meaning::Parameter, expression->reference, use.option});
      break;
    case xabsl::Op::Element:
      if (expression->type.domain != xabsl::kNone) {
        note(expression->span, {Meaning::Enumeration, expression->type.domain});
      }
      break;
    default:
      break;
  }
  for (const xabsl::Argument& argument : expression->arguments) walk(argument.value, use);
  for (const xabsl::Expression* operand : expression->operands) walk(operand, use);
}

void SourceText::walk(const xabsl::Decision* decision, Use use) {
  for (; decision != nullptr; decision = decision->otherwise) {
    if (decision->condition == nullptr) {
      // the name follows the word `goto`
      const std::size_t at = token_at(decision->span);
      const auto& tokens = tokens_[decision->span.file];
      if (tokens[at].kind == xabsl::Kind::Goto && decision->state != xabsl::kNone) {
        note({decision->span.file, tokens[at + 1].begin, 0}, {Meaning::State, decision->state, use.option});
      }
      return;
    }
    walk(decision->condition, use);
    walk(decision->then, use);
  }
}

void SourceText::walk(std::span<const xabsl::Action> actions, Use use) {
  for (const xabsl::Action& action : actions) {
    switch (action.kind) {
      case xabsl::ActionKind::CallOption:
        note(action.span, {Meaning::Option, action.target});
        add(option_calls_[action.target], use);
        break;
      case xabsl::ActionKind::CallBehaviour:
        note(action.span, {Meaning::Behaviour, action.target});
        add(behaviour_calls_[action.target], use);
        break;
      case xabsl::ActionKind::Assign:
        note(action.span, {Meaning::Symbol, action.target});
        add(symbol_writes_[action.target], use);
        break;
    }
    for (const xabsl::Argument& argument : action.arguments) walk(argument.value, use);
    walk(action.value, use);
  }
}

std::size_t SourceText::token_at(xabsl::Span span) const {
  const auto& tokens = tokens_[span.file];
  const auto found = std::ranges::lower_bound(tokens, span.begin, {}, &xabsl::Token::begin);
  return found == tokens.end() ? tokens.size() - 1 : static_cast<std::size_t>(found - tokens.begin());
}

Word SourceText::word(std::uint32_t file, std::size_t token) const {
  const xabsl::Token& t = tokens_[file][token];
  const bool space = token > 0 && tokens_[file][token - 1].end < t.begin;
  return {compilation_.sources->text({file, t.begin, t.end}), t.kind, space, mention(file, t.begin)};
}

std::vector<Word> SourceText::condition(const xabsl::Decision& decision) const {
  const auto& tokens = tokens_[decision.span.file];
  std::vector<Word> words;
  int depth = 0;
  for (std::size_t t = token_at(decision.span) + 1; t < tokens.size() && tokens[t].kind != xabsl::Kind::End; ++t) {
    if (tokens[t].kind == xabsl::Kind::CloseParen && --depth == 0) break;
    if (depth > 0) words.push_back(word(decision.span.file, t));
    if (tokens[t].kind == xabsl::Kind::OpenParen) ++depth;
  }
  return words;
}

std::vector<Word> SourceText::action(const xabsl::Action& action) const {
  const auto& tokens = tokens_[action.span.file];
  std::vector<Word> words;
  for (std::size_t t = token_at(action.span); t < tokens.size(); ++t) {
    if (tokens[t].kind == xabsl::Kind::Semicolon || tokens[t].kind == xabsl::Kind::End) break;
    words.push_back(word(action.span.file, t));
  }
  return words;
}

const Mention* SourceText::mention(std::uint32_t file, std::uint32_t byte) const {
  const auto found = mentions_.find(key(file, byte));
  return found == mentions_.end() ? nullptr : &found->second;
}

std::string SourceText::doc(xabsl::Span span) const {
  std::string_view text = compilation_.sources->text(span);
  if (text.starts_with("/*")) text.remove_prefix(2);
  if (text.ends_with("*/")) text.remove_suffix(2);
  constexpr std::string_view kBlank = " \t\r";
  std::string out;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    // the stars that some put before each line
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(" \t\r*")));
    line = line.substr(0, line.find_last_not_of(kBlank) + 1);
    if (!out.empty() || !line.empty()) out.append(line) += '\n';
  }
  out.erase(out.find_last_not_of(" \n*") + 1);
  return as_utf8(out);
}

std::string plain(const std::vector<Word>& words, std::string_view before_parts) {
  std::string out;
  bool after_part = false;
  for (const Word& word : words) {
    const bool part = word.kind == xabsl::Kind::And || word.kind == xabsl::Kind::Or;
    // where parts have lines of their own, their sign does not stand alone
    const std::string_view blank = after_part && before_parts != " " ? "\u00a0" : " ";
    if (word.space_before && !out.empty()) out += part ? before_parts : blank;
    out += word.text;
    after_part = part;
  }
  return as_utf8(out);
}

}  // namespace cancha::publish
