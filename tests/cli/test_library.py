"""libcancha-rtdb as others use it: installed, found by pkg-config and by CMake, without this tree."""

import os
import shutil
import subprocess
import tempfile
import unittest

BUILD = os.environ["CANCHA_BUILD"]
CMAKE = os.environ["CMAKE_COMMAND"]
EXAMPLE = os.path.join(os.path.dirname(__file__), "../../examples/04_database_in_c")


class Library(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.prefix = f"{self.folder}/usr"
        shutil.copytree(EXAMPLE, f"{self.folder}/example")
        self.run_it(CMAKE, "--install", BUILD, "--prefix", self.prefix, "--component", "rtdb")

    def run_it(self, *words, **environment):
        done = subprocess.run(words, cwd=f"{self.folder}/example", capture_output=True, text=True, timeout=120,
                              env=dict(os.environ, **environment))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def check(self, program):
        """One process follows what another sees."""
        environment = dict(os.environ, LD_LIBRARY_PATH=f"{self.prefix}/lib")
        memory = tempfile.TemporaryDirectory(prefix="cancha-test-", dir="/dev/shm")
        self.addCleanup(memory.cleanup)
        follower = subprocess.Popen([program, "follow", memory.name], stdout=subprocess.PIPE, text=True, env=environment)
        self.assertEqual(follower.stdout.readline(), "waiting\n")
        said = self.run_it(program, "see", memory.name, LD_LIBRARY_PATH=f"{self.prefix}/lib")
        self.assertEqual(said, "refused: example.Ball.confidence: cannot be 101 (0 to 100)\n")
        followed = follower.communicate(timeout=60)[0]
        self.assertEqual(followed.splitlines(), [f"0.{i} by ball_watch" for i in range(1, 6)])
        self.assertEqual(follower.returncode, 0)

    def test_with_pkg_config(self):
        flags = self.run_it("pkg-config", "--cflags", "--libs", "cancha-rtdb",
                            PKG_CONFIG_PATH=f"{self.prefix}/lib/pkgconfig").split()
        self.run_it("cc", "-Wall", "-Wextra", "-Werror", "ball_watch.c", "-o", "ball_watch", *flags)
        self.check(f"{self.folder}/example/ball_watch")

    def test_with_cmake(self):
        self.run_it(CMAKE, "-B", "build", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        self.run_it(CMAKE, "--build", "build")
        self.check(f"{self.folder}/example/build/ball_watch")

    def test_it_needs_little_and_shows_only_its_functions(self):
        library = f"{self.prefix}/lib/libcancha-rtdb.so"
        needed = self.run_it("readelf", "-d", library)
        for word in ("mujoco", "zstd", "crypto", "spdlog", "toml"):
            self.assertNotIn(word, needed)
        shown = self.run_it("nm", "-D", "--defined-only", library).split("\n")
        names = [line.split()[-1] for line in shown if line]
        self.assertIn("cancha_rtdb_subscribe", names)
        self.assertEqual([name for name in names if not name.startswith("cancha_rtdb_")], [])


if __name__ == "__main__":
    unittest.main()
