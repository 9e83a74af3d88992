# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters in the texts of screens. Apostrophes are of one kind. Keys do not stand in Arabic words: Qt shapes what comes before
an underlined letter, the letter, and what follows apart from one another; in the middle of a word the letters lose their joined
forms, and the word is wider than it was measured."""
import pathlib
import re
from typing import Iterator

from house.sources import Fault

ARABIC = "\u0621-\u064a"
NEVER_JOINS_THE_NEXT = "\u0621\u0622\u0623\u0625\u0627\u0629\u062f\u0630\u0631\u0632\u0648\u0649"
STRAIGHT = re.compile(r"<source>.*\w&apos;\w.*</source>")
KEY = re.compile(f"([{ARABIC}]?)&amp;([{ARABIC}])([{ARABIC}]?)")


def breaks(before: str, letter: str, after: str) -> bool:
    joins = [one and one not in NEVER_JOINS_THE_NEXT for one in (before, letter)]
    return bool(joins[0] or (joins[1] and after))


def broken(root: pathlib.Path) -> Iterator[Fault]:
    for path in sorted((root / "translations").glob("*.ts")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if STRAIGHT.search(line):
                yield Fault(path.relative_to(root).as_posix(), number, "one kind of apostrophe in texts: \u2019")
            if any(breaks(*key.groups()) for key in KEY.finditer(line)):
                yield Fault(path.relative_to(root).as_posix(), number, "a key breaks an Arabic word: put it on the word's alef")
