"""The tool behind `./cancha fuzz` and `./cancha soak`, with fuzzers that are made here."""

import contextlib
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
import soak  # noqa: E402

FINE = """#!/bin/sh
echo '#1024\tpulse  cov: 12 ft: 40 corp: 3/10b exec/s: 512 rss: 30Mb'
echo 'Done 5000 runs in 1 second(s)'
echo 'stat::number_of_executed_units: 5000'
echo 'stat::slowest_unit_time_sec: 0'
"""
BROKEN = """#!/bin/sh
for word in "$@"; do case $word in -artifact_prefix=*) prefix=${word#*=} ;; esac; done
echo '#77\tNEW    cov: 5 ft: 6 corp: 1/1b'
echo x >"${prefix}crash-1"
echo "artifact_prefix='$prefix'; Test unit written to ${prefix}crash-1"
exit 77
"""
REAL = r"""
#include <cstddef>
#include <cstdint>
#include <cstdlib>
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (PLANTED && size > 0 && data[0] == '!') std::abort();
  return 0;
}
"""


class Soak(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.places = soak.Places(self.folder.name)
        (self.places.fuzz / "fuzzers").mkdir(parents=True)
        (self.places.root / "src" / "part").mkdir(parents=True)
        self.built = []

    def tearDown(self):
        self.folder.cleanup()

    def add(self, target, script):
        (self.places.root / "src" / "part" / f"{target}_fuzz.cpp").write_text("")
        path = self.places.fuzz / "fuzzers" / f"{target}_fuzz"
        path.write_text(script)
        path.chmod(0o755)

    def run_tool(self, *words, status=0):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                ended = soak.main(list(words), self.places, lambda *what: self.built.append(what))
            except SystemExit as end:
                ended = end.code
        self.assertEqual(ended, status, out.getvalue() + err.getvalue())
        return out.getvalue(), err.getvalue()

    def test_a_report_counts_inputs_and_names_what_broke(self):
        self.add("good", FINE)
        self.add("bad", BROKEN)
        out, err = self.run_tool("soak", "--fuzz-only", "--seconds", "2", status=1)
        self.assertEqual(self.built, [("fuzz", "fuzzers")])
        self.assertIn("[2/2]", err)
        self.assertIn("bad: broke after 77 inputs (build/fuzz/broken/bad-crash-1", err)
        self.assertIn("5077 inputs, 0 tests, something failed: build/soak/report.md", out)
        report = json.loads((self.places.soak / "report.json").read_text())
        self.assertEqual((report["failed"], report["inputs"]), (True, 5077))
        by_name = {t["target"]: t for t in report["targets"]}
        self.assertEqual(by_name["good"]["coverage"], 12)
        self.assertEqual(by_name["bad"]["broken"], ["build/fuzz/broken/bad-crash-1"])
        text = (self.places.soak / "report.md").read_text()
        self.assertIn("| good | 5,000 | 12 |", text)
        self.assertIn("- bad: `build/fuzz/broken/bad-crash-1`, see `build/fuzz/bad.log`", text)
        self.assertNotIn(self.folder.name, text, "no path of this machine")

    def test_without_a_failure_the_status_is_0(self):
        self.add("good", FINE)
        out, _ = self.run_tool("soak", "--fuzz-only", "--seconds", "1", "--targets", "good")
        self.assertEqual(self.built, [("fuzz", "good_fuzz")])
        self.assertIn("5000 inputs, 0 tests, no failure", out)
        self.run_tool("fuzz", "good", "--seconds", "1")

    def test_a_fuzzer_that_is_missing_is_a_failure(self):
        self.add("good", FINE)
        (self.places.fuzz / "fuzzers" / "good_fuzz").unlink()
        _, err = self.run_tool("fuzz", status=1)
        self.assertIn("No such file", err)

    def test_wrong_words_are_told_before_anything_is_built(self):
        self.add("good", FINE)
        for words in (["fuzz", "goat"], ["soak", "--targets", "goat"]):
            self.assertIn("target 'goat' is unknown (good)", self.run_tool(*words, status=2)[1])
        self.assertIn("no length of time", self.run_tool("soak", "--minutes", "-1", status=2)[1])
        self.assertIn("not allowed with", self.run_tool("soak", "--fuzz-only", "--suites-only", status=2)[1])
        self.assertEqual(self.built, [])
        self.assertEqual(self.run_tool("fuzz", "--list")[0], "good\n")
        self.assertIn("./cancha soak --minutes 60", self.run_tool("soak", "--help")[0])

    def add_program(self, preset, name, script):
        path = self.places.build / preset / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#!/bin/sh\n" + script)
        path.chmod(0o755)

    def test_suites_are_counted(self):
        fine = 'touch "$TEST_TMPDIR/mine" && echo "[==========] 12 tests from 3 test suites ran. (5 ms total)"\n'
        for preset in soak.SUITES:
            self.add_program(preset, "base_test", fine)
            self.add_program(preset, "tests/cross_test", fine)
        self.add_program("tsan", "act_test", "echo '[  FAILED  ] Gait.Walks (3 ms)'\n"
                         "echo '[==========] 2 tests from 1 test suite ran. (5 ms total)'\nexit 1\n")
        self.add_program("tsan", "os_test", "echo 'WARNING: ThreadSanitizer: data race'\nexit 66\n")
        out, err = self.run_tool("soak", "--suites-only", status=1)
        self.assertEqual(self.built, [("asan", "all"), ("tsan", "all")])
        self.assertIn("0 inputs, 51 tests, something failed", out)
        self.assertIn("suite tsan: Gait.Walks failed (the whole log is build/soak/tsan/act_test.log)", err)
        report = json.loads((self.places.soak / "report.json").read_text())
        self.assertEqual([(s["tests"], s["failures"], s["failed"]) for s in report["suites"]],
                         [(24, 0, False), (27, 2, True)])
        self.assertIn("- suite tsan: Gait.Walks, os_test, see `build/soak/tsan`", (self.places.soak / "report.md").read_text())

    def test_a_suite_without_programs_is_a_failure(self):
        self.assertIn("0 tests, something failed", self.run_tool("soak", "--suites-only", status=1)[0])

    def test_time_is_shared_out(self):
        self.assertEqual(soak.share_of(600, 0, 30, 2), 40)
        self.assertEqual(soak.share_of(600, 300, 30, 2), 20)
        self.assertEqual(soak.share_of(10, 300, 30, 2), 1)

    @unittest.skipUnless(shutil.which("clang++"), "needs clang")
    def test_a_real_fuzzer_finds_a_planted_fault(self):
        source = self.places.root / "real.cpp"
        source.write_text(REAL)
        for target, planted in (("planted", 1), ("sound", 0)):
            self.add(target, "")
            binary = self.places.fuzz / "fuzzers" / f"{target}_fuzz"
            made = subprocess.run(["clang++", "-fsanitize=fuzzer", f"-DPLANTED={planted}", str(source), "-o", str(binary)],
                                  check=False, capture_output=True)
            if made.returncode != 0:
                self.skipTest("clang++ has no fuzzing engine here")
        self.run_tool("soak", "--fuzz-only", "--seconds", "2", "--targets", "planted,sound", "--jobs", "2", status=1)
        by_name = {t["target"]: t for t in json.loads((self.places.soak / "report.json").read_text())["targets"]}
        self.assertFalse(by_name["sound"]["failed"])
        self.assertGreater(by_name["sound"]["inputs"], 1000)
        self.assertTrue(by_name["planted"]["failed"])
        found = self.places.root / by_name["planted"]["broken"][0]
        self.assertTrue(found.read_bytes().startswith(b"!"))


if __name__ == "__main__":
    unittest.main()
