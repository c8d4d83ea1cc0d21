"""check_names.py finds the names that a source declares, and refuses those whose form is not that of their kind."""

import sys
import unittest

from planted import TOOLS, PlantedFaults

sys.dont_write_bytecode = True
sys.path.insert(0, str(TOOLS))
import cpp_names  # noqa: E402

TRICKY = """#pragma once
#define CANCHA_MARK(x) x
namespace a::b {
template <class T, int kSize = 3, template <class> class Holder = std::vector>
  requires std::is_same_v<T, int> && (sizeof(T) > 2)
class Filter final : public Base<T> {
 public:
  enum class Mode : std::uint8_t { Off, On = 2 };
  explicit Filter(const Settings& settings) : settings_{settings}, at_(settings.at) { start(); }
  ~Filter() override;
  Filter& operator=(const Filter&) = delete;
  bool operator()(int x) const { return x < 2; }
  [[nodiscard]] auto pose() const -> const Pose2& { return X_FR_; }
  std::map<int, std::vector<T>> by_id;
  Result<void> (*work)(int);

 private:
  static constexpr int kMost = 1 << 3;
  Pose2 X_FR_;
  int count_ = 0, *last_[2] = {};
};
using Row = std::array<double, 3>;
inline constexpr std::array kTable = {1, 2};
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data);
TEST(Suite, IsASentence) {
  struct stat status {};
  for (const auto& [key, value] : list) use(key * Metres{2}, a < B && c > D, x & Mask(1));
  const auto turn = [&](const Vec2& p_FB, auto... rest) { return kTable[0] > Small; };
  double left = 1.0, right = f<int, Row>(2);
  return Row{left} * X_FR;
}
}  // namespace a::b
"""


class Names(PlantedFaults):
    def refuse(self, source, message):
        self.expect_fault("names", {"src/base/a.cpp": source}, "src/base/a.cpp:1: the " + message)

    def test_declared_names_are_found(self):
        found = [(name.text, name.kind) for name in cpp_names.Reader(TRICKY).names]
        self.assertEqual(
            found,
            [
                ("CANCHA_MARK", "macro"),
                ("a", "namespace"),
                ("b", "namespace"),
                ("T", "type"),
                ("kSize", "template parameter"),
                ("Holder", "template parameter"),
                ("Filter", "type"),
                ("Mode", "type"),
                ("Off", "enumerator"),
                ("On", "enumerator"),
                ("settings", "local constant"),
                ("x", "variable"),
                ("pose", "function"),
                ("by_id", "member"),
                ("work", "member"),
                ("kMost", "constant"),
                ("X_FR_", "private member"),
                ("count_", "private member"),
                ("last_", "private member"),
                ("Row", "type"),
                ("kTable", "constant"),
                ("data", "local constant"),
                ("status", "variable"),
                ("key", "variable"),
                ("value", "variable"),
                ("turn", "local constant"),
                ("p_FB", "local constant"),
                ("rest", "local constant"),
                ("left", "variable"),
                ("right", "variable"),
            ],
        )
        self.expect_sound("names", {"src/base/a.h": TRICKY})

    def test_types_are_upper_camel(self):
        self.refuse("struct ball_filter {};\n", "type 'ball_filter' (write it as UpperCamel)")
        self.refuse("using number = int;\n", "type 'number'")
        self.refuse("template <class value> void f(value v);\n", "type 'value'")
        self.refuse("enum class Mode { kOn };\n", "enumerator 'kOn' (write it as UpperCamel)")
        self.refuse("enum Mode { On };\n", "enumerator without a scope 'On' (write it as kName)")

    def test_functions_and_variables_are_lower_snake(self):
        self.refuse("void doWork();\n", "function 'doWork' (write it as lower_snake)")
        self.refuse("void work(int theCount) {}\n", "variable 'theCount'")
        self.refuse("void work() { auto Count = 1; }\n", "variable 'Count'")
        self.refuse("void work() { const Foo& theFoo = f(); }\n", "local constant 'theFoo'")
        self.refuse("void work() { auto [a, bC] = f(); }\n", "variable 'bC'")
        self.refuse("void work() { int a = g(1, 2), bC = 2; }\n", "variable 'bC'")
        self.refuse("void work() { int count_ = 2; }\n", "variable 'count_'")
        self.refuse("auto f = [](const std::string& theName) { return 1; };\n", "local constant 'theName'")
        self.refuse("namespace Base {}\n", "namespace 'Base'")

    def test_members_tell_who_may_use_them(self):
        self.refuse("class A { int count = 0; };\n", "private member 'count' (write it as name_)")
        self.refuse("struct A { int count_ = 0; };\n", "member 'count_' (write it as lower_snake)")
        self.expect_sound("names", {"src/base/a.h": "class A {\n protected:\n  int a;\n  int b_;\n};\n"})

    def test_constants_and_macros_are_marked(self):
        self.refuse("inline constexpr int most = 3;\n", "constant 'most' (write it as kName)")
        self.refuse("constexpr int MOST = 3;\n", "constant 'MOST'")
        self.refuse("struct A { static constexpr int most = 3; };\n", "constant 'most'")
        self.refuse("#define MOST 3\n", "macro 'MOST' (write it as CANCHA_NAME)")

    def test_frames_and_names_of_others_are_let_be(self):
        frames = "Pose2 X_FR, p_FB, seen_in_R, R;\n"
        others = 'namespace CLI {}\nclass T : Test { void SetUp() override; };\nextern "C" void Create();\n'
        self.expect_sound("names", {"src/base/a.cpp": frames + others, "include/cancha/a.h": "#define FTOP 77.2\n"})


if __name__ == "__main__":
    unittest.main()
