"""Runs the program as a user would, from a folder of its own."""

import json
import os
import random
import socket
import subprocess
import tempfile
import time
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("CANCHA_PROGRAM", os.path.join(ROOT, "build/release/bin/cancha"))
LONG = "CANCHA_LONG" in os.environ  # ./cancha test --long: tests may take minutes
PLUGINS = os.environ.get("CANCHA_PLUGINS", os.path.join(ROOT, "build/release/plugins"))


def free_port():
    """A port that nobody has open, neither for UDP nor for TCP. It is below those that the system gives to whoever opens a
    connection, so that no other test comes upon it by chance."""
    while True:
        port = random.randint(15000, 32000)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp, socket.socket(socket.AF_INET, socket.SOCK_STREAM) as tcp:
            try:
                udp.bind(("", port))
                tcp.bind(("", port))
            except OSError:
                continue
        return str(port)


class CanchaTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="cancha-test-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        # a sanitizer would answer for a plug-in that crashes
        self.environment = dict(os.environ, CANCHA_ROOT=ROOT, XDG_CONFIG_HOME=self.folder, ASAN_OPTIONS="handle_segv=0", TSAN_OPTIONS="handle_segv=0")

    def path(self, name):
        return os.path.join(self.folder, name)

    def cancha(self, *arguments, status=0):
        """Runs a command that must end with this status; gives (standard output, standard error)."""
        done = subprocess.run([PROGRAM, *arguments], cwd=self.folder, env=self.environment, capture_output=True,
                              text=True, timeout=280, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def until_bound(self, port):
        """Waits until somebody listens at a port of UDP."""
        for _ in range(1200):
            with open("/proc/net/udp", encoding="utf-8") as lines:
                if f":{int(port):04X} " in lines.read():
                    return
            time.sleep(0.05)
        self.fail(f"nobody opened port {port}")

    def until(self, what, holds, seconds=60.0):
        """Waits until something holds; gives the seconds that it took."""
        start = time.monotonic()
        while not holds():
            self.assertLess(time.monotonic() - start, seconds, f"{what} did not come about")
            time.sleep(0.02)
        return time.monotonic() - start

    def until_caught(self, running, number):
        """Waits until a program answers this signal itself."""

        def caught():
            with open(f"/proc/{running.pid}/status", encoding="utf-8") as status:
                mask = next(line.split()[1] for line in status if line.startswith("SigCgt:"))
            return int(mask, 16) >> (number - 1) & 1

        self.until(f"an answer to {number.name}", caught)

    def use_own_root(self):
        """From now on recordings go into this test's folder, with the tree's content beside them."""
        for part in ("content", "web", "examples", "include"):
            os.symlink(os.path.join(ROOT, part), self.path(part))
        self.environment["CANCHA_ROOT"] = self.folder

    def play(self, *arguments, status=0):
        """Plays a match with --json; gives the object."""
        return json.loads(self.cancha("play", "--json", *arguments, status=status)[0])
