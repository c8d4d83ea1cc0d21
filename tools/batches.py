#!/usr/bin/env python3
"""Batches: sources that include several of a part's sources, so that the headers these share are read once.

  batches.py count SOURCE...           how many batches these sources want
  batches.py write FOLDER COUNT SOURCE...   writes FOLDER/1.cpp … FOLDER/COUNT.cpp; leaves alone what would not change
  batches.py fuzz FOLDER COUNT SOURCE...    the same of fuzz targets, each known by its name to tests/fuzz_replay.cpp

Authors need not know of batches: where a source has a name to itself (a helper in an unnamed namespace, a macro) that
another source uses for something else, the two go to different batches. docs/decisions/0036 has the figures.
"""

import pathlib
import re
import sys

MOST = 14  # sources in a batch: more would leave a processor without work at the end of a build
OPENS = re.compile(r"(?:inline )?namespace( [\w:]+)? \{")
CLOSES = re.compile(r"\}  // namespace")
DEFINED = [
    re.compile(r"#\s*define (\w+)"),
    re.compile(r"(?:template <.*> )?(?:struct|class|enum class|enum|union) (\w+)"),
    re.compile(r"(?:using|namespace) (\w+) ="),
    re.compile(r".*?(?:^|[ &*>])(\w+)(?:\(|\{| =|;|\[)"),
]
TESTS = re.compile(r"(?:TEST|TEST_F|TEST_P|INSTANTIATE_TEST_SUITE_P|using namespace)\b")
NO_CODE = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')
WORD = re.compile(r"(?<![\w.>:])[A-Za-z_]\w*")


def local_names(text):
    """The names that a source keeps to itself. Relies on the layout that clang-format makes."""
    names = set()
    spaces = []
    for line in text.splitlines():
        if opens := OPENS.match(line):
            spaces.append(opens[1])
        elif CLOSES.match(line):
            spaces.pop()
        elif line.startswith("#") or (None in spaces and line[:1] not in ("", " ", "}", "/", ")")):
            found = next((m for m in (way.match(line) for way in DEFINED) if m), None)
            if found and not TESTS.match(line) and (found.re is DEFINED[0] or not line.startswith("#")):
                names.add(found[1])
    return names


def batches_of(sources):
    """Lists of sources, none of which uses a name that another one of its list has to itself."""
    batches = []
    for source in sources:
        text = source.read_text(encoding="utf-8")
        own, used = local_names(text), set(WORD.findall(NO_CODE.sub("", text)))
        for batch in batches:
            if len(batch["sources"]) < MOST and not own & batch["used"] and not used & batch["own"]:
                break
        else:
            batch = {"sources": [], "own": set(), "used": set()}
            batches.append(batch)
        batch["sources"].append(source)
        batch["own"] |= own
        batch["used"] |= used
    return [batch["sources"] for batch in batches]


def plain(source):
    return f'#include "{source}"\n'


def fuzz_target(source):
    """All targets have one name, which a fuzzer wants; here each gets its own."""
    name = source.stem.removesuffix("_fuzz")
    return (f"#define LLVMFuzzerTestOneInput replay_{name}\n{plain(source)}#undef LLVMFuzzerTestOneInput\n"
            f'[[maybe_unused]] const cancha::Replayed in_{name}{{"{name}", replay_{name}}};\n')


def write(folder, count, sources, entry=plain, head=""):
    root = pathlib.Path("src").resolve()
    batches = batches_of(sources)
    if len(batches) > count:
        sys.exit(f"{folder}: {len(batches)} batches instead of {count}; plan the build again (cmake --preset release)")
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        batch = batches[number] if number < len(batches) else []
        text = head + "".join(entry(source.relative_to(root)) for source in batch)
        file = folder / f"{number + 1}.cpp"
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main(verb, *words):
    sources = sorted(pathlib.Path(word).resolve() for word in words[0 if verb == "count" else 2 :])
    if verb == "count":
        print(len(batches_of(sources)))
    elif verb == "write":
        write(pathlib.Path(words[0]), int(words[1]), sources)
    else:
        write(pathlib.Path(words[0]), int(words[1]), sources, fuzz_target, '#include "fuzz_replay.h"\n')


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("count", "write", "fuzz"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
