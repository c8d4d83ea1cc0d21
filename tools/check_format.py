#!/usr/bin/env python3
"""Runs clang-format over every C and C++ file; ends with 77 (skipped) where clang-format 14 is not there."""

import re
import shutil
import subprocess

import house

VERSION = 14


def clang_format():
    for name in (f"clang-format-{VERSION}", "clang-format"):
        if shutil.which(name):
            version = subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout
            if re.search(rf"version {VERSION}\.", version):
                return name
    return None


def check(root):
    program = clang_format()
    if not program:
        print(f"format: skipped, clang-format {VERSION} is not installed")
        return 77
    paths = [str(path) for path in house.cpp_files(root)]
    if not paths:
        return 0
    result = subprocess.run(
        [program, "--dry-run", "-Werror", *paths], cwd=root, capture_output=True, text=True, check=False
    )
    bad = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", result.stderr, re.MULTILINE)))
    for path in bad:
        line = re.search(rf"^{re.escape(path)}:(\d+):", result.stderr, re.MULTILINE).group(1)
        print(f"{path}:{line}: not formatted ({program} -i {path})")
    print(f"format: {len(paths)} files, {len(bad)} faults")
    return result.returncode


if __name__ == "__main__":
    house.main(check, __doc__)
