"""./cancha team run: a team whose robots are processes of their own, over real sockets. Who is killed is missed by the
others, and by nobody else."""

import json
import os
import re
import signal
import subprocess
import tempfile

from program import PROGRAM, CanchaTest, free_port


class Team(CanchaTest):
    def setUp(self):
        super().setUp()
        self.use_own_root()
        memory = tempfile.TemporaryDirectory(prefix="cancha-test-", dir="/dev/shm")
        self.addCleanup(memory.cleanup)
        self.memory = memory.name
        self.ports = {name: free_port() for name in ("bodies", "refbox", "radio")}
        self.started = []

    def tearDown(self):
        for process in self.started:
            process.terminate()
            try:
                process.communicate(timeout=60)
            except subprocess.TimeoutExpired:
                # whom it left behind holds its output; the test has failed already, or fails here
                process.kill()
                self.fail(f"{process.args[1:3]} does not end, or left somebody behind")

    def begin(self, *words):
        started = subprocess.Popen([PROGRAM, *words], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.started.append(started)
        return started

    def team(self, *words):
        """Starts all of them; gives the numbers of their processes by their names."""
        ports = [word for name, port in self.ports.items() for word in (f"--{name}", port)]
        team = self.begin("team", "run", "msl", "--headless", "--minutes", "20", "--name", "demo", "--folder", self.memory, *ports, *words)
        pids = {}
        while len(pids) < 12:
            line = team.stdout.readline()
            self.assertTrue(line, "it ended")
            found = re.match(r"(world|player blue:\d|radio blue:\d|base station) +process (\d+)", line)
            if found:
                pids[found[1]] = int(found[2])
        return team, pids

    def get(self, record, member, of=None):
        """A value as a robot has it, with its age; none where it has none or it is expired."""
        words = ["rtdb", "get", record, "--json", "--folder", self.memory, "--team", "demo", "--member", str(member)]
        done = subprocess.run([PROGRAM, *words, *(["--of", str(of)] if of is not None else [])], env=self.environment,
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return None
        told = json.loads(done.stdout)
        return told["value"] if told["state"] == "fresh" else None

    def active(self, member):
        """Whom a robot holds for active, itself among them."""
        world = self.get("world", member)
        return sorted(world["teammates_active"]) if world else []

    def heard_by_base(self):
        overview = self.get("overview", 0) or {"robots": []}
        return sorted(robot["number"] for robot in overview["robots"] if robot["active"])

    def cycles(self, member):
        world = self.get("world", member)
        return world["cycles"] if world else 0

    def runs(self, pid):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
                return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
        except OSError:
            return False

    def still_play(self, pids, members):
        for name, pid in pids.items():
            self.assertTrue(self.runs(pid), f"{name} has ended")
        for member in members:
            before = self.cycles(member)
            self.until(f"another look of robot {member}", lambda m=member, b=before: self.cycles(m) > b)

    def test_who_is_killed_is_missed_by_the_others_and_by_nobody_else(self):
        team, pids = self.team()
        everybody = [1, 2, 3, 4, 5]
        self.until("a team that knows of each other", lambda: all(self.active(m) == everybody for m in everybody))
        self.until("a base station that hears all", lambda: self.heard_by_base() == everybody)
        self.until("play", lambda: (self.get("coach", 2, 0) or {}).get("game", {}).get("play") not in (None, "stopped"))
        self.assertTrue(self.get("world", 3)["bstation_active"])

        # the player of number 2, which is member 3
        os.kill(pids.pop("player blue:2"), signal.SIGKILL)
        self.until("the others to miss it", lambda: all(self.active(m) == [1, 2, 4, 5] for m in (1, 2, 4, 5)))
        self.until("the base station to miss it", lambda: self.heard_by_base() == [1, 2, 4, 5])
        self.still_play(pids, (1, 2, 4, 5))

        # the radio of number 3, which is member 4: it plays on and knows of nobody
        os.kill(pids.pop("radio blue:3"), signal.SIGKILL)
        self.until("the others to miss it, too", lambda: all(self.active(m) == [1, 2, 5] for m in (1, 2, 5)))
        self.until("it to miss all of them", lambda: self.active(4) == [4])
        self.still_play(pids, (1, 2, 4, 5))

        # the base station: robots know that there is none, and go on
        os.kill(pids.pop("base station"), signal.SIGKILL)
        self.until("the robots to know", lambda: all(not self.get("world", m)["bstation_active"] for m in (1, 2, 5) if self.get("world", m)))
        self.assertEqual(self.active(1), [1, 2, 5])
        self.still_play(pids, (1, 2, 4, 5))

        # another player takes the body over, and is known again
        again = self.begin("robot", "run", "msl", "--world", f"127.0.0.1:{self.ports['bodies']}", "--robot", "blue:2",
                           "--team", "demo", "--folder", self.memory, "--json")
        self.until("the team to know it again", lambda: self.active(1) == [1, 2, 3, 5])

        team.send_signal(signal.SIGTERM)
        out, errors = again.communicate(timeout=60)
        self.assertEqual(again.returncode, 0, errors)
        self.assertGreater(json.loads(out)["ticks"], 0)
        out, errors = team.communicate(timeout=60)
        for name in ("player blue:2", "radio blue:3", "base station"):
            self.assertIn(f"{name} has ended (signal 9); the others go on", errors)
        for name, pid in pids.items():
            self.assertFalse(self.runs(pid), f"{name} still runs")
        self.assertEqual(os.listdir(self.memory), [], "databases are left over")

    def test_two_signals_leave_nobody_behind(self):
        team, pids = self.team()
        team.send_signal(signal.SIGTERM)
        self.until("the end of the world", lambda: not self.runs(pids["world"]))
        team.send_signal(signal.SIGTERM)
        team.communicate(timeout=60)
        for name, pid in pids.items():
            self.assertFalse(self.runs(pid), f"{name} still runs")

    def test_yellow_can_be_processes_too(self):
        self.ports = {name: free_port() for name in ("bodies", "refbox", "radio")}
        ports = [word for name, port in self.ports.items() for word in (f"--{name}", port)]
        both = self.begin("team", "run", "msl", "--yellow-too", "--yellow-name", "demo2", "--headless", "--minutes", "20", "--name", "demo",
                          "--anyone", "--elsewhere", "yellow:4", "--folder", self.memory, *ports)
        pids = {}
        while "yellow's base" not in pids:
            line = both.stdout.readline()
            self.assertTrue(line, "it ended")
            found = re.match(r"(\S.*\S) +process (\d+)", line)
            if found:
                pids[found[1]] = int(found[2])
        self.assertEqual(len(pids), 1 + 11 + 9, "a player and a radio are started elsewhere")
        self.assertNotIn("player yellow:4", pids)

        def of(team, record, member, key):
            done = subprocess.run([PROGRAM, "rtdb", "get", record, "--json", "--folder", self.memory, "--team", team, "--member", str(member)],
                                  env=self.environment, capture_output=True, text=True, check=False)
            return json.loads(done.stdout)["value"].get(key) if done.returncode == 0 else None

        for team, colour in (("demo", "cyan"), ("demo2", "magenta")):
            self.until(f"a coach of {team}", lambda t=team: of(t, "coach", 0, "active"))
            self.until(f"players of {team}", lambda t=team: (of(t, "world", 3, "cycles") or 0) > 5)
            self.assertEqual(of(team, "coach", 0, "team"), {"colour": colour})
            self.until(f"mates of {team}", lambda t=team: len(of(t, "world", 3, "teammates_active") or []) >= 4)
        both.send_signal(signal.SIGTERM)
        both.communicate(timeout=90)
        for name, pid in pids.items():
            self.assertFalse(self.runs(pid), f"{name} still runs")
        self.assertEqual(os.listdir(self.memory), [], "databases are left over")

    def test_where_teams_may_be_is_checked(self):
        for words, said in ((["--elsewhere", "blue:2"], "--elsewhere requires --anyone"),
                            (["--anyone", "--elsewhere", "blue:7"], "'blue:7' is no robot of this match"),
                            (["--yellow-too", "--yellow-name", "blue"], "both teams would have the same databases"),
                            (["--yellow-too", "--yellow", "kidsize"], "cannot be a process of its own")):
            with self.subTest(words):
                self.assertIn(said, self.cancha("team", "run", "msl", *words, status=2)[1])

    def test_orders_are_records_of_the_base_station(self):
        _, pids = self.team()
        self.until("a base station that hears all", lambda: self.heard_by_base() == [1, 2, 3, 4, 5])
        orders = self.get("orders", 0)
        self.assertEqual((orders["stopped"], orders["colour"]), (False, "cyan"))

        orders["robots"][3]["role"] = "goalie"
        orders["stopped"] = True
        self.cancha("rtdb", "put", "orders", json.dumps(orders), "--folder", self.memory, "--team", "demo", "--member", "0")

        self.until("a coach who says so", lambda: (self.get("coach", 2, 0) or {}).get("game", {}).get("play") == "stopped")
        told = self.get("coach", 2, 0)
        self.assertEqual([robot["role"] for robot in told["robots"]][:5], ["", "", "", "goalie", ""])
        self.still_play(pids, ())

    def test_one_program_moves_a_robot_and_wrong_words_are_refused(self):
        _, pids = self.team()
        self.until("a player in its body", lambda: self.cycles(1) > 0)
        world = ["--world", f"127.0.0.1:{self.ports['bodies']}", "--folder", self.memory]
        self.assertIn("another program moves this robot",
                      self.cancha("robot", "run", "msl", *world, "--robot", "blue:0", "--team", "rival", status=1)[1])
        self.still_play(pids, (1,))
        for words, said in (([*world, "--robot", "blue:9"], "a team of league 'msl' has 5 robots"),
                            ([*world, "--robot", "green:1"], "'green:1' is no robot"),
                            (["--world", "127.0.0.1"], "'' is no port"),
                            (["--world", "here:24100"], "'here' is no address"),
                            ([*world, "--pitch", "22x14"], "22x14 is beyond the sizes of the league")):
            with self.subTest(words):
                self.assertIn(said, self.cancha("robot", "run", "msl", *words, status=2)[1])
        self.assertIn("has no omni wheels, or no database", self.cancha("robot", "run", "kidsize", *world, status=2)[1])
        self.assertIn("cannot be a process of its own", self.cancha("team", "run", "kidsize", status=2)[1])
