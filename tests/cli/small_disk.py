"""A disk of a few kilobytes, for what happens when it is full."""

import os
import subprocess

from program import PROGRAM

# a file system in memory, seen by this process and its children only
SCRIPT = 'mount -t tmpfs -o size="$1k" none "$2" && cd "$2" && eval "$3"'


def unshared(script, kilobytes, folder, environment=None):
    user = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    return subprocess.run([*user, "sh", "-c", SCRIPT, "sh", str(kilobytes), folder, script], capture_output=True, text=True,
                          env=dict(environment or os.environ, CANCHA=PROGRAM), timeout=200, check=False)


def why_not():
    """Why there are no small disks here; nothing where there are."""
    done = unshared("true", 64, "/tmp")
    return "" if done.returncode == 0 else f"no small disks here: {done.stderr.strip()}"
