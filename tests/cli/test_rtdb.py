"""./cancha rtdb: making, looking into and changing databases, journals and their replay."""

import json
import os
import re
import shlex
import signal
import subprocess
import tempfile

from program import PROGRAM, ROOT, CanchaTest


class Rtdb(CanchaTest):
    def setUp(self):
        super().setUp()
        memory = tempfile.TemporaryDirectory(prefix="cancha-test-", dir="/dev/shm")
        self.addCleanup(memory.cleanup)
        self.memory = memory.name

    def rtdb(self, verb, *arguments, status=0):
        return self.cancha("rtdb", verb, "--folder", self.memory, *arguments, status=status)

    def test_a_database_is_made_and_values_are_put_and_got(self):
        self.assertIn("7 records for a team of 6", self.rtdb("make", "--member", "3")[0])
        self.assertIn("nothing was put yet", self.rtdb("get", "world", "--member", "3", status=1)[0])
        self.rtdb("put", "world", '{"cycles": 12, "self": {"number": 3, "role": "striker"}, "ball": {"see": true}}', "--member", "3")
        got = json.loads(self.rtdb("get", "world", "--json", "--member", "3")[0])
        self.assertEqual((got["state"], got["member"], got["number"]), ("fresh", 3, 1))
        self.assertLess(got["age"], 60)
        self.assertEqual(got["value"]["self"]["role"], "striker")
        self.assertEqual(got["value"]["cycles"], 12)
        self.rtdb("put", "front_camera", '{"camera": "front", "gain": 3, "centre": {"x": 320.5}}', "--member", "3")
        lines = [json.loads(line) for line in self.rtdb("dump", "--json", "--member", "3")[0].splitlines()]
        self.assertEqual([line["record"] for line in lines], ["world", "front_camera"])
        self.assertEqual(lines[1]["value"]["centre"], {"x": 320.5, "y": 0})
        self.assertRegex(self.rtdb("dump", "--member", "3")[0], r"world of 3: \w+, .* old, number 1, by cancha rtdb put \(ended\)")

    def test_impossible_values_are_refused(self):
        self.rtdb("make")
        said = self.rtdb("put", "landmarks", '{"places": [{"place": {"confidence": 7}}]}', status=1)[1]
        self.assertIn("confidence: must be 0 to 1", said)
        said = self.rtdb("put", "world", '{"self": {"distance": {"total": -5}}}', status=1)[1]
        self.assertIn("total: must be at least 0", said)
        self.assertIn("nothing was put yet", self.rtdb("get", "world", status=1)[0])

    def test_the_table_shows_each_value(self):
        self.rtdb("make")
        self.rtdb("put", "landmarks", '{"places": [{"what": "their goal", "place": {"x": 6, "confidence": 1}}]}')
        out = self.rtdb("top", "--times", "2")[0]
        self.assertEqual(len(re.findall(r"^landmarks +local .* 0\.0/s +\d+ B +0  cancha", out, re.M)), 2, out)
        self.assertIn("0 processes, 7 records", out)

    def test_a_journal_is_recorded_and_replayed_into_another_database(self):
        self.rtdb("make", "--member", "2")
        self.rtdb("put", "omni_camera", '{"camera": "omni", "gain": 1}', "--member", "2")
        journal = self.path("robot.mcap")
        recorder = subprocess.Popen([PROGRAM, "rtdb", "record", journal, "--folder", self.memory, "--member", "2"],
                                    cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True)
        while "1 processes" not in self.rtdb("list")[0]:
            pass
        for gain in range(2, 7):
            self.rtdb("put", "omni_camera", json.dumps({"camera": "omni", "gain": gain}), "--member", "2")
        self.rtdb("put", "world", '{"cycles": 5}', "--member", "2")
        recorder.send_signal(signal.SIGINT)
        said = recorder.communicate(timeout=60)[0]
        self.assertEqual(recorder.returncode, 0)
        self.assertIn("7 values, 0 lost", said)

        # as another robot: what member 2 said stays what member 2 said
        self.assertIn("7 values of", self.rtdb("replay", journal, "--speed", "0", "--member", "5")[0])
        self.assertEqual(json.loads(self.rtdb("get", "omni_camera", "--json", "--member", "5")[0])["value"]["gain"], 6)
        self.assertEqual(json.loads(self.rtdb("get", "world", "--of", "2", "--json", "--member", "5")[0])["value"]["cycles"], 5)
        self.rtdb("get", "world", "--json", "--member", "5", status=1)
        self.assertIn("/rtdb/2/world", self.cancha("watch", journal, "--info")[0])

    def test_databases_that_nobody_uses_are_listed_and_removed(self):
        self.assertIn("there are no databases", self.rtdb("list")[0])
        self.rtdb("make", "--member", "1")
        self.rtdb("make", "--member", "2", "--team", "other")
        self.assertEqual([(d["team"], d["member"]) for d in json.loads(self.rtdb("list", "--json")[0])],
                         [("cancha", 1), ("other", 2)])
        self.assertEqual(len(self.rtdb("clean")[0].splitlines()), 2)
        self.assertEqual(os.listdir(self.memory), [])

    def test_programs_are_named_by_their_verb(self):
        self.rtdb("make")
        self.rtdb("put", "world", "{}")
        self.assertIn("cancha rtdb put (", self.rtdb("top", "--times", "1")[0])

    def test_the_commands_of_the_page_work(self):
        with open(os.path.join(ROOT, "docs/rtdb.md"), encoding="utf-8") as file:
            commands = re.findall(r"^\./cancha rtdb (.+)$", file.read(), re.M)
        self.assertEqual(len(commands), 10)
        for command in commands:
            words = shlex.split(command)
            self.rtdb(words[0], *words[1:])

    def test_what_is_wrong_is_told_in_a_sentence(self):
        said = self.rtdb("top", "--member", "4", status=1)[1]
        self.assertIn("there is no database of member 4 of team 'cancha' (start the robot's program, or see ./cancha rtdb list)", said)
        self.assertIn("there is no rtdb verb 'tpo' (did you mean 'top'?", self.cancha("rtdb", "tpo", status=2)[1])
        self.assertIn("there is no schema 'cambda' (did you mean 'cambada'? known: ", self.rtdb("make", "--schema", "cambda", status=1)[1])
        self.rtdb("make")
        self.assertIn("did you mean 'world'?", self.rtdb("get", "wrold", status=1)[1])
        self.assertIn("did you mean 'cycles'?", self.rtdb("put", "world", '{"cycels": 1}', status=1)[1])
        self.assertIn("is put by the base station only, and this is robot 1", self.rtdb("put", "coach", "{}", status=1)[1])
        self.assertIn("there is no member 7", self.rtdb("get", "world", "--of", "7", status=1)[1])
        with open(self.path("bad.toml"), "w", encoding="utf-8") as file:
            file.write('members = 99\n[[record]]\nname = "a b"\ntype = "cancha.Vec2"\nbytes = 9\n[[record]]\nname = "x"\ntype = "cancha.Vec"\n')
        said = self.rtdb("make", "--schema", self.path("bad.toml"), status=1)[1]
        for words in ("bad.toml:1:", "must lie between 1 and 32", "is no name for a record", "always has 16 bytes", "'cancha.Vec'"):
            self.assertIn(words, said)
        self.assertIn("cannot be read", self.rtdb("make", "--schema", "nothing.toml", status=1)[1])
        self.assertIn("no such file", self.rtdb("replay", "nothing.mcap", status=1)[1].lower())
