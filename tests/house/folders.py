# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders: none includes itself by way of others, and none holds more files than a reader looks through. A folder below
another is a folder of its own."""
import collections
from typing import Iterator

from house.sources import Fault, Include, Sources, folder_of, includes

MOST_SOURCES = 40

Folders = dict[str, dict[str, Include]]  # folder: those that it includes, each with the first line that does


def crowded(sources: Sources) -> Iterator[Fault]:
    for folder, count in sorted(collections.Counter(map(folder_of, sources)).items()):
        if count > MOST_SOURCES:
            yield Fault(folder, count, f"holds {count} sources, more than {MOST_SOURCES}: give them folders")


def included_folders(sources: Sources) -> Folders:
    folders: Folders = {folder_of(path): {} for path in sources}
    for include in includes(sources):
        here, there = folder_of(include.path), folder_of(include.included)
        if there != here and there in folders:
            folders[here].setdefault(there, include)
    return folders


# Without those that are at the end or at the beginning of all ways, until none is: what is left goes in circles, or
# from one to another.
def going_around(folders: Folders) -> Folders:
    while True:
        entered = {there for below in folders.values() for there in below}
        left = {here: {there: include for there, include in below.items() if folders[there]}
                for here, below in folders.items() if below and here in entered}
        left = {here: {there: include for there, include in below.items() if there in left}
                for here, below in left.items()}
        if left == folders:
            return folders
        folders = left


def shortest_way(folders: Folders, start: str, end: str) -> list[Include]:
    ways: dict[str, list[Include]] = {start: []}
    waiting = collections.deque([start])
    while waiting:
        here = waiting.popleft()
        if here == end:
            return ways[here]
        for there, include in folders[here].items():
            if there not in ways:
                ways[there] = [*ways[here], include]
                waiting.append(there)
    return []


def told(circle: list[Include]) -> str:
    steps = [f"{folder_of(path)} → {folder_of(included)} ({path}:{line} includes {included})" for path, line, included in circle]
    return "folders include each other in a circle: " + ", ".join(steps)


# Each way from one folder to another that leads back is part of one of the circles that are reported.
def circles(sources: Sources) -> Iterator[Fault]:
    folders = going_around(included_folders(sources))
    known: set[frozenset[Include]] = set()
    for here in sorted(folders):
        for there, include in sorted(folders[here].items()):
            back = shortest_way(folders, there, here)
            circle = [include, *back]
            if back and frozenset(circle) not in known:
                known.add(frozenset(circle))
                yield Fault(include.path, include.line, told(circle))
