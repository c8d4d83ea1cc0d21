"""Humanoid matches, and ./cancha robot: one player on its recorded readings, in real time, and moved by hand."""

import glob
import json
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request

from program import PROGRAM, ROOT, free_port
from test_servo import ServoTest


class Robot(ServoTest):
    def test_a_humanoid_match_is_the_same_again_and_its_players_decide_the_same(self):
        self.cancha("play", "kidsize", "--senses", "oracle", "--minutes", "0.2", "--headless", "--record", "k.mcap")

        self.assertIn("the same match again", self.cancha("replay", "k.mcap", "--verify")[0])
        out = self.cancha("robot", "replay", "k.mcap", "--robot", "blue:2")[0]
        self.assertRegex(out, r"the same decisions again, 1[12]\d\d ticks and \d+ intents equal")
        told = json.loads(self.cancha("robot", "replay", "k.mcap", "--robot", "yellow:0", "--json")[0])
        self.assertEqual((told["differ"], told["intents_differ"], told["difference"]), (0, 0, ""))

    def test_a_pressed_chest_button_is_pressed_again_when_the_match_is(self):
        self.cancha("play", "spl", "--minutes", "0.05", "--headless", "--record", "p.mcap", "--press", "blue:3@2,blue:3@1")

        self.assertIn("the same match again", self.cancha("replay", "p.mcap", "--verify")[0])
        self.assertIn("the same decisions again", self.cancha("robot", "replay", "p.mcap", "--robot", "blue:3")[0])

    def test_a_robot_finds_what_its_odometry_counts_of_a_turn(self):
        told = json.loads(self.cancha("robot", "calibrate", "msl", "--robot", "blue:2", "--counts-left", "1.05", "--counts-right", "0.98",
                                      "--turns", "4", "-o", "2.toml", "--json")[0])

        self.assertAlmostEqual(told["k_ccw"], 1 / 1.05, delta=0.005)
        self.assertAlmostEqual(told["k_cw"], 1 / 0.98, delta=0.005)
        self.assertLess(told["calibrated_degrees"], told["raw_degrees"] / 3)
        self.assertLess(told["calibrated_metres"], told["raw_metres"])
        with open(os.path.join(self.folder, "2.toml"), encoding="utf-8") as file:
            self.assertIn('robot = "msl 2"', file.read())
        self.assertIn("has no omni wheels", self.cancha("robot", "calibrate", "kidsize", status=1)[1])
        self.assertIn("a team of league 'msl' has 5 robots", self.cancha("robot", "calibrate", "--robot", "blue:5", status=1)[1])

    def test_a_player_runs_in_real_time_on_emulated_servos(self):
        told = json.loads(self.cancha("robot", "run", "kidsize", "--emulated", "--seconds", "1", "--json")[0])

        self.assertEqual((told["trouble"], told["stopped"]), (0, ""))
        self.assertGreater(told["ticks"], 0)
        self.assertLessEqual(told["ticks"], 100)

    def test_a_simulated_player_says_which_servos_were_too_hot(self):
        told = json.loads(self.cancha("robot", "run", "kidsize", "--emulated", "--heat", "71", "--seconds", "1", "--json")[0])

        self.assertEqual(told["stopped"], "")
        self.assertIn({"kind": "servo alarm", "part": "left_knee", "count": 1}, told["troubles"])
        said = self.cancha("robot", "run", "kidsize", "--port", "/dev/null", "--heat", "71", status=2)[1]
        self.assertIn("--port excludes --heat", said)

    def test_a_player_runs_on_the_servo_bus_of_a_robot(self):
        line = self.emulate("--ids", "1-20")
        told = json.loads(self.cancha("robot", "run", "kidsize", *line, "--seconds", "0.5", "--json")[0])

        self.assertEqual((told["trouble"], told["stopped"]), (0, ""))
        self.assertGreater(told["ticks"], 0)
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 1})
        self.cancha("robot", "run", "futrob_player", *line, "--seconds", "0.2", "--number", "2", "--relax")
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 0})

    def test_the_small_program_of_robots_runs_a_player_without_physics(self):
        small = os.path.join(os.path.dirname(PROGRAM), "cancha-robot")
        needed = subprocess.run(["ldd", small], capture_output=True, text=True, check=True).stdout
        for library in ("mujoco", "pagmo", "rsvg", "boost"):
            self.assertNotIn(library, needed)
        line = self.emulate("--ids", "1-20")

        ran = subprocess.run([small, "robot", "run", "kidsize", *line, "--seconds", "1", "--json"], env=self.environment,
                             capture_output=True, text=True, timeout=60)

        self.assertEqual(ran.returncode, 0, ran.stderr)
        told = json.loads(ran.stdout)
        self.assertGreater(told["ticks"], 0)
        self.assertEqual(told["stopped"], "")
        for words, said in ((["kidsise", *line], "did you mean 'kidsize'?"), (["kidsize"], "--port is required")):
            refused = subprocess.run([small, "robot", "run", *words], env=self.environment, capture_output=True, text=True, timeout=60)
            self.assertEqual(refused.returncode, 2)
            self.assertIn(said, refused.stderr)

    def moved(self, *words, status=0):
        return json.loads(self.cancha("robot", *words, "--json", status=status)[0])

    def test_a_robot_walks_by_an_amount_and_says_what_became_of_it(self):
        # a tenth and a centimetre short, two beyond: the bench tells how often a body needs the second one
        for words, part, asked in [(["walk", "0.5"], "x", 0.5), (["walk", "-0.3"], "x", -0.3),
                                   (["walk", "--aside", "0.2"], "y", 0.2), (["walk", "--aside", "-0.2"], "y", -0.2),
                                   (["walk", "0.3", "--body", "1"], "x", 0.3)]:
            with self.subTest(words):
                told = self.moved(*words)
                self.assertTrue(told["stands"] and not told["fell"])
                further = (told["really"][part] - asked) * (1 if asked > 0 else -1)
                self.assertGreater(further, -0.1 * abs(asked) - 0.01)
                self.assertLess(further, 0.02)
                # odometry does not know what the walk has learnt to expect beyond it
                self.assertAlmostEqual(told["odometry"][part], asked, delta=0.1 * abs(asked) + 0.04)
        told = self.moved("turn", "90")
        self.assertAlmostEqual(told["really"]["heading"], 1.571, delta=0.14)
        out = self.cancha("robot", "walk", "0.1", "--aside", "-0.1")[0]
        self.assertRegex(out, r"asked:     0\.1 m ahead, then 0\.1 m to the right\n")
        self.assertRegex(out, r"\nodometry:  0\.\d+ m ahead, -0\.\d+ m to the left, turned -?\d+\.\d degrees\nreally: ")
        self.assertRegex(out, r"\nstands after \d\.\d s\n$")

    def test_the_same_bytes_move_emulated_servos(self):
        self.assertEqual(self.moved("walk", "0.2", "--emulated"), self.moved("walk", "0.2"))

    def test_short_steps_take_longer(self):
        self.assertGreater(self.moved("walk", "0.3", "--step", "0.02")["seconds"], 1.3 * self.moved("walk", "0.3")["seconds"])

    def test_other_robots_are_moved_by_the_same_commands(self):
        for robot in ("nao", "robonova"):
            with self.subTest(robot=robot):
                self.assertAlmostEqual(self.moved("walk", "0.1", "--robot", robot)["really"]["x"], 0.1, delta=0.02)
                self.assertIn("the robot stands", self.cancha("motion", "play", "squat", "--robot", robot)[0])
        told = self.moved("look", "--pan", "100", "--tilt", "-30", "--robot", "nao")
        self.assertAlmostEqual(told["head"]["pan"], 1.745, delta=0.03)
        self.assertIn("its head does not turn", self.cancha("robot", "look", "--robot", "robonova", status=2)[1])
        # whose joints are servos of a bus moves through emulated ones likewise; others are told so
        self.assertEqual(self.moved("turn", "20", "--robot", "robonova", "--emulated"), self.moved("turn", "20", "--robot", "robonova"))
        for status, words in ((1, ["robot", "walk", "0.1", "--emulated"]), (2, ["motion", "play", "squat", "--through-bus"])):
            said = self.cancha(*words, "--robot", "nao", status=status)[1]
            self.assertIn("servos on a bus from 0 to 1023", said, words)

    def test_a_head_looks_as_far_as_the_document_says(self):
        told = self.moved("look", "--pan", "-60", "--tilt", "60")
        self.assertAlmostEqual(told["head"]["pan"], -1.047, delta=0.02)
        self.assertAlmostEqual(told["head"]["tilt"], 1.047, delta=0.02)
        said = self.cancha("robot", "look", "--pan", "61", status=2)[1]
        self.assertIn("--pan: 61 is more than its head turns (-60 to 60)", said)
        said = self.cancha("robot", "look", "--tilt", "-5", status=2)[1]
        self.assertIn("--tilt: -5 is more than its head turns (0 to 60)", said)

    def test_a_robot_kicks(self):
        ball = self.moved("kick", "left")["ball"]
        self.assertGreater(ball["speed"], 0.8)
        self.assertLess(abs(ball["direction"]), 0.3)
        self.assertGreater(self.moved("kick", "side-right")["ball"]["distance"], 0.3)

    def test_a_robot_walks_on_its_servo_bus(self):
        line = self.emulate("--ids", "1-20")
        told = self.moved("walk", "0.05", *line)
        self.assertTrue(told["stands"])
        self.assertFalse({"really", "odometry"} & told.keys(), "nobody knows; it has no gyro")
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 1})

    def test_a_signal_stops_a_robot_safely(self):
        line = self.emulate("--ids", "1-20")
        walking = subprocess.Popen([PROGRAM, "robot", "walk", "5", *line, "--json"], cwd=self.folder,
                                   env=self.environment, stdout=subprocess.PIPE, text=True)
        time.sleep(8)
        walking.send_signal(signal.SIGINT)
        told = json.loads(walking.communicate(timeout=120)[0])
        self.assertFalse(told["stands"])
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 1})

    def test_a_robot_is_driven_in_the_studio(self):
        self.use_own_root()
        driven = subprocess.Popen([PROGRAM, "robot", "drive", "--no-browser", "--port", "0"], cwd=self.folder,
                                  env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(driven.stdout.close)
        self.addCleanup(driven.wait)
        self.addCleanup(driven.terminate)
        url = re.search(r"watch: (\S+)", driven.stdout.readline())[1]
        self.assertTrue(url.endswith("&drive=blue%200"), url)
        with urllib.request.urlopen(url) as page:
            self.assertEqual(page.status, 200)
        driven.send_signal(signal.SIGINT)
        self.assertEqual(driven.wait(60), 0)
        self.assertEqual(len(glob.glob(self.path("recordings/*.mcap"))), 1)

    def test_behaviours_play_on_legs(self):
        self.cancha("play", "kidsize", "--blue", "futrob_players", "--yellow", "rondo", "--minutes", "0.1", "--headless",
                    "--senses", "oracle", "--record", "b.mcap")
        self.assertIn("the same decisions again", self.cancha("robot", "replay", "b.mcap", "--robot", "yellow:1")[0])

    def test_wrong_words_are_answered_with_a_sentence(self):
        self.cancha("play", "--minutes", "0.05", "--headless", "--record", "w.mcap")
        for status, words, what in [
            (1, ["robot", "replay", "w.mcap"], "its robots have no players of their own"),
            (2, ["robot", "replay", "w.mcap", "--robot", "green:1"], "green:1: is no robot (team and number from 0, as in blue:2)"),
            (2, ["robot", "run", "kidsise", "--emulated"], "there is no player 'kidsise' (did you mean 'kidsize'?"),
            (2, ["robot", "run", "kidsize"], "--emulated"),
            (2, ["robot", "run", "--emulated", "--port", "x"], "--emulated excludes --port"),
            (1, ["robot", "run", "--port", "./none"], "none"),
            (2, ["robot", "walk"], "nothing is to be moved by"),
            (2, ["robot", "turn"], "angle"),
            (2, ["robot", "kick", "up"], "up not in {left,right,side-left,side-right}"),
            (2, ["robot", "walk", "0.1", "--emulated", "--port", "x"], "excludes"),
            (1, ["robot", "walk", "0.1", "--port", "./none"], "none"),
            (2, ["play", "kidsize", "--blue", "kidsise"], "there is no team 'kidsise' for robots with joints (did you mean 'kidsize'?"),
        ]:
            with self.subTest(words):
                self.assertIn(what, self.cancha(*words, status=status)[1])


class Futrob(ServoTest):
    """FutRob's robot from its own files."""

    def files(self, **changed):
        """A copy of the example folder; `changed` are keys of its ini.config."""
        folder = os.path.join(self.folder, "futrob")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(os.path.join(ROOT, "content", "futrob"), folder)
        path = os.path.join(folder, "ini.config")
        with open(path, encoding="utf-8") as file:
            lines = [line for line in file.read().splitlines() if line.split("=")[0] not in changed]
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines + [f"{key}={value}" for key, value in changed.items()]) + "\n")
        return path

    def run_ini(self, path, *words, status=0):
        return json.loads(self.cancha("robot", "run", path, "--json", *words, status=status)[0])

    def test_a_robot_finds_the_ball_goes_there_and_kicks_by_the_rules_of_the_document(self):
        told = self.run_ini(self.files(), "--seconds", "45")

        self.assertGreater(told["kicks"], 0)
        self.assertGreater(told["ball_moved"], 0.3)
        with open(os.path.join(self.folder, told["log"]), encoding="utf-8") as file:
            log = file.read()
        started = re.findall(r"ACTION STARTED \[action = (\w+)\]", log)
        self.assertIn("followBall", started)
        self.assertIn("kickBall", started)
        self.assertRegex(log, r"(?m)^\[01-01-1970 00:00:0\d\.\d{6}\]\[event_log\.cpp\|\w+\|\d+\]: OBJECT SEEN "
                              r"\[object = ball\] \[angle = -?\d+\.\d\d\] \[dist = \d+\.\d\d\] \[time = \d+\]$")
        # nobody hears it, but what its radio would send is told, as the document's program did
        sent = r"(?m)^\[01-01-1970 00:00:\d\d\.\d{6}\]\[team_link\.cpp\|note\|\d+\]: MSG SENT \[bytes = 16\] " \
               r"\[destIP = 255\.255\.255\.255\] \[msgSrc = 1\] \[msgDest = 255\] \[msgParam = COMM_PARAM_%s\] \[msgValue = %s\]$"
        for param, value in (("ROLE", "2"), ("BALL_IN_SIGHT", "1"), ("BALL_DISTANCE", r"\d+"), ("ACTION_TAKEN", "19")):
            self.assertRegex(log, sent % (param, value))
        # one loop: the same again, byte by byte, in a file of its own
        again = self.run_ini(self.files(), "--seconds", "45")
        self.assertNotEqual(again["log"], told["log"])
        with open(os.path.join(self.folder, again["log"]), encoding="utf-8") as file:
            self.assertEqual(file.read(), log)
        shown = self.cancha("robot", "log", told["log"], "--module", "action", "--match", "kickBall")[0]
        self.assertEqual(len(shown.splitlines()), len(re.findall(r"ACTION .*kickBall", log)))
        coloured = self.cancha("robot", "log", told["log"], "--module", "rules", "--colour", "always")[0]
        self.assertIn("\x1b[", coloured)

    def test_modules_of_the_log_are_switched_each_by_itself(self):
        told = self.run_ini(self.files(logVision=0, logRules=0, logComm=0, logMotors=1), "--seconds", "3")

        with open(os.path.join(self.folder, told["log"]), encoding="utf-8") as file:
            words = {line.split("]: ")[1].split(" ")[0] for line in file}
        self.assertEqual(words - {"ACTION", "MOTORS"}, set())
        self.assertIn("ACTION", words)
        told = self.run_ini(self.files(logVision=0, logRules=0, logAction=0), "--seconds", "1")
        with open(os.path.join(self.folder, told["log"]), encoding="utf-8") as file:
            self.assertEqual({line.split("]: ")[1].split(" [")[0] for line in file}, {"MSG SENT"})
        self.assertEqual(self.run_ini(self.files(logEnabled=0), "--seconds", "0.5")["log"], "")

    def test_scripted_vision_shows_its_scenes(self):
        told = self.run_ini(self.files(visionStubEnabled=1), "--seconds", "1.5", "--record", "stub.mcap")

        with open(os.path.join(self.folder, told["log"]), encoding="utf-8") as file:
            log = file.read()
        self.assertIn("[object = ball] [angle = 12.00] [dist = 134.00]", log)
        self.assertIn("[object = ball] [angle = 8.00] [dist = 96.00]", log)
        with open(os.path.join(self.folder, "stub.mcap"), "rb") as file:
            self.assertTrue(file.read().startswith(b"\x89MCAP"))

    def test_stages_run_on_threads_on_emulated_servos_and_speak_by_radio(self):
        path = self.files(radioEnabled=1, radioAddress="127.255.255.255", radioPort=free_port())
        told = self.run_ini(path, "--body", "emulated", "--seconds", "4")

        self.assertGreater(told["ticks"], 0)
        with open(os.path.join(self.folder, told["log"]), encoding="utf-8") as file:
            log = file.read()
        self.assertRegex(log, r"MSG SENT \[bytes = 16\] \[destIP = 127\.255\.255\.255\] \[msgSrc = 1\] \[msgDest = 255\] "
                              r"\[msgParam = COMM_PARAM_ROLE\] \[msgValue = 2\]")
        self.assertIn("ACTION STARTED", log)
        # what is said is what the same robot hears as its own, and drops
        self.assertIn("MSG REJECTED", log)

    def test_it_runs_on_the_servo_bus_of_a_robot(self):
        line = self.emulate("--ids", "1-20")
        told = self.run_ini(self.files(visionStubEnabled=1), "--body", line[1], *line[2:], "--seconds", "0.5")

        self.assertGreater(told["ticks"], 0)
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 1})

    def test_faults_of_its_files_are_told_with_their_lines(self):
        for key, value, fault in [("autoLookAtBal", "1", "there is no key 'autoLookAtBal' (did you mean 'autoLookAtBall'?)"),
                                  ("DELAY_US", "5000", "DELAY_US: 5000 must lie between 0 and 1000"),
                                  ("rules", "none.xml", "none.xml"), ("offsets", "none", "none"),
                                  ("tunedPoses", "none", "tunedPoses names a folder"), ("league", "moon", "moon")]:
            with self.subTest(key):
                path = self.files(**{key: value})
                err = self.cancha("robot", "run", path, "--seconds", "0.1", status=2)[1]
                self.assertIn(fault, err)
        path = self.files()
        with open(os.path.join(os.path.dirname(path), "rules.xml"), "w", encoding="utf-8") as file:
            file.write('<RuleSet>\n<Rule name="x"><def><value term="ballInSigth"/></def><action name="walk"/></Rule>\n</RuleSet>\n')
        err = self.cancha("robot", "run", path, "--seconds", "0.1", status=2)[1]
        self.assertRegex(err, r"rules\.xml:2.*ballInSigth")
        with open(os.path.join(self.folder, "bad.log"), "w", encoding="utf-8") as file:
            file.write("hello\n")
        self.assertIn("bad.log:1: is no line of a log", self.cancha("robot", "log", "bad.log", status=1)[1])
