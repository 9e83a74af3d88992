# SPDX-License-Identifier: GPL-3.0-or-later
"""What the core says when no database can be opened is translated sentence by sentence (ui/start/start_words.cpp). Some of
its sentences are put together of two, so one counts as known where its fixed parts stand in one that is translated."""
import re
from typing import Iterator

from house.sources import Fault, Sources

SPOKEN = ("core/data/cluster/", "core/data/schema/")
WORDS = "ui/start/start_words.cpp"
PART = r'"((?:[^"\\]|\\.)*)"'
LITERAL = re.compile(rf'\bu({PART}(?:\s*u?{PART})*)_s')
SENTENCE = re.compile(r"(?:[A-Z]|%1).* .* .*(?:\.|: (?:%\d)?)")
GAP = re.compile(r"%\d")


def joined(literals: str) -> str:
    return "".join(re.findall(PART, literals))


def is_told(sentence: str, known: list[str]) -> bool:
    parts = ".*".join(re.escape(part) for part in GAP.split(sentence))
    return any(re.search(parts, each) for each in known)


def missing(sources: Sources) -> Iterator[Fault]:
    if WORDS not in sources:
        return
    told = re.findall(rf'"onhire::StartWords",((?:\s*{PART})+)', "\n".join(sources[WORDS]))
    known = [joined(literals) for literals, _ in told]
    for path, lines in sources.items():
        if not path.startswith(SPOKEN):
            continue
        text = "\n".join(lines)
        for found in LITERAL.finditer(text):
            sentence = joined(found[1])
            if SENTENCE.fullmatch(sentence) and not is_told(sentence, known):
                yield Fault(path, text.count("\n", 0, found.start()) + 1, f"is said in English only; {WORDS} lacks: {sentence}")
