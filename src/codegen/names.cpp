#include "codegen/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace cancha::codegen {
namespace {

/// Reserved in C99 or C++20, or names that the generated code itself needs.
constexpr std::array<std::string_view, 101> kReserved{
    "alignas",       "alignof",     "and",          "and_eq",    "asm",
    "auto",          "bitand",      "bitor",        "bool",      "break",
    "case",          "catch",       "char",         "class",     "co_await",
    "co_return",     "co_yield",    "compl",        "concept",   "const",
    "const_cast",    "consteval",   "constexpr",    "constinit", "continue",
    "decltype",      "default",     "delete",       "do",        "double",
    "dynamic_cast",  "else",        "enum",         "explicit",  "export",
    "extern",        "false",       "float",        "for",       "friend",
    "goto",          "if",          "in",           "init",      "inline",
    "int",           "long",        "loop",         "main",      "mutable",
    "namespace",     "new",         "noexcept",     "not",       "not_eq",
    "nullptr",       "operator",    "or",           "or_eq",     "out",
    "private",       "protected",   "public",       "register",  "reinterpret_cast",
    "requires",      "restrict",    "return",       "self",      "setup",
    "short",         "signed",      "sizeof",       "state",     "static",
    "static_assert", "static_cast", "step",         "struct",    "switch",
    "template",      "this",        "thread_local", "throw",     "true",
    "try",           "typedef",     "typeid",       "typename",  "union",
    "unsigned",      "using",       "virtual",      "void",      "volatile",
    "wchar_t",       "while",       "xor",          "xor_eq",    "cycle",
    "time_ms"};

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

}  // namespace

std::string identifier(std::string_view name) {
  std::string made;
  for (const char c : name) {
    if (is_plain(c)) {
      made += c;
    } else if (!made.empty() && made.back() != '_') {
      made += '_';  // a row of strange characters, or of the bytes of one letter, is one underscore
    }
  }
  while (!made.empty() && made.back() == '_') made.pop_back();
  if (made.empty()) made = "unnamed";
  if (made[0] >= '0' && made[0] <= '9') made = fmt::format("n{}", made);
  return made;
}

std::string constant(std::string_view name) {
  std::string made = identifier(name);
  std::ranges::transform(made, made.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return made;
}

std::string NameSet::take(std::string wanted) {
  const bool reserved = std::ranges::find(kReserved, std::string_view{wanted}) != kReserved.end();
  if (!reserved && taken_.insert(wanted).second) return wanted;
  for (int i = 2;; ++i) {
    std::string next = fmt::format("{}_{}", wanted, i);
    if (taken_.insert(next).second) return next;
  }
}

}  // namespace cancha::codegen
