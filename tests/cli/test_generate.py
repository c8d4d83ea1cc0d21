"""./cancha generate, as its page tells it; what it writes is compiled and called."""

import json
import os
import re
import shlex
import subprocess

from program import ROOT, CanchaTest

AVOID = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid.scxml")
STRICT = ["-Wall", "-Wextra", "-Wconversion", "-pedantic", "-Werror"]
CALLER = """#include <stdio.h>
#include "avoid.h"
int main(void) {
    avoid machine;
    avoid_init(&machine);
    for (uint8_t in = 0; in < 8; ++in) printf("%d ", avoid_step(&machine, in));
    return 0;
}
"""


class Generate(CanchaTest):
    def built(self, command, name):
        done = subprocess.run(command, cwd=self.path(name), capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_the_page_works_as_it_is_written(self):
        with open(os.path.join(ROOT, "docs/codegen.md"), encoding="utf-8") as file:
            page = file.read()
        commands = [shlex.split(line) for line in re.search(r"```sh\n(.*?)```", page, re.S)[1].splitlines()]
        self.assertEqual([c[:2] for c in commands], [["./cancha", "generate"]] * 4)
        for command in commands:
            command[2] = os.path.join(ROOT, command[2])
            self.cancha(*command[1:])
        self.built(["gcc", "-std=c99", *STRICT, "-c", "avoid.c"], "avoid_c")
        self.built(["gcc", "-std=c99", *STRICT, "-c", "kick.c"], "kick")
        self.built(["g++", "-std=c++17", *STRICT, "-c", "striker.cpp"], "striker")

    def test_both_back_ends_do_what_the_document_says(self):
        told = set()
        for backend in ("table", "switch"):
            self.cancha("generate", AVOID, "--backend", backend, "-o", backend)
            with open(self.path(backend) + "/main.c", "w", encoding="utf-8") as file:
                file.write(CALLER)
            self.built(["gcc", "-std=c99", *STRICT, "main.c", "avoid.c", "-o", "run"], backend)
            told.add(self.built(["./run"], backend))
        # u, v and w are bits 0, 1 and 2; S1 is bit 0 and S0 bit 1: straight, left, right, right, left, left, left, right
        self.assertEqual(told, {"3 2 1 1 2 2 2 2 "})

    def test_verify_compares_the_engine_c_and_the_sketch(self):
        told = self.cancha("generate", AVOID, "--verify")[0]
        self.assertIn("every input in every situation: the engine and C on this computer do the same", told)
        self.assertIn("the sketch on an emulated ATmega328P does the same", told)
        patrol = os.path.join(ROOT, "content/behaviours/small_robot/patrol.scxml")
        told = self.cancha("generate", patrol, "--verify", "--steps", "300")[0]
        self.assertIn("300 steps, at random", told)
        self.assertIn("300 steps: the sketch on an emulated ATmega328P does the same", told)
        kick = os.path.join(ROOT, "content/behaviours/futrob/kick.xml")
        told = self.cancha("generate", kick, "--verify")[0]
        self.assertIn("every input in every situation: the engine and C on this computer do the same", told)
        self.assertIn("the sketch on an emulated ATmega328P does the same", told)
        sonar = os.path.join(ROOT, "content/behaviours/sonar_stop/agents.xabsl")
        told = self.cancha("generate", sonar, "--verify", "--steps", "300")[0]
        self.assertIn("300 steps: the sketch on an emulated ATmega328P does the same", told)
        self.assertIn("300 steps: the machine alone on an emulated ATmega328P does the same", told)

    def test_verify_runs_the_program_of_every_board(self):
        told = self.cancha("generate", AVOID, "--target", "avr", "--verify")[0]
        self.assertIn("36 steps: main.c on an emulated ATmega328P does the same", told)
        kick = os.path.join(ROOT, "content/behaviours/futrob/kick.xml")
        told = self.cancha("generate", kick, "--target", "cm900", "--verify")[0]
        self.assertIn("675 steps: the CM-900's main.c, which arm-none-eabi-gcc takes too, run here with its registers as "
                      "variables does the same", told)
        patrol = os.path.join(ROOT, "content/behaviours/small_robot/patrol.scxml")
        said = self.cancha("generate", patrol, "--target", "cm900", "--verify", status=1)[1]
        self.assertIn("lamp: pin PA13 cannot be used: it belongs to the debugger", said)

    def test_tells_the_size_that_make_links(self):
        for target, elf in (("arduino", "build/avoid.elf"), ("avr", "avoid.elf"), ("cm900", "avoid.elf")):
            told = self.cancha("generate", AVOID, "--target", target, "-o", target)[0]
            sizes = re.search(r"the whole program takes (\d+) of \d+ bytes of flash and (\d+) of \d+ of RAM", told)
            self.built(["make", "-s"], target)
            words = self.built(["arm-none-eabi-size" if target == "cm900" else "avr-size", elf], target).splitlines()[1].split()
            text, data, bss = (int(word) for word in words[:3])
            self.assertEqual((int(sizes[1]), int(sizes[2])), (text + data, data + bss))
            self.assertRegex(told, r"back end table: the machine takes \d+ bytes of flash and \d+ of RAM; as a switch \d+ and \d+ ")

    def test_tells_what_it_knows_of_the_size_without_a_compiler(self):
        self.environment["PATH"] = "/nowhere"
        told = self.cancha("generate", AVOID, "--target", "arduino", "-o", "out")[0]
        self.assertIn("back end table: about 66 bytes of an ATmega328P's flash, within a tenth; not measured: avr-gcc or its C "
                      "library is not there (./cancha setup --all installs them)\n", told)
        self.assertNotIn("whole program", told)

    def test_verify_tries_the_files_of_a_folder(self):
        self.cancha("generate", AVOID, "--target", "arduino", "--backend", "table", "-o", "avoid")
        again = ["generate", AVOID, "--target", "arduino", "--backend", "table", "-o", "avoid", "--verify"]
        self.assertIn("the sketch on an emulated ATmega328P does the same", self.cancha(*again)[0])
        with open(self.path("avoid/avoid.c"), encoding="utf-8") as file:
            text = file.read()
        with open(self.path("avoid/avoid.c"), "w", encoding="utf-8") as file:
            file.write(text.replace("3u, 2u, 1u", "3u, 1u, 1u", 1))
        said = self.cancha(*again, status=1)[1]
        self.assertRegex(said, r"the sketch: run \d+, step 0, with u=1 v=0 w=0: 'S1' is 1, and by the engine 0")
        said = self.cancha("generate", AVOID, "--verify", "-o", "nowhere", status=1)[1]
        self.assertIn("nowhere: is no folder with generated files", said)

    def test_a_bare_main_needs_no_arduino_library(self):
        self.cancha("generate", AVOID, "--target", "avr", "-o", "bare")
        self.built(["make", "-s"], "bare")

    def test_the_same_model_gives_the_same_bytes_wherever_it_lies(self):
        self.cancha("generate", AVOID, "-o", "one")
        with open(AVOID, "rb") as source, open(self.path("avoid.scxml"), "wb") as copy:
            copy.write(source.read())
        self.cancha("generate", "avoid.scxml", "-o", "two")
        self.built(["diff", "-r", "one", "two"], ".")
        self.assertEqual(self.cancha("generate", AVOID, "-o", "one", "--check")[0], "one: up to date\n")
        with open(self.path("one/avoid.c"), "a", encoding="utf-8") as file:
            file.write("/* mine */\n")
        out = self.cancha("generate", AVOID, "-o", "one", "--check", status=1)[0]
        self.assertEqual(out, "one/avoid.c: differs from what would be generated\n")
        with open(self.path("two/avoid.manifest.json"), encoding="utf-8") as file:
            manifest = json.load(file)
        digest = self.built(["sha256sum", "avoid.scxml"], ".").split()[0]
        self.assertEqual(manifest["model"], [{"path": "avoid.scxml", "sha256": digest}])

    def test_what_cannot_be_is_told_all_at_once(self):
        said = self.cancha("generate", AVOID, "--target", "arduino", "--pins", "u=8,q=1", status=1)[1]
        self.assertIn("there is no input or output 'q'", said)
        said = self.cancha("generate", os.path.join(ROOT, "content/behaviours/futrob/kick.xml"), "--backend", "table",
                           status=1)[1]
        self.assertIn("a table takes true and false only", said)
        self.assertIn("'z80' is unknown (c, cpp, arduino, avr or cm900)",
                      self.cancha("generate", AVOID, "--target", "z80", status=2)[1])
        self.assertFalse(os.path.exists(self.path("generated")))
