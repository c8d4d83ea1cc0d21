"""The texts for users: command blocks can be pasted as they are, and lists name everything there is."""

import glob
import json
import os
import re
import shlex
import shutil
import signal
import subprocess

from program import PROGRAM, ROOT, CanchaTest

PAGES = sorted(os.path.relpath(page, ROOT) for pattern in ("*.md", "docs/*.md", "examples/*/*.md")
               for page in glob.glob(os.path.join(ROOT, pattern)))

# pages whose commands a test of their own runs
OWN_TEST = {
    "docs/chart.md": "test_chart.Page",
    "docs/codegen.md": "test_generate.Generate",
    "docs/model_to_robot.md": "test_yarp.Walk",
    "docs/radio.md": "test_radio.Radio",
    "docs/rtdb.md": "test_rtdb.Rtdb",
    "docs/rules.md": "test_rules.Rules",
    "docs/tutorial-first-behaviour.md": "test_behaviours.Tutorial",
    "docs/yarp.md": "test_yarp.Page",
    "examples/03_own_mind/README.md": "ctest -R examples.own_mind",
    "examples/04_database_in_c/README.md": "ctest -R examples.database_in_c",
    "examples/05_own_sensor/README.md": "ctest -R examples.own_sensor",
    "examples/06_yarp/README.md": "test_yarp.Robot",
}

# verbs of the script ./cancha itself, which tests do not run inside of a test: it names them, that is all that is looked at
OF_THE_SCRIPT = ("test", "check", "fuzz", "soak", "setup", "package", "uninstall", "help")

# Commands that are not run as they stand. The first line that fits counts; what none fits is run.
PARSE = "parse"  # the program is only asked whether it understands the words
SERVE = "serve"  # it is started, and interrupted as soon as it has printed its address
SHORT = "short"  # a match of three seconds without a page
NOT_AS_IT_STANDS = (
    (r"play .*--(referee|announce|blue-bodies)", PARSE, "waits for a referee, or for players"),
    (r"(team run|radio |basestation .*--refbox)", PARSE, "twelve processes; test_team runs them"),
    (r"play --help", "", "is run"),
    (r"play", SHORT, "minutes, and a page"),
    (r"(studio|robot drive)", SERVE, "serves until Ctrl-C"),
    (r"watch (?!.*--(info|recover))", SERVE, "serves until Ctrl-C"),
    (r"export (?!.*\.toml).*(--at|\.mp4)", PARSE, "needs a match of 90 s, and ffmpeg"),
    (r"(bench|tune) ", PARSE, "minutes"),
    (r"study run pose_calibration", PARSE, "minutes; lab.Offsets runs a short one"),
    (r"fit ", PARSE, "needs long recordings"),
    (r"recordings delete", PARSE, "asks"),
    (r"servo ", PARSE, "needs servos, or emulates them until Ctrl-C"),
    (r"motion .*(--port|--bodies)", PARSE, "needs a robot, or a minute"),
    (r"comm listen", PARSE, "listens until Ctrl-C"),
    (r"comm send$", PARSE, "reads the keyboard"),
    (r"referee ", PARSE, "listens or speaks until Ctrl-C"),
    (r"robot run \S+ini\.config --seconds \d+$", "", "is run"),
    (r"robot run", PARSE, "needs a robot, or runs by the clock"),
    (r"xabsl lsp", PARSE, "is started by an editor"),
    (r"vision (run|grab) /dev/", PARSE, "needs a camera"),
    (r"vision calibrate .*--mount", PARSE, "needs some seconds of walking, with lines in view"),
    (r"vision table", PARSE, "a minute; lab.VisionStudy runs it"),
)

# what lies in the folder before the commands of a page are run: recordings, texts, and copies of what the tree has
RECORDINGS = {
    "docs/command.md": "recordings/simurosot-roles-rondo-1.mcap",
    "docs/recording.md": "final.mcap",
    "docs/studio.md": "final.mcap",
}
TEXTS = {
    "docs/comm.md": {"talk.txt": "2 all role keeper\nwait 0.1\n"},
}
COPIES = {
    "docs/behaviours.md": {"my_teams/lions": "content/behaviours/first_steps", "my_teams/wheeled": "content/behaviours/wheeled"},
    "docs/strategies.md": {"Strategy.cpp": "examples/02_strategy_in_cpp/my_team.cpp"},
    "docs/studio.md": {
        "my/folder/lions": "content/behaviours/first_steps",
        "my/folder/wheeled": "content/behaviours/wheeled",
        "my/tigers.xml": "content/behaviours/futrob_team/futrob_team.xml",
    },
    "docs/xabsl.md": {"my_team": "content/behaviours/uchile_striker"},
}
COMPILED = {"docs/behaviours.md": ("my_teams/lions", "lions.dat")}


def blocks(page):
    """All fenced blocks of a page: (kind, text)."""
    with open(os.path.join(ROOT, page), encoding="utf-8") as file:
        return re.findall(r"^```(\w*)\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)


def commands(page):
    return [line for kind, text in blocks(page) if kind == "sh" for line in text.splitlines() if line.strip()]


def rule_for(command):
    return next((how for pattern, how, _ in NOT_AS_IT_STANDS if re.match(rf"\./cancha {pattern}", command)), "")


def shortened(words):
    """The same match without its length and speed, of three seconds, and without a page."""
    kept = list(words)
    for option in ("--minutes", "--speed"):
        if option in kept:
            at = kept.index(option)
            del kept[at:at + 2]
    return kept + ["--minutes", "0.05"] + ([] if "--headless" in kept else ["--headless"])


class Blocks(CanchaTest):
    def test_commands_are_marked_as_such_and_the_shell_understands_them(self):
        for page in PAGES:
            for kind, text in blocks(page):
                if re.search(r"^\./cancha ", text, re.MULTILINE):
                    self.assertEqual(kind, "sh", f"{page}: {text}")
                if kind == "sh":
                    done = subprocess.run(["sh", "-n", "-c", text], capture_output=True, text=True, check=False)
                    self.assertEqual(done.returncode, 0, f"{page}: {text}{done.stderr}")

    def test_the_program_understands_every_command(self):
        with open(os.path.join(ROOT, "cancha"), encoding="utf-8") as script:
            named = set(re.findall(r"^  (\w+) +\w.*\./cancha", script.read(), re.MULTILINE))
        count = 0
        for page in PAGES:
            for line in commands(page):
                words = [word for word in shlex.split(line, comments=True) if word != "&"]
                if not words or words[0] != "./cancha":
                    continue
                count += 1
                if words[1] in OF_THE_SCRIPT:
                    self.assertIn(words[1], named, f"{page}: {line}")
                    continue
                done = subprocess.run([PROGRAM, "parse", "--", *words[1:]], env=self.environment, capture_output=True, text=True, check=False)
                self.assertEqual((done.returncode, done.stderr), (0, ""), f"{page}: {line}")
        self.assertGreater(count, 120)

    def test_words_that_are_wrong_are_found(self):
        for words in (["play", "--no-view"], ["play", "simurosot", "another"], ["play", "--seed", "x"]):
            self.assertIn("play: ", self.cancha("parse", "--", *words, status=2)[1])
        self.assertEqual(self.cancha("parse", "--", "play", "--seed", "7"), ("", ""))
        self.assertEqual(os.listdir(self.folder), [])


class Pages(CanchaTest):
    """Commands of pages without a test of their own, in the order of the page, in a folder with the tree's content."""

    def setUp(self):
        super().setUp()
        self.use_own_root()
        with open(self.path("cancha"), "w", encoding="utf-8") as script:
            script.write(f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n')
        os.chmod(self.path("cancha"), 0o755)

    def prepare(self, page):
        for name, text in TEXTS.get(page, {}).items():
            with open(self.path(name), "w", encoding="utf-8") as file:
                file.write(text)
        for name, source in COPIES.get(page, {}).items():
            os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
            source = os.path.join(ROOT, source)
            (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, self.path(name))
        if page in COMPILED:
            self.cancha("xabsl", "compile", COMPILED[page][0], "-o", COMPILED[page][1])
        if page in RECORDINGS:
            self.play("--minutes", "0.2", "--headless", "--record", self.path(RECORDINGS[page]))

    def shell(self, command):
        done = subprocess.run(["bash", "-e", "-c", command], cwd=self.folder, env=self.environment, capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=100, check=False)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")

    def serve(self, words):
        running = subprocess.Popen([PROGRAM, *words[1:], "--port", "0", "--no-browser"], cwd=self.folder, env=self.environment,
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            said = running.stdout.readline()
            self.assertRegex(said, r"http://\S+", words)
            running.send_signal(signal.SIGINT)
            self.assertEqual(running.wait(30), 0, words)
        finally:
            running.kill()
            running.wait()
            running.stdout.close()

    def run_page(self, page):
        self.prepare(page)
        for line in commands(page):
            if line.startswith(("curl ", "#")):
                continue  # test_studio.StudioDocs asks the studio
            words = shlex.split(line, comments=True)
            how = rule_for(line)
            if how == SERVE:
                self.serve(words)
            elif how == SHORT:
                self.cancha(*shortened(words[1:]))
            elif how != PARSE and words[1] not in OF_THE_SCRIPT:
                self.shell(line)


def page_test(page):
    def test(self):
        self.run_page(page)

    return test


for _page in PAGES:
    if commands(_page) and _page not in OWN_TEST:
        setattr(Pages, "test_" + re.sub(r"\W+", "_", _page.removesuffix(".md")), page_test(_page))


def table(page, title):
    """The first cells of the table whose head begins with `title`, without their quotes; several names may share a row."""
    with open(os.path.join(ROOT, page), encoding="utf-8") as file:
        rows = re.search(rf"^\| {title} \|.*\n\|[- |]+\n((?:\|.*\n)+)", file.read(), re.MULTILINE)[1]
    return [name for row in rows.splitlines() for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


class Lists(CanchaTest):
    """Lists of the pages and what there is: neither names what the other lacks."""

    def test_all_teams_are_listed(self):
        there = [team["name"] for team in json.loads(self.cancha("teams", "--json")[0])]
        self.assertEqual(sorted(table("docs/strategies.md", "team")), sorted(there))

    def test_all_motions_are_listed(self):
        there = [os.path.splitext(os.path.basename(file))[0] for file in glob.glob(os.path.join(ROOT, "content/motions/*/*.toml"))]
        self.assertEqual(sorted(table("docs/motions.md", "motion")), sorted(set(there)))

    def test_all_leagues_and_robots_are_named(self):
        for verb, page in (("leagues", "docs/guide.md"), ("robots", "docs/motions.md")):
            with open(os.path.join(ROOT, page), encoding="utf-8") as file:
                text = file.read()
            for one in json.loads(self.cancha(verb, "--json")[0]):
                self.assertIn(f"`{one['name']}`", text, page)

    def test_all_recorded_topics_are_listed(self):
        there = {}
        for league, more in (("simurosot", ["--blue", "rondo"]), ("kidsize", []), ("ceabot-sumo", ["--scene", "passivity"])):
            record = self.path(league + ".mcap")
            self.play(league, "--minutes", "0.05", "--headless", "--record", record, *more)
            for topic in json.loads(self.cancha("watch", record, "--info", "--json")[0])["topics"]:
                there[topic["topic"]] = topic["type"]
        with open(os.path.join(ROOT, "docs/recording.md"), encoding="utf-8") as file:
            listed = dict(re.findall(r"^\| `(/[^`]+)` \| (\S+) \|", file.read(), re.MULTILINE))
        # topics of matches that somebody drives in, or judges, are there from the first hand or word on
        self.assertEqual({topic for topic in listed if topic not in there}, {"/match/hands", "/match/judge"})
        self.assertEqual({topic: listed.get(topic) for topic in there}, there)
