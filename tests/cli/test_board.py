"""Boards as users meet them: the chart here and the pins of an emulated board, and the emulator by itself."""

import json
import os
import re
import shutil
import subprocess
import unittest

from program import PROGRAM, ROOT, CanchaTest

AVOID = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid.scxml")
EMULATOR = os.path.join(os.path.dirname(PROGRAM), "cancha-avr")


class Hil(CanchaTest):
    @unittest.skipUnless(shutil.which("avr-gcc") and os.path.exists(EMULATOR), "needs avr-gcc and cancha-avr")
    def test_a_chart_runs_against_the_emulated_board(self):
        out, _ = self.cancha("chart", "hil", AVOID, "--emulate", "--hurry", "--steps", "20", "--pin-input", "3=1")
        self.assertIn("       0  u=0 v=1 w=0 -> S1=1 S0=0\n", out)
        self.assertRegex(out, r"\n\d+ exchanges, \d+ lost, \d+ garbled, \d+ refused, round trip [\d.]+ ms")

    def test_the_firmware_is_written(self):
        out, _ = self.cancha("chart", "hil", AVOID, "--firmware", "board")
        self.assertIn("board/avoid_hil.ino\n", out)
        self.assertIn("next: make -C board upload PORT=/dev/ttyACM0\n", out)
        with open(self.path("board/avoid_hil.ino"), encoding="utf-8") as sketch:
            self.assertIn("digitalRead(2)", sketch.read())

    @unittest.skipUnless(shutil.which("avr-gcc") and os.path.exists(EMULATOR), "needs avr-gcc and cancha-avr")
    def test_a_whole_robot_runs_in_four_ways_that_are_equal(self):
        # a board that somebody has plugged in: the firmware that was written, behind a port
        match = (AVOID, "--match", "ceabot-race", "--seed", "3")
        out, _ = self.cancha("chart", "hil", *match, "--firmware", "board")
        self.assertIn("board/avoid_loop.ino\n", out)
        subprocess.run(["make", "-C", self.path("board")], capture_output=True, check=True)
        with subprocess.Popen([EMULATOR, self.path("board/build/avoid_loop.elf"), "--serial", "--fast"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as board:
            port = board.stdout.readline().strip()
            out, _ = self.cancha("chart", "hil", *match, "--seconds", "8", "--port", port)
            board.stdin.close()
        # 5 s without motion, then ten ticks a second
        self.assertEqual(re.findall(r"  (\w+) +.*\n +30 ticks, (equal, )?ends as", out),
                         [("MIL", ""), ("SIL", "equal, "), ("PIL", "equal, "), ("pins", "equal, "), ("HIL", "equal, ")], out)
        self.assertIn("pins u=2 v=3 w=4 -> S1=8 S0=9\n", out)
        self.assertEqual(len(set(re.findall(r"ends as ([0-9a-f]{16})", out))), 1)

    def test_a_chart_in_the_loop_ends_as_it_does_in_play(self):
        out, _ = self.cancha("chart", "hil", AVOID, "--match", "ceabot-race", "--seed", "3", "--ways", "sil")
        played, _ = self.cancha("play", "ceabot-race", "--chart", AVOID, "--seed", "3", "--no-record", "--json")
        hashes = re.findall(r"ends as ([0-9a-f]{16})", out)
        self.assertEqual(hashes, [json.loads(played)["state_hash"]] * 2)

    def test_mistakes_are_told(self):
        for arguments, status, text in (
            ((AVOID,), 2, "cancha: chart hil: which board?"),
            ((AVOID, "--match", "ceabot-rice"), 2, "ceabot-race"),
            ((AVOID, "--match", "kidsize"), 2, "kidsize: is no test of a contest"),
            ((AVOID, "--match", "ceabot-race", "--emulate"), 2, "--match"),
            ((AVOID, "--seed", "2"), 2, "--match"),
            ((os.path.join(ROOT, "content/behaviours/ceabot_race/ceabot_race.scxml"), "--match", "ceabot-race", "--seconds",
              "5", "--ways", "pins"), 1, "has numbers or asks for times, so that pins do not carry all of it"),
            ((os.path.join(ROOT, "content/behaviours/futrob/kick.xml"), "--match", "ceabot-race"), 1,
             "which a board"),
            ((AVOID, "--match", "ceabot-race", "--seconds", "5", "--ways", "sil", "--port", "/dev/ttyNOWHERE"), 1,
             "/dev/ttyNOWHERE: cannot be opened"),
            ((AVOID, "--port", "/dev/ttyNOWHERE"), 1, "/dev/ttyNOWHERE: cannot be opened: No such file or directory"),
            ((AVOID, "--emulate", "--pins", "x=2"), 2, "--pins: there is no input or output 'x'"),
            ((AVOID, "--emulate", "--pins", "u=1"), 1, "u: pin 1 belongs to the serial line"),
            ((AVOID, "--emulate", "--pins", "u=3"), 1, "v: pin 3 is taken by u"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(text, self.cancha("chart", "hil", *arguments, status=status)[1])


@unittest.skipUnless(os.path.exists(EMULATOR), "needs cancha-avr")
class Emulator(CanchaTest):
    def emulator(self, *arguments, given="", status=0):
        # a pipe would be closed only after the start, and a firmware may crash until then
        source = {"input": given} if given else {"stdin": subprocess.DEVNULL}
        done = subprocess.run([EMULATOR, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=60,
                              check=False, **source)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def test_mistakes_are_told(self):
        with open(self.path("text.elf"), "w", encoding="utf-8") as file:
            file.write("hello")
        for arguments, status, text in (
            ((), 2, "no firmware was named"),
            (("--fly", "1", "x.elf"), 2, "--fly: is unknown"),
            (("x.elf", "--drop"), 2, "--drop: needs a value"),
            (("x.elf", "--wire", "8"), 2, "--wire: '8' is not PIN=PIN"),
            (("x.elf", "y.elf"), 2, "y.elf: is one firmware too many"),
            (("x.elf",), 1, "x.elf: cannot be read"),
            (("text.elf",), 1, "text.elf: is not an ELF file"),
            ((PROGRAM,), 1, "is"),
            ((os.path.join(ROOT, "tests/corpus/elf/cut.elf"),), 1, "is damaged"),
        ):
            with self.subTest(arguments=arguments):
                self.assertIn(text, self.emulator(*arguments, status=status)[1])

    def test_it_ends_with_its_input(self):
        small = os.path.join(ROOT, "tests/corpus/elf/small.elf")
        self.assertEqual(self.emulator(small, given="get 2\nset 2=1\nget 2\n")[0], "0\nok\n1\n")
        self.assertTrue(self.emulator(small, "--serial")[0].startswith("/dev/pts/"))
        self.assertIn("An emulated Arduino UNO", self.emulator("--help")[0])


if __name__ == "__main__":
    unittest.main()
