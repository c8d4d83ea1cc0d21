"""./cancha referee: a game whistled from a script, heard by robots and by a match."""

import json
import subprocess

from program import PROGRAM, CanchaTest, free_port

GAME = """# a short game
keeper {first} 1
kick-off {second}
set
play
wait 20
goal {first}
set
play
penalty {second} 2 {penalty} 30
wait 10
finish
half 2
"""


class Referee(CanchaTest):
    def setUp(self):
        super().setUp()
        self.ports = ["--port", free_port(), "--status-port", free_port()]

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return name

    def start(self, *arguments, **more):
        process = subprocess.Popen([PROGRAM, *arguments], cwd=self.folder, env=self.environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True, **more)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        return process

    def test_every_game_controller_is_heard(self):
        for protocol, penalty in (("hl", "service"), ("hl-old", "service"), ("spl14", "pushing"), ("spl18", "pushing"),
                                  ("hsl19", "pushing"), ("hsl20", "pushing")):
            with self.subTest(protocol):
                robot = self.start("referee", "listen", "--json", "--as", "1:2", "--seconds", "60", *self.ports)
                self.until_bound(self.ports[1])
                script = self.write("game.txt", GAME.format(first="blue", second="2", penalty=penalty))
                said = self.cancha("referee", protocol, "--script", script, "--speed", "50", "--team", "1:blue",
                                   "--team", "2:black", *self.ports)[0]
                self.assertIn("half 2, 10:00 left, blue (1) 1 : 0 black (2), black 2 " + penalty, said.splitlines()[-1])
                heard = []
                for line in robot.stdout:
                    heard.append(json.loads(line))
                    if heard[-1].get("state", {}).get("half") == 2:
                        break
                robot.terminate()
                self.assertEqual(heard[0]["kind"], "found")
                states = [h["state"] for h in heard if h["kind"] == "changed"]
                self.assertEqual({s["protocol"] for s in states}, {protocol})
                plays = [s["play"] for s in states]
                order = [p for i, p in enumerate(plays) if i == 0 or plays[i - 1] != p]
                self.assertEqual(order, ["initial", "ready", "set", "playing", "ready", "set", "playing", "finished",
                                         "initial"])
                last = states[-1]
                self.assertEqual((last["half"], last["teams"][0]["score"], last["teams"][1]["colour"]), (2, 1, "black"))
                self.assertEqual(last["teams"][1]["players"][1]["penalty"], penalty)

    def test_robots_that_answer_are_named(self):
        robot = self.start("referee", "listen", "--as", "7:2", *self.ports)
        self.until_bound(self.ports[1])
        said = self.cancha("referee", "spl18", "--team", "7", "--team", "8", *self.ports, "--script",
                           self.write("wait.txt", "ready\nwait 4\n"))[0]
        self.assertIn("robot 2 of team 7 answers from 127.0.0.1", said)
        robot.terminate()
        self.assertIn("which speaks spl18", robot.communicate(timeout=60)[0])

    def test_a_refbox_is_heard_in_both_languages(self):
        for protocol in ("msl", "msl-old"):
            with self.subTest(protocol):
                port = free_port()
                script = self.write("msl.txt", "welcome\nhalf 1\nkick-off cyan\nplay\nstop\ngoal magenta\nwait 0.5\n")
                box = self.start("referee", protocol, "--port", port, "--script", script, "--wait-teams", "1")
                ear = self.start("referee", "listen", "--protocol", protocol, "--port", port, "--seconds", "60")
                self.assertEqual(box.wait(timeout=60), 0, box.stderr.read())
                said = ""
                while "has closed the connection" not in said:
                    line = ear.stdout.readline()
                    self.assertTrue(line, said)
                    said += line
                self.assertIn("found: the RefBox is 127.0.0.1", said)
                self.assertIn("ready, kick-off of cyan", said)
                self.assertIn("playing, stopped", said)
                self.assertRegex(said, r"0 : 1 magenta")

    def test_a_match_is_started_held_and_ended(self):
        play = self.start("play", "--headless", "--json", "--minutes", "0.2", "--speed", "4", "--record", "m.mcap",
                          "--referee", "hl:" + self.ports[1])
        self.until_bound(self.ports[1])
        script = self.write("match.txt", "ready\nset\nwait 0.5\nplay\nwait 1\nset\nwait 1\nhalf 2\nplay\nwait 0.5\nfinish\nwait 0.2\n")
        self.cancha("referee", "hl", "--script", script, *self.ports)
        out, trouble = play.communicate(timeout=100)
        self.assertEqual(play.returncode, 0, trouble)
        # waiting is no part of the match, and the referee ended it before its time
        played = json.loads(out)["simulated_seconds"]
        self.assertGreater(played, 1.0)
        self.assertLess(played, 11.5)
        self.assertIn("same", self.cancha("replay", "m.mcap", "--verify")[0])

    def test_a_gamecontroller_decides_a_humanoid_match(self):
        play = self.start("play", "kidsize", "--headless", "--json", "--minutes", "2", "--record", "h.mcap",
                          "--referee", "hl:" + self.ports[1])
        self.until_bound(self.ports[1])
        script = self.write("match.txt", "kick-off blue\nwait 1\nset\nwait 1\nplay\nwait 1\ngoal red\n"
                                         "penalty blue 3 service\nwait 1\nhalf 2\nplay\nwait 0.5\nfinish\nwait 1\n")
        self.cancha("referee", "hl", "--script", script, *self.ports)
        out, trouble = play.communicate(timeout=100)
        self.assertEqual(play.returncode, 0, trouble)
        report = json.loads(out)
        self.assertEqual(report["score"], {"blue": 0, "yellow": 1})
        kinds = [event["kind"] for event in report["events"]]
        for kind in ("ready", "set", "goal", "penalised", "match end"):
            self.assertIn(kind, kinds)
        self.assertIn("same", self.cancha("replay", "h.mcap", "--verify")[0])

    def test_a_match_is_told_as_a_gamecontroller_would(self):
        ear = self.start("referee", "listen", *self.ports, "--seconds", "20")
        self.until_bound(self.ports[1])
        self.cancha("play", "kidsize", "--headless", "--minutes", "0.1", "--no-record", "--announce", "hl:" + self.ports[1])
        ear.terminate()
        self.assertIn("ready", ear.communicate(timeout=60)[0])

    def test_what_is_wrong_is_told_in_a_sentence(self):
        def why(*arguments, status=1):
            return self.cancha("referee", *arguments, status=status)[1]
        bad = self.write("bad.txt", "ready\nset\ngaol blue\n")
        self.assertIn("bad.txt:3: there is no order 'gaol' (did you mean 'goal'?)", why("hl", "--script", bad))
        self.assertIn("nothing.txt: cannot be read", why("hl", "--script", "nothing.txt"))
        self.assertIn("'blue' does not begin with a team's number", why("hl", "--team", "blue", "--team", "2", status=2))
        self.assertIn("there are no 'pink' teams", why("hl", "--team", "1:pink", "--team", "2", status=2))
        self.assertIn("there are 1 teams (a game has two)", why("hl", "--team", "1", status=2))
        self.assertIn("12 players are too many for hl (11 at most)", why("hl", "--players", "12", status=2))
        self.assertIn("'all' is none (four numbers", why("hl", "--to", "all", "--script", self.write("e.txt", "")))
        self.assertIn("nobody was heard", why("listen", "--seconds", "0.1", *self.ports))
        self.assertIn("there is no protocol 'ssl' (hl, hl-old", why("listen", "--protocol", "ssl", status=2))
        self.assertIn("'7' is no robot (TEAM:PLAYER", why("listen", "--as", "7", status=2))
        self.assertIn("there is no referee verb 'spl'", why("spl", status=2))
        self.assertIn("'x' is no port (1 to 65535)", self.cancha("play", "--referee", "hl:x", "--no-record", status=2)[1])
        self.assertIn("--announce: simurosot has no GameController", self.cancha("play", "--announce", "hl", status=2)[1])
        self.assertIn("--referee: there is no protocol 'fifa'", self.cancha("play", "--referee", "fifa", status=2)[1])
        self.assertIn("goal SIDE", self.cancha("referee", "orders")[0])
