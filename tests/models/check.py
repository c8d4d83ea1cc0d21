"""Proves the models of this folder with Spin, and that Spin finds each fault that is planted in them."""

import os
import shutil
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
FAULTS = {
    "rtdb_put_get": ["NO_BUSY", "NO_RECHECK", "COMMIT_FIRST", "STEAL_FROM_THE_LIVING"],
    "rtdb_wait": ["LATE_WORD", "NO_BARRIER", "NO_BELL"],
}


def errors(model, folder, *defines):
    """How many errors Spin finds in a model with these words defined; searches all interleavings."""
    flags = [f"-D{word}" for word in defines]
    made = subprocess.run(["spin", *flags, "-a", os.path.join(FOLDER, model + ".pml")], cwd=folder, text=True,
                          capture_output=True, check=False, timeout=60)
    if made.returncode != 0:
        sys.exit(f"{model}: Spin cannot read it:\n{made.stdout}{made.stderr}")
    subprocess.run(["cc", "-O1", "-w", "-DSAFETY", "-DVECTORSZ=2048", "-DCOLLAPSE", "-o", "pan", "pan.c"], cwd=folder,
                   check=True, timeout=120)
    said = subprocess.run(["./pan", "-m200000"], cwd=folder, text=True, capture_output=True, check=False, timeout=240)
    if "Search not completed" in said.stdout and "errors: 0" in said.stdout or "max search depth too small" in said.stdout:
        sys.exit(f"{model}: not all interleavings were tried:\n{said.stdout}")
    found = [line for line in said.stdout.splitlines() if "errors:" in line]
    if not found:
        sys.exit(f"{model}: Spin's checker said\n{said.stdout}{said.stderr}")
    states = [line.split()[0] for line in said.stdout.splitlines() if line.endswith("states, stored")]
    return int(found[0].split("errors:")[1]), states[0] if states else "?"


def main():
    if not shutil.which("spin"):
        print("spin is not installed: skipped (Debian package spin)")
        return 77
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="cancha-spin-") as folder:
        for model, faults in FAULTS.items():
            count, states = errors(model, folder)
            print(f"{model}: {count} errors in {states} states")
            wrong += count != 0
            for fault in faults:
                count, _ = errors(model, folder, fault)
                print(f"{model} with {fault}: {'found' if count else 'NOT FOUND'}")
                wrong += count == 0
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
