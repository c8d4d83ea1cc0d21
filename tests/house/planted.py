"""A small sound tree in a temporary folder, and a check run on it with one fault planted."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"

CARD = """# part
## Does
## Takes
## Gives
## Files in reading order
1. `value.h`
## Must never know
## How to try it
"""

SOUND = {
    "CMakeLists.txt": "cancha_part(base)\ncancha_part(world USES base)\ncancha_part(decide USES base)\n"
    "cancha_part(match USES base world)\ncancha_app(cancha OUTPUT cancha USES match)\n",
    "README.md": "[guide](docs/README.md)\n",
    "docs/README.md": "[page](page.md) [decisions](decisions/README.md)\n",
    "docs/page.md": "A page about `simurosot`.\n",
    "docs/decisions/README.md": "[one](0001-one.md)\n",
    "docs/decisions/0001-one.md": "One.\n",
    "content/leagues/simurosot.toml": 'title = "x"\n',
    "examples/01_first/README.md": "First.\n",
    "examples/CMakeLists.txt": "add_subdirectory(01_first)\n",
    "apps/cancha.cpp": '#include "match/value.h"\n',
    "src/base/value.h": "#pragma once\n",
    "src/world/value.h": '#pragma once\n#include "base/value.h"\n',
    "src/decide/value.h": "#pragma once\n",
    "src/match/value.h": '#pragma once\n#include "world/value.h"\n',
    "src/base/README.md": CARD,
    "src/world/README.md": CARD,
    "src/decide/README.md": CARD,
    "src/match/README.md": CARD,
}


class PlantedFaults(unittest.TestCase):
    """`expect_fault(check, files, message)` plants files in a sound tree and wants that message; None removes a file."""

    def run_check(self, check, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**SOUND, **files}.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                if text is not None:
                    path.write_text(text, encoding="utf-8")
            command = [sys.executable, "-B", str(TOOLS / f"check_{check}.py"), "--root", folder]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            self.assertEqual(result.stderr, "")
            return result.returncode, result.stdout

    def expect_fault(self, check, files, message):
        status, output = self.run_check(check, files)
        self.assertIn(message, output)
        self.assertIn(", 1 faults\n", output)
        self.assertEqual(status, 1)

    def expect_sound(self, check, files=None):
        status, output = self.run_check(check, files or {})
        self.assertIn(", 0 faults\n", output)
        self.assertEqual(status, 0)
