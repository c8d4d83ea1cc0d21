#!/usr/bin/env python3
"""Are programs built so that a fault in them is harder to use? PIE, full RELRO, stack protector (cmake/hardening.cmake)."""

import re
import subprocess
import sys


def faults_of(said):
    """What is missing, by what readelf says of a program."""
    wanted = (
        (r"Type:\s+DYN\b", "it is no position-independent executable (-fPIE, -pie)"),
        (r"(?m)^\s*GNU_RELRO\b", "it has no RELRO segment (-Wl,-z,relro)"),
        (r"\(FLAGS\).*\bBIND_NOW\b|\(FLAGS_1\).*\bNOW\b|\(BIND_NOW\)", "it binds functions late (-Wl,-z,now)"),
        (r"\b__stack_chk_fail\b", "it has no stack protector (-fstack-protector-strong)"),
    )
    faults = [what for pattern, what in wanted if not re.search(pattern, said)]
    if re.search(r"(?m)^\s*GNU_STACK\b.*\bRWE\b", said):
        faults.append("its stack is executable (-Wl,-z,noexecstack)")
    return faults


def check(program):
    made = subprocess.run(["readelf", "-hldW", "--dyn-syms", program], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        return [made.stderr.strip() or "readelf cannot read it"]
    return faults_of(made.stdout)


def main(programs):
    count = 0
    for program in programs:
        for fault in check(program):
            print(f"{program}: {fault}")
            count += 1
    print(f"hardening: {len(programs)} programs, {count} faults")
    return 1 if count or not programs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
