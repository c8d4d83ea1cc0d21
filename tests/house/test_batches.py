"""tools/batches.py: sources that are compiled together have no local name in common."""

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
            "TEST(Suite, Name) {\n}\n}  // namespace\nint open_to_all() {\n}\n}  // namespace cancha\n"
        )
        self.assertEqual(batches.local_names(text), {"LOUD", "kMost", "Hidden", "Short", "said"})

    def test_two_with_the_same_helper_are_apart(self):
        sources = [self.source("a.cpp", HELPER), self.source("b.cpp", HELPER), self.source("c.cpp", "int c;\n")]
        self.assertEqual([[s.name for s in batch] for batch in batches.batches_of(sources)], [["a.cpp", "c.cpp"], ["b.cpp"]])

    def test_a_helper_and_who_uses_its_name_for_something_else_are_apart(self):
        user = "namespace cancha {\nint g() { return helped(2); }  // another one, from a header\n}  // namespace cancha\n"
        sources = [self.source("a.cpp", HELPER), self.source("b.cpp", user)]
        self.assertEqual(len(batches.batches_of(sources)), 2)
        comment = self.source("c.cpp", '// helped\nconst char* text = "helped";\nint x = y.helped;\n')
        self.assertEqual(len(batches.batches_of([sources[0], comment])), 1)

    def test_batches_have_a_size(self):
        sources = [self.source(f"{i}.cpp", f"int x{i};\n") for i in range(2 * batches.MOST + 1)]
        self.assertEqual([len(batch) for batch in batches.batches_of(sources)], [batches.MOST, batches.MOST, 1])


if __name__ == "__main__":
    unittest.main()
