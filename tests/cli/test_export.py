import json
import os
import re
import stat
import sys

from program import CanchaTest

MAGIC = {
    "html": b"<!doctype html>",
    "svg": b"<svg ",
    "png": b"\x89PNG\r\n\x1a\n",
    "webp": b"RIFF",
}
FAKE_FFMPEG = """#!{python}
import sys
size = sys.argv[sys.argv.index("-s") + 1].split("x")
frames = len(sys.stdin.buffer.read()) / (int(size[0]) * int(size[1]) * 4)
open(sys.argv[-1].removeprefix("file:"), "w").write(f"{{frames}} frames " + " ".join(sys.argv))
"""


class Export(CanchaTest):
    def setUp(self):
        super().setUp()
        self.recording = self.path("m.mcap")
        # --headless writes no picture beside it
        self.play("--minutes", "0.3", "--record", self.recording, "--headless")

    def bytes_of(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def export(self, *arguments, status=0):
        return self.cancha("export", self.recording, *arguments, status=status)

    def install_ffmpeg(self, script):
        """Makes the program find this and nothing else as ffmpeg."""
        folder = self.path("bin")
        os.makedirs(folder, exist_ok=True)
        if script:
            with open(os.path.join(folder, "ffmpeg"), "w", encoding="utf-8") as file:
                file.write(script)
            os.chmod(file.name, stat.S_IRWXU)
        self.environment["PATH"] = folder

    def test_all_kinds_are_written_beside_the_recording(self):
        out, _ = self.export("--html", "--svg", "--png", "--video", "--from", "1", "--to", "2", "--width", "320", "--json")
        report = json.loads(out)
        self.assertEqual([written["kind"] for written in report["written"]], ["html", "svg", "png", "video"])
        for written in report["written"]:
            name = os.path.basename(written["path"])
            start = MAGIC[name.split(".")[-1]]
            content = self.bytes_of(name)
            self.assertEqual(content[: len(start)], start)
            self.assertEqual(len(content), written["bytes"])
        self.assertEqual(self.bytes_of("m.webp")[8:12], b"WEBP")
        self.assertEqual(int.from_bytes(self.bytes_of("m.png")[16:20], "big"), 320)
        self.assertEqual([name for name in os.listdir(self.folder) if "part" in name], [])

    def test_a_share_file_holds_everything_and_asks_for_nothing(self):
        self.export("--html")
        page = self.bytes_of("m.html").decode()
        self.assertIn("default-src 'none'", page)
        self.assertNotRegex(re.sub(r"<(script|style).*?</\1>", "", page, flags=re.DOTALL), r'(src|href)="(?!data:)')

    def test_the_picture_is_the_one_that_the_match_left(self):
        self.play("--minutes", "0.5", "--seed", "4", "--yellow", "roles", "--record", self.path("n.mcap"))
        self.cancha("export", self.path("n.mcap"), "--svg", "-o", self.path("again.svg"))
        # play with --json draws as well
        self.assertEqual(self.bytes_of("again.svg"), self.bytes_of("n.svg"))

    def test_the_name_alone_says_what_to_write(self):
        for name in ("a.svg", "a.png", "a.html"):
            self.export("-o", self.path(name))
            self.assertTrue(self.bytes_of(name).startswith(MAGIC[name[2:]]))
        self.export("-o", self.path("c.webp"), "--from", "0", "--to", "0.5", "--fps", "4", "--width", "160")
        self.assertTrue(self.bytes_of("c.webp").startswith(b"RIFF"))

    def test_several_kinds_go_to_one_stem_or_into_a_folder(self):
        self.export("--svg", "--png", "-o", self.path("both"))
        os.mkdir(self.path("folder"))
        self.export("--svg", "-o", self.path("folder"))
        for name in ("both.svg", "both.png", "folder/m.svg"):
            self.assertTrue(self.bytes_of(name), name)

    def test_another_file_is_replaced_only_when_told_to(self):
        self.export("--svg")
        first = self.bytes_of("m.svg")
        self.export("--svg")  # the same bytes again are fine
        _, err = self.export("--svg", "--at", "3", status=1)
        self.assertIn("is there already, and is something else (--force replaces it", err)
        self.assertEqual(self.bytes_of("m.svg"), first)
        self.export("--svg", "--at", "3", "--force")
        self.assertNotEqual(self.bytes_of("m.svg"), first)
        _, err = self.export("--video", "-o", self.path("m.webp"), "--from", "0", "--to", "0.2", "--width", "160")
        _, err = self.export("--video", "-o", self.path("m.webp"), status=1)
        self.assertIn("is there already", err)

    def test_the_recording_is_never_replaced(self):
        os.rename(self.recording, self.path("m.svg"))
        self.recording = self.path("m.svg")
        _, err = self.export("--svg", "--force", status=1)
        self.assertIn("this is the recording itself", err)

    def test_wrong_usage_is_told(self):
        for arguments, told in (
            ([], "what shall be written?"),
            (["-o", "x.txt"], "what shall be written?"),
            (["--svg", "-o", "x.png"], "'x.png' does not end in .svg"),
            (["--svg", "-o", "nowhere/"], "there is no folder 'nowhere/'"),
            (["--svg", "--at", "900"], "--at: 900 s is after the end of the recording (it ends at 18.0 s)"),
            (["--video", "--from", "900"], "--from: 900 s is after the end"),
            (["--video", "--from", "5", "--to", "4"], "--to: must be after --from"),
            (["--svg", "--at", "-1"], "--at"),
            (["--video", "--fps", "0"], "--fps"),
            (["--png", "--width", "99999"], "--width"),
        ):
            _, err = self.export(*arguments, status=2)
            self.assertIn(told, err)
        self.cancha("export", status=2)

    def test_files_that_are_no_recordings_are_refused(self):
        with open(self.path("x.mcap"), "wb") as file:
            file.write(b"hello")
        _, err = self.cancha("export", self.path("x.mcap"), "--html", status=1)
        self.assertIn("this is not an MCAP file", err)
        self.cancha("export", self.path("none.mcap"), "--html", status=2)
        _, err = self.export("--svg", "-o", "/proc/nowhere.svg", status=1)
        self.assertIn("/proc/nowhere.svg: cannot be written", err)

    def test_a_recording_that_was_cut_off_is_exported_as_far_as_it_goes(self):
        os.truncate(self.recording, os.path.getsize(self.recording) // 2)
        self.export("--html", "--svg", "--png")
        for name in ("m.html", "m.svg", "m.png"):
            start = MAGIC[name.split(".")[-1]]
            self.assertEqual(self.bytes_of(name)[: len(start)], start)

    def test_films_are_made_by_ffmpeg(self):
        self.install_ffmpeg(FAKE_FFMPEG.format(python=sys.executable))
        self.export("-o", self.path("f.mp4"), "--from", "1", "--to", "2", "--fps", "30", "--width", "161")
        film = self.bytes_of("f.mp4").decode()
        self.assertTrue(film.startswith("30.0 frames "), film)
        self.assertIn("-s 160x", film)
        self.assertIn("libx264", film)
        self.export("-o", self.path("f.webm"), "--from", "1", "--to", "1.2", "--width", "160")
        self.assertIn("libvpx-vp9", self.bytes_of("f.webm").decode())

    def test_without_ffmpeg_a_hint_helps(self):
        self.install_ffmpeg("")
        _, err = self.export("-o", self.path("f.mp4"), status=1)
        self.assertIn("ffmpeg: is not installed (apt-get install ffmpeg, or choose a name that ends in .webp)", err)
        self.assertFalse(os.path.exists(self.path("f.mp4")))

    def test_an_ffmpeg_that_fails_leaves_nothing(self):
        self.install_ffmpeg(f"#!{sys.executable}\nimport sys\nsys.exit(3)\n")
        _, err = self.export("-o", self.path("f.mp4"), status=1)
        self.assertIn("ffmpeg could not write this film", err)
        self.assertEqual([name for name in os.listdir(self.folder) if name.startswith("f.")], [])
