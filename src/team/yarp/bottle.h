#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Bottles: the lists of values that YARP's ports carry. What they look like as text and as bytes is in
/// bottle_text.h and bottle_binary.h.
namespace cancha::team::yarp {

struct Item;
using Bottle = std::vector<Item>;

enum class ItemKind : std::uint8_t {
  Int8,
  Int16,
  Int32,
  Int64,
  Vocab32,  ///< a word of up to four letters in one number
  Vocab64,  ///< of up to eight; YARP 4.0 and later
  Float32,
  Float64,
  String,
  Blob,
  List
};

/// What a peer may ask us to hold; beyond, a message is refused.
inline constexpr std::size_t kMostBytes = std::size_t{4} << 20;  ///< of one message
inline constexpr std::size_t kMostItems = 65'536;                ///< of one message, those in inner lists too
inline constexpr int kDeepest = 32;                              ///< lists in lists

/// One value of a bottle; which of the four it uses is said by its kind.
struct Item {
  ItemKind kind = ItemKind::Int32;
  std::int64_t whole = 0;   ///< of integers; of vocabs, the first letter in the lowest byte
  double real = 0.0;        ///< of floats
  std::string text;         ///< of strings and blobs
  std::vector<Item> items;  ///< of lists

  /// As text has it: 32 bits where the number fits, else 64.
  [[nodiscard]] static Item integer(std::int64_t number);
  [[nodiscard]] static Item number(double number);
  [[nodiscard]] static Item string(std::string text);
  /// At most eight letters; the rest is left out.
  [[nodiscard]] static Item vocab(std::string_view word);
  [[nodiscard]] static Item truth(bool value);
  [[nodiscard]] static Item list(Bottle items);
  /// A list of numbers.
  [[nodiscard]] static Item numbers(const std::vector<double>& values);

  [[nodiscard]] bool is_integer() const { return kind <= ItemKind::Int64; }
  [[nodiscard]] bool is_vocab() const { return kind == ItemKind::Vocab32 || kind == ItemKind::Vocab64; }
  [[nodiscard]] bool is_list() const { return kind == ItemKind::List; }
  /// The number of an integer or a float.
  [[nodiscard]] std::optional<double> as_number() const;
  /// The letters of a vocab or a string; empty for all others.
  [[nodiscard]] std::string word() const;

  friend bool operator==(const Item&, const Item&) = default;
};

/// "an integer", "a list", for people.
[[nodiscard]] std::string_view kind_text(ItemKind kind);

/// The item at a place; an empty string where the bottle is shorter.
[[nodiscard]] const Item& item_at(const Bottle& bottle, std::size_t place);

}  // namespace cancha::team::yarp
