"""./cancha comm: team messages said and heard, over loopback."""

import json
import socket
import struct
import subprocess

from program import PROGRAM, CanchaTest, free_port


class Comm(CanchaTest):
    def setUp(self):
        super().setUp()
        self.port = free_port()

    def listener(self, *arguments):
        """Starts to listen; gives the process once its port is open."""
        ear = subprocess.Popen([PROGRAM, "comm", "listen", "--port", self.port, *arguments], cwd=self.folder,
                               env=self.environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(ear.stdout.close)
        self.addCleanup(ear.wait)
        self.addCleanup(ear.terminate)
        if "--json" in arguments:
            self.until_bound(self.port)
        else:
            self.assertIn("listening at port", ear.stdout.readline())
        return ear

    def send(self, *arguments, status=0):
        return self.cancha("comm", "send", "--port", self.port, *arguments, status=status)

    def test_messages_are_heard_with_names_and_rejected_with_reasons(self):
        ear = self.listener("--id", "3", "--role", "keeper", "--count", "4", "--pcap", self.path("talk.pcap"))
        with open(self.path("talk.txt"), "w", encoding="utf-8") as script:
            script.write("2 all role player  # it joins\n\n2 3 action-taken kickball\nwait 0.01\n2 4 20 19\n")
        self.assertIn("3 messages sent", self.send("--script", "talk.txt")[0])
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
            other.sendto(b"hello", ("127.0.0.1", int(self.port)))
        out = ear.communicate(timeout=60)[0]
        self.assertEqual(ear.returncode, 0)
        self.assertRegex(out, r"2 -> all: role player  \(new\)")
        self.assertIn("2 -> 3: action-taken kickBall\n", out)
        self.assertIn("2 -> 4: action-taken kickBall  rejected: for another robot", out)
        self.assertIn("rejected: team message: has 5 bytes (four integers are 16)", out)
        self.assertRegex(out, r"2 messages, 2 rejected, \d+\.\d a second\n  robot 2: player, 3 messages")

        # what Wireshark reads: raw IPv4, our own announcement first
        with open(self.path("talk.pcap"), "rb") as file:
            data = file.read()
        self.assertEqual(struct.unpack("<IHHiIII", data[:24]), (0xA1B2C3D4, 2, 4, 0, 0, 65535, 101))
        self.assertEqual(struct.unpack("<II", data[32:40]), (44, 44))
        self.assertEqual(data[40], 0x45)
        self.assertEqual(struct.unpack("<4i", data[68:84]), (3, 255, 1, 1))

    def test_a_robot_that_listens_is_asked_and_answers(self):
        ear = self.listener("--json", "--count", "3", "--seconds", "60")
        keeper = self.listener("--id", "7", "--role", "keeper", "--seconds", "60")
        self.send("4", "all", "ball-distance", "162")  # nobody knows the role of robot 4
        heard = [json.loads(line) for line in ear.communicate(timeout=60)[0].splitlines()]
        self.assertEqual([h["word"] for h in heard[:3]], ["role", "ball-distance", "ask-role"])
        self.assertEqual(heard[2]["message"], {"source": 7, "destination": 4, "param": 21, "value": 0})
        self.assertEqual([(m["robotID"], m["robotRole"], m["ballDistance"]) for m in heard[3:]],
                         [(4, "unknown", 162), (7, "keeper", 0)])
        keeper.terminate()
        self.assertIn("4 -> all: ball-distance 162 cm  (new)", keeper.communicate(timeout=60)[0])

    def test_messages_are_asked_for_part_by_part(self):
        ear = self.listener("--count", "1")
        done = subprocess.run([PROGRAM, "comm", "send", "--port", self.port], cwd=self.folder, env=self.environment,
                              input="msg\n2\n3\n20\n19\nq\n", capture_output=True, text=True, timeout=60, check=True)
        self.assertIn("1 messages sent", done.stdout)
        self.assertIn("2 -> 3: action-taken kickBall", ear.communicate(timeout=60)[0])

    def test_what_is_wrong_is_told_in_a_sentence(self):
        self.assertIn("there is no word 'bal-distance' (did you mean 'ball-distance'? known: ",
                      self.send("2", "all", "bal-distance", "5", status=2)[1])
        self.assertIn("'everybody' is no robot (a number, or all)", self.send("2", "everybody", "role", "keeper", status=2)[1])
        self.assertIn("255 is no source (0 to 254)", self.send("255", "all", "zone", "1", status=2)[1])
        self.assertIn("'exit' stays inside a robot", self.send("2", "all", "exit", status=2)[1])
        self.assertIn("'far' is no value", self.send("2", "all", "zone", "far", status=2)[1])
        self.assertIn("has 1 words", self.send("2", status=2)[1])
        self.assertIn("'there' is none (four numbers", self.send("2", "all", "zone", "1", "--to", "there", status=1)[1])
        self.assertIn("nothing.txt: cannot be read", self.send("--script", "nothing.txt", status=1)[1])
        self.assertIn("there is no comm verb 'lisen' (did you mean 'listen'?", self.cancha("comm", "lisen", status=2)[1])
        with open(self.path("bad.txt"), "w", encoding="utf-8") as script:
            script.write("2 all zone 1\n2 all zone\n2 all zones 1\n")
        self.assertIn("bad.txt:3: there is no word 'zones'", self.send("--script", "bad.txt", status=1)[1])
        with open(self.path("wait.txt"), "w", encoding="utf-8") as script:
            script.write("wait long\n")
        self.assertIn("wait.txt:1: needs a number of seconds", self.send("--script", "wait.txt", status=1)[1])
        self.assertIn("/nowhere/x.pcap: cannot be written",
                      self.cancha("comm", "listen", "--pcap", "/nowhere/x.pcap", status=1)[1])
        self.assertRegex(self.cancha("comm", "words")[0], r"(?m)^ +20  action-taken")
