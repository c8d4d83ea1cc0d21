"""./cancha motion and ./cancha tune: a humanoid's skills, in simulation and on an emulated bus."""

import json
import os
import re
import shutil

from program import ROOT
from test_servo import ServoTest


class Motion(ServoTest):
    def test_motions_are_listed_and_checked(self):
        out = self.cancha("motion", "list")[0]
        self.assertRegex(out, r"(?m)^get_up_front +\d+ poses +Get up from the front$")
        self.assertRegex(out, r"(?m)^kick_left +\d+ poses")
        out = self.cancha("motion", "check", "stand")[0]
        self.assertEqual(out, "1 motion checked, 0 findings\n")

    def test_all_motions_of_all_robots_pass_their_check(self):
        for robot in sorted(os.listdir(os.path.join(ROOT, "content/robots"))):
            with self.subTest(robot):
                self.assertRegex(self.cancha("motion", "check", "--robot", robot)[0], r"^\d+ motions checked, 0 findings\n$")

    def test_what_is_wrong_with_a_motion_is_found(self):
        with open(self.path("wild.toml"), "w", encoding="utf-8") as wild:
            wild.write('title = "x"\nrobot = "bioloid"\n[[pose]]\nname = "a"\ntime = 1\nequilibrium = true\n'
                       "angles = { right_hip_pitch = -80, left_hip_pitch = -80 }\n"
                       '[[pose]]\nname = "b"\ntime = 0.1\nangles = { right_hip_pitch = 20, left_hip_pitch = 20, right_knee = 90 }\n')
        out = self.cancha("motion", "check", self.path("wild.toml"), status=1)[0]
        for finding in ("the centre of mass is", "is faster than", "'a' does not say where it begins", "does not stand"):
            self.assertIn(finding, out)

    def test_every_robot_does_every_command(self):
        for robot in sorted(os.listdir(os.path.join(ROOT, "content/robots"))):
            own = ["--robot", robot]
            with self.subTest(robot):
                self.assertRegex(self.cancha("motion", "list", *own)[0], r"(?m)^stand +1 poses")
                for motion in ("stand", "salute"):
                    self.assertIn("the robot stands", self.cancha("motion", "play", motion, *own)[0])
                # a NAO's joints are no servos of a bus; it once stood because nothing was sent to it
                on_bus = self.cancha("motion", "play", "salute", "--through-bus", *own, status=2 if robot == "nao" else 0)
                self.assertIn("servos on a bus from 0 to 1023" if robot == "nao" else "the robot stands", "".join(on_bus))
                self.assertIn("stood at the end on 3 of 3", self.cancha("motion", "play", "stand", "--bodies", "3", *own)[0])
                self.assertIn(".time", self.cancha("tune", "salute", "--list", *own)[0])
        line = self.emulate("--ids", "0-4,6-8,12-14,18-22")
        self.assertIn("the servos hold", self.cancha("motion", "play", "stand", "--robot", "robonova", *line)[0])
        for robot in ("nao", "robonova"):
            self.assertIn("gain_ahead", self.cancha("tune", "gait", "--list", "--robot", robot)[0])

    def test_who_lies_down_on_purpose_need_not_stand(self):
        shutil.copy(os.path.join(ROOT, "content/motions/bioloid/save_right.toml"), self.path("my_dive.toml"))
        self.assertEqual(self.cancha("motion", "check", "my_dive.toml")[0], "1 motion checked, 0 findings\n")

    def test_a_motion_is_played_in_simulation(self):
        out = self.cancha("motion", "play", "get_up_front", "--svg", self.path("film.svg"))[0]
        self.assertIn("the robot stands", out)
        with open(self.path("film.svg"), encoding="utf-8") as film:
            self.assertIn("0.00 s", film.read())
        over_bytes = self.cancha("motion", "play", "get_up_front", "--through-bus")[0]
        self.assertEqual(over_bytes, out.splitlines(keepends=True)[0])

    def test_battery_heat_and_backlash_are_switched_on(self):
        tired = ["motion", "play", "stand", "--battery", "10.5", "--heat", "--backlash", "1"]
        out = self.cancha(*tired)[0]
        self.assertRegex(out, r"(?m)^battery: 10\.5 V, (10\.[0-4]|9\.\d) V at the worst moment$")
        self.assertRegex(out, r"(?m)^heat: \w+ is the hottest servo with 2[5-9] °C$")
        self.assertEqual(self.cancha(*tired, "--through-bus")[0], out)
        out = self.cancha("motion", "play", "get_up_front", "--heat", "69.9", status=1)[0]
        self.assertIn("its servo was too hot and has shut down; the motion was left and all servos are limp", out)
        said = self.cancha("motion", "play", "stand", "--heat", "--port", "/dev/null", status=2)[1]
        self.assertIn("--heat excludes --port", said)

    def test_a_motion_is_played_on_a_bus(self):
        line = self.emulate("--ids", "1-20")
        out = self.cancha("motion", "play", "stand", *line)[0]
        self.assertIn("the servos hold their pose", out)
        values = self.registers(line, "13")
        self.assertEqual(values["torque_enable"], 1)
        self.assertNotEqual(values["goal"], 512)
        self.cancha("motion", "play", "stand", *line, "--relax")
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 0})

    def test_a_table_of_others_is_taken_over(self):
        table = os.path.join(ROOT, "content/motions/bioloid/ceabot_left.csv")
        ids = os.path.join(ROOT, "content/robots/bioloid/ids/ceabot.toml")
        out = self.cancha("motion", "import", table, "--ids", ids, "-o", self.folder)[0]
        self.assertIn("ceabot_left.toml: 5 poses", out)
        said = self.cancha("motion", "import", table, "--ids", ids, "-o", self.folder, status=1)[1]
        self.assertIn("is there already", said)

    def test_what_is_wrong_is_told(self):
        said = self.cancha("motion", "play", "kick_rihgt", status=2)[1]
        self.assertIn("did you mean 'kick_right'?", said)
        said = self.cancha("motion", "list", "--robot", "bioloit", status=2)[1]
        self.assertIn("did you mean 'bioloid'?", said)
        line = self.emulate("--ids", "1-18")
        said = self.cancha("motion", "play", "stand", *line, status=1)[1]
        self.assertRegex(said, r"19.*does not answer")
        with open(self.path("bad.toml"), "w", encoding="utf-8") as bad:
            bad.write('title = "x"\nrobot = "bioloid"\n[[pose]]\nname = "a"\ntime = 1\nangles = { right_nee = 10, right_hip_yaw = 999 }\n')
        said = self.cancha("motion", "play", self.path("bad.toml"), status=2)[1]
        self.assertIn("did you mean 'right_knee'?", said)


class Tune(ServoTest):
    def test_offsets_of_one_robot_are_found_and_read_again(self):
        out = self.cancha("tune", "offsets", "--body", "7", "--rounds", "1", "-o", "mine.toml")[0]
        off = [float(n) for n in re.findall(r"(?m)^(?:before|after) +joints of the legs off by ([\d.]+) degrees", out)]
        self.assertEqual(len(off), 2)
        self.assertLess(off[1], off[0] / 2)
        with open(self.path("mine.toml"), encoding="utf-8") as file:
            self.assertRegex(file.read(), r'(?s)^robot = "bioloid"\n.*\[offsets\].*\nleft_knee = -?\d')
        said = self.cancha("tune", "offsets", "--robot", "nau", status=2)[1]
        self.assertIn("did you mean 'nao'?", said)
        said = self.cancha("tune", "offsets", "--ruler", "1", "--no-ruler", status=2)[1]
        self.assertIn("excludes", said)
        self.assertIn("skill is required", self.cancha("tune", status=2)[1])

    def test_a_search_shows_what_it_would_change(self):
        out = self.cancha("tune", "stand", "--list")[0]
        self.assertRegex(out, r"(?m)^\S+\.right_knee +\S+ +0 +126")
        self.environment["CANCHA_ROOT"] = self.folder
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))
        words = ["tune", "stand", "--generations", "2", "--population", "5", "--bodies", "1", "--examine", "2", "--dry-run"]
        out = self.cancha(*words)[0]
        self.assertRegex(out, r"score on 2 other bodies: \d\.\d+ before, \d\.\d+ after, difference [+-]\d\.\d+ ± \d\.\d+")
        self.assertIn("./cancha studio, page /tune", out)
        with open(self.path("build/tune/bioloid-stand.jsonl"), encoding="utf-8") as lines:
            told = [next(iter(json.loads(line))) for line in lines]
        self.assertEqual(told, ["start", "step", "step", "step", "end"])
        again = self.cancha(*words, "--resume")[0]
        self.assertEqual(again.splitlines()[-1], out.splitlines()[-1])
        said = self.cancha("tune", "gate", status=2)[1]
        self.assertIn("did you mean 'gait'?", said)
