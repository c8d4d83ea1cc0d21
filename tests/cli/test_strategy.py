"""./cancha strategy: plug-ins from sources, also from old ones; and how plug-ins fare in matches."""

import json
import os
import shutil
import signal
import subprocess
import sys
import unittest

from program import PLUGINS, ROOT, CanchaTest

LEGACY = os.path.join(ROOT, "tests/legacy")
BASIC = os.path.join(LEGACY, "basic_team/Strategy.cpp")


class Build(CanchaTest):
    def test_an_old_source_is_built_unchanged_and_plays(self):
        out, err = self.cancha("strategy", "build", BASIC)
        self.assertIn("the variables of 1 loop are used behind the loop", err)
        self.assertIn("Strategy was called 120 times", out)
        self.assertRegex(out, r"it moved [45] of 5 robots")
        self.assertIn("./cancha play --blue ./Strategy.so", out)

        result = self.play("--blue", "./Strategy.so", "--minutes", "0.5", "--no-record")
        self.assertEqual(result["forfeit"], "")
        self.assertGreater(result["statistics"]["blue"]["touches"], 0)

    def test_what_an_old_source_writes_goes_into_its_data_folder_or_nowhere(self):
        _, err = self.cancha("strategy", "build", BASIC)
        self.assertIn(r"may not write 'C:\Strategy\BLUE\debugfile.txt'", err)
        self.assertIn("make the folder", err)
        self.assertEqual(sorted(os.listdir(self.folder)), ["Strategy.so"])

        os.mkdir(self.path("Strategy.data"))
        self.cancha("strategy", "check", "./Strategy.so")
        with open(self.path("Strategy.data/debugfile.txt"), encoding="utf-8") as log:
            self.assertIn("BASIC state 2 ball of 1", log.read())

    def test_several_old_sources_and_a_file_that_they_read(self):
        team = os.path.join(LEGACY, "league_team")
        sources = [os.path.join(team, "Strategy/Team.cpp"), os.path.join(team, "Common/Movement.cpp")]
        shutil.copy(os.path.join(team, "teamname.txt"), self.folder)
        out, err = self.cancha("strategy", "build", *sources, "-o", "lions.so", "--json")
        self.assertIn("team The Legacy Lions", err)
        self.assertNotIn("where are they?", err)
        report = json.loads(out)
        self.assertEqual((report["function"], report["calls"], report["moved"]), ("Strategy", 120, 5))

    def test_the_examples_are_built(self):
        for source in ("01_strategy_in_c/my_team.c", "02_strategy_in_cpp/my_team.cpp"):
            out, err = self.cancha("strategy", "build", os.path.join(ROOT, "examples", source), "-o", "x.so")
            self.assertRegex(out, r"it moved [45] of 5 robots")
            self.assertEqual(err, "")

    def test_a_league_with_more_players(self):
        source = os.path.join(ROOT, "examples/01_strategy_in_c/my_team.c")
        out, _ = self.cancha("strategy", "build", source, "-D", "PLAYERS_PER_SIDE=11", "--league", "simurosot-large")
        self.assertIn("of 11 robots", out)

    def test_the_compilers_words_reach_the_user(self):
        with open(self.path("team.cpp"), "w", encoding="utf-8") as source:
            source.write('#include "stdafx.h"\nint f() { return nowhere; }\n')
        _, err = self.cancha("strategy", "build", "team.cpp", status=1)
        self.assertIn("cancha: team.cpp: does not compile:\nteam.cpp: In function 'int f()':\nteam.cpp:2:", err)
        self.assertEqual(os.listdir(self.folder), ["team.cpp"])

    def test_what_is_not_a_plugin_is_said(self):
        _, err = self.cancha("strategy", "check", "./nowhere.so", status=1)
        self.assertIn("there is no such file (compile one with: ./cancha strategy build my_team.cpp)", err)
        _, err = self.cancha("strategy", "check", f"{PLUGINS}/test_crash.so", status=1)
        self.assertIn("crashed with signal 11 (segmentation fault) in call 3 of Strategy", err)
        _, err = self.cancha("strategy", "bild", status=2)
        self.assertIn("did you mean 'build'?", err)

    def test_check_says_what_holds_a_plugin(self):
        report = json.loads(self.cancha("strategy", "check", "--json", f"{PLUGINS}/example_strategy_in_c.so")[0])
        kinds = [line.split(":")[0] for line in report["protections"]]
        self.assertEqual(kinds, ["files", "network", "processes", "privileges", "capabilities", "memory", "threads"])


class BusyMachine:
    """Processes that never pause, for at most two minutes."""

    def __init__(self, count):
        loop = "import signal\nsignal.alarm(120)\nwhile True: pass"
        self.loops = [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(count)]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for loop in self.loops:
            loop.send_signal(signal.SIGKILL)
            loop.wait()


class Matches(CanchaTest):
    def test_a_busy_machine_plays_the_same_match(self):
        match = ["--blue", f"{PLUGINS}/example_strategy_in_c.so", "--yellow", f"{PLUGINS}/example_strategy_in_cpp.so",
                 "--minutes", "0.1", "--seed", "3", "--no-record"]
        quiet = self.play(*match)
        with BusyMachine(4 * (os.cpu_count() or 1)):
            busy = self.play(*match)
        self.assertEqual((busy["forfeit"], busy["state_hash"]), ("", quiet["state_hash"]))

    def test_a_forfeit_has_a_winner_and_a_score(self):
        result = self.play("--minutes", "1", "--yellow", f"{PLUGINS}/test_crash.so", "--no-record", status=1)
        self.assertEqual((result["winner"], result["score"]), ("blue", {"blue": 3, "yellow": 0}))
        self.assertIn("yellow's strategy", result["forfeit"])
        out, _ = self.cancha("play", "--headless", "--minutes", "1", "--blue", f"{PLUGINS}/test_crash.so", "--no-record",
                             status=1)
        self.assertIn("yellow wins, because blue forfeits: blue's strategy", out)

    def test_a_trusted_plugin_is_not_contained(self):
        with open(self.path("own.c"), "w", encoding="utf-8") as source:
            source.write('#include <cancha/simurosot.h>\n#include <stdio.h>\n'
                         'void Strategy(Environment* e) { FILE* f = fopen("mark.txt", "w"); fputs("x", f); fclose(f); '
                         'e->home[0].velocityLeft = 1; }\n')
        self.cancha("strategy", "build", "own.c")
        self.assertFalse(os.path.exists(self.path("mark.txt")))
        self.play("--blue", "./own.so", "--minutes", "0.02", "--no-record", "--trust-plugins")
        self.assertTrue(os.path.exists(self.path("mark.txt")))


if __name__ == "__main__":
    unittest.main()
