"""./cancha radio: robots of one machine without any configuration, killed and started again, rivals, keys, strangers."""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import tempfile

from program import PROGRAM, ROOT, CanchaTest, free_port


class Radio(CanchaTest):
    def setUp(self):
        super().setUp()
        memory = tempfile.TemporaryDirectory(prefix="cancha-test-", dir="/dev/shm")
        self.addCleanup(memory.cleanup)
        self.memory = memory.name
        self.radios = []
        self.port = free_port()  # of our own: other tests may run beside this one

    def tearDown(self):
        for radio in self.radios:
            radio.kill()
            radio.communicate()

    def rtdb(self, verb, *arguments, status=0, folder=None):
        return self.cancha("rtdb", verb, "--folder", folder or self.memory, *arguments, status=status)

    def radio(self, member, *arguments, folder=None):
        started = subprocess.Popen(
            [PROGRAM, "radio", "--folder", folder or self.memory, "--member", str(member), "--port", self.port, *arguments],
            cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.radios.append(started)
        return started

    def get(self, member, of):
        done = subprocess.run([PROGRAM, "rtdb", "get", "world", "--json", "--folder", self.memory, "--member", str(member), "--of", str(of)],
                              env=self.environment, capture_output=True, text=True, check=False)
        return json.loads(done.stdout)["value"] if done.returncode == 0 else None

    def state(self, member, folder=None):
        done = subprocess.run([PROGRAM, "rtdb", "get", "radio", "--json", "--folder", folder or self.memory, "--member", str(member)],
                              env=self.environment, capture_output=True, text=True, check=False)
        return json.loads(done.stdout)["value"] if done.returncode == 0 else None

    def put(self, member, cycles):
        self.rtdb("put", "world", json.dumps({"cycles": cycles, "self": {"number": member}}), "--member", str(member))

    def slots(self, member):
        state = self.state(member)
        return state["slots"] if state else 0

    def test_three_robots_share_what_they_know_and_one_is_killed_and_comes_back(self):
        robots = {m: self.radio(m) for m in (1, 2, 3)}
        self.until("a team of three", lambda: all(self.slots(m) == 3 for m in robots))
        for m in robots:
            self.put(m, 100 + m)
        for m in robots:
            for of in robots:
                self.until(f"what {of} knows at {m}", lambda m=m, of=of: (self.get(m, of) or {}).get("cycles") == 100 + of)
        state = self.state(1)
        self.assertRegex(state["link"], r"^(multicast|broadcast) [\d.]+:\d+ on \w+ \(")
        self.assertEqual([(m["member"], m["membership"]) for m in state["members"]], [(2, "running"), (3, "running")])
        self.assertLess(state["bytes_per_s"], state["budget"])

        robots[2].kill()
        robots[2].wait()
        self.until("two slots", lambda: self.slots(1) == 2 and self.slots(3) == 2)
        self.put(3, 203)
        self.radio(2)
        self.until("three slots", lambda: all(self.slots(m) == 3 for m in (1, 2, 3)))
        self.until("what it missed", lambda: self.get(2, 3)["cycles"] == 203)
        self.put(2, 202)
        self.until("what it knows", lambda: self.get(1, 2)["cycles"] == 202 and self.get(3, 2)["cycles"] == 202)

        # who goes in order is gone at once
        robots[3].send_signal(signal.SIGINT)
        said = robots[3].communicate(timeout=20)[0]
        self.assertEqual(robots[3].returncode, 0)
        self.assertRegex(said, r"robot 2 is missing\n(.*\n)*robot 2 is away")
        self.assertRegex(said, r"1 running +0 ")
        self.until("two slots again", lambda: self.slots(1) == 2)

    def test_two_robots_with_one_number_are_named(self):
        other = tempfile.TemporaryDirectory(prefix="cancha-test-", dir="/dev/shm")
        self.addCleanup(other.cleanup)
        self.radio(1)
        self.radio(2)
        self.radio(2, folder=other.name)
        sentence = r"two robots say that they are member 2: .*[0-9a-f]{16}.* and [0-9a-f]{16} at [\d.]+:\d+; give one another number"
        self.until("the sentence at the third", lambda: re.search(sentence, (self.state(1) or {}).get("trouble", "")))
        self.until("the sentence at the twin", lambda: "this one" in (self.state(2) or {}).get("trouble", ""))
        self.assertGreater(self.state(1)["dropped"]["rival"], 0)

    def test_keys_keep_strangers_out_and_strange_packets_are_counted(self):
        for name in ("ours", "theirs"):
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(f"a long secret: {name}\n")
        self.radio(1, "--key", self.path("ours"))
        self.radio(2, "--key", self.path("ours"))
        self.radio(3, "--key", self.path("theirs"))
        self.until("a team of two", lambda: self.slots(1) == 2 and self.slots(2) == 2)
        self.put(2, 7)
        self.until("its record", lambda: (self.get(1, 2) or {}).get("cycles") == 7)
        self.until("a stranger", lambda: self.state(1)["dropped"]["not_authentic"] > 3)
        self.assertTrue(self.state(1)["has_key"])
        self.assertIsNone(self.get(1, 3))
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
            stranger.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            for _ in range(5):
                stranger.sendto(b"hello", ("127.255.255.255", int(self.port)))
                stranger.sendto(b"x" * 3000, ("127.255.255.255", int(self.port)))
                stranger.sendto(b"CR\x09", ("127.255.255.255", int(self.port)))
        self.until("the count", lambda: all(self.state(1)["dropped"][k] == 5 for k in ("garbage", "oversized", "other_version")))
        self.assertEqual(self.slots(1), 2)

    def test_a_team_gets_a_key_and_open_frames_are_a_choice_with_a_warning(self):
        file = self.path("cancha/demo.key")
        said = self.cancha("radio", "--new-key", "--team", "demo")[0]
        self.assertTrue(said.startswith(file + "\n"), said)
        self.assertEqual(os.stat(file).st_mode & 0o777, 0o600)
        with open(file, encoding="utf-8") as key:
            self.assertRegex(key.read(), r"^[0-9a-f]{64}\n$")
        self.cancha("radio", "--new-key", "--team", "demo", status=1)  # the old one stays

        short = ("--folder", self.memory, "--port", self.port, "--duration", "0.3", "--json")
        said, warned = self.cancha("radio", *short)
        self.assertTrue(json.loads(said.splitlines()[-1])["has_key"])
        self.assertIn("made a key for team cancha: copy " + self.path("cancha/cancha.key"), warned)
        self.assertEqual(self.cancha("radio", *short)[1], "", "it is made once")
        said, warned = self.cancha("radio", "--open", *short)
        self.assertFalse(json.loads(said.splitlines()[-1])["has_key"])
        self.assertIn("warning: open frames", warned)

    def test_a_list_of_addresses_is_enough(self):
        ports = [free_port(), free_port()]
        for member in (1, 2):
            self.port = ports[member - 1]
            self.radio(member, "--to", f"127.0.0.1:{ports[2 - member]}", "--round", "0.05")
        self.until("a team of two", lambda: self.slots(1) == 2 and self.slots(2) == 2)
        self.put(1, 5)
        self.until("its record", lambda: (self.get(2, 1) or {}).get("cycles") == 5)

    def test_its_state_comes_as_json_and_as_a_table(self):
        lines = self.cancha("radio", "--folder", self.memory, "--port", self.port, "--duration", "0.5", "--json")[0].splitlines()
        self.assertGreaterEqual(len(lines), 2)
        self.assertEqual(json.loads(lines[-1])["slots"], 1)
        said = self.cancha("radio", "--folder", self.memory, "--port", self.port, "--duration", "0.3", "--budget", "spl")[0]
        self.assertIn("dropped: 0 garbage", said)

    def test_the_commands_of_the_page_work(self):
        with open(os.path.join(ROOT, "docs/radio.md"), encoding="utf-8") as file:
            commands = re.findall(r"^\./cancha radio (.+)$", file.read(), re.M)
        self.assertGreaterEqual(len(commands), 3)
        for command in commands:
            with open(self.path("team.key"), "w", encoding="utf-8") as file:
                file.write("the secret of the page\n")
            words = [w for w in shlex.split(command.replace("wlan0", "lo"), comments=True) if w != "&"]
            self.cancha("radio", *words, "--folder", self.memory, "--port", self.port, "--duration", "0.2")

    def test_what_is_wrong_is_told_in_a_sentence(self):
        def said(*arguments, status=1):
            return self.cancha("radio", "--folder", self.memory, "--port", self.port, *arguments, status=status)[1]
        self.assertIn("there is no interface 'wlan7'", said("--interface", "wlan7"))
        self.assertIn("is no group", said("--multicast", "10.0.0.1"))
        self.assertIn("'10.0.0.7:x' has no port", said("--to", "10.0.0.7:x"))
        self.assertIn("cannot be read", said("--key", self.path("none")))
        self.assertEqual(os.listdir(self.memory), [], "a radio that cannot begin leaves no database behind")
        with open(self.path("short"), "w", encoding="utf-8") as file:
            file.write("abc")
        self.assertIn("has 3 bytes", said("--key", self.path("short")))
        said("--budget", "ssl", status=2)
        said("--broadcast", "--to", "10.0.0.1", status=2)
