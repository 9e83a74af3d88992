# SPDX-License-Identifier: GPL-3.0-or-later
"""Types: no two of the same name in different files. The linker does not see that they differ, and takes the functions of
one for those of the other. What stands in a type, a function or an anonymous namespace is nobody else's."""
import functools
import re
from typing import Iterator, NamedTuple

from house.sources import Fault, Sources

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"'
                      r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'|^[ \t]*#(?:\\\n|[^\n])*", re.S | re.M)
NAMESPACE = re.compile(r"\bnamespace\s+([\w:]+)\s*$")
TYPE = re.compile(r"\b(?:class|struct|enum\s+class|enum\s+struct)\s+(?:\[\[[^\]]*\]\]\s*)?(?:[A-Z_]{3,}\s+)?(\w+)"
                  r"\s*(?:final\s*)?(?::(?!:)[^{]*)?$")
PROGRAM = re.compile(r"tests/.*/tst_\w+\.cpp$")  # is linked with none of its kind


class Type(NamedTuple):
    name: str
    line: int


def code_of(text: str) -> str:
    return NOT_CODE.sub(lambda found: " " + "\n" * found[0].count("\n"), text)


@functools.cache
def types_in(text: str) -> list[Type]:
    code, start = code_of(text), 0
    types: list[Type] = []
    around: list[str] = []  # of each brace that is open: its namespace; empty for any other
    for brace in re.finditer(r"[{};]", code):
        before, start = code[start:brace.start()], brace.end()
        if brace[0] == "{":
            found = TYPE.search(before)
            if found and all(around):
                types.append(Type("::".join([*around, found[1]]), code.count("\n", 0, brace.start()) + 1))
            namespace = NAMESPACE.search(before)
            around.append(namespace[1] if namespace else "")
        elif brace[0] == "}" and around:
            around.pop()
    return types


def doubles(sources: Sources) -> Iterator[Fault]:
    first: dict[str, str] = {}  # name: the file that has it
    for path in sorted(sources, key=lambda path: (bool(PROGRAM.match(path)), path)):
        for name, line in types_in("\n".join(sources[path])):
            if not name.startswith("onhire::"):
                continue
            if first.get(name, path) != path:
                yield Fault(path, line, f"{first[name]} has a type of the same name: {name}")
            elif not PROGRAM.match(path):
                first[name] = path
