"""A first match: the small program that plays before the whole one is built, and when the front command takes which."""

import json
import os
import re
import shutil
import signal
import stat
import subprocess
import time
import unittest
import urllib.error
import urllib.request

from program import PROGRAM, ROOT, CanchaTest

PLAY = os.environ.get("CANCHA_PLAY", os.path.join(os.path.dirname(PROGRAM), "cancha-play"))
SHORT = ["play", "--headless", "--minutes", "0.05", "--no-record", "--json"]

# stands in for cmake: notes each target, and makes programs that say their name and words
CMAKE = """#!/bin/sh
release=$CANCHA_ROOT/build/release
mkdir -p "$release/bin"
if [ "$1" = --preset ]; then
  echo "CMAKE_HOME_DIRECTORY:INTERNAL=$CANCHA_ROOT" >"$release/CMakeCache.txt"
  : >"$release/build.ninja"
  exit
fi
echo "$4" >>"$CANCHA_ROOT/targets"
case $4 in first) name=cancha-play ;; *) name=cancha ;; esac
printf '#!/bin/sh\\necho %s "$@"\\n' $name >"$release/bin/$name"
chmod +x "$release/bin/$name"
"""


class SmallProgram(CanchaTest):
    def run_small(self, *words, status=0):
        done = subprocess.run([PLAY, *words], cwd=self.folder, env=self.environment, capture_output=True, text=True,
                              timeout=280, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def test_plays_the_same_match_as_the_whole_program(self):
        for more in ([], ["kidsize", "--senses", "oracle"]):
            small = json.loads(self.run_small(*SHORT, *more)[0])
            whole = json.loads(self.cancha(*SHORT, *more)[0])
            self.assertEqual(small["state_hash"], whole["state_hash"])

    def test_has_the_same_options(self):
        for verb in ("play", "replay", "watch", "recordings"):
            self.assertEqual(self.run_small(verb, "--help"), self.cancha(verb, "--help"))
        self.assertEqual(self.run_small("leagues"), self.cancha("leagues"))

    def test_names_the_command_that_has_the_other_verbs(self):
        _, err = self.run_small("bench", status=2)
        self.assertIn("there is no verb 'bench'", err)
        self.assertIn("./cancha VERB builds the one that has all verbs", err)

    def test_its_pages_say_where_the_rest_comes_from(self):
        self.use_own_root()
        words = [PLAY, "play", "--minutes", "5", "--speed", "1", "--port", "0", "--no-token", "--no-browser"]
        running = subprocess.Popen(words, cwd=self.folder, env=self.environment, text=True, stdout=subprocess.PIPE)
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.send_signal, signal.SIGINT)
        address = re.search(r"http://[\d.:]+/", running.stdout.readline()).group()

        def ask(path):
            try:
                with urllib.request.urlopen(address + path, timeout=60) as answer:
                    return answer.status, answer.read().decode()
            except urllib.error.HTTPError as refused:
                with refused:
                    return refused.code, refused.read().decode()

        # what a match and its page need is there
        for path in ("watch", "api/version", "api/choices", "api/recordings", "api/matches"):
            self.assertEqual(ask(path)[0], 200, path)
        self.assertEqual(ask("api/graph"), (405, "Only POST is understood here.\n"))
        name = json.loads(ask("api/matches")[1])[0]["name"]
        self.until("a recording", lambda: ask(f"api/recordings/{name}/messages?topic=/league")[0] == 200)
        # the rest says what to do
        for path in ("behaviours", "robots", "motions?robot=nao", "camera/colours", "scenes", "tunings", "studies", "team",
                     "team/journals", "referee", "chart"):
            status, text = ask("api/" + path)
            self.assertEqual((status, "run ./cancha studio, which builds it" in text), (501, True), path + text)
        self.assertEqual(ask("api/nothing")[0], 404)


class Front(CanchaTest):
    """The front command in a tree where cmake only says what it was asked for."""

    def setUp(self):
        super().setUp()
        shutil.copy(os.path.join(ROOT, "cancha"), self.path("cancha"))
        for folder in ("src", "apps", "include", "cmake", "tools", "commands"):
            os.mkdir(self.path(folder))
        for file in ("CMakeLists.txt", "CMakePresets.json", "tools/packages.txt"):
            self.write(file, "")
        self.write("commands/cmake", CMAKE)
        os.chmod(self.path("commands/cmake"), stat.S_IRWXU)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def front(self, *words):
        environment = dict(self.environment, PATH=self.path("commands") + ":" + os.environ["PATH"])
        done = subprocess.run([self.path("cancha"), *words], env=environment, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.strip(), done.stderr

    def targets(self):
        """What was built since this was asked last."""
        try:
            with open(self.path("targets"), encoding="utf-8") as file:
                built = file.read().split()
        except FileNotFoundError:
            return []
        os.remove(self.path("targets"))
        return built

    def change(self):
        # the clock of the files may be coarse
        time.sleep(0.05)
        self.write("src/changed.cpp", str(time.time()))

    def test_a_first_match_waits_for_the_small_program_only(self):
        out, err = self.front("play", "--seed", "7")
        self.assertEqual((out, self.targets()), ("cancha-play play --seed 7", ["first"]))
        self.assertIn("The rest is built when another verb asks for it", err)
        self.assertEqual(self.front("watch", "m.mcap"), ("cancha-play watch m.mcap", ""))
        self.assertEqual(self.targets(), [])
        self.change()
        self.assertEqual(self.front("play"), ("cancha-play play", ""))
        self.assertEqual(self.targets(), ["first"])

    def test_where_the_whole_program_is_it_plays(self):
        self.front("play")
        self.assertEqual(self.front("studio")[0], "cancha studio")
        self.assertEqual(self.targets(), ["first", "whole"])
        self.assertEqual(self.front("play")[0], "cancha play")
        self.assertEqual(self.targets(), [])
        # also where it must be built again first
        self.change()
        self.assertEqual(self.front("play")[0], "cancha play")
        self.assertEqual(self.targets(), ["whole"])

    def test_all_programs_are_the_whole_one_too(self):
        self.assertEqual(self.front("bench", "--list")[0], "cancha bench --list")
        self.assertEqual(self.front("play")[0], "cancha play")
        self.assertEqual(self.front("studio")[0], "cancha studio")
        self.assertEqual(self.targets(), ["programs"])

    def test_opencv_is_there_for_those_who_ask_for_it(self):
        self.front("bench", "vision")
        self.assertEqual(self.targets(), ["programs"])
        self.front("setup", "--opencv")
        self.assertEqual(self.targets(), ["opencv_blobs", "opencv_chessboard"])
        self.assertEqual(self.front("vision", "chessboard", "pictures")[0], "cancha vision chessboard pictures")
        self.assertEqual(self.targets(), ["opencv_chessboard"])
        for name in ("blobs", "chessboard"):
            self.write(f"build/release/bin/cancha-opencv-{name}", "")
            os.chmod(self.path(f"build/release/bin/cancha-opencv-{name}"), stat.S_IRWXU)
        self.front("setup", "--opencv")
        self.front("vision", "chessboard", "pictures")
        self.assertEqual(self.targets(), [])


if __name__ == "__main__":
    unittest.main()
