#!/usr/bin/env python3
"""Runs the fuzzers, and the test suites with sanitizers, for a chosen time and leaves a report.

`./cancha fuzz` and `./cancha soak` are this script; they build first what it needs.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUITES = ("asan", "tsan")

FUZZ_HELP = """Feeds parsers with made-up input until they break, with sanitizers on. Seeds come from tests/corpus/TARGET; what is
found is kept in build/fuzz/corpus, inputs that break something in build/fuzz/broken."""
FUZZ_EXAMPLES = """examples:
  ./cancha fuzz --list                  the targets
  ./cancha fuzz                         each target for 60 seconds
  ./cancha fuzz league --seconds 600    one target for ten minutes"""

SOAK_HELP = """Runs the test programs with sanitizers (presets asan and tsan) and then all fuzzers, for a chosen time in all; each fuzzer
gets an equal share of what the suites leave. The report is build/soak/report.md, and report.json for programs: inputs
and coverage of each target, tests of each suite, and for everything that failed the input or the log."""
SOAK_EXAMPLES = """examples:
  ./cancha soak --minutes 60                          suites and fuzzers for an hour
  ./cancha soak --fuzz-only --minutes 10              the fuzzers alone
  ./cancha soak --fuzz-only --seconds 30 --targets json,league
  ./cancha soak --suites-only                         the suites alone, as long as they take"""


class Places:
    """Where things lie; tests use a tree of their own."""

    def __init__(self, root=ROOT):
        self.root = pathlib.Path(root)
        self.build = self.root / "build"
        self.fuzz = self.build / "fuzz"
        self.soak = self.build / "soak"

    def targets(self):
        return sorted(p.name[: -len("_fuzz.cpp")] for p in (self.root / "src").rglob("*_fuzz.cpp"))

    def shown(self, path):
        """A path as people type it, from the root of the tree."""
        try:
            return str(pathlib.Path(path).resolve().relative_to(self.root.resolve()))
        except ValueError:
            return str(path)


def say(words):
    print(f"cancha: {words}", file=sys.stderr, flush=True)


def number_after(pattern, text, otherwise=0):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else otherwise


def figures_of(log):
    """What a fuzzer says of itself: inputs tried, edges covered, and the files of inputs that broke something."""
    inputs = number_after(r"stat::number_of_executed_units: *(\d+)", log) or number_after(r"Done (\d+) runs", log)
    return {
        "inputs": inputs or number_after(r"(?m)^#(\d+)\s", log),
        "coverage": number_after(r"\bcov: (\d+)", log),
        "kept": number_after(r"\bcorp: (\d+)", log),
        "slowest_s": number_after(r"stat::slowest_unit_time_sec: *(\d+)", log),
        "broken": re.findall(r"Test unit written to (\S+)", log),
    }


def run_target(places, target, seconds):
    """Runs one fuzzer to its end; gives what came of it."""
    corpus = places.fuzz / "corpus" / target
    broken = places.fuzz / "broken"
    log_path = places.fuzz / f"{target}.log"
    for folder in (corpus, broken):
        folder.mkdir(parents=True, exist_ok=True)
    command = [str(places.fuzz / "fuzzers" / f"{target}_fuzz"), f"-max_total_time={seconds}", "-timeout=10",
               "-rss_limit_mb=2048", "-print_final_stats=1", f"-artifact_prefix={broken}/{target}-", str(corpus)]
    seeds = places.root / "tests" / "corpus" / target
    if seeds.is_dir():
        command.append(str(seeds))
    start = time.monotonic()
    with open(log_path, "wb") as log:
        try:
            # a fuzzer that outlives its time by far hangs where it cannot notice it itself
            status = subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, timeout=seconds + 120,
                                    check=False).returncode
        except subprocess.TimeoutExpired:
            status = "hung"
        except OSError as trouble:
            log.write(f"{command[0]}: {trouble.strerror}\n".encode())
            status = "missing"
    result = figures_of(log_path.read_text(encoding="utf-8", errors="replace"))
    result.update(target=target, seconds=round(time.monotonic() - start, 1), failed=status != 0,
                  log=places.shown(log_path))
    result["broken"] = [places.shown(path) for path in result["broken"]]
    return result


def line_of(result):
    if not result["failed"]:
        return (f"{result['target']}: {result['inputs']} inputs in {result['seconds']:.0f} s, "
                f"coverage {result['coverage']}")
    what = ", ".join(result["broken"]) or "no input was kept"
    return f"{result['target']}: broke after {result['inputs']} inputs ({what}; the whole log is {result['log']})"


def run_fuzzers(places, targets, seconds, jobs):
    """All targets, some at a time; a line on each as it ends."""
    results = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=jobs) as pool:
        running = []
        for target in targets:
            running.append(pool.submit(run_target, places, target, seconds))
        for done in concurrent.futures.as_completed(running):
            results.append(done.result())
            say(f"[{len(results)}/{len(targets)}] {line_of(results[-1])}")
            if results[-1]["failed"]:
                tail = (places.root / results[-1]["log"]).read_text(encoding="utf-8", errors="replace").splitlines()[-40:]
                print("\n".join(tail), file=sys.stderr, flush=True)
    return sorted(results, key=lambda r: r["target"])


def programs_of(places, preset):
    """The test programs of a preset."""
    build = places.build / preset
    found = [*build.glob("*_test"), *(build / "tests").glob("*_test")]
    return sorted(path for path in found if path.is_file() and os.access(path, os.X_OK))


def run_program(places, preset, program, scratch):
    """One test program, whole: a process for each test would look for leaks a thousand times."""
    log_path = places.soak / preset / f"{program.name}.log"
    folder = pathlib.Path(scratch) / program.name
    folder.mkdir()
    # files name what libraries that are not ours do; files of tests lie where no other run writes
    environment = dict(os.environ, TEST_TMPDIR=str(folder),
                       LSAN_OPTIONS=f"suppressions={places.root / 'tools' / 'leaks.txt'}:print_suppressions=0",
                       TSAN_OPTIONS=f"suppressions={places.root / 'tools' / 'races.txt'}:print_suppressions=0")
    command = [str(program), "--gtest_brief=1"]
    # the thread sanitizer of GCC 12 fails on kernels that randomise much
    if preset == "tsan" and subprocess.run(["setarch", os.uname().machine, "-R", "true"], check=False).returncode == 0:
        command = ["setarch", os.uname().machine, "-R", *command]
    with open(log_path, "wb") as log:
        status = subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=program.parent,
                                env=environment, check=False).returncode
    text = log_path.read_text(encoding="utf-8", errors="replace")
    names = sorted(set(re.findall(r"(?m)^\[  FAILED  \] ([\w./]+)", text)))
    tests = number_after(r"(?m)^\[=+\] (\d+) tests? from", text)
    # a sanitizer that ends a program ends its count, too
    if status != 0 and not names:
        names = [program.name]
    return {"tests": max(tests, len(names)), "names": names, "failed": status != 0, "log": places.shown(log_path)}


def run_suite(places, preset, jobs):
    """All test programs of a preset, some at a time; a line on each that fails."""
    programs = programs_of(places, preset)
    say(f"suite {preset}: {len(programs)} programs")
    (places.soak / preset).mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    results = []
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(max_workers=jobs) as pool:
        running = [pool.submit(run_program, places, preset, program, scratch) for program in programs]
        for done in concurrent.futures.as_completed(running):
            results.append(done.result())
            if results[-1]["failed"]:
                say(f"suite {preset}: {', '.join(results[-1]['names'])} failed (the whole log is {results[-1]['log']})")
    names = sorted(name for result in results for name in result["names"])
    tests = sum(result["tests"] for result in results)
    suite = {"preset": preset, "tests": tests, "failures": len(names), "names": names,
             "failed": any(result["failed"] for result in results) or tests == 0,
             "seconds": round(time.monotonic() - start, 1), "log": places.shown(places.soak / preset)}
    say(f"suite {preset}: {tests} tests, {len(names)} failed, {suite['seconds']:.0f} s")
    return suite


def markdown(report):
    lines = ["# Soak", "", f"{report['inputs']:,} inputs in {len(report['targets'])} targets, "
             f"{report['tests']} tests in {len(report['suites'])} suites, {report['seconds']:.0f} s: "
             + ("something failed." if report["failed"] else "no failure."), ""]
    if report["suites"]:
        lines += ["| suite | tests | failed | seconds |", "| --- | ---: | ---: | ---: |"]
        lines += [f"| {s['preset']} | {s['tests']} | {s['failures']} | {s['seconds']:.0f} |" for s in report["suites"]]
        lines.append("")
    if report["targets"]:
        lines += ["| target | inputs | coverage | kept | seconds | |", "| --- | ---: | ---: | ---: | ---: | --- |"]
        lines += [f"| {t['target']} | {t['inputs']:,} | {t['coverage']} | {t['kept']} | {t['seconds']:.0f} | "
                  f"{'**broke**' if t['failed'] else ''} |" for t in report["targets"]]
        lines.append("")
    for suite in report["suites"]:
        if suite["failed"]:
            lines.append(f"- suite {suite['preset']}: {', '.join(suite['names']) or 'no test ran'}, see `{suite['log']}`")
    for target in report["targets"]:
        if target["failed"]:
            inputs = ", ".join(f"`{path}`" for path in target["broken"]) or "no input was kept"
            lines.append(f"- {target['target']}: {inputs}, see `{target['log']}`")
    return "\n".join(lines).rstrip() + "\n"


def write_report(places, suites, targets, seconds):
    report = {
        "failed": any(r["failed"] for r in [*suites, *targets]),
        "inputs": sum(t["inputs"] for t in targets),
        "tests": sum(s["tests"] for s in suites),
        "seconds": round(seconds, 1),
        "suites": suites,
        "targets": targets,
    }
    places.soak.mkdir(parents=True, exist_ok=True)
    for name, text in (("report.json", json.dumps(report, indent=1) + "\n"), ("report.md", markdown(report))):
        fresh = places.soak / (name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(places.soak / name)
    return report


def share_of(total, spent, targets, jobs):
    """Seconds for each of the targets: what is left of the whole time, but at least one."""
    rounds = -(-targets // jobs)
    return max(1, int((total - spent) / max(1, rounds)))


def positive(text):
    value = float(text)
    if not 0 < value <= 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is no length of time")
    return value


def parser_of(verb, places):
    soak = verb == "soak"
    parser = argparse.ArgumentParser(prog=f"./cancha {verb}", description=SOAK_HELP if soak else FUZZ_HELP,
                                     epilog=SOAK_EXAMPLES if soak else FUZZ_EXAMPLES,
                                     formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)
    known = places.targets()

    def target(name):
        if name not in known:
            raise argparse.ArgumentTypeError(f"target '{name}' is unknown ({' '.join(known)})")
        return name

    if soak:
        length = parser.add_mutually_exclusive_group()
        length.add_argument("--minutes", type=positive, help="for all together (60)")
        length.add_argument("--seconds", type=positive, help="likewise")
        only = parser.add_mutually_exclusive_group()
        only.add_argument("--fuzz-only", action="store_true", help="no test suites")
        only.add_argument("--suites-only", action="store_true", help="no fuzzers")
        parser.add_argument("--targets", type=lambda names: [target(n) for n in names.split(",")],
                            help="of the fuzzers, apart by commas; otherwise all")
    else:
        parser.add_argument("targets", nargs="*", type=target, help="otherwise all")
        parser.add_argument("--seconds", type=positive, default=60, help="for each target (60)")
        parser.add_argument("--list", action="store_true", help="show the targets")
    parser.add_argument("--jobs", type=int, default=None, help="fuzzers at a time (soak: one a core, fuzz: 1)")
    return parser


def build(preset, *targets):
    """By the front command, which knows how; says itself why it failed."""
    for target in targets:
        if subprocess.run([str(ROOT / "cancha"), "build-for-soak", preset, target], check=False).returncode != 0:
            sys.exit(1)


def main(arguments, places=None, make=build):
    places = places or Places()
    if not arguments or arguments[0] not in ("fuzz", "soak"):
        sys.exit("soak.py: call it by ./cancha fuzz or ./cancha soak")
    verb = arguments[0]
    options = parser_of(verb, places).parse_args(arguments[1:])
    if options.jobs is not None and not 1 <= options.jobs <= 1024:
        parser_of(verb, places).error(f"--jobs: {options.jobs} is not possible (1 to 1024)")
    if verb == "fuzz" and options.list:
        print("\n".join(places.targets()))
        return 0
    targets = options.targets or places.targets()
    start = time.monotonic()
    if verb == "fuzz":
        make("fuzz", *[f"{t}_fuzz" for t in options.targets] or ["fuzzers"])
        results = run_fuzzers(places, targets, max(1, int(options.seconds)), options.jobs or 1)
        return 1 if any(r["failed"] for r in results) else 0

    jobs = options.jobs or os.cpu_count() or 1
    total = options.seconds or (options.minutes or 60) * 60
    suites = []
    if not options.fuzz_only:
        for preset in SUITES:
            make(preset, "all")
    if not options.suites_only:
        make("fuzz", *[f"{t}_fuzz" for t in options.targets or []] or ["fuzzers"])
    places.soak.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()  # building is not soaking
    if not options.fuzz_only:
        suites = [run_suite(places, preset, jobs) for preset in SUITES]
    results = []
    if not options.suites_only:
        seconds = share_of(total, time.monotonic() - start, len(targets), jobs)
        say(f"{len(targets)} targets, {seconds} seconds each, {jobs} at a time")
        results = run_fuzzers(places, targets, seconds, jobs)
    report = write_report(places, suites, results, time.monotonic() - start)
    print(f"{report['inputs']} inputs, {report['tests']} tests, {'something failed' if report['failed'] else 'no failure'}: "
          f"{places.shown(places.soak / 'report.md')}")
    return 1 if report["failed"] else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("ended")
        sys.exit(1)
