#!/usr/bin/env python3
"""Holds every part to its floor: reads each #include and each reserved call against the tables below.

A part includes only parts on lower floors, and only those that its line in CMakeLists.txt names after USES.
The rooms of floor 3 never include one another; they meet in robot and match.
"""

import re

import house

# The one table of parts and floors (ARCHITECTURE.md draws it).
FLOORS = {
    "base": 1,
    "messages": 2, "field": 2, "body": 2, "mcap": 2, "graph": 2, "os": 2,
    "sense": 3, "model": 3, "decide": 3, "act": 3, "world": 3, "team": 3,
    "minds": 4, "robot": 4, "codegen": 4, "lsp": 4,
    "match": 5, "avr": 5,
    "lab": 6, "publish": 6,
    "server": 7, "bench": 7,
    "cli": 8,
    "apps": 9,
}  # fmt: skip
ROOMS = [part for part, floor in FLOORS.items() if floor == 3]

# Neighbours on one floor that may be used all the same; robot makes players
# with the minds that their profiles name, bench measures the server as it is.
NEIGHBOURS = {("field", "messages"), ("body", "messages"), ("robot", "minds"), ("bench", "server")}

# Where special things may be used: name, pattern of the #include, folders or files, why.
RESERVED_HEADERS = [
    ("MuJoCo", r"mujoco/", ["src/world/mujoco/"], "the engine hides behind world/world.h"),
    (
        "sockets",
        r"sys/socket\.h|sys/un\.h|netinet/|arpa/|netdb\.h|boost/(asio|beast)",
        # match/plugin talks with the process of a strategy over a socket pair
        ["src/team/", "src/lab/", "src/server/", "src/match/plugin/"],
        "other parts give and take values",
    ),
    (
        "serial ports",
        r"termios\.h|asm/termbits\.h|linux/serial\.h",
        ["src/act/"],
        "use act/serial/serial_port.h",
    ),
    ("video devices", r"linux/videodev2\.h", ["src/sense/capture/"], "use sense/capture/capture.h"),
    ("libturbojpeg", r"turbojpeg\.h", ["src/sense/vision/jpeg.cpp", "*_test.cpp"], "use sense/vision/jpeg.h"),
    ("libpng", r"<png\.h>", ["src/sense/vision/image_file.cpp"], "use sense/vision/image_file.h"),
    ("simavr", r"simavr/|sim_\w+\.h|avr_\w+\.h", ["src/avr/"], "it is GPL-3: only the program cancha-avr may link it"),
    (
        "the clock of this machine",
        r"os/clock\.h",
        [
            "src/os/",
            "apps/", "src/bench/", "src/cli/", "src/server/", "src/robot/", "src/match/plugin/",
            "src/act/serial/", "src/act/servo/", "src/codegen/board/", "src/avr/",  # hardware, real or emulated
            "src/team/rtdb/", "src/team/radio/",  # the ages of a robot's records are real ones
            "src/team/yarp/",  # peers that stand still are left
        ],  # fmt: skip
        "simulated time comes as a Time or Duration",
    ),
    (
        "OpenSSL",
        r"openssl/",
        ["src/team/radio/key.cpp", "src/base/sha256.cpp"],
        "use base/sha256.h; codes of frames come from team/radio/key.h",
    ),
    ("spdlog", r"spdlog/", ["src/base/log.cpp"], "use base/log.h"),
]

# Headers so heavy that only one file of the tree may include them.
ONE_FILE_HEADERS = [
    ("toml++", r"toml\+\+/", "read content through base/config.h"),
    ("Graphviz", r"graphviz/|gvc\.h|cgraph\.h|gvplugin", "lay graphs out through graph/layout.h"),
    ("nlohmann's JSON", r"nlohmann/", "read JSON through base/json_read.h"),
    ("pugixml", r"pugixml", "read XML through base/xml.h"),
    ("pagmo", r"pagmo/[a-z]+\.hpp", "search through lab/search.h"),
]

RESERVED_CALLS = [
    (
        "a part of the library that is too new",
        r"\bstd::(views?|source_location)\b|\branges::(subrange|search|find_end|equal_range|unique|remove|remove_if|partition|stable_partition|rotate)\b",
        ["*_test.cpp", "*_test.h"],
        "clang 14, which builds the fuzzers, cannot read it; of algorithms take those with two iterators",
    ),
    (
        "a file is opened for writing",
        r"\bo?fstream\b(?!>)|\bf(re)?open\s*\(|\bcreat\s*\(|\bmko?stemps?\s*\(|\bO_(CREAT|TRUNC|TMPFILE)\b|\bcopy_file\b",
        [
            "src/base/file_writer.cpp",
            "src/mcap/file.cpp",  # only reads
            "src/lab/tune_log.cpp",  # goes on behind what is there
            "src/team/rtdb/new_segment.cpp",  # shared memory
            "src/act/serial/latency.cpp",  # a setting of the kernel
            "apps/strategy_host.cpp",  # stands before the C library's fopen, for old plug-ins
            "include/cancha/windows/",  # what old plug-ins include
            "src/match/plugin/call_filter.cpp",  # names what it refuses
            "src/match/plugin/testdata/",
            "tests/", "examples/", "*_test.cpp", "*_test.h", "*_fuzz.cpp",
        ],  # fmt: skip
        "write files through base/file_writer.h: whole or not at all",
    ),
    (
        "the wall clock is read",
        r"\b(system_clock|steady_clock|high_resolution_clock|clock_gettime|gettimeofday)\b"
        r"|\bstd::(time|clock)\s*\(|(?<![\w.>:])time\s*\(\s*(NULL|nullptr|0|&\w+)\s*\)",
        [
            "src/os/",
            # the clocks of Windows, for plug-ins that were written there
            "include/cancha/windows/",
            "*_bench.cpp",
        ],  # fmt: skip
        "simulated time comes as a Time or Duration; where people or hardware are waited for, use os/clock.h",
    ),
    (
        "a process is started or waited for",
        r"\bposix_spawn\w*|\b(v?fork|exec[vl]\w*|popen|waitpid|waitid)\s*\(|(?<![\w.>])system\s*\(",
        [
            "src/os/",
            "src/match/plugin/supervisor.cpp",  # a plug-in's process and all below it
            "src/bench/rtdb.cpp",  # two processes and one memory
            "src/match/plugin/testdata/",
            "tests/", "*_test.cpp", "*_test.h",
        ],  # fmt: skip
        "start programs through os/process.h or os/program.h",
    ),
    (
        "hidden randomness is read",
        r"\bstd::(random_device|mt19937(_64)?|default_random_engine)\b|(?<![\w.>:])s?rand\s*\(|\bstd::s?rand\s*\(",
        ["apps/", "src/cli/"],
        "take a Random& as a parameter",
    ),
    (
        "degrees are converted by hand",
        r"\b180(\.0*)?f?\s*/\s*(std::numbers::)?(kPi|M_PI|pi)\b|\b(kPi|M_PI|numbers::pi)\b[^;,\n]*/\s*180\b"
        r"|\b57\.29\d+|\b0?\.01745\d*",
        [
            "src/base/geometry.h",
            "tests/legacy/",  # teams as they were written
        ],
        "use in_degrees() and from_degrees() of base/geometry.h",
    ),
]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE)


def build_lines(root, report):
    """The parts that each part and each app may use, from cancha_part(...) and cancha_app(...) in CMakeLists.txt."""
    text = re.sub(r"#[^\n]*", "", house.text_of(root / "CMakeLists.txt"))
    uses = {}
    for match in re.finditer(r"\bcancha_(part|app)\(\s*(\w+)([^)]*)\)", text):
        kind, name, rest = match.groups()
        used, keyword = [], ""
        for word in rest.split():
            if word.isupper() and word != "":
                keyword = word
            elif keyword == "USES":
                used.append(word)
        uses["apps/" + name if kind == "app" else name] = used
        line = house.line_of(text, match.start())
        owner = "apps" if kind == "app" else name
        if owner not in FLOORS:
            report.fault("CMakeLists.txt", line, f"part '{name}' has no floor", "add it to tools/check_layers.py")
            continue
        for part in used:
            check_use(report, "CMakeLists.txt", line, owner, part)
    return uses


def check_use(report, path, line, owner, part):
    """Faults a use of `part` by `owner` that the floors forbid; True where it is allowed."""
    if part == owner or (owner, part) in NEIGHBOURS:
        return True
    if part not in FLOORS:
        report.fault(path, line, f"'{part}' is not a part", "parts and floors are in tools/check_layers.py")
    elif owner in ROOMS and part in ROOMS:
        report.fault(path, line, f"room '{owner}' uses room '{part}'", "rooms of floor 3 meet in robot and match")
    elif FLOORS[part] >= FLOORS[owner]:
        what = f"'{owner}' (floor {FLOORS[owner]}) uses '{part}' (floor {FLOORS[part]})"
        report.fault(path, line, what, "only lower floors may be used")
    else:
        return True
    return False


def check_project_include(report, path, line, target, uses):
    part = target.split("/")[0]
    if part == "cancha":
        return  # the C interface of include/ stands below every floor
    if part == "support" and (path.parts[0] == "tests" or path.stem.endswith("_test")):
        return  # tests/support: what tests share
    folder = path.parts[0]
    if folder == "include":
        report.fault(path, line, f'the C interface includes "{target}"', "include/cancha stands alone")
    elif "/" not in target:
        if folder in ("src", "apps"):
            report.fault(path, line, f'"{target}" does not name its part', 'write "part/file.h"')
    elif folder in ("tests", "examples", "bench"):
        if part not in FLOORS:
            report.fault(path, line, f"'{part}' is not a part", "parts and floors are in tools/check_layers.py")
    else:
        owner, key = ("apps", f"apps/{path.stem}") if folder == "apps" else (path.parts[1], path.parts[1])
        if owner not in FLOORS:
            return  # reported once, by check()
        if check_use(report, path, line, owner, part) and part != owner and part not in uses.get(key, []):
            what = f"'{key}' includes '{part}', which its build line does not name"
            report.fault(path, line, what, f"add {part} after USES in CMakeLists.txt, or do without")


def check_own_header(report, root, path, text):
    """A source includes its own header first: that the header stands alone is then shown by every build."""
    header = path.with_suffix(".h")
    if path.suffix != ".cpp" or path.stem.endswith("_test") or path.parts[0] != "src" or not (root / header).exists():
        return
    own = header.relative_to("src").as_posix()
    first = INCLUDE.search(text)
    if not first or first.group(1) != own:
        line = house.line_of(text, first.start()) if first else 1
        report.fault(path, line, "the first #include is not this file's own header", f'begin with "{own}"')


def allowed(path, places):
    text = path.as_posix()
    return any(text.endswith(p[1:]) if p.startswith("*") else text.startswith(p) for p in places)


def check(root):
    report = house.Report("layers")
    uses = build_lines(root, report)
    for folder in sorted(path for path in (root / "src").glob("*") if path.is_dir()):
        if folder.name not in FLOORS:
            report.fault(f"src/{folder.name}", 1, "this part has no floor", "add it to tools/check_layers.py")

    paths = house.cpp_files(root)
    seen_in = {}
    for path in paths:
        text = house.text_of(root / path) or ""
        check_own_header(report, root, path, text)
        for match in INCLUDE.finditer(text):
            line = house.line_of(text, match.start())
            ours, theirs = match.groups()
            for name, pattern, places, hint in RESERVED_HEADERS:
                if re.match(pattern, ours or theirs) and not allowed(path, places):
                    report.fault(path, line, f"{name} outside {', '.join(places)}", hint)
            for name, pattern, hint in ONE_FILE_HEADERS:
                if re.match(pattern, ours or theirs):
                    first = seen_in.setdefault(name, path)
                    if first != path:
                        report.fault(path, line, f"{name} is included here and in {first}", hint)
            if ours:
                check_project_include(report, path, line, ours, uses)
        code = house.code_only(text)
        for name, pattern, places, hint in RESERVED_CALLS:
            if not allowed(path, places):
                for match in re.finditer(pattern, code):
                    report.fault(path, house.line_of(code, match.start()), f"{name} here", hint)
    return report.end(f"{len(paths)} files")


if __name__ == "__main__":
    house.main(check, __doc__)
