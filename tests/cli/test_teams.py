"""The house teams over ten seeds: full matches, no warnings, and the better team wins."""

from concurrent.futures import ThreadPoolExecutor

from program import CanchaTest


class Teams(CanchaTest):
    def test_roles_beats_chase_in_at_least_nine_of_ten_five_minute_matches(self):
        def match(seed):
            sides = ["--blue", "roles", "--yellow", "chase"] if seed % 2 else ["--blue", "chase", "--yellow", "roles"]
            return self.play("--minutes", "5", "--seed", str(seed), "--no-record", *sides)

        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(match, range(1, 11)))
        wins = sum(r["score"][c] > r["score"][o] for r in results
                   for c, o in [("blue", "yellow") if r["blue"] == "roles" else ("yellow", "blue")])
        self.assertGreaterEqual(wins, 9, [r["score"] for r in results])
        with_goals = sum(r["score"]["blue"] + r["score"]["yellow"] > 0 for r in results)
        self.assertGreaterEqual(with_goals, 8)
        for r in results:
            self.assertEqual((r["warnings"], r["forfeit"], r["steps"]), (0, "", 60000))
