#!/usr/bin/env python3
"""Says in a few lines what failed in the last run of ctest, so that the end of a long log is enough to know:
what_failed.py BUILD_FOLDER"""

import pathlib
import re
import sys

MOST_LINES = 12  # of one test
LONGEST = 180  # letters of a line
# how GoogleTest, unittest and node's runner name what failed, and why
TELLS = re.compile(r"Failure$|^\s*(Expected|Actual|Which|Value of)|^(FAIL|ERROR): |^\s*\w*(Error|Exception)( \[\w+\])?: "
                   r"|^✖ (?!failing tests)|, FAILED$|^\s+at .*\.mjs:\d+|Sanitizer|^terminate")


def failed(folder):
    """Names and outputs of the tests that did not pass."""
    listed = folder / "LastTestsFailed.log"
    if not listed.exists():
        return  # the run was ended before its end
    # lines are NUMBER:NAME
    names = {line.partition(":")[2] for line in listed.read_text().splitlines()}
    log = (folder / "LastTest.log").read_text(errors="replace")
    for test in re.split(r"^\d+/\d+ Testing: ", log, flags=re.M)[1:]:
        name, _, rest = test.partition("\n")
        if name in names:
            yield name, rest.partition("Output:\n")[2].partition("<end of output>")[0]


def telling_lines(output):
    lines = [line.rstrip() for line in output.splitlines()]
    telling = list(dict.fromkeys(line for line in lines if TELLS.search(line)))
    return telling or [line for line in lines if line.strip("-")][-MOST_LINES:]


def main():
    for name, output in failed(pathlib.Path(sys.argv[1], "Testing/Temporary")):
        print(f"\n{name} failed:")
        for line in telling_lines(output)[:MOST_LINES]:
            print(f"  {line.strip()[:LONGEST]}")


if __name__ == "__main__":
    main()
