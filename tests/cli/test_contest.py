"""./cancha contest: several teams, three tests, a table; and which robots may take part."""

import json
import os

from program import CanchaTest

CUP = """title = "Little cup"
scenes = ["race_1"]
stairs = "stairs_near"

[[teams]]
name = "house"
race = "ceabot_race"
sumo = "ceabot_sumo"

[[teams]]
name = "sparring"
sumo = "ceabot_sumo_passive"
"""


class Contest(CanchaTest):
    def test_a_contest_runs_to_its_table_and_page_and_runs_nothing_twice(self):
        with open(self.path("cup.toml"), "w", encoding="utf-8") as file:
            file.write(CUP)
        said = self.cancha("contest", "run", "cup.toml")[0]
        self.assertIn("Little cup", said)
        self.assertRegex(said, r"house +35 ")
        with open(self.path("cup.html"), encoding="utf-8") as page:
            self.assertIn("sparring", page.read())
        with open(self.path("cup-results.toml"), encoding="utf-8") as kept:
            before = kept.read()

        again = self.cancha("contest", "run", "cup.toml")[0]

        self.assertIn("goes on from cup-results.toml (2 tests done)", again)
        with open(self.path("cup-results.toml"), encoding="utf-8") as kept:
            self.assertEqual(kept.read(), before)

    def test_the_passivity_test_of_the_sumo(self):
        said = self.cancha("play", "ceabot-sumo", "--scene", "passivity", "--headless", "--no-record")[0]
        self.assertRegex(said, r"passivity test: touched the decoy after \d+\.\d s, 0 of 2 tries failed")

    def test_a_person_judges_in_the_studio_only_and_contests_only(self):
        said = self.cancha("play", "ceabot-race", "--judge", "person", "--headless", status=2)[1]
        self.assertIn("--judge: a person judges in the studio, which --headless, --json and --no-record leave away", said)
        self.assertIn("--judge: is for contests", self.cancha("play", "--judge", "program", "--headless", status=2)[1])
        self.assertIn("--judge", self.cancha("play", "ceabot-race", "--judge", "nobody", status=2)[1])

    def test_a_ring_has_no_box_but_the_decoy(self):
        with open(self.path("two.toml"), "w", encoding="utf-8") as file:
            file.write('[scene]\ntitle = "x"\n[[scene.boxes]]\nat = [0, 0]\n[[scene.boxes]]\nat = [0.1, 0]\n')
        said = self.cancha("play", "ceabot-sumo", "--scene", "two.toml", "--headless", "--no-record", status=2)[1]
        self.assertIn("a ring has no box but the decoy of the passivity test", said)

    def test_a_robonova_races_and_lacks_the_motions_of_the_stairs(self):
        said = self.cancha("play", "ceabot-race", "--robot", "robonova", "--scene", "random", "--seed", "6", "--no-record", "--json")[0]
        result = json.loads(said)["contest"]
        self.assertEqual([leg["finished"] for leg in result["legs"]], [True, True], said)
        said = self.cancha("play", "ceabot-stairs", "--robot", "robonova", "--headless", "--no-record", status=2)[1]
        self.assertIn("asks for the motion 'step_up', which the robot 'robonova' has not (another --chart or --robot, or write "
                      "content/motions/robonova/step_up.toml)", said)

    def test_check_rules_tells_what_a_robot_keeps_and_breaks(self):
        said = self.cancha("robot", "check-rules", "bioloid", "--contest", "ceabot", status=1)[0]
        self.assertRegex(said, r"kept +stretched at most 50 cm high +40\.1 cm")
        self.assertRegex(said, r"BROKEN +foot at most 11 cm between any two of its points +11\.7 cm from corner to corner")
        self.assertRegex(said, r"kept +at most 3 kg +1\.76 kg")
        self.assertRegex(said, r"kept +sumo: knees at most 90 degrees, but for 10 s +5\d degrees")
        said = self.cancha("robot", "check-rules", status=1)[0]
        self.assertRegex(said, r"robonova: (?s:.*)BROKEN +sumo: knees at most 90 degrees, but for 10 s +10\d degrees")
        self.assertIn("there is no robot 'bioloide'", self.cancha("robot", "check-rules", "bioloide", status=2)[1])
        self.assertIn("--rules", self.cancha("robot", "check-rules", "--help")[0])
        said = self.cancha("robot", "check-rules", "bioloid", "--rules", "kidsize", "--camera", "head", status=1)[0]
        self.assertEqual(said.count("BROKEN"), 2, said)
        self.assertRegex(said, r"BROKEN +foot at most 56\.\d cm2")
        self.assertIn("'ear'", self.cancha("robot", "check-rules", "bioloid", "--camera", "ear", status=2)[1])
