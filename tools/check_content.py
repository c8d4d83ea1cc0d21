#!/usr/bin/env python3
"""Finds what nobody uses and what leads nowhere: content, pages, links, examples, part cards, decision records, text.

Content that nothing names, pages that nothing links, links that lead nowhere, examples that no test builds, part cards
that miss a heading or a header or list a file that is gone, paths of one machine, tabs and spaces at the end of a line.
"""

import re

import house

# Other words for a heading of a card that are as good.
CARD_WORDS = {"try it": "how to try it", "read in this order": "files in reading order"}
CARD_HEADINGS = ["does", "takes", "gives", "files in reading order", "must never know", "how to try it"]

# Written in pieces, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:" + "|".join(["work", "root", "home"]) + r")/")
REGISTRY = re.compile(r'"resolved"\s*:\s*"https?:|^\s*registry\s*=', re.MULTILINE)

# Bytes that only look like text: inputs of the fuzzers.
NOT_PROSE = ("tests/corpus/", "web/dist/")  # bytes that nobody writes by hand

FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
INLINE_CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"!?\[[^\]\n]*\]\(\s*<?([^)\s>]+)>?[^)\n]*\)|<img[^>]*\bsrc=\"([^\"]+)\"")


class Tree:
    """The files of the tree and their texts."""

    def __init__(self, root):
        self.root = root
        self.paths = house.files(root)
        self.texts = {path: house.text_of(root / path) for path in self.paths}

    def under(self, prefix, suffix=""):
        return [p for p in self.paths if p.as_posix().startswith(prefix) and p.name.endswith(suffix)]


def links(text):
    """Yields (line, target) for each link that points into the tree, outside code."""
    blank = lambda match: re.sub(r"[^\n]", " ", match.group(0))  # noqa: E731
    text = INLINE_CODE.sub(blank, FENCE.sub(blank, text))
    for match in LINK.finditer(text):
        target = match.group(1) or match.group(2)
        if not re.match(r"[a-z][a-z0-9+.-]*:|#", target):
            yield house.line_of(text, match.start()), target.split("#")[0]


def check_pages(tree, report):
    """Every link leads somewhere; every page of docs/ is linked from another page."""
    linked = set()
    for path in tree.under("", ".md"):
        for line, target in links(tree.texts[path] or ""):
            goal = (tree.root / path.parent / target).resolve()
            if not goal.exists():
                report.fault(path, line, f"the link '{target}' leads nowhere", "links are relative to their page")
            elif goal.is_relative_to(tree.root):
                goal = goal / "README.md" if goal.is_dir() else goal
                if goal.relative_to(tree.root) != path:
                    linked.add(goal.relative_to(tree.root))
    for path in tree.under("docs/", ".md"):
        if path not in linked:
            report.fault(path, 1, "no page links to this page", "link it from docs/README.md")


def check_decisions(tree, report):
    records = [p for p in tree.under("docs/decisions/", ".md") if p.name != "README.md"]
    index = house.text_of(tree.root / "docs/decisions/README.md") if records else ""
    listed = {target for _, target in links(index)}
    for path in records:
        if path.name not in listed:
            report.fault(path, 1, "not listed in docs/decisions/README.md", "add a line there")


def check_content(tree, report):
    """Every file of content/ is named by something outside content/, or included by a content file that is."""
    others = "\n".join(t for p, t in tree.texts.items() if t and p.parts[0] != "content")
    unnamed = []
    used = []
    for path in tree.under("content/"):
        names = "|".join(re.escape(n) for n in (path.name, path.stem))
        named = path.name == "README.md" or re.search(rf"(?<![\w-])(?:{names})(?![\w-])", others)
        (used if named else unnamed).append(path)
    included = set()
    while used:
        path = used.pop()
        for target in re.findall(r'^\s*include\s+"([^"]+)"', tree.texts[path] or "", re.MULTILINE):
            goal = (tree.root / path.parent / target).resolve()
            if goal.is_relative_to(tree.root) and (inside := goal.relative_to(tree.root)) not in included:
                included.add(inside)
                used.append(inside)
    for path in unnamed:
        if path not in included:
            report.fault(path, 1, "nothing names this file", "use it in a test, a page or the sources, or remove it")


def check_examples(tree, report):
    lists = "\n".join(
        t for p, t in tree.texts.items()
        if t and (p.name == "CMakeLists.txt" or p.suffix == ".cmake" or p.parts[0] == "tests")
    )  # fmt: skip
    for name in sorted({p.parts[1] for p in tree.under("examples/") if re.match(r"\d\d_", p.parts[1])}):
        if not (tree.root / "examples" / name / "README.md").exists():
            report.fault(f"examples/{name}", 1, "has no README.md", "say what it shows and how to run it")
        if not re.search(rf"\b{re.escape(name)}\b", lists):
            report.fault(f"examples/{name}", 1, "no test builds it", "name it in a CMakeLists.txt or under tests/")


def check_cards(tree, report):
    """Every part has a card with the six headings; the files it lists exist, and every header of the part is listed."""
    for part in sorted({p.parts[1] for p in tree.under("src/") if len(p.parts) > 2}):
        card = tree.root / "src" / part / "README.md"
        name = f"src/{part}/README.md"
        if not card.exists():
            report.fault(name, 1, "the part has no card", "headings: " + ", ".join(CARD_HEADINGS))
            continue
        heading, seen, listed = "", [], set()
        for number, line in enumerate(card.read_text(encoding="utf-8").splitlines(), 1):
            match = re.match(r"(?:#+\s*|[-*]*\s*\*\*|\|\s*)([A-Za-z ]+?)\s*[.:]?\s*(?:\*\*.*|\|.*|$)", line)
            word = match.group(1).lower() if match else ""
            if CARD_WORDS.get(word, word) in CARD_HEADINGS:
                heading = CARD_WORDS.get(word, word)
                seen.append(heading)
            if heading == "files in reading order":
                for file in re.findall(r"`([\w./-]+\.(?:h|cpp|c|toml|md))`", line):
                    listed.add(file)
                    if not ((card.parent / file).exists() or (tree.root / file).exists()):
                        report.fault(name, number, f"lists '{file}', which does not exist", "paths are from the part")
        for missing in (h for h in CARD_HEADINGS if h not in seen):
            report.fault(name, 1, f"the heading '{missing}' is missing", "headings: " + ", ".join(CARD_HEADINGS))
        for path in tree.under(f"src/{part}/", ".h"):
            header = path.relative_to(f"src/{part}").as_posix()
            if header not in listed and not path.stem.endswith("_test"):
                report.fault(name, 1, f"does not list '{header}'", "say under 'files in reading order' what it is for")


def check_text(tree, report):
    """No path or host of one machine; no tabs, no spaces at the end of a line, a newline at the end."""
    for path, text in tree.texts.items():
        if text is None:
            continue
        for pattern, what, hint in (
            (MACHINE_PATH, "a path of one machine", "use a path from the root of the tree"),
            (REGISTRY, "names a package registry", "set omit-lockfile-registry-resolved in .npmrc and lock again"),
        ):
            for match in pattern.finditer(text):
                report.fault(path, house.line_of(text, match.start()), what, hint)
        if path.as_posix().startswith(NOT_PROSE):
            continue
        # a tab in a shell script may be a separator that is meant
        for match in re.finditer(r"^[ ]*\t|[ \t]+$", text, re.MULTILINE):
            report.fault(path, house.line_of(text, match.start()), "a tab, or spaces at the end of the line", "remove")
        if text and not text.endswith("\n"):
            report.fault(path, text.count("\n") + 1, "the last line does not end", "add a newline")


def check(root):
    report = house.Report("content")
    tree = Tree(root)
    for part in (check_pages, check_decisions, check_content, check_examples, check_cards, check_text):
        part(tree, report)
    return report.end(f"{len(tree.paths)} files")


if __name__ == "__main__":
    house.main(check, __doc__)
