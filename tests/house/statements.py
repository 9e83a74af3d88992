# SPDX-License-Identifier: GPL-3.0-or-later
"""Statements, and conditions of statements, stand in core/data alone: a service says what is wanted, a store how it is
asked for."""
import collections
import re
from typing import Iterator

from house.sources import INCLUDE, Fault, Sources

USE = re.compile(r"\bsql::\w")
LITERAL = re.compile(r'"(?:\\.|[^"\\])*"')
CONDITION = re.compile(r"\bis (?:not )?null\b|\b(?:string_to_array|coalesce)\(|[=<>] any\(|[=<>] ?(?:\?|\$\d)|\?::[a-z]"
                       r"|\bcase when\b|\bcollate\b|\bwhere \w+\.\w")

# What still runs statements of its own or holds conditions, and how many of both. All of it moves to core/data: none
# may be added, and a folder leaves the list with its last one.
STILL_THEIR_OWN = {
    # The noun has a store, which does not do all of this yet.
    "core/services/assets/": 2,
    "core/services/billing_groups/": 8,
    "core/services/orders/": 8,
    "core/services/subscriptions/": 4,
    # The noun has no store yet, at most a list.
    "core/services/contracts/": 1,
}


def excuse_for(path: str) -> str:
    return next((folder for folder in STILL_THEIR_OWN if path.startswith(folder)), "")


def uses_in(line: str) -> int:
    if ("sql::" not in line and '"' not in line) or INCLUDE.match(line):
        return 0
    return len(USE.findall(line)) + sum(bool(CONDITION.search(literal)) for literal in LITERAL.findall(line))


def astray(sources: Sources) -> Iterator[Fault]:
    for path, lines in sources.items():
        if path.startswith(("core/data/", "tests/")) or excuse_for(path):
            continue
        for number, line in enumerate(lines, 1):
            if uses_in(line):
                yield Fault(path, number, "runs a statement outside core/data")


def still_their_own(sources: Sources) -> collections.Counter[str]:
    counts = collections.Counter({folder: 0 for folder in STILL_THEIR_OWN})
    for path, lines in sources.items():
        if folder := excuse_for(path):
            counts[folder] += sum(map(uses_in, lines))
    return counts


def beyond_their_excuse(sources: Sources) -> Iterator[Fault]:
    for folder, count in still_their_own(sources).items():
        if count > STILL_THEIR_OWN[folder]:
            yield Fault(folder, 1, f"runs {count} statements of its own, and is excused for {STILL_THEIR_OWN[folder]}")
        elif not count:
            yield Fault(folder, 1, "runs no statement of its own: take it off the list in tests/house/statements.py")
