#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "codegen/model.h"

/// How values are kept in generated code.
///
/// The engine computes with doubles only. Generated code uses truth values and whole numbers wherever that cannot be
/// told apart: where all that goes into a number is whole and its range fits 32 bits. On a small board this makes the
/// difference between bytes and kilobytes.
namespace cancha::codegen {

enum class Kind : std::uint8_t { Truth, Whole, Real };

/// What an expression can be.
struct Value {
  Kind kind = Kind::Real;
  double least = 0.0;  ///< of a whole number
  double most = 0.0;

  /// Whether C's `int` of every board can hold it.
  [[nodiscard]] bool small() const { return least >= -32768.0 && most <= 32767.0; }
};

class Values {
 public:
  explicit Values(const Model& model);

  /// Of an expression of an option.
  [[nodiscard]] const Value& of(std::uint32_t expression) const;
  [[nodiscard]] Value of_symbol(std::uint32_t symbol) const;
  [[nodiscard]] Value of_type(program::Type type, std::uint32_t enumeration) const;

  /// "bool", "uint8_t", "int8_t", "int16_t", "int32_t" or "double"; no unsigned type that C would turn numbers into.
  [[nodiscard]] static std::string_view c_type(const Value& value);

 private:
  [[nodiscard]] Value compute(const program::Expression& e) const;
  [[nodiscard]] Value arithmetic(const program::Expression& e) const;

  const program::Program& program_;
  mutable std::vector<std::optional<Value>> known_;  ///< by expression
};

}  // namespace cancha::codegen
