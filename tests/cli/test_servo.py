"""./cancha servo, with emulated servos behind a pseudo-terminal."""

import json
import re
import subprocess

from program import PROGRAM, CanchaTest


class ServoTest(CanchaTest):
    def emulate(self, *options):
        """Starts emulated servos; gives the options that lead to them, with patience for a busy machine."""
        emulator = subprocess.Popen([PROGRAM, "servo", "emulate", *options], cwd=self.folder, env=self.environment,
                                    stdout=subprocess.PIPE, text=True)
        self.addCleanup(emulator.stdout.close)
        self.addCleanup(emulator.wait)
        self.addCleanup(emulator.terminate)
        port = re.search(r"\d+ servos at (\S+)", emulator.stdout.readline())[1]
        return ["--port", port, "--timeout", "250"]

    def registers(self, line, servo, *which):
        out = self.cancha("servo", "read", servo, *which, "--json", *line)[0]
        return {r["name"]: r["value"] for r in json.loads(out)}


class Servo(ServoTest):
    def setUp(self):
        super().setUp()
        self.line = self.emulate("--ids", "1-3,18")

    def test_servos_are_found_read_and_moved(self):
        out = self.cancha("servo", "scan", *self.line, "--ids", "0-20")[0]
        self.assertEqual(re.findall(r"^ *(\d+)  model 12", out, re.M), ["1", "2", "3", "18"])
        self.cancha("servo", "write", "18", "goal", "600", *self.line)
        self.cancha("servo", "write", "18", "led", "1", *self.line)
        values = self.registers(self.line, "18")
        self.assertEqual((values["goal"], values["torque_enable"], values["led"]), (600, 1, 1))
        while abs(values["position"] - 600) > 3 or values["moving"]:
            values = self.registers(self.line, "18")
        self.cancha("servo", "relax", *self.line)
        self.assertEqual(self.registers(self.line, "18", "torque_enable"), {"torque_enable": 0})

    def test_a_busy_computer_is_no_doubled_id(self):
        busy = self.emulate("--ids", "1-6,9", "--busy", "0.4", "--seed", "5")[:2]
        out = self.cancha("servo", "scan", *busy, "--ids", "0-12")[0]
        self.assertEqual(re.findall(r"^ *(\d+)  model 12", out, re.M), ["1", "2", "3", "4", "5", "6", "9"], out)
        self.assertEqual(self.cancha("servo", "check", "--ids", "1-6,9", *busy)[0], "7 servos answer\n")

    def test_servos_are_made_ready(self):
        out = self.cancha("servo", "check", "--ids", "1-3,18", "--quick", *self.line)[0]
        self.assertEqual(out, "4 servos answer\n")
        self.assertEqual(self.registers(self.line, "2", "return_delay"), {"return_delay": 0})
        said = self.cancha("servo", "check", "--ids", "1-4", *self.line, status=1)[1]
        self.assertIn("servo 4: does not answer", said)

    def test_what_servos_measure_is_shown_again_and_again(self):
        out = self.cancha("servo", "monitor", "--ids", "2,7", "--times", "2", *self.line)[0]
        self.assertEqual(len(re.findall(r"^  2   150\.1 deg +0 +0 +11\.1 V +30 C", out, re.M)), 2, out)
        self.assertEqual(len(re.findall(r"^  7  does not answer", out, re.M)), 2)
        asked, lost = re.search(r"^(\d+) questions, 2 answers, (\d+) lost, 0 damaged$", out, re.M).groups()
        self.assertGreaterEqual(int(lost), 6, "three times for each round, and more where the machine is slow")
        self.assertEqual(int(asked), int(lost) + 2)

    def test_what_is_wrong_is_told(self):
        said = self.cancha("servo", "read", "7", *self.line, status=1)[1]
        self.assertIn("servo 7: does not answer", said)
        said = self.cancha("servo", "write", "1", "gaol", "1", *self.line, status=2)[1]
        self.assertIn("did you mean 'goal'?", said)
        said = self.cancha("servo", "write", "1", "goal", "2000", *self.line, status=2)[1]
        self.assertIn("'2000' is no value of goal (0 to 1023)", said)
        said = self.cancha("servo", "write", "1", "position", "20", *self.line, status=2)[1]
        self.assertIn("is measured by the servo", said)
        self.cancha("servo", "write", "1", "cw_limit", "100", *self.line)
        said = self.cancha("servo", "write", "1", "goal", "50", *self.line, status=1)[1]
        self.assertIn("servo 1: tells of errors: angle", said)
        self.assertIn("no such", self.cancha("servo", "scan", "--port", "/dev/nothing", status=1)[1].lower())

    def test_a_servo_gets_a_new_id_but_not_one_that_is_taken(self):
        self.cancha("servo", "write", "3", "id", "9", *self.line)
        self.assertEqual(self.registers(self.line, "9", "id"), {"id": 9})
        said = self.cancha("servo", "write", "9", "id", "1", *self.line, status=1)[1]
        self.assertIn("servo: another servo has the id 1 already (nothing was changed)", said)

    def test_servos_have_a_speed(self):
        self.cancha("servo", "write", "18", "baud", "3", *self.line)
        self.assertIn("does not answer", self.cancha("servo", "read", "18", *self.line, status=1)[1])
        out = self.cancha("servo", "read", "18", "baud", *self.line, "--baud", "500000")[0]
        self.assertIn("baud                3", out)

    def test_a_direction_pin_that_is_not_there_is_told(self):
        said = self.cancha("servo", "read", "1", "--direction", "cts", *self.line, status=1)[1]
        self.assertIn("'cts' is no direction pin (none, rts, dtr, gpio:18 or gpiochip0:18", said)
        said = self.cancha("servo", "read", "1", "--direction", "rts", *self.line, status=1)[1]
        self.assertIn("this port has no RTS line", said)
        said = self.cancha("servo", "read", "1", "--direction", "gpiochip77:18", *self.line, status=1)[1]
        self.assertIn("/dev/gpiochip77: cannot be used: No such file or directory", said)


class TroubledServo(ServoTest):
    def test_doubled_and_silent_ids_are_told(self):
        line = self.emulate("--ids", "1-3", "--duplicate", "2", "--silent", "3")
        out = self.cancha("servo", "scan", *line, "--ids", "0-5", status=1)[0]
        self.assertRegex(out, r"(?m)^  2  something answers that cannot be read: do two servos have this id\?$")
        self.assertIn("1 servo at 1000000 baud", out)
        said = self.cancha("servo", "check", "--ids", "1-3", *line, status=1)[1]
        self.assertIn("servo 2: something answers that cannot be read", said)
        self.assertIn("servo 3: does not answer", said)

    def test_a_bad_line_is_asked_again(self):
        line = self.emulate("--ids", "1", "--noise", "0.2", "--lost", "0.02", "--flipped", "0.02")
        for goal in range(500, 520):
            self.cancha("servo", "write", "1", "goal", str(goal), *line)
            self.assertEqual(self.registers(line, "1", "goal"), {"goal": goal})

    def test_effects_are_seen_in_the_registers(self):
        line = self.emulate("--ids", "1", "--battery", "5.5", "--backlash", "1", "--heat")
        said = self.cancha("servo", "read", "1", *line)[1]
        self.assertIn("servo 1: tells of errors: voltage", said)
        self.assertEqual(self.registers(line, "1", "voltage"), {"voltage": 55})

    def test_what_cannot_be_emulated_is_told(self):
        said = self.cancha("servo", "emulate", "--duplicate", "x", status=2)[1]
        self.assertIn("--duplicate: 'x' are no ids", said)
        self.assertIn("--battery", self.cancha("servo", "emulate", "--battery", "50", status=2)[1])
