import os
import signal
import subprocess

from program import PLUGINS, PROGRAM, CanchaTest


class Play(CanchaTest):
    def test_a_match_ends_with_a_summary_a_recording_and_pictures(self):
        out, _ = self.cancha("play", "--minutes", "0.5", "--record", self.path("m.mcap"))
        for word in ("blue roles", "rondo yellow", "possession", "shots", "fouls", "third", "recording:", "picture:"):
            self.assertIn(word, out)
        for name in ("m.mcap", "m.svg", "m-ball.svg"):
            self.assertGreater(os.path.getsize(self.path(name)), 1000, name)

    def test_json_is_one_object_with_everything_in_it(self):
        result = self.play("--minutes", "0.5", "--seed", "3", "--no-record")
        self.assertEqual(result["seed"], 3)
        self.assertEqual(result["simulated_seconds"], 30)
        self.assertEqual(result["steps"], 6000)
        self.assertEqual(result["warnings"], 0)
        self.assertEqual(result["limp"], [])
        self.assertEqual(result["events"][0]["kind"], "period start")
        self.assertEqual(result["events"][-1]["kind"], "match end")
        for key in ("score", "statistics", "wall_seconds", "state_hash"):
            self.assertIn(key, result)

    def test_the_same_seed_is_the_same_match(self):
        first = self.play("--minutes", "0.5", "--seed", "5", "--no-record")
        again = self.play("--minutes", "0.5", "--seed", "5", "--no-record")
        other = self.play("--minutes", "0.5", "--seed", "6", "--no-record")
        self.assertEqual(first["state_hash"], again["state_hash"])
        self.assertNotEqual(first["state_hash"], other["state_hash"])

    def test_speed_one_is_real_time(self):
        result = self.play("--minutes", "0.04", "--speed", "1", "--no-record")
        self.assertGreater(result["wall_seconds"], 2.3)
        self.assertLess(result["wall_seconds"], 3.5)

    def test_the_large_league_plays_eleven_a_side(self):
        result = self.play("simurosot-large", "--minutes", "0.5", "--yellow", "roles", "--no-record")
        self.assertEqual(result["warnings"], 0)
        self.assertEqual(result["steps"], 6000)

    def test_wrong_usage_is_answered_with_a_sentence_and_status_2(self):
        for arguments, words in (
            (["play", "nope"], "there is no league 'nope' (known: adultsize, ceabot-race, ceabot-stairs, ceabot-sumo, kidsize, msl, practice, simurosot, simurosot-classic, simurosot-large, simurosot-small, spl, teensize)"),
            (["play", "--blue", "nope"], "there is no team 'nope' (known: roles, chase, first_steps, from_smach, futrob_team, msl_states, rondo, triangle, rondo_players;"),
            (["play", "--speed", "fast"], "--speed: must be a number from 0.01 to 1000 (1 = real time) or 'max'"),
            (["play", "--speed", "-1"], "--speed: must be a number from 0.01"),
            (["play", "--minutes", "0"], "--minutes: must be a number from 0.01 to 600"),
            (["play", "--minutes", "nan"], "--minutes: must be a number from 0.01 to 600"),
            (["play", "--seed", "-1"], "--seed: must be a whole number from 0"),
            (["play", "--sped", "1"], "play: there is no option '--sped' (did you mean '--seed'? known: --help, "),
            (["play", "spl", "--press", "blue:7@1"], "--press: 'blue:7@1' names no robot of this league (as in blue:3@1.5)"),
            (["play", "spl", "--press", "blue:3@1,blue:3"], "--press: 'blue:3' has no second of the match"),
            (["play", "--press", "blue:1@1"], "--press: robots of this league have no chest"),
            (["play", "kidsize", "--headless", "--press", "blue:1@1"], "--press: players of team kidsize have no chest button (./cancha play spl)"),
            (["draw", "nope"], "there is no league 'nope'"),
            (["camera", "kidsize", "--at", "0", "--robot", "blue"], "blue: is no robot (team and number from 0, as in blue:2)"),
            (["camera", "kidsize", "--at", "0", "--camera", "hed"], "has no camera 'hed' (did you mean 'head'?"),
            (["camera", "kidsize", "--at", "0", "--look", "brite"], "there is no look 'brite' (known: bright, dim, uneven)"),
            (["camera", "simurosot", "--at", "0"], "its robots have no cameras"),
            (["play", "--blue", "./nope.so"], "there is no such file"),
            (["bench", "nope"], "there is no group 'nope' (known: engine, record, "),
            (["nope"], "nope"),
            ([], "subcommand is required"),
        ):
            _, err = self.cancha(*arguments, status=2)
            self.assertIn(words, err, arguments)

    def test_help_has_examples(self):
        for verb in ("play", "replay", "watch", "bench", "draw", "camera"):
            out, _ = self.cancha(verb, "--help")
            self.assertIn("example", out, verb)

    def test_an_unwritable_output_is_told(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([PROGRAM, "play", "--minutes", "0.1", "--no-record", "--json"], stdout=full,
                                  stderr=subprocess.PIPE, text=True, env=self.environment, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("standard output: cannot be written", done.stderr)

    def test_a_recording_never_becomes_a_picture(self):
        result = self.play("--minutes", "0.1", "--record", self.path("final.svg"))
        self.assertEqual(result["pictures"], [])
        self.assertIn("fingerprints equal", self.cancha("replay", self.path("final.svg"))[0])

    def test_ctrl_c_is_heard_in_slow_motion(self):
        running = subprocess.Popen([PROGRAM, "play", "--speed", "0.01", "--no-record"], env=self.environment,
                                   stdout=subprocess.DEVNULL)
        self.until_caught(running, signal.SIGINT)
        running.send_signal(signal.SIGINT)
        self.assertEqual(running.wait(timeout=3), 1)

    def test_ctrl_c_and_a_closed_terminal_end_the_match_and_keep_the_recording(self):
        for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            path = self.path(f"{ending.name}.mcap")
            running = subprocess.Popen([PROGRAM, "play", "--minutes", "60", "--speed", "5", "--record", path],
                                       env=self.environment, stdout=subprocess.PIPE, text=True)
            self.until_caught(running, ending)
            self.until("a recording", lambda path=path: os.path.exists(path) and os.path.getsize(path) > 100_000)
            running.send_signal(ending)
            out, _ = running.communicate(timeout=20)
            self.assertEqual(running.returncode, 1, ending)
            self.assertIn("stopped early", out)
            self.assertIn("fingerprints equal", self.cancha("replay", path)[0])

    def test_what_was_started_with_nohup_goes_on(self):
        running = subprocess.Popen(["nohup", PROGRAM, "play", "--minutes", "0.1", "--speed", "3", "--no-record", "--json"],
                                   env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.until_caught(running, signal.SIGINT)  # and by then it has seen that it is to go on
        running.send_signal(signal.SIGHUP)
        running.communicate(timeout=20)
        self.assertEqual(running.returncode, 0)


class Plugins(CanchaTest):
    def test_the_examples_play_whole_matches(self):
        for example in ("example_strategy_in_c", "example_strategy_in_cpp"):
            result = self.play("--minutes", "1", "--blue", f"{PLUGINS}/{example}.so", "--no-record")
            self.assertEqual(result["forfeit"], "", example)
            self.assertEqual(result["steps"], 12000, example)
            self.assertEqual(result["statistics"]["blue"]["clamped_commands"], 0, example)
            self.assertGreater(result["statistics"]["blue"]["touches"], 0, example)

    def test_a_crash_ends_that_teams_match_and_not_cancha(self):
        result = self.play("--minutes", "1", "--yellow", f"{PLUGINS}/test_crash.so", "--record", self.path("m.mcap"),
                           status=1)
        self.assertIn("yellow's strategy", result["forfeit"])
        self.assertIn("signal 11 (segmentation fault)", result["forfeit"])
        self.assertEqual(result["events"][-2]["kind"], "forfeit")
        self.cancha("replay", self.path("m.mcap"), "--verify")

    def test_an_endless_loop_ends_at_the_deadline(self):
        result = self.play("--minutes", "1", "--blue", f"{PLUGINS}/test_loop.so", "--deadline", "0.1", "--no-record",
                           status=1)
        self.assertIn("blue's strategy", result["forfeit"])
        self.assertIn("used more than 100 ms of processor time", result["forfeit"])
