// Feeds arbitrary bytes to the protobuf parser: it must refuse or understand, and what it understood must survive
// another round trip unchanged.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "base/geometry.h"
#include "base/protobuf.h"

namespace cancha {
namespace {

enum class Kind : std::uint8_t { None, Some, Many };
constexpr std::array<std::string_view, 3> names(Kind) {
  return {"none", "some", "many"};
}

struct Leaf {
  int count = 3;
  std::uint32_t fixed = 0;
  std::string text;
  Time time;
  Kind kind = Kind::Some;
  static constexpr std::string_view kName = "fuzz.Leaf";
  static constexpr auto fields() {
    return list_of(entry("count", &Leaf::count), entry("fixed", &Leaf::fixed), entry("text", &Leaf::text),
                   entry("time", &Leaf::time), entry("kind", &Leaf::kind));
  }
};

struct Tree {
  bool yes = true;
  Leaf leaf;
  Duration span;
  Quaternion rotation;
  float single = 1.0F;
  std::uint64_t large = 0;
  std::vector<Leaf> leaves;
  std::vector<int> wholes;
  std::vector<double> reals;
  std::vector<std::string> texts;
  std::vector<Kind> kinds;
  static constexpr std::string_view kName = "fuzz.Tree";
  static constexpr auto fields() {
    return list_of(entry("yes", &Tree::yes), entry("leaf", &Tree::leaf), entry("span", &Tree::span),
                   entry("rotation", &Tree::rotation), entry("single", &Tree::single), entry("large", &Tree::large),
                   entry("leaves", &Tree::leaves), entry("wholes", &Tree::wholes), entry("reals", &Tree::reals),
                   entry("texts", &Tree::texts), entry("kinds", &Tree::kinds, "", 1000));
  }
};

}  // namespace
}  // namespace cancha

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  Tree first;
  if (!parse_protobuf({reinterpret_cast<const char*>(data), size}, first)) return 0;

  std::string once;
  append_protobuf(once, first);
  Tree second;
  if (!parse_protobuf(once, second)) std::abort();
  std::string twice;
  append_protobuf(twice, second);
  if (once != twice) std::abort();
  return 0;
}
