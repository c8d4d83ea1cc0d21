"""./cancha referee: a game whistled from a script, heard by robots and by a match."""

import json
import socket
import struct
import subprocess
import time

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


def humanoid(number, *, state=3, half=1, kick_off=1, secondary=0, info=(0, 0), left=600, second_left=0, players=None):
    """A packet of Humanoid since 2021, by the layout: teams 1 (blue) and 2 (red). `players` gives six bytes for (team, player)."""
    head = struct.pack("<4sHBBBBBBB4BBHhh", b"RGme", 12, number % 256, 4, 0, state, 2 - half, kick_off, secondary, *info, 0, 0,
                       0, 65535, left, second_left)
    teams = b""
    for team in (1, 2):
        teams += struct.pack("<BBBBHB253s6s", team, team - 1, 0, 0, 0, 0, b"", b"")
        for player in range(1, 12):
            teams += bytes((players or {}).get((team, player), (0, 0, 0, 0, 0, 0)))
    assert len(head + teams) == 688
    return head + teams


class Controller:
    """Sends packets as a GameController does: twice a second, and at once when something changes."""

    def __init__(self, port):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.to = ("127.0.0.1", int(port))
        self.number = 0

    def say(self, seconds=0.0, **what):
        end = time.monotonic() + seconds
        while True:
            self.socket.sendto(humanoid(self.number, **what), self.to)
            self.number += 1
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(0.5, left))


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

    def hear(self, protocol, penalty, speed):
        """A whole game that is sent and heard: the states, and the order of play."""
        robot = self.start("referee", "listen", "--json", "--as", "1:2", "--seconds", "60", *self.ports)
        self.until_bound(self.ports[1])
        script = self.write("game.txt", GAME.format(first="blue", second="2", penalty=penalty))
        said = self.cancha("referee", protocol, "--script", script, "--speed", str(speed), "--team", "1:blue",
                           "--team", "2:black", *self.ports)[0]
        self.assertIn("half 2, 10:00 left, blue (1) 1 : 0 black (2), black 2 " + penalty, said.splitlines()[-1])
        heard = []
        for line in robot.stdout:
            heard.append(json.loads(line))
            if heard[-1].get("state", {}).get("half") == 2:
                break
        robot.terminate()
        robot.wait()
        self.assertEqual(heard[0]["kind"], "found")
        states = [h["state"] for h in heard if h["kind"] == "changed"]
        plays = [s["play"] for s in states]
        return states, [p for i, p in enumerate(plays) if i == 0 or plays[i - 1] != p]

    def test_every_game_controller_is_heard(self):
        for protocol, penalty in (("hl", "service"), ("hl-old", "service"), ("spl14", "pushing"), ("spl18", "pushing"),
                                  ("hsl19", "pushing"), ("hsl20", "pushing")):
            with self.subTest(protocol):
                whole = ["initial", "ready", "set", "playing", "ready", "set", "playing", "finished", "initial"]
                # on a busy machine states of some milliseconds pass between two messages: then they are sent slower
                for speed in (50, 15, 5):
                    states, order = self.hear(protocol, penalty, speed)
                    if order == whole:
                        break
                self.assertEqual(order, whole)
                self.assertEqual({s["protocol"] for s in states}, {protocol})
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
        play = self.start("play", "kidsize", "--headless", "--json", "--senses", "oracle", "--minutes", "2", "--record", "h.mcap",
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

    def test_robots_of_a_match_answer_their_referee(self):
        game, answers = free_port(), free_port()
        play = self.start("play", "spl", "--headless", "--no-record", "--minutes", "2", "--speed", "1", "--referee", f"spl18:{game}:{answers}")
        self.until_bound(game)
        # until all have answered: on a busy machine ten robots need their time
        referee = self.start("referee", "spl18", "--team", "7:red", "--team", "8:blue", "--port", game, "--status-port", answers,
                             "--script", self.write("answers.txt", "ready\nwait 90\n"))
        silent = {f"robot {player} of team {team} answers from 127.0.0.1" for team in (7, 8) for player in range(1, 6)}
        for line in referee.stdout:
            silent = {one for one in silent if one not in line}
            if not silent:
                break
        self.assertEqual(silent, set())
        referee.terminate()
        play.terminate()
        play.communicate(timeout=60)

    def test_a_match_is_told_as_a_gamecontroller_would(self):
        ear = self.start("referee", "listen", *self.ports, "--seconds", "20")
        self.until_bound(self.ports[1])
        self.cancha("play", "kidsize", "--headless", "--senses", "oracle", "--minutes", "0.1", "--no-record", "--announce", "hl:" + self.ports[1])
        ear.terminate()
        self.assertIn("ready", ear.communicate(timeout=60)[0])

    def test_a_real_controllers_bytes_are_told_in_a_line(self):
        ear = self.start("referee", "listen", "--seconds", "60", *self.ports)
        self.until_bound(self.ports[1])
        controller = Controller(self.ports[1])
        self.addCleanup(controller.socket.close)
        cards = {(2, 3): (35, 30, 1, 1, 0, 0)}
        controller.say(secondary=4, info=(2, 0), left=-112, second_left=-1, players=cards)
        controller.say(secondary=4, info=(2, 1), left=-113, players=cards)
        controller.say(secondary=4, info=(2, 2), left=-114)
        controller.say(state=1, kick_off=128, left=5)
        said = [ear.stdout.readline().strip() for _ in range(5)]
        self.assertEqual(said[1:], [
            "playing, free kick of red, stage 0: robots stand still, half 1, -1:52 left (-1 s), blue (1) 0 : 0 red (2), "
            "red 3 service 30 s, 1 warning, 1 yellow card",
            "playing, free kick of red, stage 1: the kicking team and the ball are placed, half 1, -1:53 left, "
            "blue (1) 0 : 0 red (2), red 3 service 30 s, 1 warning, 1 yellow card",
            "playing, free kick of red, stage 2: robots stand still, half 1, -1:54 left, blue (1) 0 : 0 red (2)",
            "ready, dropped ball, half 1, 0:05 left, blue (1) 0 : 0 red (2)"])

    def test_a_real_controllers_interruption_is_obeyed_by_a_match(self):
        for league in ("kidsize", "simurosot"):
            with self.subTest(league):
                port = free_port()
                play = self.start("play", league, "--headless", "--json", "--minutes", "2", "--speed", "1", "--record",
                                  league + ".mcap", "--referee", "hl:" + port,
                                  *(["--senses", "oracle"] if league == "kidsize" else []))
                self.until_bound(port)
                controller = Controller(port)
                self.addCleanup(controller.socket.close)
                out = {(1, 2): (34, 30, 0, 0, 0, 0)}
                controller.say(1.0)
                for stage in (0, 1, 2):
                    controller.say(0.6, secondary=4, info=(2, stage))
                controller.say(0.6, players=out)
                controller.say(0.6)
                controller.say(1.0, half=2, state=4)
                said, trouble = play.communicate(timeout=100)
                self.assertEqual(play.returncode, 0, trouble)
                report = json.loads(said)
                events = [(event["kind"], event["side"]) for event in report["events"]]
                self.assertIn(("penalised", "blue"), events)
                self.assertIn(("returned", "blue"), events)
                if league == "kidsize":
                    begin = events.index(("free kick", "yellow"))
                    after = [kind for kind, _ in events[begin:] if kind in ("ready", "set", "play on")]
                    self.assertEqual(after[:3], ["ready", "set", "play on"])
                else:
                    # it is held in all three stages, and time stands
                    self.assertLess(report["simulated_seconds"], 3.5)
                self.assertIn("same", self.cancha("replay", league + ".mcap", "--verify")[0])

    def test_base_stations_are_welcomed_and_read(self):
        port = free_port()
        box = self.start("referee", "msl", "--port", port, "--team", "33", "--team", "44", stdin=subprocess.PIPE)
        self.assertIn("initial", box.stdout.readline())
        with socket.create_connection(("127.0.0.1", int(port)), timeout=20) as station:
            welcome = json.loads(station.recv(1000).rstrip(b"\0"))
            self.assertEqual((welcome["command"], welcome["targetTeam"]), ("WELCOME", "224.16.32.33"))
            station.sendall(b'{"type": "worldstate"}\0' * 500_000)
            box.stdin.write("kick-off magenta\nhalf 1\nyellow cyan\nplay\n")
            box.stdin.flush()
            said = b""
            while b"START" not in said:
                more = station.recv(1000)
                self.assertTrue(more, said)
                said += more
        box.stdin.close()
        self.assertEqual(box.wait(timeout=60), 0, box.stderr.read())
        self.assertIn("cyan 1 yellow card", box.stdout.read())

    def test_a_real_refbox_is_followed(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(60)
            ear = self.start("referee", "listen", "--protocol", "msl", "--port", str(server.getsockname()[1]), "--seconds", "60")
            box = server.accept()[0]
            with box:
                for command, team in ((" WELCOME", "224.16.32.33"), ("KICKOFF", "224.16.32.44"), ("FIRST_HALF", ""),
                                      ("REPAIR", "224.16.32.33"), ("RED_CARD", "224.16.32.44"), ("START", "")):
                    box.sendall(json.dumps({"command": command, "targetTeam": team}).encode() + b"\0")
                line = ""
                while not line.startswith("playing"):
                    last, line = line, ear.stdout.readline()
                    self.assertTrue(line)
                self.assertTrue(last.startswith("ready, kick-off of magenta"), last)
                self.assertIn("cyan 1 in repair, magenta 1 red card", line)

    def test_a_bad_order_on_a_pipe_is_told_and_the_game_goes_on(self):
        said = subprocess.run([PROGRAM, "referee", "hl", *self.ports], cwd=self.folder, env=self.environment,
                              input="ready\ngaol blue\ngoal blue\n", capture_output=True, text=True, timeout=60, check=False)
        self.assertIn("standard input:2: there is no order 'gaol'", said.stderr)
        self.assertIn("blue (1) 1 : 0 red (2)", said.stdout.splitlines()[-1])
        self.assertEqual(said.returncode, 1, "who pipes orders can know that one was refused")

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
        self.assertIn("'0' is no port (1 to 65535)", self.cancha("play", "--referee", "hl:4000:0", "--no-record", status=2)[1])
        self.assertIn("--announce: simurosot has no GameController", self.cancha("play", "--announce", "hl", status=2)[1])
        self.assertIn("--referee: there is no protocol 'fifa'", self.cancha("play", "--referee", "fifa", status=2)[1])
        self.assertIn("goal SIDE", self.cancha("referee", "orders")[0])
