"""check_format.py runs over the page's sources, where prettier is there, and leaves alone what others write."""

import sys
import tempfile
import unittest
from pathlib import Path

from planted import TOOLS

sys.dont_write_bytecode = True
sys.path.insert(0, str(TOOLS))
import check_format  # noqa: E402
import house  # noqa: E402


class Format(unittest.TestCase):
    def test_the_page_is_what_people_write(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("web/src/data/types/api.ts", "web/src/main.ts", "web/dist/app.mjs", "web/test/a.mjs", "a.ts"):
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("", encoding="utf-8")
            found = [path.as_posix() for path in house.page_files(Path(folder))]
            self.assertEqual(found, ["web/src/main.ts", "web/test/a.mjs"])

    def test_an_unformatted_page_is_refused_where_prettier_is_there(self):
        web = TOOLS.parent / "web"
        if not (web / check_format.PRETTIER).exists():
            self.skipTest("npm ci in web/")
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "web").mkdir()
            (Path(folder) / "web/node_modules").symlink_to(web / "node_modules")
            source = Path(folder) / "web/a.ts"
            source.write_text("export const a = 1;\n", encoding="utf-8")
            self.assertEqual(check_format.check_page(Path(folder)), 0)
            source.write_text("export const a  = 1\n", encoding="utf-8")
            self.assertEqual(check_format.check_page(Path(folder)), 1)


if __name__ == "__main__":
    unittest.main()
