# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules share: a fault, and the sources as they lie in the tree."""
import re
from typing import Iterator, NamedTuple

SOURCES = {".cpp", ".h"}
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]')

Sources = dict[str, list[str]]  # path: its lines


class Fault(NamedTuple):
    path: str
    line: int
    says: str


class Include(NamedTuple):
    path: str
    line: int
    included: str


def folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def includes(sources: Sources) -> Iterator[Include]:
    for path, lines in sources.items():
        for number, line in enumerate(lines, 1):
            if found := INCLUDE.match(line):
                yield Include(path, number, found[1])
