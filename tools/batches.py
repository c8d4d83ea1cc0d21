#!/usr/bin/env python3
"""Batches: sources that include several of a part's sources, so that the headers these share are read once.

  batches.py count write|fuzz SOURCE...     how many batches these sources want
  batches.py write FOLDER COUNT SOURCE...   writes FOLDER/1.cpp … FOLDER/COUNT.cpp; leaves alone what would not change
  batches.py fuzz FOLDER COUNT SOURCE...    the same of fuzz targets, each known by its name to tests/fuzz_replay.cpp

Authors need not know of batches. Where a source has a name to itself (a helper in an unnamed namespace) that another
source uses for something else, a macro gives it another name in the batch: all headers are read before, so that only
the source itself is renamed. Where that cannot be (macros, names that are members of something, too), the two go to
different batches. docs/decisions/0036 has the figures.
"""

import functools
import pathlib
import re
import sys

MOST = 20  # sources in a batch: more would leave a processor without work at the end of a build, and take more memory
MOST_FUZZ = 14
OPENS = re.compile(r"(?:inline )?namespace( [\w:]+)? \{$")
CLOSES = re.compile(r"\}  // namespace")
MACRO = re.compile(r"#\s*define (\w+)")
DEFINED = [
    re.compile(r"(?:template <.*> )?(?:struct|class|enum class|enum|union) (\w+)"),
    re.compile(r"(?:using|namespace) (\w+) ="),
    re.compile(r".*?(?:^|[ &*>])(?!(?:operator|alignas|decltype|__attribute__)\b)(\w+)(?:\(|\{| =|;|\[)"),
]
NO_NAMES = re.compile(r"(?:TEST|TEST_F|TEST_P|INSTANTIATE_TEST_SUITE_P|using namespace|static_assert)\b")
RAW = re.compile(r'R"(\w*)\((?:.|\n)*?\)\1"')
NO_CODE = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')
WORD = re.compile(r"(?<![\w.>:])[A-Za-z_]\w*")
OF_OTHERS = re.compile(r"(?:\.|->|::)\s*(\w+)|[:,] (\w+)\{|using enum (\w+)")  # members, also where a constructor sets them
FOUND_BY_TYPE = {"fields", "names", "PrintTo"}  # functions that headers call: each source has them for types of its own
INCLUDE = re.compile(r"#include .+")


def names_of(text):
    """The names that a source keeps to itself, and those that it gives to all. Relies on the layout that clang-format makes."""
    own, given = set(), set()
    spaces = []
    for line in text.splitlines():
        if opens := OPENS.match(line):
            spaces.append(opens[1])
        elif CLOSES.match(line):
            spaces.pop()
        elif line[:1] not in ("", " ", "}", "/", ")", "#") and not NO_NAMES.match(line):
            found = next((m for m in (way.match(line) for way in DEFINED) if m), None)
            if found:
                (own if None in spaces else given).add(found[1])
    return own - FOUND_BY_TYPE, given


@functools.cache
def declared_in(include):
    """What a header of the house and those that it reads declare: a source may have overloads of it to itself."""
    path = pathlib.Path("src", include.removeprefix('#include "').removesuffix('"'))
    if not path.is_file():
        return set()
    text = path.read_text(encoding="utf-8")
    return names_of(text)[1].union(*map(declared_in, INCLUDE.findall(text)))


class Source:
    def __init__(self, path):
        text = RAW.sub('""', path.read_text(encoding="utf-8"))
        code = NO_CODE.sub("", text)
        macros = set(MACRO.findall(text))
        self.path = path
        own, given = names_of(text)
        self.own = own | macros
        self.used = set(WORD.findall(code))
        self.includes = INCLUDE.findall(text)  # that can be read before the source itself
        self.fixed = macros | given | {name for found in OF_OTHERS.findall(code) for name in found}
        self.fixed.update(*map(declared_in, self.includes))
        if not self.includes_first(text):
            self.fixed |= self.own
            self.includes = []

    def includes_first(self, text):
        """Whether nothing but comments stands before the last of its headers: else they cannot be read before."""
        head = text[: text.rfind(self.includes[-1])] if self.includes else ""
        return not re.sub(r"//.*|#include .*|\s", "", head)

    def renamed(self, other):
        """What must be called otherwise beside another source; nothing where that cannot be."""
        names = self.own & other.used
        return None if names & self.fixed else names


class Batch:
    def __init__(self):
        self.sources = []
        self.renamed = {}  # source: names

    def take(self, new):
        """Takes a source in, where it can be; says whether."""
        pairs = [(a, a.renamed(b)) for old in self.sources for a, b in ((old, new), (new, old))]
        if any(names is None for _, names in pairs):
            return False
        self.sources.append(new)
        self.renamed[new] = set()
        for source, names in pairs:
            self.renamed[source] |= names
        return True

    def text(self, root, entry):
        lines = []
        if any(self.renamed.values()):
            lines += dict.fromkeys(include for source in self.sources for include in source.includes)
        for number, source in enumerate(self.sources):
            names = sorted(self.renamed[source])
            lines += [f"#define {name} {name}_{number}" for name in names]
            lines += [entry(source.path.relative_to(root))]
            lines += [f"#undef {name}" for name in names]
        return "".join(f"{line}\n" for line in lines)


def batches_of(sources):
    """Lists of sources that can be compiled together. Those that go together with few come first: else each would be left over alone."""
    known = list(map(Source, sources))
    refusals = {a: sum(a.renamed(b) is None or b.renamed(a) is None for b in known if b is not a) for a in known}
    return filled(sorted(known, key=lambda source: -refusals[source]), MOST)


def batches_of_fuzz(sources):
    """The same of fuzz targets, which use the namespaces of many parts: neighbours stay together, and not too many."""
    return filled(map(Source, sources), MOST_FUZZ)


def filled(sources, most):
    batches = []
    for source in sources:
        if not any(len(batch.sources) < most and batch.take(source) for batch in batches):
            batches.append(Batch())
            batches[-1].take(source)
    return batches


def plain(source):
    return f'#include "{source}"'


def fuzz_target(source):
    """All targets have one name, which a fuzzer wants; here each gets its own."""
    name = source.stem.removesuffix("_fuzz")
    return (f"#define LLVMFuzzerTestOneInput replay_{name}\n{plain(source)}\n#undef LLVMFuzzerTestOneInput\n"
            f'[[maybe_unused]] const cancha::Replayed in_{name}{{"{name}", replay_{name}}};')


def write(folder, batches, count, entry=plain, head=""):
    root = pathlib.Path("src").resolve()
    if len(batches) > count:
        sys.exit(f"{folder}: {len(batches)} batches instead of {count}; plan the build again (cmake --preset release)")
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        text = head + (batches[number].text(root, entry) if number < len(batches) else "")
        file = folder / f"{number + 1}.cpp"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main(verb, *words):
    counts = verb == "count"
    kind = words[0] if counts else verb
    sources = sorted(pathlib.Path(word).resolve() for word in words[1 if counts else 2 :])
    batches = (batches_of_fuzz if kind == "fuzz" else batches_of)(sources)
    if counts:
        print(len(batches))
    elif kind == "fuzz":
        write(pathlib.Path(words[0]), batches, int(words[1]), fuzz_target, '#include "fuzz_replay.h"\n')
    else:
        write(pathlib.Path(words[0]), batches, int(words[1]))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("count", "write", "fuzz"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
