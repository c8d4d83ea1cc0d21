"""Humanoid matches, and ./cancha robot: one player on its recorded readings."""

import json

from test_servo import ServoTest


class Robot(ServoTest):
    def test_a_humanoid_match_is_the_same_again_and_its_players_decide_the_same(self):
        self.cancha("play", "kidsize", "--minutes", "0.2", "--headless", "--record", "k.mcap")

        self.assertIn("the same match again", self.cancha("replay", "k.mcap", "--verify")[0])
        out = self.cancha("robot", "replay", "k.mcap", "--robot", "blue:2")[0]
        self.assertRegex(out, r"the same decisions again, 1[12]\d\d ticks and \d+ intents equal")
        told = json.loads(self.cancha("robot", "replay", "k.mcap", "--robot", "yellow:0", "--json")[0])
        self.assertEqual((told["differ"], told["intents_differ"], told["difference"]), (0, 0, ""))

    def test_a_player_runs_in_real_time_on_emulated_servos(self):
        told = json.loads(self.cancha("robot", "run", "kidsize", "--emulated", "--seconds", "1", "--json")[0])

        self.assertEqual((told["trouble"], told["stopped"]), (0, ""))
        self.assertGreater(told["ticks"], 0)
        self.assertLessEqual(told["ticks"], 100)

    def test_a_player_runs_on_the_servo_bus_of_a_robot(self):
        line = self.emulate("--ids", "1-20")
        told = json.loads(self.cancha("robot", "run", "kidsize", *line, "--seconds", "0.5", "--json")[0])

        self.assertEqual((told["trouble"], told["stopped"]), (0, ""))
        self.assertGreater(told["ticks"], 0)
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 1})
        self.cancha("robot", "run", "futrob_player", *line, "--seconds", "0.2", "--number", "2", "--relax")
        self.assertEqual(self.registers(line, "13", "torque_enable"), {"torque_enable": 0})

    def test_behaviours_play_on_legs(self):
        self.cancha("play", "kidsize", "--blue", "futrob_players", "--yellow", "rondo", "--minutes", "0.1", "--headless",
                    "--record", "b.mcap")
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
            (2, ["play", "kidsize", "--blue", "kidsise"], "there is no team 'kidsise' for robots with joints (did you mean 'kidsize'?"),
        ]:
            with self.subTest(words):
                self.assertIn(what, self.cancha(*words, status=status)[1])
