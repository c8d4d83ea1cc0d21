#!/usr/bin/env python3
"""Runs clang-format over every C and C++ file and prettier over the sources of the studio's page.

Ends with 77 (skipped) where clang-format 14 is not there; says that the page was skipped where web/node_modules is not.
"""

import re
import shutil
import subprocess

import house

VERSION = 14
PRETTIER = "node_modules/prettier/bin/prettier.cjs"


def clang_format():
    for name in (f"clang-format-{VERSION}", "clang-format"):
        if shutil.which(name):
            version = subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout
            if re.search(rf"version {VERSION}\.", version):
                return name
    return None


def check_cpp(root):
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


def check_page(root):
    paths = [str(path.relative_to("web")) for path in house.page_files(root)]
    if not paths:
        return 0
    if not shutil.which("node") or not (root / "web" / PRETTIER).exists():
        print("format of the page: skipped, prettier is not there (npm ci in web/)")
        return 0
    result = subprocess.run(
        ["node", PRETTIER, "--list-different", *paths], cwd=root / "web", capture_output=True, text=True, check=False
    )
    bad = result.stdout.split()
    for path in bad:
        print(f"web/{path}:1: not formatted (npm run format in web/)")
    if result.stderr:
        print(result.stderr.strip())  # what it could not read
    print(f"format of the page: {len(paths)} files, {len(bad)} faults")
    return result.returncode


def check(root):
    cpp, page = check_cpp(root), check_page(root)
    return page or cpp


if __name__ == "__main__":
    house.main(check, __doc__)
