"""./cancha yarp: a name server, ports and a robot behind them, as processes that talk over real sockets."""

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import unittest

from program import PROGRAM, ROOT, CanchaTest, free_port

BOARD = "/ravebot/movjCartesianServer"
LASER = "/ravebot/Humanoid_Robot_Bioloid_mylaserfront/depth:o"


class YarpTest(CanchaTest):
    def setUp(self):
        super().setUp()
        self.environment.pop("XDG_RUNTIME_DIR", None)
        self.number = free_port()
        self.server = f"127.0.0.1:{self.number}"
        self.names = self.started("yarp", "server", "--port", self.number)
        self.assertEqual(self.names.stdout.readline(), f"name server /root at {self.server}\n")

    def started(self, *arguments):
        """Starts the program; it is ended with the test."""
        running = subprocess.Popen([PROGRAM, *arguments], cwd=self.folder, env=self.environment,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for stream in (running.stdin, running.stdout, running.stderr):
            self.addCleanup(stream.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        return running

    def yarp(self, *arguments, status=0):
        return self.cancha("yarp", *arguments, "--server", self.server, status=status)

    def until_registered(self, port):
        self.until(f"port {port}", lambda: f"{port} " in self.yarp("list")[0])

    def reader(self, name, *arguments):
        running = self.started("yarp", "read", name, "--server", self.server, *arguments)
        self.assertTrue(running.stderr.readline().startswith(f"port {name} at 127.0.0.1:"))
        return running


class Ports(YarpTest):
    def test_bottles_go_from_one_process_to_another(self):
        reader = self.reader("/reader", "--count", "3")
        writer = self.started("yarp", "write", "/writer", "--to", "/reader", "--server", self.server)
        writer.communicate('1 2 3\nhello (4 5.5) [get]\n"a b" {1 255} true\n', timeout=60)
        self.assertEqual(writer.returncode, 0)
        self.assertEqual(reader.communicate(timeout=60)[0], '1 2 3\nhello (4 5.5) [get]\n"a b" {1 255} true\n')
        self.assertEqual(reader.returncode, 0)
        # both have gone, and their names with them
        self.assertEqual(self.yarp("list")[0], f"/root  {self.server}  tcp\n")

    def test_ports_are_connected_from_outside_and_parted_again(self):
        reader = self.reader("/in")
        writer = self.started("yarp", "write", "/out", "--server", self.server)
        self.until_registered("/out")
        self.assertIn("Added connection from /out to /in", self.yarp("connect", "/out", "/in", "--carrier", "text_ack")[0])
        writer.stdin.write("1.5\n")
        writer.stdin.flush()
        self.assertEqual(reader.stdout.readline(), "1.5\n")
        self.assertEqual(self.yarp("rpc", "--admin", "/in", "[list] [in]")[0].split()[0], '"/out"')
        self.assertIn("Removed connection from /out to /in", self.yarp("disconnect", "/out", "/in")[0])
        self.assertIn("Could not find a connection with /in", self.yarp("disconnect", "/out", "/in", status=1)[1])
        listed = json.loads(self.yarp("list", "/in", "--json")[0])
        self.assertEqual([(port["name"], port["ip"], port["carrier"]) for port in listed], [("/in", "127.0.0.1", "tcp")])

    def test_the_bytes_of_a_real_tool_are_understood(self):
        """What `yarp write` of YARP 4.0 sends, byte by byte, to a port that was asked for by the one-shot form."""
        reader = self.reader("/dump", "--count", "2")
        with socket.create_connection(("127.0.0.1", int(self.number)), timeout=60) as names:
            names.sendall(b"NAME_SERVER query /dump\r\n")
            answer = b""
            while chunk := names.recv(4096):
                answer += chunk
        found = re.fullmatch(rb"registration name /dump ip 127.0.0.1 port (\d+) type tcp\r\n\*\*\* end of message\r\n", answer)
        self.assertTrue(found, answer)
        with socket.create_connection(("127.0.0.1", int(found[1])), timeout=60) as port:
            port.sendall(b"YA\xe4\x1e\0\0RP" b"\x03\0\0\0/w\0")
            self.assertEqual(port.recv(8, socket.MSG_WAITALL), b"YA\0\0\0\0RP")
            port.sendall(b"YA\x0a\0\0\0RP" b"\x02\x01" + b"\xff" * 8 + b"\x08\0\0\0\x14\0\0\0\0\0\0\0" b"\0\0\0\0~D\0\x01"
                         b"\x01\x01\0\0\x03\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0")
            self.assertEqual(port.recv(8, socket.MSG_WAITALL), b"YA\0\0\0\0RP")
        with socket.create_connection(("127.0.0.1", int(found[1])), timeout=60) as port:
            port.sendall(b'CONNECT /w\r\nD\r\n7 2.5 hello [get] {1 255} (4 5) "a b"\r\n')
            self.assertEqual(reader.communicate(timeout=60)[0], '1 2 3\n7 2.5 hello [get] {1 255} (4 5) "a b"\n')

    def test_what_is_wrong_is_told_in_a_sentence(self):
        self.reader("/reader")
        said = self.yarp("rpc", "/readr", "1", status=1)[1]
        self.assertIn("nobody has registered /readr (did you mean /reader? ./cancha yarp list shows all)", said)
        self.assertIn("bottle, letter 4: the '(' before it is never closed", self.yarp("write", "/w", "1 (2", status=2)[1])
        self.assertIn("'reader' is no name of a port (a slash first", self.yarp("read", "reader", status=1)[1])
        self.assertIn("carrier: 'udp' is not spoken here (known: text, text_ack, fast_tcp, tcp)",
                      self.yarp("rpc", "/reader", "1", "--carrier", "udp", status=2)[1])
        self.assertIn("other machines could connect, and none may (say which may with --allow",
                      self.yarp("read", "/r", "--listen", "192.168.1.7", status=1)[1])
        self.assertIn("--allow: 'home' is no address", self.yarp("read", "/r", "--allow", "home", status=1)[1])
        nobody = self.cancha("yarp", "list", "--server", f":{free_port()}", status=1)[1]
        self.assertIn("cannot be reached: Connection refused (start one with ./cancha yarp server, or say where", nobody)
        self.assertIn("there is no yarp verb 'lst' (did you mean 'list'?", self.cancha("yarp", "lst", status=2)[1])
        # a server that accepts and is silent
        with socket.create_server(("127.0.0.1", 0)) as silent:
            said = self.cancha("yarp", "list", "--server", f":{silent.getsockname()[1]}", status=1)[1]
            self.assertIn("sent no answer in time (is it a port of YARP? is it busy?)", said)

    def test_settings_of_yarp_say_where_the_server_is(self):
        os.mkdir(self.path("yarp"))
        with open(self.path("yarp/yarp.conf"), "w", encoding="utf-8") as conf:
            conf.write(f"127.0.0.1 {self.number} yarp\n")
        self.assertEqual(self.cancha("yarp", "list")[0], f"/root  {self.server}  tcp\n")


class Robot(YarpTest):
    def robot(self, *arguments):
        running = self.started("yarp", "robot", "bioloid", "--server", self.server, "--at", "3.9", "0.9", "0", *arguments)
        line = ""
        while "moves by the host's clock, 23 axes" not in line:
            line = running.stdout.readline()
            self.assertTrue(line, "the robot ended")
        return running

    def rpc(self, *words, status=0):
        return self.yarp("rpc", f"{BOARD}/rpc:i", " ".join(words), status=status)[0]

    def encoder(self, axis):
        return float(self.rpc("get", "enc", str(axis)).split()[2])

    def test_the_board_moves_and_tells_where_its_joints_are(self):
        robot = self.robot()
        names = [line.split()[0] for line in self.yarp("list", "/ravebot")[0].splitlines()]
        self.assertEqual(names, [f"/ravebot/Humanoid_Robot_Bioloid_mylaser{side}/depth:o" for side in ("front", "left", "right")]
                         + [f"{BOARD}/{end}" for end in ("command:i", "rpc:i", "state:o", "stateExt:o")])
        begin = self.encoder(1)
        self.assertEqual(self.rpc("[set]", "[pos]", "1", "90.0"), "[ok]\n")
        self.until("the arm", lambda: abs(self.encoder(1) - 90.0) < 5.0)
        self.assertGreater(abs(90.0 - begin), 10.0)
        self.assertIn("there is no axis 40", self.rpc("set", "pos", "40", "1.0", status=1))
        state = self.reader("/state", "--from", f"{BOARD}/state:o", "--count", "2")
        values = state.communicate(timeout=60)[0].splitlines()[1].split()
        self.assertEqual(len(values), 23)
        self.assertLess(abs(float(values[1]) - 90.0), 8.0)
        robot.send_signal(signal.SIGINT)
        self.assertIn(" ticks, ", robot.communicate(timeout=60)[0])
        self.assertEqual(robot.returncode, 0)

    def test_a_reader_that_stands_still_does_not_stop_the_robot(self):
        self.robot()
        deaf = self.reader("/deaf", "--from", f"{BOARD}/state:o")
        deaf.stdout.readline()
        deaf.send_signal(signal.SIGSTOP)
        first = int(self.rpc("get", "enc", "1").split("[tsta] ")[1].split()[0])
        self.until("ticks", lambda: int(self.rpc("get", "enc", "1").split("[tsta] ")[1].split()[0]) > first + 100)
        deaf.send_signal(signal.SIGCONT)

    def test_sensors_are_read_by_a_program_in_python(self):
        self.robot()
        done = subprocess.run([sys.executable, "-B", os.path.join(ROOT, "examples/06_yarp/read_sensor.py"), self.server, "3"],
                              cwd=self.folder, capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual(lines[0], f"{LASER}: Frontsensor OK")
        self.assertEqual(len(lines), 4)
        for line in lines[1:]:
            self.assertRegex(line, r"^21 x 1: nearest 0\.\d+ m$")  # the goal's post

    def test_a_chart_reads_and_writes_through_ports_only(self):
        robot = self.robot()
        avoid = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid.scxml")
        before = self.rpc("get", "poss")
        run = self.started("yarp", "chart", avoid, "--server", self.server, "--input", f"u={LASER}", "--below", "u=2.0",
                           "--board", BOARD, "--move", "S1=0,S0=1:ceabot_left")
        self.assertEqual(run.stdout.readline(), f"/chart/u:i: {LASER} OK\n")
        self.assertIn("runs on ports below /chart, a tick each 100 ms", run.stdout.readline())
        # the post is ahead: first what the table says of nothing at all, then of danger ahead
        line = run.stdout.readline()
        while "Izquierda" not in line:
            self.assertTrue(line, "the chart ended")
            line = run.stdout.readline()
        self.assertIn("(S1 0.0) (S0 1.0) (state Izquierda)", line)
        out = self.reader("/out", "--from", "/chart/out:o", "--count", "1")
        self.assertIn("(state ", out.communicate(timeout=60)[0])
        self.until("the board's targets", lambda: self.rpc("get", "poss").split("[tsta]")[0] != before.split("[tsta]")[0])
        # what comes from nowhere any more ends it with a sentence
        robot.send_signal(signal.SIGINT)
        told = run.communicate(timeout=60)[1]
        self.assertEqual(run.returncode, 1)
        self.assertIn("has sent nothing for 3 s (its program is gone, or stands still)", told)

    def test_arm_and_leg_are_moved_by_the_example_in_cpp(self):
        example = os.environ.get("CANCHA_REMOTE_RAVEBOT", os.path.join(ROOT, "build/release/tests/example_remote_ravebot"))
        self.robot()
        done = subprocess.run([example, self.server, "3"], cwd=self.folder, capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        said = re.fullmatch(r"\[success\] robot available\nbegins \(axis 1\) at ([\d.]+) degrees\nbegins \(axis 14\) at ([\d.]+) degrees\n"
                            r"leg \(axis 14\) at ([\d.]+) degrees\narm \(axis 1\) at ([\d.]+) degrees\n", done.stdout)
        self.assertTrue(said, done.stdout)
        arm, leg, leg_then, arm_then = (float(text) for text in said.groups())
        self.assertLess(leg_then, leg)
        self.assertGreater(arm_then, arm + 2.0)


class Bridge(YarpTest):
    def bridge(self, *arguments):
        running = self.started("yarp", "bridge", *arguments, "--server", self.server)
        self.assertRegex(running.stdout.readline(), r"^port /\S+ at 127\.0\.0\.1:\d+\n$")
        return running

    def test_records_of_a_database_go_out_and_come_in(self):
        place = ["--folder", self.folder, "--team", "t", "--member", "0"]
        self.cancha("rtdb", "make", *place)
        self.cancha("rtdb", "put", "coach", '{"active": true}', *place)
        out = self.bridge("from-record", "coach", "/coach:o", *place, "--count", "1", "--wait")
        reader = self.reader("/seen", "--from", "/coach:o", "--count", "1")
        self.assertIn("(active true)", reader.communicate(timeout=60)[0])
        self.assertIn("1 messages sent", out.communicate(timeout=60)[0])

        into = self.bridge("to-record", "coach", "/coach:i", *place, "--count", "1")
        self.yarp("write", "/boss", "--to", "/coach:i", "(actve true)")
        self.yarp("write", "/boss", "--to", "/coach:i", "(active false)")
        told, trouble = into.communicate(timeout=60)
        self.assertIn("1 messages put", told)
        self.assertIn("has no field 'actve' (did you mean 'active'?", trouble)
        self.assertIn('"active":false', self.cancha("rtdb", "get", "coach", *place)[0].replace(" ", ""))

    def test_topics_of_recordings_go_out_and_come_in(self):
        keep = self.bridge("to-topic", "kept.mcap", "/keep:i", "--count", "2")
        writer = self.started("yarp", "write", "/w", "--to", "/keep:i", "--server", self.server)
        writer.communicate("1 2.5\nhello (3 4)\n", timeout=60)
        self.assertIn("2 messages recorded", keep.communicate(timeout=60)[0])
        again = self.bridge("from-topic", "kept.mcap", "/keep:i", "/again:o", "--speed", "0", "--wait")
        reader = self.reader("/r", "--from", "/again:o", "--count", "2")
        self.assertEqual(reader.communicate(timeout=60)[0], "1 2.5\nhello (3 4)\n")
        self.assertIn("2 messages sent", again.communicate(timeout=60)[0])
        self.assertIn("has no messages on /kep:i (did you mean '/keep:i'?",
                      self.cancha("yarp", "bridge", "from-topic", "kept.mcap", "/kep:i", "/o", status=2)[1])
        self.assertIn("is there already", self.cancha("yarp", "bridge", "to-topic", "kept.mcap", "/i", status=2)[1])

    def test_topics_of_a_match_are_bottles_of_their_fields(self):
        self.cancha("play", "--minutes", "0.05", "--record", "match.mcap", "--json")
        out = self.bridge("from-topic", "match.mcap", "/match/state", "/state:o", "--speed", "0", "--wait", "--count", "1")
        reader = self.reader("/r", "--from", "/state:o", "--count", "1")
        self.assertRegex(reader.communicate(timeout=60)[0], r"^\(\w+ .*\)\n$")
        out.communicate(timeout=60)


class PageTest(YarpTest):
    """Pages with ports; a name server of the test's own stands for the page's."""

    def setUp(self):
        super().setUp()
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))
        os.mkdir(self.path("yarp"))
        with open(self.path("yarp/yarp.conf"), "w", encoding="utf-8") as conf:
            conf.write(f"127.0.0.1 {self.number} yarp\n")

    def run_line(self, line):
        """A command of a page; one with & goes on, and has opened its ports. Gives what it printed."""
        words = shlex.split(line)[1:]
        if words[:2] == ["yarp", "server"]:
            return ""
        if words[-1] != "&":
            return self.cancha(*words)[0]
        words.pop()
        running = self.started(*words)
        # a robot tells its ports and that it moves, others their port
        stream = running.stderr if words[1] == "read" else running.stdout
        while not re.match(r"port /|.* moves by", stream.readline()):
            self.assertIsNone(running.poll(), line)
        return ""


class Page(PageTest):
    def test_the_commands_of_the_page_run(self):
        """In their order."""
        with open(os.path.join(ROOT, "docs/yarp.md"), encoding="utf-8") as page:
            blocks = re.findall(r"^```sh\n(.*?)^```$", page.read(), re.DOTALL | re.MULTILINE)
        lines = "".join(blocks).splitlines()
        for line in lines:
            self.run_line(line)
        self.assertGreater(len(lines), 15)


@unittest.skipUnless(shutil.which("avr-gcc") and os.path.exists(os.path.join(os.path.dirname(PROGRAM), "cancha-avr")),
                     "needs avr-gcc and cancha-avr")
class Walk(PageTest):
    def test_from_model_to_robot(self):
        """docs/model_to_robot.md: files are written and commands run in the order of the page, a match of three seconds."""
        with open(os.path.join(ROOT, "docs/model_to_robot.md"), encoding="utf-8") as file:
            page = file.read()
        printed = ""
        for match in re.finditer(r"(?:`(?P<name>\w+\.scxml)`:\n\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", page,
                                 re.DOTALL | re.MULTILINE):
            if match["kind"] == "xml":
                with open(self.path(match["name"]), "w", encoding="utf-8") as file:
                    file.write(match["text"])
            elif match["kind"] == "sh":
                for line in match["text"].splitlines():
                    short = " --headless --no-record --minutes 0.05" if " play " in line else ""
                    printed += self.run_line(line + short)
            else:  # what is shown was printed, as far as it is shown
                self.assertIn(match["text"], printed)
        self.assertEqual(re.findall(r"  ([MSP]IL)  .*\n +70 ticks, (equal, )?ends", printed),
                         [("MIL", ""), ("SIL", "equal, "), ("PIL", "equal, ")], printed)
        self.assertIn("0 errors, 0 warnings", printed)
        with open(self.path("scout.svg"), encoding="utf-8") as drawn, \
                open(os.path.join(ROOT, "docs/pictures/scout.svg"), encoding="utf-8") as kept:
            self.assertEqual(drawn.read(), kept.read())
        self.assertTrue(os.path.exists(self.path("scout_loop/scout_loop.ino")))
