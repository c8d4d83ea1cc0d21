"""Behaviours in XABSL, from the command line."""

import json
import os
import xml.etree.ElementTree

from program import ROOT, CanchaTest

FILES = {
    "agents.xabsl": '/*** Title: Team */\ninclude "symbols.xabsl";\ninclude "play.xabsl";\nagent a("A", play);\n',
    "symbols.xabsl": 'namespace symbols("S")\n{\n  float input x;\n  float output speed;\n  float input f(float v;);\n}\n',
    "play.xabsl": "option play\n{\n  initial state s\n  {\n    action\n    {\n      speed = x;\n    }\n  }\n}\n",
}
CODE = ("// Intermediate code for the agents of Team\r\n\r\n0\r\n0\r\n\r\n1\r\nplay 0\r\n\r\n1\r\ns n\r\n\r\ns\r\n0\r\n1\r\n"
        "d speed\r\ni x\r\n0\r\nt s\r\n\r\n\r\n\r\n1\r\na play\r\n")


class Xabsl(CanchaTest):
    def setUp(self):
        super().setUp()
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path("team/" + name)), exist_ok=True)
        with open(self.path("team/" + name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding="utf-8", newline="") as file:
            return file.read()

    def test_compile_writes_intermediate_code(self):
        out, _ = self.cancha("xabsl", "compile", "team/agents.xabsl", "-o", "out/team.dat")
        self.assertEqual(out, "team/agents.xabsl: 3 files, 1 option, 1 state; no errors, no warnings\n")
        self.assertEqual(self.read("out/team.dat"), CODE)

        # a folder stands for its agents.xabsl; without -o the code goes to standard output
        out, err = self.cancha("xabsl", "compile", "team")
        self.assertEqual((out.replace("\n", "\r\n"), err), (CODE, ""))

    def test_check_tells_all_errors_with_their_lines(self):
        self.write("play.xabsl", FILES["play.xabsl"].replace("speed = x;", "sped = x;\n      speed = y;"))
        out, err = self.cancha("xabsl", "check", "team", status=1)
        self.assertEqual(out, "team/agents.xabsl: 3 files, 1 option, 1 state; 2 errors, no warnings\n")
        self.assertEqual(err, "team/play.xabsl:7:7: error: there is no output symbol 'sped' (did you mean 'speed'?) [X5552]\n"
                              "     7 |       sped = x;\n       |       ^~~~\n"
                              "team/play.xabsl:8:15: error: there is no symbol 'y' [X5552]\n"
                              "     8 |       speed = y;\n       |               ^\n")
        self.cancha("xabsl", "compile", "team", "-o", "team.dat", status=1)
        self.assertFalse(os.path.exists(self.path("team.dat")))

    def test_json_is_for_editors(self):
        self.write("play.xabsl", FILES["play.xabsl"].replace("speed = x;", "speed = f();"))
        report = json.loads(self.cancha("xabsl", "check", "team", "--json")[0])
        self.assertEqual((report["good"], report["files"], report["notes"], report["warnings"]), (True, 3, 1, 0))
        self.assertEqual(report["diagnostics"][0]["severity"], "note")
        self.assertEqual(report["diagnostics"][0]["code"], "X3752")
        strict = json.loads(self.cancha("xabsl", "check", "team", "--json", "--strict")[0])
        self.assertEqual((strict["notes"], strict["warnings"]), (0, 1))
        self.assertIn("1 note (--strict shows them)", self.cancha("xabsl", "check", "team")[0])
        self.assertIn("warning: 'f' gets no value for 'v'", self.cancha("xabsl", "check", "team", "--strict")[1])

    def test_json_of_nonsense_is_small(self):
        self.write("play.xabsl", "\0" * 300_000)
        self.assertLess(len(self.cancha("xabsl", "check", "team", "--json", status=1)[0]), 100_000)

    def test_no_source_is_written_over(self):
        os.symlink("team/play.xabsl", self.path("link.dat"))
        for job in ("compile", "symbols", "keywords"):
            for output, what in (("team/play.xabsl", "is the name of a source"),
                                 ("other.xabsl", "is the name of a source"),
                                 ("link.dat", "is a source of what would be written")):
                _, err = self.cancha("xabsl", job, "team", "-o", output, status=1)
                self.assertIn(what, err)
        self.cancha("xabsl", "graph", "team", "--svg", "team/play.xabsl", status=1)
        self.assertEqual(self.read("team/play.xabsl"), FILES["play.xabsl"])
        self.assertFalse(os.path.exists(self.path("other.xabsl")))

    def test_a_dry_run_needs_no_robot(self):
        out, _ = self.cancha("xabsl", "run", "team", "--stand-in", "--cycles", "3")
        self.assertEqual(out, "    0.000 s  play/s\n"
                              "agent a, 3 cycles, inputs at random (seed 1): 1 of 1 states reached, 0 calls of behaviours\n")
        self.cancha("xabsl", "compile", "team", "-o", "team.dat")
        self.assertEqual(self.cancha("xabsl", "run", "team.dat", "--stand-in", "--cycles", "3")[0], out)
        self.assertIn("there is no agent 'b'", self.cancha("xabsl", "run", "team", "--stand-in", "--agent", "b", status=2)[1])
        self.cancha("xabsl", "run", "team", status=2)

    def test_symbols_and_keywords(self):
        out, _ = self.cancha("xabsl", "symbols", "team")
        self.assertIn("// number of input symbols\n2\n", out)
        with open(self.path("words.txt"), "w", encoding="utf-8") as file:
            file.write("mine\n")
        self.cancha("xabsl", "keywords", "team", "-o", "words.txt")
        words = self.read("words.txt").splitlines()
        self.assertEqual(words, sorted(words, key=str.lower))
        for word in ("mine", "f(v = )", "play()", "speed", "synchronized"):
            self.assertIn(word, words)

    def test_format_changes_only_white_space(self):
        self.cancha("xabsl", "format", "--check", "team/play.xabsl", "team/agents.xabsl")
        self.write("play.xabsl", "option play{initial state s{action{speed=x;// fast\n}}}")
        out, _ = self.cancha("xabsl", "format", "--check", "team/play.xabsl", status=1)
        self.assertEqual(out, "team/play.xabsl: not formatted (./cancha xabsl format --write team/play.xabsl)\n")
        self.assertEqual(self.cancha("xabsl", "format", "--write", "team/play.xabsl"), ("", ""))
        self.assertEqual(self.read("team/play.xabsl"), FILES["play.xabsl"].replace("x;", "x;  // fast"))
        self.cancha("xabsl", "format", "--check", "--write", "team/play.xabsl", status=2)
        self.write("play.xabsl", "option play {")
        _, err = self.cancha("xabsl", "format", "--write", "team/play.xabsl", status=1)
        self.assertIn("cancha: team/play.xabsl:1:14: expected a state, found none", err)

    def test_the_uchile_striker_compiles_without_warnings(self):
        folder = os.path.join(ROOT, "content/behaviours/uchile_striker")
        report = json.loads(self.cancha("xabsl", "compile", folder, "--strict", "--json", "-o", "striker.dat")[0])
        self.assertEqual(report["diagnostics"], [])
        self.assertEqual((report["files"], report["options"], report["states"]), (33, 22, 77))
        code = self.read("striker.dat")
        self.assertTrue(code.startswith("// Intermediate code for the agents of UChile striker\r\n\r\n3\r\nHeadControlMode 8 "))
        self.assertIn("\r\nobstacle_avoidance 1 d obstacle_avoidance.angle\r\n", code)
        self.assertTrue(code.endswith("\r\n1\r\nsoccer start_soccer\r\n"))
        sources = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name.endswith(".xabsl")]
        self.assertEqual(self.cancha("xabsl", "format", "--check", *sources), ("", ""))

    def test_docs_writes_a_site(self):
        out, err = self.cancha("xabsl", "docs", "team", "site")
        self.assertEqual((out, err), ("site: 7 pages; open site/index.html\n", ""))
        self.assertIn("<h1>Team</h1>", self.read("site/index.html"))
        self.assertIn("State machine of play", self.read("site/option-play.html"))
        first = {name: self.read("site/" + name) for name in os.listdir(self.path("site"))}
        # again: the same bytes, and what others put there stays
        with open(self.path("site/mine.txt"), "w", encoding="utf-8") as file:
            file.write("mine")
        self.cancha("xabsl", "docs", "team/agents.xabsl", "site")
        self.assertEqual({name: self.read("site/" + name) for name in os.listdir(self.path("site"))}, first | {"mine.txt": "mine"})

        _, err = self.cancha("xabsl", "docs", "team", "team", status=1)
        self.assertEqual(err, "cancha: team: is not empty and was not written by this command (name a new folder)\n")
        self.write("play.xabsl", "option play {")
        _, err = self.cancha("xabsl", "docs", "team", "broken", status=1)
        self.assertIn("team/play.xabsl:1:14: error: expected a state, found none", err)
        self.assertFalse(os.path.exists(self.path("broken")))

    def test_xml_is_written_in_the_folders_of_the_original(self):
        for _ in range(2):
            self.assertEqual(self.cancha("xabsl", "xml", "team", "xml"), ("xml: 5 files\n", ""))
        root = xml.etree.ElementTree.parse(self.path("xml/Options/play.xml")).getroot()
        self.assertEqual((root.tag, root.get("name")), ("option", "play"))
        self.cancha("xabsl", "docs", "team", "site")
        self.assertIn("was not written by this command", self.cancha("xabsl", "xml", "team", "site", status=1)[1])

    def test_graph_draws_options_and_states(self):
        svg, err = self.cancha("xabsl", "graph", "team")
        self.assertEqual(err, "")
        self.assertEqual(xml.etree.ElementTree.fromstring(svg).get("aria-label"), "Option graph")
        self.assertEqual(self.cancha("xabsl", "graph", "team", "play", "--svg", "out/play.svg"), ("", ""))
        self.assertIn("State machine of play", self.read("out/play.svg"))
        self.assertIn("Option graph of a", self.cancha("xabsl", "graph", "team", "--agent", "a")[0])
        _, err = self.cancha("xabsl", "graph", "team", "ply", status=1)
        self.assertIn("cancha: team/agents.xabsl: there is no option 'ply' (did you mean 'play'? known: ", err)
        _, err = self.cancha("xabsl", "graph", "team", "--agent", "b", status=1)
        self.assertIn("there is no agent 'b'", err)
        self.cancha("xabsl", "graph", "team", "play", "--agent", "a", status=2)

    def test_wrong_usage(self):
        self.cancha("xabsl", status=2)
        self.cancha("xabsl", "check", status=2)
        _, err = self.cancha("xabsl", "brew", "team", status=2)
        self.assertTrue(err.startswith("cancha: there is no xabsl verb 'brew' (known: check, compile, "), err)
        _, err = self.cancha("xabsl", "chek", "team", status=2)
        self.assertIn("there is no xabsl verb 'chek' (did you mean 'check'? known: ", err)
        _, err = self.cancha("xabsl", "check", "nowhere.xabsl", status=1)
        self.assertIn("nowhere.xabsl:1:1: error: cannot be opened (is the name right?) [X2375]", err)
        self.assertIn("examples:", self.cancha("xabsl", "--help")[0])
        self.assertIn("example:", self.cancha("xabsl", "compile", "--help")[0])
