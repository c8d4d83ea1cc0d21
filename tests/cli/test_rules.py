"""Teams that run XML rules, and what ./cancha rules tells of them."""

import json
import os
import re
import shlex
from concurrent.futures import ThreadPoolExecutor

from program import ROOT, CanchaTest

TEAM = "content/behaviours/futrob_team/futrob_team.xml"


class Rules(CanchaTest):
    def test_the_team_of_rules_beats_chase_from_either_side_in_every_logic(self):
        def match(wish):
            team, seed = wish
            sides = ["--blue", team, "--yellow", "chase"] if seed % 2 else ["--blue", "chase", "--yellow", team]
            return self.play("--minutes", "3", "--seed", str(seed), "--no-record", *sides)

        wishes = [("futrob_team", 1), ("futrob_team", 2), ("futrob_team:product", 1), ("futrob_team:minimum", 2)]
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(match, wishes))
        goals = [0, 0]
        for r in results:
            own, other = ("blue", "yellow") if r["blue"] != "chase" else ("yellow", "blue")
            self.assertEqual((r["warnings"], r["forfeit"], r["steps"]), (0, "", 36000))
            goals = [goals[0] + r["score"][own], goals[1] + r["score"][other]]
        self.assertGreater(goals[0], 1.5 * goals[1], goals)

    def test_a_match_of_rules_replays_bit_by_bit(self):
        record = self.path("rules.mcap")
        file = os.path.join(ROOT, TEAM)
        self.play("--blue", file, "--yellow", "futrob_team:bounded", "--minutes", "0.5", "--headless", "--record", record)
        self.assertIn("fingerprints equal", self.cancha("replay", record)[0])

    def test_a_wrong_logic_is_refused_with_the_right_ones(self):
        said = self.cancha("play", "--headless", "--no-record", "--blue", "futrob_team:fuzzy", status=2)[1]
        self.assertIn("'fuzzy' is no logic of rules (crisp, minimum, product, bounded)", said)

    def test_docs_tell_what_words_mean_on_wheels(self):
        out = self.cancha("rules", "docs")[0]
        self.assertIn("on wheels, from 0 to 1: 1 at contact, falling to 0 at 15 cm of gap", out)
        self.assertIn("on wheels: turns towards it", out)

    def test_stats_tell_which_rules_won_and_which_could_not(self):
        file = self.path("mine.xml")
        with open(file, "w", encoding="utf-8") as text:
            text.write(
                '<RuleSet><Rule name="Shoot"><def><value term="ballIsMine"/></def><action name="kickBall"/></Rule>'
                '<Rule name="Dead"><def><and><value term="ballIsMine"/><value term="partnerPass"/></and></def>'
                '<action name="passBall"/></Rule>'
                '<Rule name="Mark"><def><value term="leftMarkInSight"/></def><action name="findLeftLm"/></Rule>'
                '<Rule name="Go"><def><value term="ballInSight"/></def><action name="followBall"/></Rule></RuleSet>')
        record = self.path("r.mcap")
        self.play("--blue", file, "--yellow", "rondo", "--minutes", "0.5", "--headless", "--record", record)
        report = json.loads(self.cancha("rules", "stats", "--json", record)[0])
        blue, yellow = report["teams"]
        self.assertEqual((blue["team"], blue["language"], yellow["language"]), ("blue", "rules", "xabsl"))
        self.assertEqual(blue["dead"], [{"rule": "Dead", "covered_by": ["Shoot"]}])
        self.assertEqual(blue["unused"], ["Dead", "Mark"])
        states = {s["state"]: s for s in blue["states"]}
        self.assertAlmostEqual(sum(s["seconds"] for s in states.values()), 5 * 30, delta=0.5)
        self.assertAlmostEqual(sum(s["share"] for s in states.values()), 1.0)
        for name in ("Shoot", "Go"):
            self.assertEqual(states[name]["times"], sum(r["times"] for r in states[name]["robots"]))
            self.assertGreater(states[name]["times"], 0)
        self.assertIn("keeper", {s["option"] for s in yellow["states"]})
        out = self.cancha("rules", "stats", record)[0]
        self.assertIn("'Dead' can never win: 'Shoot' before it is true whenever it is", out)
        self.assertIn("'Mark' did not win in this recording", out)
        self.assertIn("no team runs a behaviour", self.stats_of_house_teams())
        self.assertIn("there is no such recording", self.cancha("rules", "stats", self.path("nothing"), status=2)[1])

    def stats_of_house_teams(self):
        record = self.path("house.mcap")
        self.play("--minutes", "0.1", "--yellow", "chase", "--headless", "--record", record)
        return self.cancha("rules", "stats", record)[0]

    def test_the_commands_of_the_page_work_as_they_are_written(self):
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))
        with open(os.path.join(ROOT, "docs/rules.md"), encoding="utf-8") as page:
            blocks = re.findall(r"```sh\n(.*?)```", page.read(), re.DOTALL)
        commands = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
        self.assertGreater(len(commands), 6)
        for command in commands:
            self.assertEqual(command[0], "./cancha")
            self.cancha(*command[1:])
