"""What the checks of the house share: which files there are, C++ without its comments, and how a fault is reported."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

CPP_SUFFIXES = {".h", ".cpp", ".c"}
CPP_FOLDERS = ("src", "apps", "include", "tests", "examples", "bench")
PAGE_SUFFIXES = {".ts", ".mjs"}
PAGE_WRITTEN = ("web/dist/", "web/src/data/types/")
SKIPPED_FOLDERS = {".git", "build", "recordings", "node_modules", "__pycache__"}


class Report:
    """Collects faults as "file:line: what (hint)"; `end()` prints them and gives the exit status."""

    def __init__(self, name):
        self.name = name
        self.faults = []

    def fault(self, path, line, what, hint=""):
        self.faults.append((str(path), line, f"{path}:{line}: {what}" + (f" ({hint})" if hint else "")))

    def end(self, looked_at):
        for _, _, text in sorted(self.faults):
            print(text)
        print(f"{self.name}: {looked_at}, {len(self.faults)} faults")
        return 1 if self.faults else 0


def root_from_arguments(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the tree to look at")
    return parser.parse_args().root.resolve()


def files(root):
    """Every file that belongs to the tree, relative to its root: what git tracks or would track."""
    if (root / ".git").exists():
        listing = subprocess.run(
            ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            capture_output=True,
            check=False,
        )
        if listing.returncode == 0:
            found = [Path(name) for name in sorted(set(filter(None, listing.stdout.decode().split("\0"))))]
            return [path for path in found if (root / path).is_file() and not SKIPPED_FOLDERS & set(path.parts)]
    found = (path.relative_to(root) for path in sorted(root.rglob("*")) if path.is_file())
    return [path for path in found if not SKIPPED_FOLDERS & set(path.parts)]


def cpp_files(root):
    return [path for path in files(root) if path.suffix in CPP_SUFFIXES and path.parts[0] in CPP_FOLDERS]


def page_files(root):
    """The sources of the studio's page and of its tests, but for those that are written from the C++ field lists."""
    found = [path for path in files(root) if path.parts[0] == "web" and path.suffix in PAGE_SUFFIXES]
    return [path for path in found if not path.as_posix().startswith(PAGE_WRITTEN)]


def text_of(path):
    """The text of a file, or None where it is not text."""
    data = path.read_bytes()
    if b"\0" in data:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


_TOKEN = re.compile(
    r"""//[^\n]*                                   # line comment
      | /\*.*?\*/                                  # block comment
      | R"(?P<mark>[^()\s\\]{0,16})\(.*?\)(?P=mark)"  # raw string
      | "(?:\\.|[^"\\\n])*"                        # string
      | (?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'        # character, but not the ' of 1'000
    """,
    re.VERBOSE | re.DOTALL,
)


def code_only(text):
    """C++ with comments gone and strings empty; line numbers stay."""

    def blank(match):
        token = match.group(0)
        lines = "\n" * token.count("\n")
        return lines or " " if token.startswith("/") else '""' + lines

    return _TOKEN.sub(blank, text)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def main(check, description):
    sys.exit(check(root_from_arguments(description)))
