"""./cancha vision: what is seen in pictures, colour files, scripts of FutRob's stub."""

import json
import os
import re

from program import ROOT, CanchaTest

GREEN, ORANGE, GREY = (34, 104, 48), (200, 96, 10), (150, 152, 156)


class Vision(CanchaTest):
    def picture(self, name="picture.ppm", width=432, height=240, ball=(216, 150, 9)):
        """A ball on green below a grey sky, as a camera 36 cm above the ground would have it."""
        column, row, radius = ball
        pixels = bytearray()
        for v in range(height):
            for u in range(width):
                inside = (u - column) ** 2 + (v - row) ** 2 <= radius**2
                pixels += bytes(ORANGE if inside else GREEN if v > 60 else GREY)
        with open(self.path(name), "wb") as file:
            file.write(b"P6\n%d %d\n255\n" % (width, height) + pixels)
        return self.path(name)

    def test_a_ball_is_told_with_distance_and_direction(self):
        # 17.2 px wide at a focal length of 280 px: 1.0 m; level with 30 rows below the middle at a tilt of 12 degrees
        out, _ = self.cancha("vision", "run", self.picture(), "--tilt", "12")
        ball = re.search(r"^  ball +(\d\.\d+) m ± \d\.\d+ +(\d+\.\d)° ", out, re.M)
        self.assertIsNotNone(ball, out)
        self.assertAlmostEqual(float(ball[1]), 1.0, delta=0.1)
        self.assertLess(float(ball[2]), 0.5)
        sight = json.loads(self.cancha("vision", "run", self.picture(), "--tilt", "12", "--json")[0])
        self.assertEqual((sight["width"], sight["things"][0]["kind"]), (432, "ball"))

    def test_what_is_seen_is_drawn(self):
        out, _ = self.cancha("vision", "show", self.picture(), "--tilt", "12", "-o", "seen.png")
        self.assertIn("picture: seen.png", out)
        with open(self.path("seen.png"), "rb") as file:
            self.assertEqual(file.read(8), b"\x89PNG\r\n\x1a\n")

    def test_a_folder_is_a_sequence(self):
        os.mkdir(self.path("pictures"))
        for i in range(3):
            self.picture(f"pictures/{i}.ppm", ball=(150 + 40 * i, 150, 9))
        out, _ = self.cancha("vision", "run", "pictures", "--tilt", "12")
        self.assertEqual(re.findall(r"^pictures/(\d)\.ppm: 432 x 240", out, re.M), ["0", "1", "2"])
        out, _ = self.cancha("vision", "bench", "pictures")
        self.assertRegex(out, r"^3 pictures: blobs take \d+\.\d+ ms")

    def test_the_documents_colours_are_doubted_and_converted(self):
        conf = os.path.join(ROOT, "content/vision/futbotVision.conf")
        out, _ = self.cancha("vision", "colours", conf, "-o", "colours.toml")
        self.assertIn("'field': the least value 125 is above the most 32, so that no pixel has this colour\n", out)
        self.assertIn("3 colours, 1 doubts", out)
        self.cancha("vision", "colours", "colours.toml", "-o", "again.conf")
        with open(self.path("again.conf"), encoding="utf-8") as file:
            self.assertIn("region ball {\n  id=0\n  hsiMin={11,207,81}\n  hsiMax={19,255,202}\n}\n", file.read())

    def test_what_is_wrong_is_told(self):
        with open(self.path("torn.ppm"), "wb") as file:
            file.write(b"P6\n40 40\n255\nabc")
        self.assertIn("torn.ppm: is no whole PPM (pixels are missing)", self.cancha("vision", "run", "torn.ppm", status=1)[1])
        missing = self.cancha("vision", "run", "missing.png", status=1)[1]
        self.assertIn("missing.png", missing)
        self.assertNotIn("recording", missing)
        os.mkdir(self.path("empty"))
        self.assertIn("empty: has no pictures", self.cancha("vision", "run", "empty", status=1)[1])
        self.assertIn("/dev/video77: cannot be opened", self.cancha("vision", "run", "/dev/video77", status=1)[1])
        self.assertIn("no picture 9", self.cancha("vision", "show", self.picture(), "--number", "9", status=1)[1])


class Stub(CanchaTest):
    def test_a_script_is_written_from_a_match(self):
        self.cancha("play", "kidsize", "--minutes", "0.1", "--headless", "--record", "match.mcap")
        out, _ = self.cancha("vision", "stub", "match.mcap", "--robot", "blue:1", "-o", "seen.input")
        self.assertRegex(out, r"^seen.input: \d+ scenes")
        with open(self.path("seen.input"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertTrue(all(re.fullmatch(r"\d+ , [a-z_]+ , -?\d+\.\d\d , \d+\.\d", line) for line in lines), lines[:3])
        self.assertIn(" ball ", "".join(lines))


class Calibration(CanchaTest):
    def test_colours_are_proposed_from_the_places_of_a_recording(self):
        self.cancha("play", "kidsize", "--minutes", "0.1", "--headless", "--record", "match.mcap")
        out, _ = self.cancha("vision", "calibrate", "match.mcap", "--robot", "blue:1", "-o", "colours.toml")
        field = re.search(r"^field +hue +(\d+) to +(\d+)", out, re.M)
        self.assertIsNotNone(field, out)
        self.assertTrue(int(field[1]) < 67 < int(field[2]), "the carpet is green")
        self.assertIn("colours,", self.cancha("vision", "colours", "colours.toml")[0])

    def test_a_picture_without_a_pitch_is_told(self):
        with open(self.path("grey.ppm"), "wb") as file:
            file.write(b"P6\n40 40\n255\n" + bytes(4800))
        said = self.cancha("vision", "calibrate", "grey.ppm", "--tilt", "-60", status=1)[1]
        self.assertIn("too little of the pitch is seen", said)
        self.assertIn("there is no league 'moon'", self.cancha("vision", "calibrate", "grey.ppm", "--league", "moon", status=1)[1])
