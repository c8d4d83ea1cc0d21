"""The Debian package: what is in it plays, for a user who has nothing but the package."""

import glob
import os
import subprocess
import tempfile
import unittest

BUILD = os.environ["CANCHA_BUILD"]


class Package(unittest.TestCase):
    def run_in(self, folder, *words, **environment):
        return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=200,
                              env=dict(os.environ, **environment))

    def test_installed_it_plays_from_a_folder_of_the_users_own(self):
        with tempfile.TemporaryDirectory() as folder:
            made = self.run_in(folder, "cpack", "--config", f"{BUILD}/CPackConfig.cmake", "-B", folder)
            self.assertEqual(made.returncode, 0, made.stdout + made.stderr)
            package, = glob.glob(f"{folder}/cancha_*.deb")
            system = f"{folder}/system"
            self.assertEqual(self.run_in(folder, "dpkg", "-x", package, system).returncode, 0)
            home = f"{folder}/home"
            os.mkdir(home)
            environment = {"HOME": home, "CANCHA_ROOT": "", "CANCHA_HOME": ""}

            played = self.run_in(folder, f"{system}/usr/bin/cancha", "play", "--headless", "--minutes", "0.1", **environment)

            self.assertEqual(played.returncode, 0, played.stderr)
            self.assertIn(f"your behaviours, leagues and recordings lie in {home}/cancha", played.stderr)
            self.assertEqual(len(glob.glob(f"{home}/cancha/recordings/*.mcap")), 1)

            # what somebody changed stays when a new version fills the folder again
            league = f"{home}/cancha/content/leagues/simurosot.toml"
            with open(league, "a", encoding="utf-8") as file:
                file.write("# mine\n")
            os.remove(f"{home}/cancha/.cancha-version")
            again = self.run_in(folder, f"{system}/usr/bin/cancha", "draw", "simurosot", **environment)
            self.assertEqual(again.returncode, 0, again.stderr)
            with open(league, encoding="utf-8") as file:
                self.assertTrue(file.read().endswith("# mine\n"))


    def test_the_small_package_serves_a_robot_without_physics(self):
        with tempfile.TemporaryDirectory() as folder:
            made = self.run_in(folder, "cpack", "--config", f"{BUILD}/CPackConfig.cmake", "-B", folder)
            self.assertEqual(made.returncode, 0, made.stdout + made.stderr)
            package, = glob.glob(f"{folder}/cancha-robot_*.deb")
            asked = self.run_in(folder, "dpkg", "-f", package, "Package", "Depends").stdout
            self.assertIn("Package: cancha-robot\n", asked)
            for word in ("mujoco", "boost", "rsvg", "pagmo"):
                self.assertNotIn(word, asked)
            system = f"{folder}/system"
            self.assertEqual(self.run_in(folder, "dpkg", "-x", package, system).returncode, 0)
            for file in ("lib/libcancha-rtdb.so.0", "lib/pkgconfig/cancha-rtdb.pc", "include/cancha/rtdb.h"):
                self.assertTrue(os.path.exists(f"{system}/usr/{file}"), file)

            robot = f"{system}/usr/bin/cancha-robot"
            made = self.run_in(folder, robot, "rtdb", "make", "--folder", folder, CANCHA_ROOT="")
            self.assertIn("7 records for a team of 6", made.stdout, made.stderr)
            self.assertEqual(self.run_in(folder, robot, "comm", "words").returncode, 0)
            self.assertEqual(self.run_in(folder, robot, "radio", "--help").returncode, 0)
            self.assertEqual(self.run_in(folder, robot, "play").returncode, 2)
            # it has all that a player is made of: what is missing is the robot
            ran = self.run_in(folder, robot, "robot", "run", "kidsize", "--port", "./none", CANCHA_ROOT="")
            self.assertIn("none", ran.stderr)
            self.assertEqual(ran.returncode, 1, ran.stderr)


if __name__ == "__main__":
    unittest.main()
