"""./cancha fit: the drive of a league is found again in a recording of it."""

import json

from program import CanchaTest


class Fit(CanchaTest):
    def test_the_classic_drive_is_found_again_in_a_recording(self):
        self.cancha("play", "simurosot-classic", "--yellow", "roles", "--minutes", "0.5", "--headless", "--record", "a.mcap")

        found = json.loads(self.cancha("fit", "a.mcap", "--league", "simurosot-classic", "--json")[0])

        # what the league says, though robots hit each other and the walls
        self.assertAlmostEqual(found["metres_per_second_per_unit"], 0.0232, delta=0.0012)
        self.assertAlmostEqual(found["lag"], 0.2694, delta=0.03)
        self.assertAlmostEqual(found["turn_lag"], 0.0521, delta=0.015)
        self.assertAlmostEqual(found["turn_gain"], 0.796, delta=0.06)
        self.assertAlmostEqual(found["period"], 1 / 60, delta=1e-6)

    def test_a_table_becomes_a_league_that_plays(self):
        # a robot that follows at once: 0.02 inches a cycle for a unit
        rows = ["cycle,robot,x,y,angle,left,right"]
        x = 0.0
        for cycle in range(600):
            command = 100 if cycle // 60 % 2 else -100
            rows.append(f"{cycle},1,{x:.6f},0,0,{command},{command}")
            x += 0.02 * command
        with open(self.path("way.csv"), "w", encoding="utf-8") as file:
            file.write("\n".join(rows) + "\n")

        out = self.cancha("fit", "way.csv", "-o", "mine.toml")[0]

        # 0.02 inches in 1/60 s
        self.assertRegex(out, r"metres_per_second_per_unit +0\.030")
        with open(self.path("mine.toml"), encoding="utf-8") as file:
            league = file.read()
        self.assertRegex(league, r"metres_per_second_per_unit = 0\.030\d")
        self.assertIn("[surfaces]", league)

    def test_wrong_tables_and_files_are_answered_with_a_sentence(self):
        with open(self.path("bad.csv"), "w", encoding="utf-8") as file:
            file.write("cycle,x,y,angle,left\n")
        self.assertIn("bad.csv:1: column 'right' is missing", self.cancha("fit", "bad.csv", status=1)[1])
        self.assertIn("none.csv: cannot be read", self.cancha("fit", "none.csv", status=1)[1])
        self.assertIn("there is no league 'nope'", self.cancha("fit", "bad.csv", "--league", "nope", status=2)[1])
        self.assertIn("--unit", self.cancha("fit", "bad.csv", "--unit", "yard", status=2)[1])
