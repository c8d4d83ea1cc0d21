#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "decide/xabsl/checked.h"

namespace cancha::decide::xabsl {

/// The classes in which names are unique; one name may stand in several.
enum class Class : std::uint8_t {
  DecimalInput,
  BooleanInput,
  EnumeratedInput,
  DecimalOutput,
  BooleanOutput,
  EnumeratedOutput,
  Constant,
  Enumeration,
  Option,
  Behaviour,
  Agent,
  Namespace,
};

/// How a message names a class, with its article.
[[nodiscard]] std::string_view name_of(Class which);

/// A set of classes.
using Classes = std::uint32_t;
constexpr Classes one(Class c) {
  return Classes{1} << static_cast<unsigned>(c);
}
inline constexpr Classes kInputs = one(Class::DecimalInput) | one(Class::BooleanInput) | one(Class::EnumeratedInput);
inline constexpr Classes kOutputs =
    one(Class::DecimalOutput) | one(Class::BooleanOutput) | one(Class::EnumeratedOutput);
inline constexpr Classes kReadable = kInputs | kOutputs | one(Class::Constant);

/// All names of a behaviour but those of states and parameters.
class NameTable {
 public:
  struct Entry {
    Class what = Class::Constant;
    std::uint32_t index = 0;  ///< in the list of its class
    std::uint32_t next = kNone;
    Span span;  ///< where it is defined
  };

  /// Where the name is defined in this class, or nothing.
  [[nodiscard]] const Entry* find(std::string_view name, Class what) const;
  /// The entries of a name in these classes; `others` gets one of another class, if there is any.
  struct Match {
    const Entry* first = nullptr;
    const Entry* second = nullptr;  ///< the name is ambiguous
    const Entry* other = nullptr;
  };
  [[nodiscard]] Match find(std::string_view name, Classes classes) const;
  void add(std::string_view name, const Entry& entry);
  /// The known name in these classes nearest to a mistyped one: "did you mean 'x'?", or nothing.
  [[nodiscard]] std::string suggestion(std::string_view name, Classes classes) const;

 private:
  std::unordered_map<std::string_view, std::uint32_t> first_;
  std::vector<Entry> entries_;
};

}  // namespace cancha::decide::xabsl
