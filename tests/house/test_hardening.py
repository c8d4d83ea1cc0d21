"""tools/check_hardening.py finds a program that lacks one of the protections."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
import check_hardening  # noqa: E402

SOURCE = """
#include <stdio.h>
int main(int argc, char** argv) {
  char room[64];
  return argc + snprintf(room, sizeof room, "%s", argv[0]);
}
"""
ALL = ["-O1", "-fstack-protector-strong", "-fPIE", "-pie", "-Wl,-z,relro,-z,now"]


@unittest.skipUnless(shutil.which("gcc") and shutil.which("readelf"), "needs gcc")
class Hardening(unittest.TestCase):
    def faults_with(self, *flags):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "a.c")
            source.write_text(SOURCE, encoding="utf-8")
            program = str(pathlib.Path(folder, "a"))
            subprocess.run(["gcc", str(source), "-o", program, *ALL, *flags], check=True)
            return check_hardening.check(program)

    def test_a_program_with_all_of_it_is_fine(self):
        self.assertEqual(self.faults_with(), [])

    def test_each_that_is_missing_is_told(self):
        for flags, word in (
            (["-fno-pie", "-no-pie"], "position-independent"),
            (["-Wl,-z,norelro"], "RELRO"),
            (["-Wl,-z,lazy"], "binds functions late"),
            (["-fno-stack-protector"], "stack protector"),
            (["-Wl,-z,execstack"], "stack is executable"),
        ):
            with self.subTest(flags=flags):
                faults = self.faults_with(*flags)
                self.assertEqual(len(faults), 1, faults)
                self.assertIn(word, faults[0])

    def test_what_is_no_program_is_a_fault(self):
        self.assertNotEqual(check_hardening.check(__file__), [])


if __name__ == "__main__":
    unittest.main()
