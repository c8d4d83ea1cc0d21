"""The names that a C++ source declares, and what each of them names.

This is no compiler. It reads declarations by their shape, so what it cannot read it leaves out.
"""

import re
from typing import NamedTuple

import house

CAMEL = re.compile(r"[A-Z][A-Za-z0-9]*$")
CONSTANT = re.compile(r"k[A-Z0-9][A-Za-z0-9]*$")

TOKEN = re.compile(
    r"[A-Za-z_]\w*|\.?\d(?:[\w.']|(?<=[eEpP])[+-])*|\"\"|::|->|\.\.\.|&&|\|\||[=!+\-*/%^&|]=|<=|>=|\+\+|--|\S"
)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.MULTILINE)
DEFINE = re.compile(r"#\s*define\s+(\w+)")

BUILT_IN = set("auto bool char char8_t char16_t char32_t double float int long short signed unsigned void".split())
QUALIFIERS = set(
    "const constexpr consteval constinit extern explicit friend inline mutable static thread_local typename virtual "
    "volatile".split()
)
TYPE_KEYS = ("class", "struct", "union", "enum")
NO_NAME = BUILT_IN | QUALIFIERS | set(TYPE_KEYS) | set(
    "alignas alignof and asm break case catch co_await co_return co_yield concept continue decltype default delete do "
    "else export false final for goto if namespace new noexcept not nullptr operator or override private protected "
    "public requires return sizeof static_assert switch template this throw true try typedef typeid using while".split()
)  # fmt: skip
WITH_PARENTHESES = ("decltype", "alignas", "noexcept", "requires", "__attribute__")
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Name(NamedTuple):
    """A declared name, and what it names: "type", "function", "private member" and so on."""

    text: str
    kind: str
    line: int


def is_name(word):
    return (word[:1].isalpha() or word[:1] == "_") and word not in NO_NAME


class Tokens:
    """The words of a source, and which bracket belongs to which."""

    def __init__(self, code):
        self.lines, self.words = [], []
        for number, line in enumerate(code.split("\n"), 1):
            for match in TOKEN.finditer(line):
                self.lines.append(number)
                self.words.append(match.group(0))
        self.end = len(self.words)
        self.words += [""] * 8  # so that a look ahead ends here, too
        self.partner = {}  # both ways; angles only where they hold arguments of a template
        self.pair_brackets()
        for i, word in enumerate(self.words):
            before = self.words[i - 1]
            if word == "<" and i not in self.partner and (is_name(before) or before in ("template", "]")):
                self.pair_angle(i)

    def pair(self, i, j):
        self.partner[i], self.partner[j] = j, i

    def pair_brackets(self):
        opened = []
        for i, word in enumerate(self.words):
            if word in PAIRS:
                opened.append(i)
            elif opened and word == PAIRS[self.words[opened[-1]]]:
                self.pair(opened.pop(), i)

    def pair_angle(self, i):
        """Pairs the < at `i` with its >, and those inside, if what is between can be arguments of a template."""
        found, opened, j = [], [i], i + 1
        while opened:
            word = self.words[j]
            if word in PAIRS:
                j = self.partner.get(j, self.end)
            elif word == "<":
                opened.append(j)
            elif word == ">":
                found.append((opened.pop(), j))
            elif word in ("", ";", ")", "]", "}", "||", "->"):
                return
            elif word == "&&" and self.words[j + 1] not in (">", ",", "..."):
                return
            j = min(j + 1, self.end)
        for a, b in found:
            self.pair(a, b)

    def closing(self, i):
        """The place of the bracket that closes the one at `i`."""
        return self.partner.get(i, self.end)

    def after(self, i):
        """The place after the token at `i`, and after its brackets if it opens some."""
        return max(self.partner.get(i, i), i) + 1 if i < self.end else self.end

    def find(self, i, *words):
        """The place of the next of these words outside brackets, or the end."""
        while i < self.end and self.words[i] not in words:
            i = self.after(i)
        return i

    def statement_start(self, i):
        """The place of what is before the statement or the parameters in which `i` lies."""
        while i >= 0 and self.words[i] not in (";", "{", "}", "(", ")"):
            i = self.partner[i] - 1 if self.words[i] in (">", "]") and i in self.partner else i - 1
        return i


class Reader:
    """Reads the declarations of one source; `names` is what it found."""

    def __init__(self, text):
        self.names = []
        code = house.code_only(text)
        for match in DIRECTIVE.finditer(code):
            if define := DEFINE.match(match.group(0).strip()):
                self.names.append(Name(define.group(1), "macro", house.line_of(code, match.start())))
        self.tokens = Tokens(DIRECTIVE.sub(lambda m: "\n" * m.group(0).count("\n"), code))
        self.words = self.tokens.words
        self.scope(0, self.tokens.end, "", "namespace")

    def add(self, i, kind):
        self.names.append(Name(self.words[i], kind, self.tokens.lines[i]))

    def skip_attributes(self, i):
        while (self.words[i] == "[" and self.words[i + 1] == "[") or self.words[i] in ("alignas", "__attribute__"):
            i = self.tokens.after(i if self.words[i] == "[" else i + 1)
        return i

    # namespaces and classes

    def scope(self, i, end, owner, access):
        """Reads declarations; `access` is namespace, that of a class, or C where the names are not ours."""
        while i < end:
            if self.words[i] in ("public", "private", "protected") and self.words[i + 1] == ":":
                access = self.words[i]
                i += 2
            else:
                i = max(self.declaration(i, owner, access), i + 1)

    def declaration(self, i, owner, access):
        """Reads one declaration and gives the place after it."""
        i = self.skip_attributes(i) + (self.words[i] == "__extension__")
        word, following = self.words[i], self.words[i + 1 : i + 3]
        if word in ("", ";", "}"):
            return i + 1
        if word == "template" and following[0] == "<":
            return self.declaration(self.template(i + 1), owner, access)
        if word == "requires":
            return self.declaration(self.requirement(i + 1), owner, access)
        if word == "namespace" or (word == "inline" and following[0] == "namespace"):
            return self.namespace(i + (word == "inline"))
        if word == "extern" and following == ['""', "{"]:
            self.scope(i + 3, self.tokens.closing(i + 2), owner, "C")
            return self.tokens.after(i + 2)
        if word == "extern" and following[0] == '""':
            return self.declaration(i + 2, owner, "C")
        if word in ("using", "concept"):
            return self.alias(i)
        if word in ("static_assert", "typedef"):
            return self.tokens.find(i, ";") + 1
        return self.plain(i, owner, access)

    def template(self, i):
        """A list of template parameters, from its <: the place after it."""
        end, i = self.tokens.closing(i), i + 1
        while i < end:
            following = min(self.tokens.find(i, ","), end)
            last = min(self.tokens.find(i, "="), following) - 1
            if last > i and is_name(self.words[last]) and self.words[last - 1] != "::":
                self.add(last, "type" if self.words[i] in ("class", "typename") else "template parameter")
            i = following + 1
        return end + 1

    def requirement(self, i):
        """The terms after `requires`, joined by && and ||: the place after them."""
        while True:
            while self.words[i] in ("requires", "!"):
                i += 1
            if self.words[i] == "(":
                i = self.tokens.after(i)
                i = self.tokens.after(i) if self.words[i] == "{" else i
            else:
                # a name with its scopes and arguments
                i = self.tokens.after(i)
                while self.words[i] == "::" or (self.words[i] == "<" and i in self.tokens.partner):
                    i = self.tokens.after(i if self.words[i] == "<" else i + 1)
            if self.words[i] not in ("&&", "||"):
                return i
            i += 1

    def namespace(self, i):
        i = self.skip_attributes(i + 1)
        while self.words[i] not in ("{", "=", ";", ""):
            if is_name(self.words[i]):
                self.add(i, "namespace")
            i += 1
        if self.words[i] != "{":
            return self.tokens.find(i, ";") + 1
        self.scope(i + 1, self.tokens.closing(i), "", "namespace")
        return self.tokens.after(i)

    def alias(self, i):
        """using A = B; or concept A = B; the other forms of using declare no name of ours."""
        end = self.tokens.find(i, ";")
        if is_name(self.words[i + 1]) and self.words[self.skip_attributes(i + 2)] == "=":
            # a name of others made shorter keeps its form
            if self.words[end - 2 : end] != ["::", self.words[i + 1]]:
                self.add(i + 1, "type")
        return end + 1

    def type(self, i, access):
        """A class, struct, union or enum at `i`: the place after its body or name, or None where it is mentioned."""
        key, name, owner = self.words[i], None, ""
        scoped = self.words[i + 1] in TYPE_KEYS
        i = self.skip_attributes(i + 1 + scoped)
        while self.words[i] in ("::", "<") or (is_name(self.words[i]) and (not owner or self.words[i - 1] == "::")):
            if is_name(self.words[i]):
                name = i if self.words[i - 1] != "::" else None
                owner = self.words[i]
            i = self.tokens.after(i)
        i += self.words[i] == "final"
        if self.words[i] == ":":
            while self.words[i] not in ("{", ";", ""):
                i = self.tokens.after(i)
        if self.words[i] not in ("{", ";"):
            return None
        if name is not None and access != "C":
            self.add(name, "type")
        if self.words[i] == ";":
            return i
        if key == "enum":
            self.enumerators(i, "enumerator" if scoped else "enumerator without a scope", access)
        else:
            inner = "private" if key == "class" else "public"
            self.scope(i + 1, self.tokens.closing(i), owner, "C" if access == "C" else inner)
        return self.tokens.after(i)

    def enumerators(self, i, kind, access):
        end, i = self.tokens.closing(i), i + 1
        while i < end:
            if is_name(self.words[i]) and access != "C":
                self.add(i, kind)
            i = min(self.tokens.find(i, ","), end) + 1

    # functions and variables

    def plain(self, start, owner, access):
        """A function or variables, or a type and perhaps variables of it."""
        i = start
        while self.words[i] in QUALIFIERS:
            i += 1
            i = self.tokens.after(i) if self.words[i - 1] == "explicit" and self.words[i] == "(" else i
            i = self.skip_attributes(i)
        if self.words[i] in TYPE_KEYS:
            after = self.type(i, access)
            if after is not None:
                return after + 1 if self.words[after] == ";" else self.declarators(start, after, access)
            i += 1
        while True:
            word = self.words[i]
            if word in ("", ";", "}"):
                if is_name(self.words[i - 1]) and word == ";":
                    return self.declarators(start, i - 1, access)
                return i + 1
            if word in WITH_PARENTHESES and self.words[i + 1] == "(":
                i = self.tokens.after(i + 1)
            elif word == "operator":
                # operator() has two pairs
                i = self.tokens.find(i + 1, "(")
                return self.function(self.tokens.after(i) if self.words[i - 1] == "operator" else i)
            elif word == "(":
                return self.called(start, i, owner, access)
            elif word in ("=", "{", ",", ":", "["):
                return self.declarators(start, i - 1, access)
            else:
                i = self.tokens.after(i)

    def called(self, start, i, owner, access):
        """A declaration with a ( at `i`: a function, a constructor, the use of a macro, a pointer to a function."""
        name = i - 1
        if self.words[i + 1] in ("*", "&") or not is_name(self.words[name]):
            if is_name(self.words[i + 2]) and self.words[i + 3] == ")" and access != "C":
                self.add(i + 2, self.kind(set(self.words[start:i]), access))
            return self.tokens.find(i, ";", "{") + 1
        if all(word in QUALIFIERS for word in self.words[start:name]):
            if self.words[name] == owner:
                return self.function(i)
            # a macro, perhaps with a body
            i = self.tokens.after(i)
            if self.words[i] == "{":
                self.locals(i + 1, self.tokens.closing(i))
            return self.tokens.after(i) if self.words[i] in (";", "{") else i
        if self.words[name - 1] not in ("::", "~") and access != "C":
            end = self.words[self.tokens.find(i, "{", ";", "=")]
            constant = end == ";" and {"const", "constexpr"} & set(self.words[start:name])
            self.add(name, "constant" if constant and CONSTANT.match(self.words[name]) else "function")
        return self.function(i)

    def function(self, i):
        """A function from the ( of its parameters: the place after it."""
        end = self.tokens.closing(i)
        self.locals(i + 1, end)
        i = self.tokens.find(end, "{", ":", ";", "=")
        if self.words[i] == ":":
            # what a constructor gives its members
            while self.words[i] in (":", ","):
                i = self.tokens.find(i + 1, "(", "{", ";")
                self.locals(i + 1, self.tokens.closing(i))
                i = self.tokens.after(i)
                i += self.words[i] == "..."
        if self.words[i] == "{":
            self.locals(i + 1, self.tokens.closing(i))
            return self.tokens.after(i)
        return self.tokens.find(i, ";") + 1

    def declarators(self, start, i, access):
        """Variables, the first of which is named at `i`: the place after them."""
        kind = self.kind(set(self.words[start:i]), access)
        while self.words[i] not in (";", ""):
            while self.words[i] in ("*", "&", "&&", "const"):
                i += 1
            if is_name(self.words[i]) and self.words[i - 1] != "::" and i > start and access != "C":
                self.add(i, kind)
            # its initializer
            while self.words[i] not in (",", ";", ""):
                if self.words[i] in PAIRS:
                    self.locals(i + 1, self.tokens.closing(i))
                i = self.tokens.after(i)
            i += self.words[i] == ","
        return i + 1

    def kind(self, words, access):
        if "constexpr" in words or {"const", "static"} <= words:
            return "constant"
        if access == "namespace":
            return "constant" if "const" in words and not {"*", "&"} & words else "variable"
        return "member" if access == "public" else f"{access} member"

    # inside functions

    def locals(self, i, end):
        """Names that are declared between `i` and `end`: variables, parameters, types in functions."""
        while i < end:
            word, following = self.words[i], self.words[i + 1]
            if word in TYPE_KEYS and self.words[i - 1] in ("{", "}", ";", ")"):
                after = self.type(i, "public")
                if after is not None:
                    i = after
                    continue
            if word == "using":
                i = self.alias(i)
                continue
            if word in ("template", "]") and following == "<" and i + 1 in self.tokens.partner:
                self.template(i + 1)
            elif word == "[" and self.words[i - 1] in ("auto", "&", "&&") and self.type_before(i):
                for j in range(i + 1, self.tokens.closing(i)):
                    if is_name(self.words[j]):
                        self.add(j, "variable")
            elif is_name(word) and following in ("=", ";", ",", ")", "{", "(", "[", ":") and self.type_before(i):
                before = self.tokens.statement_start(i)
                kind = "local constant" if {"const", "constexpr"} & set(self.words[before + 1 : i]) else "variable"
                self.add(i, kind)
                if self.words[before] != "(" or self.words[before - 1] == "for":
                    self.more_locals(i + 1, end, kind)
            i += 1

    def type_before(self, i):
        """Whether a type stands before the name at `i`; a * b is one only if a looks like a type."""
        j = i - 1
        while self.words[j] in ("*", "&", "&&", "const", "..."):
            j -= 1
        word = self.words[j]
        if word in BUILT_IN:
            return True
        if word == ">" and j in self.tokens.partner:
            before = self.words[self.tokens.partner[j] - 1]
            return is_name(before) and not before.endswith("_cast")
        if not is_name(word):
            return False
        between = set(self.words[j:i])
        if not {"*", "&", "&&"} & between or CAMEL.match(word) or word.endswith("_t"):
            return True
        return self.words[j - 1] in ("::", "const") and "&&" not in between and not CONSTANT.match(word)

    def more_locals(self, i, end, kind):
        """int a = 1, b = 2: the names after the first."""
        while i < end and self.words[i] not in (";", ")", "}", "]", ":"):
            if self.words[i] == ",":
                j = i + 1
                while self.words[j] in ("*", "&"):
                    j += 1
                if is_name(self.words[j]) and self.words[j + 1] in ("=", ";", ",", "{", "(", "["):
                    self.add(j, kind)
            i = self.tokens.after(i)
