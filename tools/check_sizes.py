#!/usr/bin/env python3
"""Keeps files and functions short enough to read: header 200 lines, source 400, test 600; function 60, in tests 120.

Sources of the studio's page and their tests: 400 lines; their functions are not measured.
"""

import re

import house

HEADER, SOURCE, TEST = 200, 400, 600
FUNCTION, TEST_FUNCTION = 60, 120

ACCESS_LABEL = re.compile(r"^(?:\s*(?:public|protected|private)\s*:(?!:))+")
TEMPLATE = re.compile(r"^\s*template\s*<")
SCOPE = re.compile(r"^(?:\s|inline\b|export\b|typedef\b|static\b|constexpr\b|extern\s*\"\"|\[\[[^]]*\]\])*"
                   r"(?:namespace|class|struct|union|enum|extern\s*\"\")(?!\w)")  # fmt: skip
AFTER_PARAMETERS = re.compile(r"(?:\)|\}|\bconst|\bnoexcept|\boverride|\bfinal|\btry|&|\bmutable)\s*$")


def without_template(head):
    """A declaration without its leading template<...> lists."""
    while TEMPLATE.match(head):
        depth = 0
        for i, c in enumerate(head):
            depth += (c == "<") - (c == ">" and head[i - 1] != "-")
            if c == ">" and depth == 0:
                head = head[i + 1 :]
                break
        else:
            return head
    return head


def kind_of(head):
    """What a { opens at namespace or class level, by the text before it: scope, function, member, other."""
    head = without_template(head)
    if SCOPE.match(head) and not re.search(r"\)\s*(const|noexcept|\s)*$", head):
        return "scope"
    bare = re.sub(r"\boperator\s*(?:[=!<>+\-*/%&|^~\[\]]+|\(\))", "operator", head)
    if "(" not in bare:
        return "other"
    before = bare[: bare.index("(")]
    if re.search(r"(?<![=!<>])=(?!=)", before):
        return "other"  # an initializer
    # a constructor's list: after its colon a brace after a name belongs to a member
    if re.search(r"\)[^()]*(?<!:):(?!:)", bare) and not AFTER_PARAMETERS.search(bare):
        return "member"
    return "function"


def functions(text):
    """Yields (first line, number of lines, head) of every function body at namespace or class level."""
    code = house.code_only(text)
    # directives go, with their continued lines
    code = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: "\n" * m.group(0).count("\n"), code, flags=re.MULTILINE)
    stack = []  # of (kind, line where its head starts, head)
    head_start = 0
    for i, c in enumerate(code):
        inside_scopes = all(kind == "scope" for kind, _, _ in stack)
        if c == "{":
            head = ACCESS_LABEL.sub("", code[head_start:i])
            kind = kind_of(head) if inside_scopes else "inner"
            first = house.line_of(code, i - len(head.lstrip()))
            stack.append((kind, first, head.strip()))
            if kind in ("scope", "function"):
                head_start = i + 1
        elif c == "}" and stack:
            kind, first, head = stack.pop()
            if kind == "function":
                yield first, house.line_of(code, i) - first + 1, head
            if kind in ("scope", "function"):
                head_start = i + 1
        elif c == ";" and inside_scopes:
            head_start = i + 1


def name_of(head):
    """A short name for a function, from its declaration."""
    head = re.sub(r"\s+", " ", without_template(head)).strip()
    if re.match(r"TEST(_[FP])?\(", head):
        return head[: head.index(")") + 1]
    match = re.search(r"([\w:~]+|operator\s*\S+?)\s*\(", head)
    return match.group(1) + "()" if match else head[:40]


def is_test(path):
    return path.parts[0] == "tests" or path.stem.endswith("_test")


def check(root):
    report = house.Report("sizes")
    paths = house.cpp_files(root)
    for path in paths:
        text = house.text_of(root / path) or ""
        lines = text.count("\n")
        limit = TEST if is_test(path) else HEADER if path.suffix == ".h" else SOURCE
        if lines > limit:
            report.fault(path, limit + 1, f"{lines} lines, the limit is {limit}", "split it by idea")
        limit = TEST_FUNCTION if is_test(path) else FUNCTION
        for first, length, head in functions(text):
            if length > limit:
                what = f"{name_of(head)} has {length} lines, the limit is {limit}"
                report.fault(path, first, what, "give a part of it a name")
    page = house.page_files(root)
    for path in page:
        lines = (house.text_of(root / path) or "").count("\n")
        if lines > SOURCE:
            report.fault(path, SOURCE + 1, f"{lines} lines, the limit is {SOURCE}", "split it by idea")
    return report.end(f"{len(paths) + len(page)} files")


if __name__ == "__main__":
    house.main(check, __doc__)
