"""State charts and truth tables, from the command line; and their page, command by command."""

import json
import os
import re
import subprocess
import xml.etree.ElementTree

from program import PROGRAM, ROOT, CanchaTest

AVOID = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid")
ODD = """<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0" cancha:complete="true">
<datamodel><data id="u" cancha:role="input" cancha:type="boolean"/></datamodel>
<state id="a"><transition event="tick" cond="u" target="a"/>
<transition event="tick" cond="u == 1" target="b"/></state><state id="b"/>
</scxml>
"""


class Chart(CanchaTest):
    def test_a_team_that_is_a_chart_beats_chase_and_replays_bit_by_bit(self):
        record = self.path("triangle.mcap")
        result = self.play("--minutes", "3", "--blue", "triangle", "--yellow", "chase", "--headless", "--record", record)
        self.assertEqual((result["warnings"], result["forfeit"]), (0, ""))
        self.assertGreater(result["score"]["blue"], result["score"]["yellow"])
        self.assertIn("fingerprints equal", self.cancha("replay", record)[0])

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def typed(self, text, *arguments):
        done = subprocess.run([PROGRAM, *arguments], input=text, cwd=self.folder, env=self.environment,
                              capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout, done.stderr

    def test_check_tells_what_is_odd_with_the_input_that_shows_it(self):
        out, err = self.cancha("chart", "check", AVOID + ".scxml")
        self.assertIn("14 states, 28 transitions; 0 errors, 0 warnings, 0 notes; everything was tried", out)
        self.assertEqual(err, "")

        self.write("odd.scxml", ODD)
        out, err = self.cancha("chart", "check", "odd.scxml", status=1)
        self.assertEqual(err, "odd.scxml:3:2: error: no transition is true in 'a' for u=0 (the chart says that it is complete)\n"
                              "odd.scxml:4:2: warning: the transition 'a' → 'b' is never taken: a transition before it is "
                              "always taken first\n"
                              "odd.scxml:4:2: note: the transition 'a' → 'b' and that in line 3 are both true in 'a' for u=1 "
                              "(the first one is taken)\n"
                              "odd.scxml:4:61: warning: state 'b' is never entered\n")
        report = json.loads(self.cancha("chart", "check", "odd.scxml", "--json", status=1)[0])
        self.assertEqual((report["good"], report["exact"], report["states"]), (False, True, 2))
        self.assertEqual([f["kind"] for f in report["findings"]], ["missing", "dead", "overlap", "unreachable"])
        self.assertEqual(report["findings"][0]["line"], 3)

    def test_a_bad_file_is_refused_with_all_its_faults(self):
        self.write("bad.scxml", ODD.replace('cond="u"', 'cond="v"').replace('target="b"', 'target="c"'))
        out, err = self.cancha("chart", "check", "bad.scxml", status=1)
        self.assertEqual(out, "bad.scxml: 2 errors\n")
        self.assertEqual(err, "bad.scxml:3:46: there is no variable 'v' (known: state_time, u)\n"
                              "bad.scxml:4:48: there is no state 'c' (known: a, b)\n")
        self.assertEqual(len(json.loads(self.cancha("chart", "check", "bad.scxml", "--json", status=1)[0])["errors"]), 2)
        for verb in (["run", "bad.scxml", "--inputs", "u"], ["table", "bad.scxml"], ["draw", "bad.scxml"]):
            self.assertIn("there is no state 'c'", self.cancha("chart", *verb, status=1)[1])
        self.write("notes.bin", "\0\1\2 no chart")
        self.assertIn("is neither .scxml nor .csv", self.cancha("chart", "check", "notes.bin", status=1)[1])
        self.cancha("chart", "check", "nowhere.scxml", status=1)

    def test_run_shows_states_and_outputs(self):
        expected = ("tick   u  v  w  state     S1 S0\n    1  0  0  0  Andar      1  1\n    2  1  0  0  Izquierda  0  1\n"
                    "    3  1  1  0  Derecha    1  0\n")
        self.assertEqual(self.cancha("chart", "run", AVOID + ".scxml", "--inputs", "u=0;u=1;v=1")[0], expected)
        self.write("inputs.csv", "u,v\n0,\n1,\n,1\n")
        self.assertEqual(self.cancha("chart", "run", AVOID + ".csv", "--sequence", "inputs.csv")[0], expected)
        self.assertEqual(self.typed("u=0\nu\nv=1\n", "chart", "run", AVOID + ".csv"), (0, expected, ""))
        status, out, err = self.typed("q=0\n", "chart", "run", AVOID + ".csv")
        self.assertEqual((status, err), (1, "cancha: there is no input 'q' (known: u, v, w)\n"))

        ticks = json.loads(self.cancha("chart", "run", AVOID + ".csv", "--json", "--inputs", "u")[0])["ticks"]
        self.assertEqual(ticks, [{"inputs": {"u": "1", "v": "0", "w": "0"}, "state": "Izquierda",
                                  "outputs": {"S0": "1", "S1": "0"}}])
        self.assertIn("--inputs: 'x' is no value of 'u' (0 or 1)",
                      self.cancha("chart", "run", AVOID + ".csv", "--inputs", "u=x", status=2)[1])

    def test_tables_there_and_back(self):
        self.cancha("chart", "table", AVOID + ".scxml", "-o", "full.csv")
        self.assertEqual(len([r for r in self.read("full.csv").splitlines() if not r.startswith("#")]), 33)
        simple, _ = self.cancha("chart", "table", "full.csv", "--simplify")
        with open(AVOID + ".csv", encoding="utf-8") as file:
            self.assertTrue(file.read().endswith(simple[simple.index("state,"):]))
        self.cancha("chart", "table", AVOID + ".csv", "--scxml", "-o", "again.scxml")
        self.cancha("chart", "test", "again.scxml", AVOID + ".test.csv")

    def test_draw_makes_a_picture(self):
        self.cancha("chart", "draw", AVOID + ".scxml", "-o", "avoid.svg")
        svg = xml.etree.ElementTree.fromstring(self.read("avoid.svg"))
        self.assertEqual(svg.get("aria-label"), "Chart ceabot_avoid")
        texts = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
        self.assertEqual(texts.count("w == 1 / S1 = 0, S0 = 1"), 2)
        self.assertIn("Parada", texts)

    def test_parallel_states_events_history_and_waits(self):
        patrol = os.path.join(ROOT, "content/behaviours/small_robot/patrol")
        self.cancha("chart", "test", patrol + ".scxml", patrol + ".test.csv")
        out, _ = self.cancha("chart", "check", patrol + ".scxml")
        self.assertIn("everything was tried", out)
        out, _ = self.cancha("chart", "run", patrol + ".scxml", "--inputs", "ball=1")
        self.assertIn("Play.Move.Chase+Play.Head.Track+Play.Lamp", out)
        self.cancha("chart", "draw", patrol + ".scxml", "-o", "patrol.svg")
        svg = xml.etree.ElementTree.fromstring(self.read("patrol.svg"))
        texts = [t.text for t in svg.iter("{http://www.w3.org/2000/svg}text")]
        self.assertIn("H*", texts)
        self.assertIn("whistle", texts)
        regions = [g for g in svg.iter("{http://www.w3.org/2000/svg}g") if g.get("class") == "node region"]
        self.assertEqual(len(regions), 2)

    def test_test_reports_every_mismatch(self):
        out, err = self.cancha("chart", "test", AVOID + ".scxml", AVOID + ".test.csv")
        self.assertTrue(out.endswith("avoid.test.csv: 14 ticks, all as expected\n"), out)
        self.write("wrong.csv", "u,state,S1\n0,Andar,0\n1,Derecha,\n")
        out, err = self.cancha("chart", "test", AVOID + ".scxml", "wrong.csv", status=1)
        self.assertEqual(out, "wrong.csv: 2 ticks, 2 things not as expected\n")
        self.assertEqual(err, "wrong.csv:2:9: S1 is 1, not 0\nwrong.csv:3:3: the state is Izquierda, not Derecha\n")
        report = json.loads(self.cancha("chart", "test", AVOID + ".scxml", "wrong.csv", "--json", status=1)[0])
        self.assertEqual((report["good"], report["ticks"], len(report["mismatches"])), (False, 2, 2))
        self.write("wrong.csv", "q,state\n0,Andar\n")
        self.assertIn("there is no variable 'q'", self.cancha("chart", "test", AVOID + ".scxml", "wrong.csv", status=1)[1])

    def test_help_has_examples_that_work(self):
        for verb in ("check", "run", "table", "draw", "test"):
            out, _ = self.cancha("chart", verb, "--help")
            self.assertIn("./cancha chart " + verb, out)
        self.assertIn("did you mean 'check'?", self.cancha("chart", "chek", status=2)[1])


class Page(CanchaTest):
    """docs/chart.md: files are written and commands are run in the order of the page."""

    def test_the_page_works_as_it_is_written(self):
        with open(os.path.join(ROOT, "docs/chart.md"), encoding="utf-8") as file:
            page = file.read()
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))
        with open(self.path("cancha"), "w", encoding="utf-8") as script:
            script.write(f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n')
        os.chmod(self.path("cancha"), 0o755)
        printed = ""
        for match in re.finditer(r"(?:`(?P<name>gate[^`]*)`:)?\n\n```(?P<kind>\w*)\n(?P<text>.*?)```", page, re.DOTALL):
            if match["kind"] in ("xml", "csv"):
                with open(self.path(match["name"]), "w", encoding="utf-8") as file:
                    file.write(match["text"])
            elif match["kind"] == "sh":
                done = subprocess.run(["sh", "-e", "-c", match["text"]], cwd=self.folder, env=self.environment,
                                      capture_output=True, text=True, timeout=60, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""), match["text"] + done.stdout)
                printed += done.stdout
            elif match["text"].startswith("tick"):
                self.assertIn(match["text"], printed)
            else:
                with open(self.path("page.csv"), "w", encoding="utf-8") as file:
                    file.write(match["text"])
                self.assertIn("0 errors, 0 warnings", self.cancha("chart", "check", "page.csv")[0])
        self.assertEqual(printed.count("all as expected"), 4)
