#pragma once

#include <set>
#include <string>
#include <string_view>

namespace cancha::codegen {

/// A name as a C identifier: letters, digits and underscores; everything else becomes an underscore.
[[nodiscard]] std::string identifier(std::string_view name);

/// The same in capital letters, for constants.
[[nodiscard]] std::string constant(std::string_view name);

/// Names of one scope, each of which may be given once.
class NameSet {
 public:
  /// The wanted identifier, or the first of NAME_2, NAME_3 and so on that is free. Words of C and C++ are not.
  [[nodiscard]] std::string take(std::string wanted);

 private:
  std::set<std::string, std::less<>> taken_;
};

}  // namespace cancha::codegen
