"""What is written to disk: whole or not at all, and never over something that was not to be replaced."""

import json
import os
import subprocess
import unittest

from program import PROGRAM, ROOT, CanchaTest
from small_disk import unshared, why_not


class FullDisk(CanchaTest):
    def setUp(self):
        super().setUp()
        trouble = why_not()
        if trouble:
            self.skipTest(trouble)

    def on_disk(self, script, kilobytes=256):
        """Runs a shell script on a small disk, with $CANCHA; gives (standard output, standard error)."""
        done = unshared(script, kilobytes, self.folder, self.environment)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout, done.stderr

    # fills the disk up
    FILL = "dd if=/dev/zero of=fill bs=1k 2>/dev/null; "

    def test_format_leaves_the_source_as_it_was(self):
        # one long line, so that it grows; what is in the folder is hidden by the disk, so it comes by the environment
        states = " ".join(f"state s{i} {{ decision {{ stay; }} action {{ }} }}" for i in range(300))
        self.environment["SOURCE"] = f"option play {{ initial {states} }}\n"
        out, err = self.on_disk(
            'printf %s "$SOURCE" >a.xabsl; cksum <a.xabsl; ' + self.FILL
            + '"$CANCHA" xabsl format --write a.xabsl; echo "status $?"; cksum <a.xabsl; ls -A', 512)
        before, status, after, *names = out.splitlines()
        self.assertEqual(status, "status 1", err)
        self.assertEqual(before, after)
        self.assertEqual(names, ["a.xabsl", "fill"])
        self.assertIn("a.xabsl: cannot be written: No space left on device", err)

    def test_exports_and_drawings_leave_nothing(self):
        with_match = f'"$CANCHA" play --headless --minutes 0.2 --record m.mcap >/dev/null && {self.FILL}'
        out, err = self.on_disk(
            with_match + '"$CANCHA" export m.mcap --html --svg; echo "status $?"; '
            '"$CANCHA" export m.mcap -o new/folder/x.png; echo "status $?"; '
            '"$CANCHA" draw simurosot -o pitch.svg; echo "status $?"; ls -A', 4096)
        self.assertEqual(out.splitlines(), ["status 1"] * 3 + ["fill", "m.mcap"], err)
        for name in ("m.html", "new/folder/x.png", "pitch.svg"):
            self.assertIn(f"{name}: cannot be written: No space left on device (free some space", err)

    def test_an_old_output_survives(self):
        out, err = self.on_disk(f'echo precious >pitch.svg; {self.FILL}'
                                '"$CANCHA" draw simurosot -o pitch.svg; echo "status $?"; cat pitch.svg; ls -A')
        self.assertEqual(out.splitlines(), ["status 1", "precious", "fill", "pitch.svg"], err)

    def test_generated_code_and_pages_are_whole_or_not_there(self):
        chart = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid.scxml")
        out, err = self.on_disk(f'{self.FILL} "$CANCHA" generate {chart} --target arduino -o avoid; echo "status $?"; '
                                f'"$CANCHA" xabsl docs {ROOT}/content/behaviours/rondo docs; echo "status $?"; '
                                'find . -size +0 -type f')
        self.assertEqual(out.splitlines(), ["status 1", "status 1", "./fill"], err)

    def test_a_match_on_a_full_disk_tells_so_and_prints_its_result(self):
        for options in ("--headless", "--no-browser --speed max", "--headless --json"):
            out, err = self.on_disk(f'"$CANCHA" play --minutes 4 --record m.mcap {options}; echo "status $?"', 600)
            self.assertIn("status 1", out, options)
            self.assertIn("m.mcap: ", err, options)
            self.assertIn("No space left on device", err, options)
            # the score of what was played
            self.assertIn('"score"' if "--json" in options else ":", out, options)

    def test_what_was_recorded_before_can_be_read(self):
        out, err = self.on_disk('"$CANCHA" play --minutes 4 --headless --record m.mcap >/dev/null 2>&1; '
                                '"$CANCHA" replay m.mcap', 600)
        self.assertIn("fingerprints equal", out, err)


class Recordings(CanchaTest):
    def setUp(self):
        super().setUp()
        # a project of its own: recordings go beside content
        self.environment["CANCHA_ROOT"] = self.folder
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))

    def names(self, ending=".mcap"):
        return sorted(name for name in os.listdir(self.path("recordings")) if name.endswith(ending))

    def test_play_never_overwrites_a_recording(self):
        first = self.play("--minutes", "0.05", "--headless", "--seed", "5")["recording"]
        with open(self.path(first), "rb") as file:
            bytes_before = file.read()
        second = self.play("--minutes", "0.1", "--seed", "5")
        self.assertEqual(second["recording"], first.replace(".mcap", "-2.mcap"))
        self.assertEqual(second["pictures"], [first.replace(".mcap", "-2.svg"), first.replace(".mcap", "-2-ball.svg")])
        with open(self.path(first), "rb") as file:
            self.assertEqual(file.read(), bytes_before)

    def test_two_matches_at_once_get_two_names(self):
        running = [subprocess.Popen([PROGRAM, "play", "--minutes", "0.1", "--headless"], cwd=self.folder,
                                    env=self.environment, stdout=subprocess.DEVNULL) for _ in range(3)]
        self.assertEqual([one.wait(timeout=200) for one in running], [0, 0, 0])
        self.assertEqual(len(self.names()), 3)
        for name in self.names():
            self.assertIn("fingerprints equal", self.cancha("replay", name)[0])

    def test_a_file_of_ones_own_is_replaced_only_by_force(self):
        self.play("--minutes", "0.05", "--record", "m.mcap")
        size = os.path.getsize(self.path("m.mcap"))
        _, err = self.cancha("play", "--minutes", "0.1", "--headless", "--record", "m.mcap", status=1)
        self.assertIn("m.mcap: there is a file with this name already (choose another name; --force replaces it)", err)
        self.assertEqual(os.path.getsize(self.path("m.mcap")), size)
        result = self.play("--minutes", "0.1", "--record", "m.mcap", "--force")
        self.assertEqual(result["pictures"], ["m.svg", "m-ball.svg"])
        self.assertGreater(os.path.getsize(self.path("m.mcap")), size)
        # journals and repaired recordings neither
        _, err = self.cancha("watch", "m.mcap", "--recover", "m.svg", status=1)
        self.assertIn("m.svg: there is a file with this name already", err)

    def test_a_match_that_cannot_begin_leaves_no_empty_recording(self):
        self.cancha("play", "--headless", "--blue", "nope", status=2)
        self.assertEqual(self.names(), [])

    def test_recordings_are_listed_renamed_and_deleted(self):
        self.assertIn("there are no recordings yet", self.cancha("recordings")[0])
        self.play("--minutes", "0.05", "--seed", "5", "--blue", "roles", "--yellow", "roles")
        name = self.names()[0]
        out, _ = self.cancha("recordings")
        self.assertTrue(out.startswith(name), out)
        self.assertIn("roles 0:0 roles", out)
        listed = json.loads(self.cancha("recordings", "--json")[0])
        self.assertEqual([one["name"] for one in listed], [name])

        out, _ = self.cancha("recordings", "rename", name[:-5], "final")
        self.assertEqual(out, f"{name} is now final.mcap\n")
        self.assertEqual(self.names(), ["final.mcap"])
        self.assertEqual(self.names(".svg"), ["final-ball.svg", "final.svg"])
        self.assertIn("fingerprints equal", self.cancha("replay", "final")[0])
        _, err = self.cancha("recordings", "rename", "final", "../away", status=1)
        self.assertIn("'../away' cannot be a recording's name", err)

        _, err = self.cancha("recordings", "delete", "finale", "--yes", status=2)
        self.assertIn("finale: there is no such recording (did you mean 'final.mcap'? in recordings/: final.mcap)", err)
        _, err = self.cancha("recordings", "delete", "final", status=2)
        self.assertIn("nobody can be asked here (--yes deletes without asking)", err)
        self.assertEqual(self.names(), ["final.mcap"])
        self.assertEqual(self.cancha("recordings", "delete", "final", "final.mcap", "--yes")[0], "deleted final.mcap\n")
        self.assertEqual(os.listdir(self.path("recordings")), [])

    def test_only_recordings_of_the_folder_are_deleted(self):
        self.play("--minutes", "0.05", "--record", "elsewhere.mcap", "--headless")
        os.makedirs(self.path("recordings"), exist_ok=True)
        _, err = self.cancha("recordings", "delete", self.path("elsewhere.mcap"), "--yes", status=2)
        self.assertIn("does not lie in recordings/", err)
        self.assertTrue(os.path.exists(self.path("elsewhere.mcap")))


if __name__ == "__main__":
    unittest.main()
