# SPDX-License-Identifier: GPL-3.0-or-later
"""Statements, and conditions of statements, stand in core/data alone: a service says what is wanted, a store how it is
asked for."""
import re
from typing import Iterator

from house.sources import INCLUDE, Fault, Sources

USE = re.compile(r"\bsql::\w")
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"')
CONDITION = re.compile(r"\bis (?:not )?null\b|\b(?:string_to_array|coalesce)\(|[=<>] any\(|[=<>] ?(?:\?|\$\d)|\?::[a-z]"
                       r"|\bcase when\b|\bcollate\b|\bwhere \w+\.\w")


def runs_one(line: str) -> bool:
    if ("sql::" not in line and '"' not in line) or INCLUDE.match(line):
        return False
    return bool(USE.search(line)) or any(CONDITION.search(literal) for literal in LITERAL.findall(line))


def astray(sources: Sources) -> Iterator[Fault]:
    for path, lines in sources.items():
        if path.startswith(("core/data/", "tests/")):
            continue
        for number, line in enumerate(lines, 1):
            if runs_one(line):
                yield Fault(path, number, "runs a statement outside core/data")
