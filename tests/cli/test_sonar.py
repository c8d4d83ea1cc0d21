"""./cancha sonar: experiments with statistics, and pictures of what sonars tell."""

import json

from program import CanchaTest


class Sonar(CanchaTest):
    def test_studies_are_listed_and_give_statistics(self):
        listed = self.cancha("sonar", "study")[0]
        for name in ("median", "moving", "twins", "facing", "calibration", "stopping"):
            self.assertIn(name, listed)

        report = json.loads(self.cancha("sonar", "study", "twins", "--runs", "20", "--json")[0])
        self.assertEqual(report["runs"], 20)
        ours = {figure["name"]: figure["mean"] for figure in report["rows"][2]["figures"]}
        self.assertGreaterEqual(ours["two are two"], 95)
        said = self.cancha("sonar", "study", "stopping", "--runs", "5")[0]
        self.assertRegex(said, r"stopping, 5 runs each, seed 1\n  threshold 600 mm.*stands at \d+")
        self.assertEqual(said, self.cancha("sonar", "study", "stopping", "--runs", "5")[0])

    def test_obstacles_are_told_and_drawn(self):
        out = self.cancha("sonar", "show", "-o", "sonar.svg", "--", "40:800", "-40:850")[0]
        self.assertRegex(out, r"obstacle [67]\d\d mm away, -[34]\d degrees")
        self.assertRegex(out, r"obstacle [67]\d\d mm away, \+[34]\d degrees")
        with open(self.path("sonar.svg"), encoding="utf-8") as file:
            self.assertIn("</svg>", file.read())
        known = json.loads(self.cancha("sonar", "show", "0:900", "--json")[0])
        self.assertEqual([one["kind"] for one in known["obstacles"]], ["sonar"])
        self.assertLess(known["symbols"]["centre_distance"], 0.9)

    def test_wrong_words_are_answered_with_a_sentence(self):
        self.assertIn("there is no study 'twin' (did you mean 'twins'?", self.cancha("sonar", "study", "twin", status=2)[1])
        self.assertIn("0-900: is no obstacle", self.cancha("sonar", "show", "0-900", status=2)[1])
        self.assertIn("nan:900: is no obstacle", self.cancha("sonar", "show", "nan:900", status=2)[1])
