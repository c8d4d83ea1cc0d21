"""Teams that run XML rules, and what ./cancha rules tells of them."""

import os
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
