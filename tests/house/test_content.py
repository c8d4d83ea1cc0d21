"""check_content.py finds each kind of planted fault, with its message."""

import unittest

from planted import CARD, PlantedFaults


class Content(PlantedFaults):
    def test_a_sound_tree_passes(self):
        self.expect_sound("content")

    def test_content_that_named_content_includes_is_alive(self):
        league = {"content/leagues/simurosot.toml": 'include "more/extra.x"\n', "content/leagues/more/extra.x": "\n"}
        self.expect_sound("content", league)
        lost = {"content/leagues/forgotten.x": 'include "simurosot.toml"\n'}
        self.expect_fault("content", lost, "content/leagues/forgotten.x:1: nothing names this")

    def test_content_that_nothing_names_is_dead(self):
        self.expect_fault(
            "content", {"content/leagues/forgotten.toml": "a = 1\n"}, "content/leagues/forgotten.toml:1: nothing names this"
        )

    def test_a_page_that_nothing_links_is_dead(self):
        self.expect_fault("content", {"docs/lost.md": "Lost.\n"}, "docs/lost.md:1: no page links to this page")

    def test_a_link_must_lead_somewhere(self):
        self.expect_fault(
            "content",
            {"README.md": "[guide](docs/README.md)\n\n![picture](docs/gone.svg)\n"},
            "README.md:3: the link 'docs/gone.svg' leads nowhere",
        )

    def test_links_in_code_and_to_the_web_are_not_followed(self):
        text = "[guide](docs/README.md) [web](https://example.org/x) `[a](b)`\n```\n[a](b)\n```\n"
        self.expect_sound("content", {"README.md": text})

    def test_an_example_needs_a_page_and_a_test(self):
        self.expect_fault(
            "content", {"examples/01_first/README.md": None, "examples/01_first/a.c": "\n"},
            "examples/01_first:1: has no README.md",
        )  # fmt: skip
        self.expect_fault("content", {"examples/CMakeLists.txt": "\n"}, "examples/01_first:1: no test builds it")

    def test_a_part_needs_a_card(self):
        self.expect_fault("content", {"src/base/README.md": None}, "src/base/README.md:1: the part has no card")

    def test_a_card_needs_all_headings(self):
        self.expect_fault(
            "content",
            {"src/base/README.md": CARD.replace("## Gives\n", "")},
            "src/base/README.md:1: the heading 'gives' is missing",
        )

    def test_a_card_lists_files_that_exist(self):
        self.expect_fault(
            "content",
            {"src/base/README.md": CARD.replace("1. ", "1. `gone.h`, ")},
            "src/base/README.md:6: lists 'gone.h', which does not exist",
        )

    def test_a_card_lists_every_header(self):
        more = {"src/base/more.h": "\n", "src/base/inner/more_test.h": "\n"}
        self.expect_fault("content", more, "src/base/README.md:1: does not list 'more.h'")
        self.expect_sound("content", {**more, "src/base/README.md": CARD.replace("1. ", "1. `more.h`, ")})

    def test_a_decision_is_listed(self):
        self.expect_fault(
            "content",
            {"docs/decisions/0002-two.md": "Two.\n", "docs/page.md": "[two](decisions/0002-two.md) simurosot\n"},
            "docs/decisions/0002-two.md:1: not listed in docs/decisions/README.md",
        )

    def test_paths_of_one_machine_are_refused(self):
        for place in ("work", "root", "home"):
            text = f"See /{place}/x, simurosot.\n"
            self.expect_fault("content", {"docs/page.md": text}, "docs/page.md:1: a path of one machine")
        self.expect_sound("content", {"docs/page.md": "https://example.org/home/x simurosot\n"})

    def test_registry_hosts_are_refused(self):
        lock = '{\n  "resolved' + '": "https://registry.example.org/x.tgz"\n}\n'
        self.expect_fault("content", {"web/package-lock.json": lock}, "web/package-lock.json:2: names a package registry")

    def test_tabs_and_trailing_spaces_are_refused(self):
        self.expect_fault("content", {"src/base/a.cpp": "int a; \n"}, "src/base/a.cpp:1: a tab, or spaces at the end")
        self.expect_fault("content", {"src/base/a.cpp": "\tint a;\n"}, "src/base/a.cpp:1: a tab, or spaces at the end")
        self.expect_sound("content", {"tests/corpus/league/odd": "\t \n"})

    def test_the_last_line_ends(self):
        self.expect_fault("content", {"src/base/a.cpp": "int a;"}, "src/base/a.cpp:1: the last line does not end")


if __name__ == "__main__":
    unittest.main()
