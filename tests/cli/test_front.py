"""The front command: names that are wrong, options that contradict each other, faults, lists, completion, manual."""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import unittest

from program import PROGRAM, ROOT, CanchaTest

CHART = os.path.join(ROOT, "content/behaviours/ceabot_avoid/avoid.scxml")


class WrongWords(CanchaTest):
    def test_unknown_names_get_the_nearest_and_the_whole_list(self):
        for words, said in (
            (["teems"], "there is no verb 'teems' (did you mean 'teams'? known: "),
            (["tets"], "there is no verb 'tets' (did you mean 'test'? known: "),
            (["recordings", "renam"], "there is no recordings verb 'renam' (did you mean 'rename'? known: rename, delete)"),
            (["motion", "plya", "x"], "there is no motion verb 'plya' (did you mean 'play'? known: "),
            (["play", "--blue", "rnodo"], "there is no team 'rnodo' (did you mean 'rondo'? known: roles, chase, "),
            (["play", "simurosoft"], "there is no league 'simurosoft' (did you mean 'simurosot'? known: adultsize, ceabot-race, ceabot-stairs, ceabot-sumo, kidsize, msl, practice, simurosot"),
            (["play", "--yelow", "roles"], "play: there is no option '--yelow' (did you mean '--yellow'? known: --help, "),
            (["play", "--yelow=roles"], "play: there is no option '--yelow' (did you mean '--yellow'? known: --help, "),
            (["motion", "play", "salute", "--sed", "3"], "motion play: there is no option '--sed' (did you mean '--seed'?"),
            (["play", "simurosot", "again"], "play: 'again' is one word too many (see ./cancha play --help)"),
            (["motion", "list", "--robot", "nau"], "there is no robot 'nau' (did you mean 'nao'? known: bioloid, nao, robonova)"),
            (["tune", "gait", "--robot", "nau"], "there is no robot 'nau' (did you mean 'nao'? known: bioloid, nao, robonova)"),
            (["motion", "play", "salut"], "salut: bioloid has no such motion (did you mean 'salute'? known: "),
            (["tune", "gate"], "gate: bioloid has no such skill (did you mean 'gait'? known: "),
            (["bench", "engin"], "there is no group 'engin' (did you mean 'engine'? known: engine, "),
            (["bench", "engine", "engin"], "there is no group 'engin' (did you mean 'engine'? known: engine, "),
            (["replay", "nothing"], "nothing: there is no such recording"),
            (["watch", "nothing"], "nothing: there is no such recording"),
            (["export", "nothing", "--html"], "nothing: there is no such recording"),
            (["rules", "stats", "nothing"], "nothing: there is no such recording"),
        ):
            _, err = self.cancha(*words, status=2)
            self.assertIn(said, err, words)

    def test_contradictions_are_refused(self):
        for words, said in (
            (["play", "--record", "x.mcap", "--no-record"], "--record excludes --no-record"),
            (["play", "--force"], "--force requires --record"),
            (["play", "--headless", "--port", "9000"], "excludes"),
            (["play", "--json", "--listen", "0.0.0.0"], "excludes"),
            (["watch", "x.mcap", "--info", "--recover", "y.mcap"], "excludes"),
            (["watch", "x.mcap", "--info", "--port", "9000"], "excludes"),
            (["generate", CHART, "--target", "c", "--pins", "u=2"], "--pins: target c is no board"),
            (["generate", CHART, "--target", "cpp", "--pull-up"], "--pull-up: target cpp is no board"),
            (["generate", CHART, "--machine-only"], "--machine-only: target c is no board"),
            (["generate", CHART, "--agent", "x"], "--agent: only behaviours in XABSL have agents"),
            (["generate", CHART, "--sample-ms", "0"], "--sample-ms: '0' is not a whole number from 1 to 60000"),
            (["generate", CHART, "--sample-ms", "-5"], "--sample-ms: '-5' is not a whole number"),
            (["generate", CHART, "--sample-ms", "99999999999999999999"], "--sample-ms: "),
            (["chart", "hil", CHART, "--emulate", "--sample-ms", "0"], "--sample-ms: '0' is not a whole number"),
            (["bench", "engine", "--list"], "excludes"),
            (["tune", "gait", "--list", "--resume"], "excludes"),
            (["tune", "gait", "--port", "9000"], "--port requires --studio"),
            (["tune", "gait", "--population", "0"], "--population: '0' is not a whole number from 5"),
            (["tune", "gait", "--seed", "-1"], "--seed: '-1' is not a whole number from 0"),
            (["tune", "gait", "--width", "nan"], "--width: 'nan' is not a number from 0.001 to 1"),
            (["motion", "play", "salute", "--port", "/dev/null", "--bodies", "3"], "excludes"),
            (["motion", "play", "salute", "--relax"], "--relax requires --port"),
            (["motion", "play", "salute", "--seed", "3"], "--seed requires --bodies"),
            (["motion", "play", "salute", "--heat", "inf"], "--heat: 'inf' is not a number from 0 to 100"),
            (["motion", "import", "x.csv", "--step", "0"], "--step: '0' is not a number from 0.001 to 60"),
            (["play", "--deadline", "nan"], "--deadline: 'nan' is not a number"),
            (["comm", "send", "2", "all", "role", "keeper", "--script", "x"], "excludes"),
            (["comm", "listen", "--role", "keeper"], "--role requires --id"),
            (["comm", "listen", "--seconds", "nan"], "--seconds: 'nan' is not a number"),
            (["rtdb", "replay", "x.mcap", "--speed", "nan"], "--speed: 'nan' is not a number"),
            (["referee", "hl", "--half", "nan"], "--half: 'nan' is not a number"),
        ):
            _, err = self.cancha(*words, status=2)
            self.assertIn(said, err, words)

    def test_options_of_what_is_not_written_are_refused(self):
        self.play("--minutes", "0.05", "--record", self.path("m.mcap"), "--headless")
        for words, said in ((["--html", "--at", "1"], "--at: chooses the moment of a picture or scenario (with --svg, --png or --scenario)"),
                            (["--svg", "--from", "1"], "--from: says where a clip begins (with --video)"),
                            (["--svg", "--to", "1"], "--to: says where a clip ends"),
                            (["--png", "--fps", "5"], "--fps: is of a clip"),
                            (["--svg", "--width", "100"], "--width: is of pixels")):
            _, err = self.cancha("export", self.path("m.mcap"), *words, status=2)
            self.assertIn(said, err)
        self.assertEqual(os.listdir(self.folder), ["m.mcap"])


    def test_words_that_no_test_runner_knows_are_refused(self):
        for words, said in ((["--lng"], "neither this verb nor ctest knows '--lng'"),
                            (["--long", "--preset", "asn"], "'asn' is unknown (release, dev, asan, tsan, coverage)")):
            done = subprocess.run([os.path.join(ROOT, "cancha"), "test", *words], capture_output=True, text=True,
                                  stdin=subprocess.DEVNULL, timeout=120, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn(said, done.stderr)


class Faults(CanchaTest):
    """A failed command always prints a sentence."""

    def run_limited(self, limit, *words, **more):
        done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env=self.environment, timeout=200,
                              check=False, preexec_fn=limit, **more)
        self.assertNotEqual(done.returncode, 0, done.stdout)
        self.assertTrue(done.stderr.startswith("cancha: "), done.stderr)
        return done

    @unittest.skipIf("asan" in PROGRAM or "tsan" in PROGRAM, "a sanitizer needs much address space")
    def test_too_little_memory(self):
        with open(self.path("big.csv"), "wb") as file:
            file.truncate(400 << 20)
        size = 300 << 20
        done = self.run_limited(lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size)), "motion", "import",
                                self.path("big.csv"))
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("there is not enough memory", done.stderr)

    def test_a_working_directory_that_is_gone(self):
        gone = self.path("gone")
        os.mkdir(gone)
        environment = {name: value for name, value in self.environment.items() if name != "CANCHA_ROOT"}
        done = subprocess.run(["sh", "-c", 'cd "$1" && rmdir "$1" && exec "$2" teams', "sh", gone, PROGRAM],
                              capture_output=True, text=True, env=environment, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("cancha: ", done.stderr)
        self.assertIn("No such file or directory", done.stderr)

    def test_a_limit_of_the_shell_on_files_does_not_kill(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

        done = self.run_limited(limit, "play", "--headless", "--minutes", "5", "--record", self.path("m.mcap"))
        self.assertEqual(done.returncode, 1)
        self.assertIn("m.mcap: cannot be written: File too large (files may not become so long here: ulimit -f)",
                      done.stderr)

    def test_no_folder_may_be_made(self):
        with open(self.path("file"), "w", encoding="utf-8"):
            pass
        for words in (["draw", "simurosot", "-o", self.path("file/x.svg")],
                      ["generate", CHART, "-o", self.path("file/x")],
                      ["play", "--headless", "--minutes", "0.05", "--record", self.path("file/x.mcap")],
                      ["tune", "gait", "--generations", "1"]):
            if words[0] == "tune":
                # build/ is where searches are kept
                self.environment["CANCHA_ROOT"] = self.folder
                os.symlink(os.path.join(ROOT, "content"), self.path("content"))
                os.symlink("file", self.path("build"))
            _, err = self.cancha(*words, status=1)
            self.assertTrue(err.startswith("cancha: "), err)
            self.assertIn("file" if words[0] != "tune" else "build", err)


class Lists(CanchaTest):
    def test_teams_leagues_and_robots(self):
        out, _ = self.cancha("teams")
        self.assertRegex(out, r"(?m)^roles +built in$")
        self.assertRegex(out, r"(?m)^rondo +a behaviour in XABSL: content/behaviours/rondo/agents.xabsl$")
        out, _ = self.cancha("leagues")
        self.assertRegex(out, r"(?m)^simurosot +FIRA SimuroSot, middle league")
        self.assertRegex(self.cancha("robots")[0], r"(?m)^nao +NAO")
        for verb, name in (("teams", "rondo"), ("leagues", "simurosot"), ("robots", "nao")):
            listed = json.loads(self.cancha(verb, "--json")[0])
            self.assertIn(name, [one["name"] for one in listed])
            self.assertTrue(all(one["about"] for one in listed), verb)


class Completion(CanchaTest):
    def complete(self, *words):
        out, _ = self.cancha("complete", "--", *words)
        return [line.split("\t")[0] for line in out.splitlines()]

    def test_verbs_options_and_names_come_from_the_program(self):
        self.assertEqual(self.complete("pl"), ["play"])
        self.assertIn("test", self.complete(""))
        self.assertNotIn("complete", self.complete(""))
        self.assertEqual(self.complete("motion", "pl"), ["play"])
        self.assertEqual(self.complete("bench", "nao", "stu"), ["studio", "study"])
        self.assertEqual(self.complete("play", "--yel"), ["--yellow", "--yellow-bodies"])
        self.assertEqual(self.complete("play", "--blue", "ron"), ["rondo", "rondo_players", ":files"])
        self.assertEqual(self.complete("play", "simurosot-s"), ["simurosot-small"])
        self.assertEqual(self.complete("play", "--headless", "--seed", "3", "simurosot-s"), ["simurosot-small"])
        self.assertEqual(self.complete("motion", "list", "--robot", "n"), ["nao"])
        self.assertIn("salute", self.complete("motion", "play", "sal"))
        self.assertEqual(self.complete("comm", "listen", "--order", ""), ["little", "big"])
        self.assertEqual(self.complete("generate", "x", "--target", "a"), ["arduino", "avr"])
        self.assertEqual(self.complete("completion", "z"), ["zsh"])
        self.assertEqual(self.complete("play", "--seed", ""), [])

    def test_recordings_of_the_folder(self):
        self.environment["CANCHA_ROOT"] = self.folder
        os.symlink(os.path.join(ROOT, "content"), self.path("content"))
        self.play("--minutes", "0.05", "--headless")
        self.assertEqual(self.complete("replay", "simu")[0], os.listdir(self.path("recordings"))[0])

    def test_the_function_of_bash_works(self):
        script = ('eval "$("$1" completion bash)"; COMP_WORDS=("$1" play --blue ron); COMP_CWORD=3; _cancha; '
                  'echo "${COMPREPLY[@]}"; COMP_WORDS=("$1" pl); COMP_CWORD=1; _cancha; echo "${COMPREPLY[@]}"')
        done = subprocess.run(["bash", "-c", script, "bash", PROGRAM], capture_output=True, text=True, cwd=self.folder,
                              env=self.environment, check=False)
        self.assertEqual(done.stdout, "rondo rondo_players\nplay\n", done.stderr)

    def test_the_scripts_are_sound(self):
        for shell in ("bash", "zsh", "fish"):
            out, _ = self.cancha("completion", shell)
            if shutil.which(shell):
                done = subprocess.run([shell, "-n"], input=out, text=True, capture_output=True, check=False)
                self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("completion: shell: tcsh not in {bash,zsh,fish}", self.cancha("completion", "tcsh", status=2)[1])


class Manual(CanchaTest):
    def test_every_verb_and_option_is_in_it(self):
        page, _ = self.cancha("manual")
        for words in (".SS play\n", ".SS motion play\n", ".SS recordings delete\n", ".SS test\n", "\\-\\-yellow"):
            self.assertIn(words, page)
        self.assertNotIn(".SS complete\n", page)
        for line in page.splitlines():
            if line.startswith("."):
                self.assertRegex(line, r"^\.(TH|SH|SS|TP|PP|nf|fi|B|I|RI)\b")
        if shutil.which("groff"):
            done = subprocess.run(["groff", "-man", "-ww", "-z", "-Kutf8"], input=page, text=True, capture_output=True,
                                  check=False)
            self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_the_script_and_the_program_know_the_same_verbs(self):
        with open(os.path.join(ROOT, "cancha"), encoding="utf-8") as file:
            script = file.read()
        cases = re.findall(r"(?m)^  ([a-z]+)\)", script[script.rindex("case ${1-} in"):])
        helped = re.findall(r"(?m)^  ([a-z]+) +\S.*\./cancha", script[script.index("main_help()"):script.index("# ---- packages")])
        known = {line.split("\t")[0] for line in self.cancha("complete", "--", "")[0].splitlines()}
        self.assertLessEqual(set(cases) - {"complete"}, known, "declare them in src/cli/about.cpp")
        self.assertEqual(set(helped), known, "the help of the script ./cancha lists all verbs")


class Studio(CanchaTest):
    def test_listening_everywhere_prints_the_addresses_for_others(self):
        running = subprocess.Popen([PROGRAM, "studio", "--listen", "0.0.0.0", "--port", "0", "--no-browser"], text=True,
                                   env=self.environment, stdout=subprocess.PIPE)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        first, second = running.stdout.readline(), running.stdout.readline()
        running.send_signal(signal.SIGINT)
        running.stdout.close()
        self.assertIn("http://127.0.0.1:", first)
        self.assertIn("  from other machines: ", second)
        if "no interface" not in second:
            token = re.search(r"token=[\w-]+", first).group()
            self.assertRegex(second, rf"http://(?!127\.)[\d.]+:\d+/\?{token}\n$")


class Uninstall(CanchaTest):
    def setUp(self):
        super().setUp()
        for folder in ("build/release", "recordings", "web/node_modules"):
            os.makedirs(self.path(folder))
        shutil.copy(os.path.join(ROOT, "cancha"), self.path("cancha"))
        with open(self.path("build/installed-packages"), "w", encoding="utf-8") as file:
            file.write("libfmt-dev\nlibmujoco-dev\nlibfmt-dev\n")

    def uninstall(self, *words, status=0):
        done = subprocess.run([self.path("cancha"), "uninstall", *words], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def test_removes_what_was_made_and_names_the_packages(self):
        out, err = self.uninstall(status=2)
        self.assertIn("build", out)
        self.assertIn("nobody can be asked here (--yes removes", err)
        self.assertTrue(os.path.exists(self.path("build")))
        _, err = self.uninstall("--yes")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cancha", "recordings", "web"])
        self.assertIn("apt-get remove --autoremove libfmt-dev libmujoco-dev", err)
        self.assertIn("recordings stay", err)
        self.uninstall("--yes", "--recordings")
        self.assertFalse(os.path.exists(self.path("recordings")))
        self.assertIn("there is nothing to remove", self.uninstall("--yes")[1])
        self.assertIn("'--all' is unknown", self.uninstall("--all", status=2)[1])


class WhatFailed(CanchaTest):
    """The end of a long run of tests: what failed, and why."""

    LOG = """Start testing: Nov 18 06:50 UTC
----------------------------------------------------------
1/4 Testing: cli.docs
Output:
----------------------------------------------------------
ERROR: this one passed
<end of output>
Test Passed.
2/4 Testing: team.Score
Output:
----------------------------------------------------------
[ RUN      ] Score.Counts
score_test.cpp:12: Failure
Expected equality of these values:
  goals
[  FAILED  ] Score.Counts (3 ms)
<end of output>
Test Failed.
3/4 Testing: web
Output:
----------------------------------------------------------
✔ fine (17 ms)
✖ the ball stays (15 ms)
  AssertionError [ERR_ASSERTION]: why not
      at TestContext.<anonymous> (file:///web/test/live.test.mjs:2:65)
      at Test.run (node:internal/test_runner/test:796:25)
✖ failing tests:
<end of output>
Test Failed.
4/4 Testing: cli.silent
Output:
----------------------------------------------------------
the last word
<end of output>
Test timed out.
"""

    def test_each_test_that_failed_is_named_with_its_reasons(self):
        os.makedirs(self.path("Testing/Temporary"))
        with open(self.path("Testing/Temporary/LastTest.log"), "w", encoding="utf-8") as log:
            log.write(self.LOG)
        with open(self.path("Testing/Temporary/LastTestsFailed.log"), "w", encoding="utf-8") as names:
            names.write("2:team.Score\n3:web\n4:cli.silent\n")
        told = subprocess.run(["python3", os.path.join(ROOT, "tools/what_failed.py"), self.path(".")],
                              capture_output=True, text=True, check=True).stdout
        self.assertEqual(told.strip().splitlines(), [
            "team.Score failed:",
            "  score_test.cpp:12: Failure",
            "  Expected equality of these values:",
            "",
            "web failed:",
            "  ✖ the ball stays (15 ms)",
            "  AssertionError [ERR_ASSERTION]: why not",
            "  at TestContext.<anonymous> (file:///web/test/live.test.mjs:2:65)",
            "",
            "cli.silent failed:",
            "  the last word",
        ])


if __name__ == "__main__":
    unittest.main()
