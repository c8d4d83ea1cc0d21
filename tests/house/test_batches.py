"""tools/batches.py: sources that are compiled together keep their local names apart."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))
import batches  # noqa: E402

HELPER = "namespace cancha {\nnamespace {\n\nint helped(int x) {\n  return x;\n}\n\n}  // namespace\n}  // namespace cancha\n"


class Batches(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def source(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def test_local_names(self):
        text = (
            "#define LOUD 1\nint seen();\nnamespace cancha {\nstruct Seen {};\nnamespace {\nconstexpr int kMost = 3;\n"
            "struct Hidden {\n  int inside;\n};\nusing Short = Hidden;\nstd::string said(int a) {\n  int not_this;\n}\n"
            "TEST(Suite, Name) {\n}\nstatic_assert(kMost == 3);\nbool operator()(int a) {\n}\n}  // namespace\nint open_to_all() {\n}\n}  // namespace cancha\n"
        )
        self.assertEqual(batches.names_of(text), ({"kMost", "Hidden", "Short", "said"}, {"seen", "Seen", "open_to_all"}))
        self.assertIn("LOUD", batches.Source(self.source("loud.cpp", text)).own)

    def together(self, *sources):
        """The names of the sources in each batch."""
        return [[source.path.name for source in batch.sources] for batch in batches.batches_of(sources)]

    def test_two_with_the_same_helper_get_names_of_their_own(self):
        sources = [self.source("a.cpp", f"#include <a>\n{HELPER}"), self.source("b.cpp", f"// b\n\n#include <b>\n\n{HELPER}")]
        (batch,) = batches.batches_of(sources)
        self.assertEqual(
            batch.text(self.folder, batches.plain),
            '#include <a>\n#include <b>\n#define helped helped_0\n#include "a.cpp"\n#undef helped\n'
            '#define helped helped_1\n#include "b.cpp"\n#undef helped\n',
        )

    def test_a_helper_is_hidden_from_who_uses_its_name_for_something_else(self):
        user = "namespace cancha {\nint g() { return helped(2); }  // another one, from a header\n}  // namespace cancha\n"
        (batch,) = batches.batches_of([self.source("a.cpp", HELPER), self.source("b.cpp", user)])
        self.assertEqual([batch.renamed[source] for source in batch.sources], [{"helped"}, set()])
        comment = self.source("c.cpp", '// helped\nconst char* text = "helped";\nint x = y.helped;\n')
        (batch,) = batches.batches_of([self.source("a.cpp", HELPER), comment])
        self.assertEqual([batch.renamed[source] for source in batch.sources], [set(), set()])

    def test_what_cannot_be_renamed_is_apart(self):
        plain = self.source("plain.cpp", HELPER)
        for name, text in {
            "member": HELPER + "int x = y.helped;\n",
            "qualified": HELPER + "int x = other::helped(2);\n",
            "set": HELPER + "Helper::Helper() : helped{2} {}\n",
            "overload": HELPER + "int helped(double x) {\n  return 2;\n}\n",
            "late_header": HELPER + "#include <late>\n",
            "macro": "#define helped 2\n",
        }.items():
            with self.subTest(name):
                other = self.source(f"{name}.cpp", text)
                self.assertEqual(self.together(plain, other), [["plain.cpp"], [other.name]])

    def test_batches_have_a_size(self):
        sources = [self.source(f"{i}.cpp", f"int x{i};\n") for i in range(2 * batches.MOST + 1)]
        self.assertEqual([len(batch) for batch in self.together(*sources)], [batches.MOST, batches.MOST, 1])


if __name__ == "__main__":
    unittest.main()
