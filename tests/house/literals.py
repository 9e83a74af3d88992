# SPDX-License-Identifier: GPL-3.0-or-later
"""The sources are UTF-8, so a Latin-1 literal holds ASCII alone: every other character would be read as two or three."""
import re
from typing import Iterator

from house.sources import Fault, Sources

# Literals that stand behind each other are one, with the suffix of any of them.
LATIN1 = re.compile(r'(?:(?:R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*")\s*)+_L1\b')


def misread(sources: Sources) -> Iterator[Fault]:
    for path, lines in sources.items():
        text = "\n".join(lines)
        if text.isascii() or "_L1" not in text:
            continue
        for literal in LATIN1.finditer(text):
            if not literal[0].isascii():
                number = text.count("\n", 0, literal.start()) + 1
                yield Fault(path, number, "a Latin-1 literal holds a character that is not ASCII")
