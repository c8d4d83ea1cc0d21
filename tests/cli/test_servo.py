"""./cancha servo, with emulated servos behind a pseudo-terminal."""

import json
import re
import subprocess

from program import PROGRAM, CanchaTest


class Servo(CanchaTest):
    def setUp(self):
        super().setUp()
        self.emulator = subprocess.Popen([PROGRAM, "servo", "emulate", "--ids", "1-3,18"], cwd=self.folder,
                                         env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.emulator.stdout.close)
        self.addCleanup(self.emulator.wait)
        self.addCleanup(self.emulator.terminate)
        self.port = re.search(r"4 servos at (\S+)", self.emulator.stdout.readline())[1]

    def test_servos_are_found_read_and_moved(self):
        out = self.cancha("servo", "scan", "--port", self.port)[0]
        self.assertEqual(re.findall(r"^ *(\d+)  model 12", out, re.M), ["1", "2", "3", "18"])
        self.cancha("servo", "write", "18", "goal", "600", "--port", self.port)
        self.cancha("servo", "write", "18", "led", "1", "--port", self.port)
        values = {r["name"]: r["value"] for r in
                  json.loads(self.cancha("servo", "read", "18", "--json", "--port", self.port)[0])}
        self.assertEqual((values["goal"], values["torque_enable"], values["led"]), (600, 1, 1))
        while values["position"] != 600:
            values["position"] = json.loads(
                self.cancha("servo", "read", "18", "position", "--json", "--port", self.port)[0])[0]["value"]

    def test_what_servos_measure_is_shown_again_and_again(self):
        out = self.cancha("servo", "monitor", "--ids", "2,7", "--times", "2", "--port", self.port)[0]
        self.assertEqual(len(re.findall(r"^  2   150\.1 deg +0 +0 +11\.1 V +30 C", out, re.M)), 2, out)
        self.assertEqual(len(re.findall(r"^  7  does not answer", out, re.M)), 2)
        self.assertIn("8 questions, 2 answers, 6 lost, 0 damaged", out)

    def test_what_is_wrong_is_told(self):
        said = self.cancha("servo", "read", "7", "--port", self.port, status=1)[1]
        self.assertIn("servo 7: does not answer", said)
        said = self.cancha("servo", "write", "1", "gaol", "1", "--port", self.port, status=2)[1]
        self.assertIn("did you mean 'goal'?", said)
        said = self.cancha("servo", "write", "1", "goal", "2000", "--port", self.port, status=2)[1]
        self.assertIn("'2000' is no value of goal (0 to 1023)", said)
        said = self.cancha("servo", "write", "1", "position", "20", "--port", self.port, status=2)[1]
        self.assertIn("is measured by the servo", said)
        self.cancha("servo", "write", "1", "cw_limit", "100", "--port", self.port)
        said = self.cancha("servo", "write", "1", "goal", "50", "--port", self.port, status=1)[1]
        self.assertIn("servo 1: tells of errors: angle", said)
        self.assertIn("no such", self.cancha("servo", "scan", "--port", "/dev/nothing", status=1)[1].lower())
