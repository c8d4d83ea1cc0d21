"""./cancha vision: what is seen in pictures, colour files, scripts of FutRob's stub."""

import json
import math
import os
import re
import tomllib

from program import PROGRAM, ROOT, CanchaTest

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

    def chessboards(self, folder, width=320, height=240, focal=210.0, centre=(164.0, 117.0), k1=-0.08):
        """Pictures of a board of 10 x 7 squares, from several sides, by a lens that bends straight lines."""
        os.mkdir(self.path(folder))
        # from the radius in a picture, focal lengths, to the direction that is seen there
        straight, r = [], 0.0
        while r * (1 + k1 * r * r) < 1.2 and r < 1.5:
            straight.append((r * (1 + k1 * r * r), r))
            r += 0.002
        bend = {}
        for bent, r in straight:
            bend[int(bent * 500)] = r / bent if bent > 0 else 1.0
        sides = [(0, 0, 0), (0.5, 0, 0.1), (-0.5, 0.1, 0), (0, 0.5, -0.2), (0.1, -0.5, 0.3), (0.4, 0.4, 0), (-0.4, 0.35, 0.2)]
        for number, (about_x, about_y, roll) in enumerate(sides):
            cx, sx, cy, sy, cr, sr = (f(a) for a in (about_x, about_y, roll) for f in (math.cos, math.sin))
            ex = (cr * cy, sr * cy, -sy)  # the board's axes as the camera sees them
            ey = (cr * sy * sx - sr * cx, sr * sy * sx + cr * cx, cy * sx)
            n = tuple(ex[(i + 1) % 3] * ey[(i + 2) % 3] - ex[(i + 2) % 3] * ey[(i + 1) % 3] for i in range(3))
            at = (0.4 * (number % 3 - 1), 0.3 * (number % 2), 11.0)  # its middle, in squares
            far = sum(a * b for a, b in zip(n, at))
            pixels = bytearray()
            for v in range(height):
                for u in range(width):
                    bright = 0
                    for du, dv in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)):
                        x, y = (u + du - centre[0]) / focal, (v + dv - centre[1]) / focal
                        scale = bend.get(int(math.hypot(x, y) * 500), 1.0)
                        x, y = x * scale, y * scale
                        t = far / (n[0] * x + n[1] * y + n[2])
                        p = (t * x - at[0], t * y - at[1], t - at[2])
                        a = sum(i * j for i, j in zip(p, ex)) + 5
                        b = sum(i * j for i, j in zip(p, ey)) + 3.5
                        white = not (0 <= a < 10 and 0 <= b < 7) or (int(a) + int(b)) % 2
                        bright += 60 if white else 5
                    pixels += bytes((bright, bright, bright))
            with open(self.path(f"{folder}/{number}.ppm"), "wb") as file:
                file.write(b"P6\n%d %d\n255\n" % (width, height) + pixels)

    def test_a_lens_is_measured_with_a_chessboard(self):
        if not os.path.exists(os.path.join(os.path.dirname(PROGRAM), "cancha-opencv-chessboard")):
            self.skipTest("was built without OpenCV (libopencv-calib3d-dev)")
        self.chessboards("boards")
        with open(self.path("r3.toml"), "w", encoding="utf-8") as file:
            file.write('title = "r3"\ntilt = 1.5\nheight = 0.01\n')
        out, _ = self.cancha("vision", "chessboard", "boards", "--mount", "r3.toml")
        self.assertIn("7 of 7 pictures show the whole board, 9 x 6 corners\n", out)
        with open(self.path("r3.toml"), "rb") as file:
            kept = tomllib.load(file)
        self.assertEqual((kept["tilt"], kept["height"]), (1.5, 0.01), "what was measured before is kept")
        lens = kept["lens"]
        self.assertAlmostEqual(lens["focal"], 210.0, delta=2.0)
        self.assertAlmostEqual(lens["centre_u"], 164.0, delta=2.0)
        self.assertAlmostEqual(lens["centre_v"], 117.0, delta=2.0)
        self.assertAlmostEqual(lens["k1"], -0.08, delta=0.03)
        _, err = self.cancha("vision", "chessboard", "boards", "--board", "8x6", status=1)
        self.assertIn("boards: too few pictures show the whole board", err)

    def test_a_measured_lens_is_looked_through(self):
        # a ball 40 cm ahead fills the middle; through a lens of half the focal length it would be half as large
        picture = self.picture(ball=(216, 120, 17))
        where = ("--place", "0,0,0", "--ball", "0.4,0", "--tilt", "39.3", "--mount", "r3.toml")
        out, _ = self.cancha("vision", "calibrate", picture, *where, status=1)  # no lines are in view
        self.assertRegex(out, r"(?m)^ball +hue")
        with open(self.path("r3.toml"), "w", encoding="utf-8") as file:
            file.write('title = "r3"\ntilt = 0.0\nheight = 0.0\n[lens]\nwidth = 432\nheight = 240\nfocal = 140.0\n')
        out, _ = self.cancha("vision", "calibrate", picture, *where, status=1)
        self.assertRegex(out, r"(?m)^field +hue")
        self.assertNotRegex(out, r"(?m)^ball +hue")

    def test_what_is_wrong_is_told(self):
        with open(self.path("torn.ppm"), "wb") as file:
            file.write(b"P6\n40 40\n255\nabc")
        self.assertIn("torn.ppm: is no whole PPM (pixels are missing)", self.cancha("vision", "run", "torn.ppm", status=1)[1])
        missing = self.cancha("vision", "run", "missing.png", status=1)[1]
        self.assertIn("missing.png", missing)
        self.assertNotIn("recording", missing)
        os.mkdir(self.path("empty"))
        self.assertIn("empty: has no pictures", self.cancha("vision", "run", "empty", status=1)[1])
        for verb in (("run", "/dev/video77", "--exposure", "150"), ("grab", "/dev/video77", "-o", "new", "--count", "2")):
            self.assertIn("/dev/video77: cannot be opened", self.cancha("vision", *verb, status=1)[1])
        self.assertFalse(os.path.exists(self.path("new")))
        said = self.cancha("vision", "run", "/dev/video77", "--size", "640", status=1)[1]
        self.assertIn("--size 640: is no size (width and height, 2 to 8192 pixels, as in 640x480)", said)
        self.assertRegex(self.cancha("vision", "devices")[0], r"^(no camera hangs on this machine|/dev/video\d+:)")
        self.assertIn("/dev/video77: cannot be opened", self.cancha("vision", "run", "/dev/video77", status=1)[1])
        self.assertIn("no picture 9", self.cancha("vision", "show", self.picture(), "--number", "9", status=1)[1])


class Recordings(CanchaTest):
    def play(self, league, name, *more):
        self.cancha("play", league, "--minutes", "0.05", "--headless", "--record", name, *more)

    def test_each_robot_has_the_eyes_of_its_own_team(self):
        self.play("kidsize", "match.mcap", "--senses", "camera", "--record-images")
        for robot in ("blue:1", "yellow:1"):
            out, _ = self.cancha("vision", "run", "match.mcap", "--robot", robot)
            # both stand in their own half and look along their goal line
            self.assertEqual(re.findall(r"(own|opponent) post ", out)[0], "own", robot)
        said = self.cancha("vision", "run", "match.mcap", "--robot", "blue:1", "--team", "yellow", status=1)[1]
        self.assertIn("--team yellow: blue:1 has the eyes of its own team (leave --team out)", said)
        with open(self.path("r3.toml"), "w", encoding="utf-8") as file:
            file.write('title = "r3"\ntilt = 5.0\nheight = 0.0\n')
        before = self.cancha("vision", "run", "match.mcap", "--robot", "blue:1")[0]
        self.assertNotEqual(self.cancha("vision", "run", "match.mcap", "--robot", "blue:1", "--mount", "r3.toml")[0], before)
        said = self.cancha("vision", "run", "match.mcap", "--mount", "r4.toml", status=1)[1]
        self.assertIn("r4.toml: there is no such file", said)

    def test_naos_see_by_their_own_camera_on_their_own_pitch(self):
        self.play("spl", "match.mcap", "--senses", "camera", "--record-images")
        out, _ = self.cancha("vision", "run", "match.mcap", "--robot", "blue:1")
        self.assertIn(": 320 x 240, ", out)
        self.assertIn(" robot ", out)
        self.cancha("vision", "show", "match.mcap", "--robot", "blue:1", "--number", "3", "-o", "seen.png")

    def test_a_script_is_written_of_what_an_oracle_told(self):
        self.play("kidsize", "match.mcap", "--senses", "oracle")
        out, _ = self.cancha("vision", "stub", "match.mcap", "--robot", "blue:1", "-o", "seen.input")
        self.assertRegex(out, r"^seen.input: \d+ scenes")
        with open(self.path("seen.input"), encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertTrue(all(re.fullmatch(r"\d+ , [a-z_]+ , -?\d+\.\d\d , \d+\.\d", line) for line in lines), lines[:3])
        self.assertIn(" ball ", "".join(lines))

    def test_a_script_of_who_sees_by_a_camera_holds_what_its_pictures_show(self):
        self.play("kidsize", "blind.mcap", "--senses", "camera")
        said = self.cancha("vision", "stub", "blind.mcap", "--robot", "blue:1", status=1)[1]
        self.assertIn("holds no pictures of this robot (record with --record-images)", said)
        self.play("kidsize", "match.mcap", "--senses", "camera", "--record-images")
        script = self.cancha("vision", "stub", "match.mcap", "--robot", "blue:1")[0]
        seen = self.cancha("vision", "run", "match.mcap", "--robot", "blue:1")[0]
        # each distance of the script, cm, is one that was seen in a picture, m
        metres = set(re.findall(r" (\d+\.\d\d) m ", seen))
        told = re.findall(r" , (\d+\.\d)$", script, re.M)
        self.assertGreater(len(told), 3)
        for cm in told:
            near = {f"{float(cm) / 100 + d:.2f}" for d in (-0.005, 0.0, 0.005)}
            self.assertTrue(near & metres, cm)


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
