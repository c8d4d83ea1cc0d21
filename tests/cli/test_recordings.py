import json
import os
import shutil
import signal
import subprocess
import time
import unittest

from program import PROGRAM, ROOT, CanchaTest

NODE_TEST = os.path.join(ROOT, "tests/mcap_node")


class Recordings(CanchaTest):
    def test_replay_verifies_bit_for_bit(self):
        self.play("--minutes", "0.5", "--record", self.path("m.mcap"), "--headless")
        out, _ = self.cancha("replay", self.path("m.mcap"), "--verify", "--json")
        report = json.loads(out)
        self.assertTrue(report["equal"])
        self.assertTrue(report["complete"])
        self.assertGreaterEqual(report["checkpoints"], 4)

    def test_a_killed_run_leaves_a_readable_recording(self):
        path = self.path("m.mcap")
        running = subprocess.Popen([PROGRAM, "play", "--minutes", "60", "--record", path], env=self.environment,
                                   stdout=subprocess.DEVNULL)
        self.addCleanup(running.kill)
        while not os.path.exists(path) or os.path.getsize(path) < 500_000:
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
        running.wait()

        out, _ = self.cancha("watch", path, "--info")
        self.assertIn("cut off", out)
        out, _ = self.cancha("watch", path, "--recover", self.path("whole.mcap"))
        self.assertIn("messages saved", out)
        out, _ = self.cancha("watch", self.path("whole.mcap"), "--json")
        self.assertTrue(json.loads(out)["complete"])
        # what is left is still the same match
        self.assertIn("fingerprints equal", self.cancha("replay", path)[0])
        self.assertIn("fingerprints equal", self.cancha("replay", self.path("whole.mcap"))[0])

    def test_two_programs_never_write_one_file(self):
        path = self.path("m.mcap")
        running = subprocess.Popen([PROGRAM, "play", "--speed", "1", "--record", path], env=self.environment,
                                   stdout=subprocess.DEVNULL)
        while not os.path.exists(path) or os.path.getsize(path) == 0:
            time.sleep(0.05)
        _, err = self.cancha("play", "--minutes", "0.1", "--record", path, status=1)
        self.assertIn("another program is writing this file", err)
        running.send_signal(signal.SIGINT)
        running.wait()
        self.assertIn("fingerprints equal", self.cancha("replay", path)[0])

    def test_files_that_are_no_recordings_are_refused(self):
        with open(self.path("x.mcap"), "wb") as file:
            file.write(b"hello")
        for verb in (["replay"], ["watch", "--info"]):
            _, err = self.cancha(*verb, self.path("x.mcap"), status=1)
            self.assertIn("this is not an MCAP file", err)
            _, err = self.cancha(*verb, self.path("nothing.mcap"), status=2)
            self.assertIn("nothing.mcap: there is no such recording", err)
        _, err = self.cancha("watch", self.path("nothing.mcap"), status=2)
        self.assertIn("there is no such recording", err)

    def test_a_full_disk_is_told(self):
        _, err = self.cancha("play", "--minutes", "1", "--record", "/dev/full", status=1)
        self.assertIn("/dev/full", err)

    @unittest.skipUnless(shutil.which("node"), "needs node")
    def test_the_reference_reader_reads_it_indexed_and_streaming(self):
        self.play("--minutes", "0.5", "--record", self.path("m.mcap"), "--headless")
        if not os.path.isdir(os.path.join(NODE_TEST, "node_modules")):
            subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=NODE_TEST, check=True, capture_output=True)
        read = subprocess.run(["node", os.path.join(NODE_TEST, "read_mcap.mjs"), self.path("m.mcap")],
                              capture_output=True, text=True, check=False)
        self.assertEqual(read.returncode, 0, read.stderr)
        report = json.loads(read.stdout)
        topics = report["topics"]
        self.assertEqual(topics["/scene"], {"schema": "foxglove.SceneUpdate", "count": 1})
        self.assertEqual(topics["/league"], {"schema": "cancha.LeagueView", "count": 1})
        self.assertEqual(topics["/tf"]["schema"], "foxglove.FrameTransforms")
        self.assertEqual(topics["/tf"]["count"], 30 * 60 + 1)
        self.assertEqual(topics["/velocities"], {"schema": "cancha.Velocities", "count": 30 * 60 + 1})
        self.assertEqual(topics["/ball/path"]["schema"], "cancha.PredictedPath")
        self.assertEqual(report["metadata"]["cancha.match"]["league"], "simurosot")
        self.assertIn("state_hash", report["metadata"]["cancha.result"])


class Draw(CanchaTest):
    def test_leagues_are_drawn_as_the_goldens(self):
        for league in ("simurosot", "simurosot-large", "simurosot-small"):
            out, _ = self.cancha("draw", league)
            with open(os.path.join(ROOT, f"tests/golden/leagues/{league}.svg"), encoding="utf-8") as golden:
                self.assertEqual(out, golden.read())


class Camera(CanchaTest):
    def picture(self, *arguments):
        """Draws a robot's view; gives its size and its bytes."""
        self.cancha("camera", "kidsize", "--at", "0.1", "-o", "view.png", *arguments)
        with open(self.path("view.png"), "rb") as file:
            data = file.read()
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"), data

    def test_a_view_is_drawn_with_and_without_its_truth(self):
        width, height, view = self.picture("--robot", "yellow:2")
        self.assertEqual((width, height), (432, 240))
        self.assertEqual(self.picture("--robot", "yellow:2")[2], view, "the same again")
        self.assertNotEqual(self.picture("--robot", "yellow:2", "--truth")[2], view)
        self.assertNotEqual(self.picture("--robot", "yellow:2", "--look", "dim")[2], view)
        self.assertEqual(self.picture("--camera", "omni")[:2], (480, 480))
        self.assertEqual(self.picture("--width", "640", "--height", "480")[:2], (640, 480))


class Bench(CanchaTest):
    def test_the_list_names_the_groups(self):
        out, _ = self.cancha("bench", "--list")
        self.assertEqual([line.split()[0] for line in out.splitlines()], ["engine", "record", "studio", "xabsl", "rules", "codegen", "humanoid",
                                                                           "nao", "ceabot", "study", "match", "player", "model", "msl_model", "senses", "msl", "rtdb", "radio", "vision"])
