"""check_sizes.py finds long files and long functions, and knows where a function starts and ends."""

import sys
import unittest

from planted import TOOLS, PlantedFaults

sys.dont_write_bytecode = True
sys.path.insert(0, str(TOOLS))
import check_sizes  # noqa: E402

TRICKY = """namespace a {
template <class T, class U = std::vector<int>>
class A : public B<T> {
 public:
  A(int x) : a_{x}, b_{Foo(1), {2}} {
    f();
  }
  auto g() const -> std::vector<int> {
    const auto l = [&](int i) { return i; };
    if (x) {
      y("}");  // }
    }
    return {'}', 1'000};
  }
  bool operator==(const A& o) const { return true; }
  int k_[2] = {1, 2};
};
#define M(x) { \\
  x
enum class E : std::uint8_t { A, B };
extern "C" int fuzz(const uint8_t* d) {
  const char* s = R"({ {{ )";
}
TEST(Name, IsASentence) {
}
}  // namespace a
"""


class Sizes(PlantedFaults):
    def test_functions_are_found_with_their_lines(self):
        found = [(first, lines, check_sizes.name_of(head)) for first, lines, head in check_sizes.functions(TRICKY)]
        self.assertEqual(
            found,
            [
                (5, 3, "A()"),
                (8, 7, "g()"),
                (15, 1, "operator==()"),
                (21, 3, "fuzz()"),
                (24, 2, "TEST(Name, IsASentence)"),
            ],
        )

    def test_a_long_header_is_refused(self):
        self.expect_sound("sizes", {"src/base/value.h": "\n" * 200})
        self.expect_fault("sizes", {"src/base/value.h": "\n" * 201}, "src/base/value.h:201: 201 lines, the limit is 200")

    def test_a_long_source_is_refused(self):
        self.expect_sound("sizes", {"src/base/a.cpp": "\n" * 400})
        self.expect_fault("sizes", {"src/base/a.cpp": "\n" * 401}, "src/base/a.cpp:401: 401 lines, the limit is 400")

    def test_a_long_test_is_refused(self):
        self.expect_sound("sizes", {"src/base/a_test.cpp": "\n" * 600})
        self.expect_fault("sizes", {"src/base/a_test.cpp": "\n" * 601}, "601 lines, the limit is 600")

    def test_a_long_source_or_test_of_the_page_is_refused(self):
        for name in ("web/src/pages/home/home.ts", "web/test/home.test.mjs"):
            self.expect_sound("sizes", {name: "\n" * 400})
            self.expect_fault("sizes", {name: "\n" * 401}, f"{name}:401: 401 lines, the limit is 400")
        self.expect_sound("sizes", {"web/src/data/types/api.ts": "\n" * 401})  # written by a test

    def test_a_long_function_is_refused(self):
        body = lambda lines: "\nvoid run(int x) {\n" + "  x();\n" * (lines - 2) + "}\n"  # noqa: E731
        self.expect_sound("sizes", {"src/base/a.cpp": body(60), "src/base/a_test.cpp": body(120)})
        self.expect_fault("sizes", {"src/base/a.cpp": body(61)}, "src/base/a.cpp:2: run() has 61 lines, the limit is 60")
        self.expect_fault("sizes", {"src/base/a_test.cpp": body(121)}, "run() has 121 lines, the limit is 120")


if __name__ == "__main__":
    unittest.main()
