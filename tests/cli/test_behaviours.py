"""Teams that run behaviour programs: matches, replays, and the tutorial, command by command."""

import http.client
import json
import os
import re
import shutil
import subprocess
import time
import unittest
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

from program import LONG, PROGRAM, ROOT, CanchaTest


class Behaviours(CanchaTest):
    def test_matches_of_the_example_teams_replay_bit_by_bit(self):
        for team in ("rondo", "first_steps"):
            record = self.path(team + ".mcap")
            result = self.play("--blue", team, "--yellow", "chase", "--minutes", "0.5", "--headless", "--record", record)
            self.assertEqual((result["warnings"], result["forfeit"], result["steps"]), (0, "", 6000), team)
            self.assertIn("fingerprints equal", self.cancha("replay", record)[0])

    def test_rondo_beats_chase_from_either_side(self):
        def match(seed):
            sides = ["--blue", "rondo", "--yellow", "chase"] if seed % 2 else ["--blue", "chase", "--yellow", "rondo"]
            return self.play("--minutes", "5", "--seed", str(seed), "--no-record", *sides)

        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(match, range(1, 5 if LONG else 3)))
        goals = [0, 0]
        for r in results:
            own, other = ("blue", "yellow") if r["blue"] == "rondo" else ("yellow", "blue")
            self.assertGreater(r["score"][own], r["score"][other], r["score"])
            self.assertEqual((r["warnings"], r["forfeit"], r["steps"]), (0, "", 60000))
            goals = [goals[0] + r["score"][own], goals[1] + r["score"][other]]
        self.assertGreater(goals[0], 3 * goals[1], goals)

    def test_the_example_teams_have_nothing_odd(self):
        for team in ("rondo", "first_steps", "uchile_striker"):
            out, err = self.cancha("xabsl", "check", "--strict", os.path.join(ROOT, "content/behaviours", team))
            self.assertIn("no errors, no warnings", out + err, team)


class Tutorial(CanchaTest):
    """docs/tutorial-first-behaviour.md: files are written and commands are run in the order of the page."""

    BLOCK = re.compile(r"(?P<before>[^\n]*:)?\n\n```(?P<kind>sh|xabsl)\n(?P<text>.*?)```", re.DOTALL)

    def setUp(self):
        super().setUp()
        for part in ("content", "web"):
            os.symlink(os.path.join(ROOT, part), self.path(part))
        self.environment["CANCHA_ROOT"] = self.folder
        with open(self.path("cancha"), "w", encoding="utf-8") as script:
            script.write(f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n')
        os.chmod(self.path("cancha"), 0o755)
        with open(os.path.join(ROOT, "docs/tutorial-first-behaviour.md"), encoding="utf-8") as page:
            self.page = page.read()
        self.live = None
        self.goals = {}  # in all matches of a chapter

    def measure(self, chapter, text):
        """The matches of the block `for seed in …`, two at a time: goals for and against. All of them are long: else one, of a minute."""
        seeds = re.search(r"for seed in ([\d ]+);", text).group(1).split()
        words = re.search(r"\./cancha play (.*?); done", text).group(1)

        if not LONG:
            seeds = seeds[:1]
            words = words.replace("--minutes 5", "--minutes 1")

        def match(seed):
            score = self.play(*words.replace("$seed", seed).split())["score"]
            return score["blue"], score["yellow"]

        with ThreadPoolExecutor(2) as pool:
            self.goals[chapter] = tuple(map(sum, zip(*pool.map(match, seeds))))

    def blocks(self):
        for match in self.BLOCK.finditer(self.page):
            chapter = int(re.findall(r"^## (\d+)\.", self.page[:match.start()], re.MULTILINE)[-1])
            yield match["kind"], match["text"], match["before"] or "", chapter

    def compare_figures(self):
        """The table of goals is what was measured, and each chapter makes the team better."""
        rows = re.findall(r"^\| (\d) \| (\d+) : (\d+) \| ([+-]?\d+) \|$", self.page, re.MULTILINE)
        self.assertEqual({int(chapter): (int(own), int(other)) for chapter, own, other, _ in rows}, self.goals)
        differences = [own - other for own, other in self.goals.values()]
        self.assertEqual([int(row[3]) for row in rows], differences)
        self.assertEqual(differences, sorted(set(differences)))
        self.assertIn("We got {} : {}.".format(*self.goals[2]), self.page)

    def listing(self, before, text):
        path = self.path(re.search(r"`(my_teams/[^`]+)`", before).group(1))
        if before.startswith("From"):
            with open(path, encoding="utf-8") as file:
                self.assertIn(text, file.read(), path)
            return
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def run_block(self, text):
        if "--speed 1" in text:
            return self.start_live(text)
        if self.live and "curl" in text:
            text = text.replace("127.0.0.1:8642", self.live.netloc)
            self.environment["TOKEN"] = self.token()
        done = subprocess.run(["sh", "-e", "-c", text], cwd=self.folder, env=self.environment, capture_output=True,
                              text=True, timeout=200, check=False)
        self.assertEqual(done.returncode, 0, text + done.stdout + done.stderr)
        return done.stdout

    def start_live(self, text):
        """The match that is left running: from the page's own words, on a free port."""
        running = subprocess.Popen([PROGRAM, *text.split()[1:], "--port", "0"], env=self.environment, cwd=self.folder,
                                   stdout=subprocess.PIPE, text=True)
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        self.live = urllib.parse.urlsplit(re.search(r"http://\S+", running.stdout.readline()).group())
        self.edit_while_it_plays()
        return ""

    def token(self):
        return urllib.parse.parse_qs(self.live.query)["token"][0]

    def status(self, condition):
        """The status of the live match once a condition holds, or the last one after half a minute."""
        for _ in range(300):
            connection = http.client.HTTPConnection(self.live.hostname, self.live.port, timeout=10)
            connection.request("GET", "/api/matches/" + urllib.parse.parse_qs(self.live.query)["file"][0], headers={"Authorization": f"Bearer {self.token()}"})
            status = json.loads(connection.getresponse().read())
            connection.close()
            if condition(status):
                break
            time.sleep(0.1)
        return status

    def edit_while_it_plays(self):
        path = self.path("my_teams/lions/play.xabsl")
        with open(path, encoding="utf-8") as file:
            whole = file.read()
        # some time must pass between two states of a file, as it does between two savings
        time.sleep(0.3)
        with open(path, "w", encoding="utf-8") as file:
            file.write(whole.replace("goto free;", "goto fre;").replace("ball.angle", "ball.angel"))
        problem = self.status(lambda s: s["behaviour_problem"])["behaviour_problem"]
        self.assertIn("'fre'", problem)
        self.assertIn("'ball.angel'", problem)
        with open(path, "w", encoding="utf-8") as file:
            file.write(whole.replace("1400", "400"))
        self.assertEqual(self.status(lambda s: not s["behaviour_problem"])["behaviour_problem"], "")
        self.assertEqual(self.status(lambda s: True)["phase"], "playing")

    @unittest.skipUnless(shutil.which("curl"), "needs curl")
    def test_the_tutorial_works_as_it_is_written(self):
        kinds = []
        matches = ""
        for kind, text, before, chapter in self.blocks():
            kinds.append(kind)
            if kind == "xabsl":
                self.listing(before, text)
            elif text.startswith("for seed"):
                matches = text
                self.measure(chapter, matches)
            else:
                self.run_block(text)
                # a chapter that changes the team ends with a check of it
                if matches and text.startswith("./cancha xabsl check"):
                    self.measure(chapter, matches)
        if LONG:
            self.compare_figures()
        self.assertEqual(sorted(self.goals), [2, 4, 5, 6])
        self.assertEqual(kinds.count("xabsl"), self.page.count("```xabsl"))
        self.assertEqual(kinds.count("sh"), self.page.count("```sh"))
        self.assertRegex(self.status(lambda s: s["halted"])["halted"], r"^blue robot \d: play/strike$")
        for made in ("lions_docs/index.html", "play.svg", "lions.dat"):
            self.assertGreater(os.path.getsize(self.path(made)), 500, made)
