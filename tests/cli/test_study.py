"""./cancha study: matches played many times."""

import csv
import json
import sqlite3

from program import CanchaTest


class Study(CanchaTest):
    def test_experiments_are_listed_and_write_a_page_with_charts(self):
        self.assertIn("odometry_100m", self.cancha("study", "list")[0])
        said = self.cancha("study", "run", "odometry_100m", "--trials", "4", "--report", "o.html", "--csv", "o.csv")[0]
        self.assertIn("smooth, calibrated", said)
        self.assertIn("in the document", said)
        with open(self.path("o.html")) as page:
            self.assertIn("<svg", page.read())
        with open(self.path("o.svg")) as picture:
            self.assertIn("harsh", picture.read())
        one = self.cancha("study", "run", "team_fusion", "--trials", "3", "--report", "t.html", "--threads", "1", "--json")[0]
        two = self.cancha("study", "run", "team_fusion", "--trials", "3", "--report", "t.html", "--threads", "2", "--json")[0]
        self.assertEqual(one, two)
        self.assertEqual(json.loads(one)["runs"], 3)
        self.assertIn("is no match", self.cancha("study", "run", "camera_tilt", "--blue", "rondo", status=2)[1])

    def test_a_study_goes_on_where_it_stood(self):
        two = json.loads(self.cancha("study", "run", "two_on_one", "--minutes", "0.1", "--trials", "2", "-o", "s.sqlite", "--json")[0])
        self.assertEqual(two["trials"], 2)
        three = json.loads(self.cancha("study", "run", "two_on_one", "--minutes", "0.1", "--trials", "3", "-o", "s.sqlite", "--json",
                                       "--csv", "s.csv")[0])
        self.assertEqual(three["trials"], 3)
        self.assertEqual([f["name"] for f in three["figures"]][:2], ["goals_blue", "goals_yellow"])
        with open(self.path("s.html"), encoding="utf-8") as page:
            self.assertIn("--scenario two_on_one --blue rondo", page.read())
        with open(self.path("s.csv"), encoding="utf-8") as table:
            rows = list(csv.DictReader(table))
        self.assertEqual([row["seed"] for row in rows], ["1", "2", "3"])
        stored = sqlite3.connect(self.path("s.sqlite")).execute("SELECT seed, hash FROM trials ORDER BY seed").fetchall()
        self.assertEqual([row[0] for row in stored], [1, 2, 3])

        # all trials and measures are in the JSON, too
        played = json.loads(self.cancha("study", "show", "s.sqlite", "--json")[0])["played"]
        self.assertEqual(played, three["played"])
        for trial, row in zip(played, rows, strict=True):
            self.assertEqual([str(trial["seed"]), trial["ended"], trial["hash"]], [row["seed"], row["ended"], row["hash"]])
            self.assertEqual(set(trial["values"]), set(row) - {"seed", "ended", "hash"})
            for measure, value in trial["values"].items():
                self.assertEqual(value, float(row[measure]) if row[measure] else None, measure)

        # the very trial, played alone and recorded
        self.cancha("play", "--scenario", "two_on_one", "--minutes", "0.1", "--seed", "2", "--headless", "--record", "t.mcap")
        self.assertIn("the same match again", self.cancha("replay", "t.mcap", "--verify")[0])
        shown = self.cancha("study", "show", "s.sqlite")[0]
        self.assertIn("3 trials", shown)
        self.assertRegex(shown, r"goals_blue +\d")

    def test_a_moment_of_a_recording_is_a_scenario(self):
        self.cancha("play", "--minutes", "0.2", "--headless", "--record", "m.mcap")
        self.cancha("export", "m.mcap", "--at", "5", "-o", "m.toml")
        told = json.loads(self.cancha("study", "run", "m.toml", "--minutes", "0.05", "--trials", "2", "-o", "m.sqlite", "--json")[0])
        self.assertEqual(told["trials"], 2)
        with open(self.path("m.toml"), encoding="utf-8") as scenario:
            self.assertIn('title = "roles against rondo, from 5.0 s"', scenario.read())

    def test_many_matches_have_a_line_each_and_a_sum(self):
        said = self.cancha("play", "--scene", "two_on_one", "--minutes", "0.05", "--count", "2", "--record", "c.mcap")[0].splitlines()
        self.assertRegex(said[0], r"seed 1 +blue rondo \d+ : \d+ roles yellow   00:03   c-1.mcap")
        self.assertRegex(said[1], r"seed 2 .* c-2.mcap")
        self.assertRegex(said[2], r"^2 played: blue won \d, yellow \d, \d level; goals \d+ : \d+$")
        told = json.loads(self.cancha("play", "--scene", "two_on_one", "--minutes", "0.05", "--seed", "2", "--count", "2", "--json",
                                      "--no-record")[0])
        self.assertEqual([match["seed"] for match in told["matches"]], [2, 3])
        self.assertEqual(told["played"], 2)
        self.assertIn("the same match again", self.cancha("replay", "c-2.mcap", "--verify")[0])

    def test_leagues_are_whole_matches(self):
        told = json.loads(self.cancha("study", "run", "simurosot", "--blue", "chase", "--yellow", "chase", "--minutes", "0.1",
                                      "--trials", "2", "--threads", "1", "-o", "l.sqlite", "--json")[0])
        seconds = next(f for f in told["figures"] if f["name"] == "seconds")
        self.assertAlmostEqual(seconds["mean"], 6.0, delta=0.2)

    def test_wrong_words_are_answered_with_a_sentence(self):
        with open(self.path("bad.toml"), "w", encoding="utf-8") as file:
            file.write("title = \"x\"\n[[robots]]\nrobot = \"red:1\"\nat = [0, 0]\n")
        for status, words, what in [
            (2, ["study", "run", "two_on_on"], "there is no scenario, league or experiment 'two_on_on' (did you mean 'two_on_one'?"),
            (2, ["study", "run", "bad.toml"], "'red:1' is no robot"),
            (2, ["study", "run", "two_on_one", "--trials", "0"], "--trials"),
            (2, ["play", "kidsize", "--scenario", "two_on_one"], "--scenario"),
            (2, ["play", "--scenario", "none", "--headless"], "there is no scenario 'none'"),
            (1, ["study", "show", "none.sqlite"], "none.sqlite: there is no such study"),
            (2, ["play", "kidsize", "--scene", "two_on_one"], "--scene: this scenario is of league 'simurosot', not 'kidsize'"),
            (2, ["play", "--scene", "race_1"], "--scene: is for contests"),
            (2, ["play", "--radio", "loud"], "must be 'off' or a number from 0 to 1"),
            (2, ["play", "--radio", "off", "--headless"], "--radio: neither team has players"),
            (2, ["play", "--senses", "camera", "--headless"], "--senses: neither team has players who see for themselves"),
            (1, ["study", "run", "two_on_one", "--blue", "nobody", "-o", "n.sqlite"], "there is no team 'nobody'"),
        ]:
            with self.subTest(words):
                self.assertIn(what, self.cancha(*words, status=status)[1])
