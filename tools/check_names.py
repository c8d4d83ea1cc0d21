#!/usr/bin/env python3
"""Keeps the case of names in C++ as the style has it, so that a name says what kind of thing it names.

Types, enumerators and template parameters UpperCamel; functions, variables, namespaces lower_snake; constants kName;
private members name_; macros CANCHA_NAME. A frame stands in capitals in a name: X_FR, p_FB, seen_in_R.
"""

import re

import house
from cpp_names import CAMEL, CONSTANT, Reader

# Sources that speak the names of others: the C interfaces, old strategies, what imitates Windows.
OTHERS = ("include/", "tests/legacy/", "src/match/plugin/testdata/")
# Names that others chose and that are declared, defined or overridden here.
GIVEN = re.compile(
    r"CLI|avr_(?:irq_)?t|cancha_rtdb(?:_record|_subscription)?|TOML_[A-Z_]+"  # libraries, the C interface
    r"|SetUp|TearDown|SetUpTestSuite|TearDownTestSuite|PrintTo"  # GoogleTest
    r"|value_type|iterator|const_iterator|difference_type|iterator_category|reference|pointer|is_transparent"
)

SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*$")
# Frames in a name, X_FR, p_FB, seen_in_R, and a letter of a formula alone, R.
FRAME = re.compile(r"(?:[a-z][a-z0-9]*|[A-Z])(?:_[a-z0-9]+)*_[A-Z][A-Z0-9]*(?:_[a-z0-9]+)*$|[A-Z]$")
MACRO = re.compile(r"CANCHA_[A-Z0-9_]+$")


def is_value(name):
    return SNAKE.match(name) or FRAME.match(name)


# What a name names, how it is written, and whether it is.
FORMS = {
    "type": ("UpperCamel", CAMEL.match),
    "enumerator": ("UpperCamel", CAMEL.match),
    "enumerator without a scope": ("kName", CONSTANT.match),
    "template parameter": ("UpperCamel, a value kName", lambda name: CAMEL.match(name) or CONSTANT.match(name)),
    "namespace": ("lower_snake", SNAKE.match),
    "function": ("lower_snake", is_value),
    "variable": ("lower_snake", is_value),
    "member": ("lower_snake", is_value),
    "private member": ("name_", lambda name: name.endswith("_") and is_value(name[:-1])),
    "protected member": ("lower_snake or name_", lambda name: is_value(name.removesuffix("_"))),
    "constant": ("kName", CONSTANT.match),
    "local constant": ("kName or lower_snake", lambda name: CONSTANT.match(name) or is_value(name)),
    "macro": ("CANCHA_NAME", MACRO.match),
}


def check(root):
    report = house.Report("names")
    paths = [p for p in house.cpp_files(root) if p.suffix != ".c" and not p.as_posix().startswith(OTHERS)]
    count = 0
    for path in paths:
        names = Reader(house.text_of(root / path) or "").names
        count += len(names)
        for name in names:
            form, fits = FORMS[name.kind]
            if not fits(name.text) and not GIVEN.fullmatch(name.text):
                report.fault(path, name.line, f"the {name.kind} '{name.text}'", f"write it as {form}")
    return report.end(f"{count} names in {len(paths)} files")


if __name__ == "__main__":
    house.main(check, __doc__)
