# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of several files at once, planted among the tree's: structure.py --self-test."""
from typing import Callable, Iterable, Iterator

from house.folders import MOST_SOURCES
from house.sources import Fault, Sources, folder_of

Rules = Callable[[Sources], Iterable[Fault]]


def including(path: str) -> str:
    return f'#include "{path}"'


def onhire(text: str) -> str:
    return f"namespace onhire {{\n{text}\n}}"


def many(folder: str, count: int) -> dict[str, str]:
    return {f"{folder}/part{number}.h": "" for number in range(count)}


CIRCLE_OF_TWO = {
    "core/services/one/a.h": including("core/services/two/b.h"),
    "core/services/two/b.h": including("core/services/one/c.h"),
    "core/services/one/c.h": "",
}
CIRCLE_OF_THREE = {
    "ui/one/a.h": including("ui/two/b.h"),
    "ui/two/b.h": "",
    "ui/two/b.cpp": including("ui/three/c.h"),
    "ui/three/c.h": including("ui/one/d.h"),
    "ui/one/d.h": "",
}
CIRCLE_WITH_A_FOLDER_BELOW = {
    "core/domain/above.h": including("core/domain/below/b.h"),
    "core/domain/below/b.h": including("core/domain/above.h"),
}
CIRCLE_OF_TESTS = {
    "tests/support/a.h": including("tests/support/below/b.h"),
    "tests/support/below/b.h": including("tests/support/a.h"),
}
FAULTY = [  # files, and what must be said of one of them or of its folder
    (CIRCLE_OF_TWO,
     "core/services/one → core/services/two (core/services/one/a.h:1 includes core/services/two/b.h), "
     "core/services/two → core/services/one (core/services/two/b.h:1 includes core/services/one/c.h)"),
    (CIRCLE_OF_THREE, "ui/two → ui/three (ui/two/b.cpp:1 includes ui/three/c.h), ui/three → ui/one"),
    (CIRCLE_WITH_A_FOLDER_BELOW, "core/domain → core/domain/below"),
    (CIRCLE_OF_TESTS, "tests/support → tests/support/below"),
    (many("ui/full", MOST_SOURCES + 1), f"holds {MOST_SOURCES + 1} sources"),
    (many("tests/http/full", MOST_SOURCES + 1), f"holds {MOST_SOURCES + 1} sources"),
    ({"core/services/new/s.cpp": "connection.run(scope, sql::orders::get, {id});"}, "runs a statement"),
    ({"core/services/new/s.cpp": 'ListFilter{"status", "o.status = any(?)"}'}, "runs a statement"),
    ({"app/http/api/s.cpp": 'where("cancelled_at is null");'}, "runs a statement"),
    ({"ui/orders/s.cpp": "run(sql::orders::rows);"}, "runs a statement"),
    ({"core/domain/new/l.cpp": 'const auto a = "Collected ÷ cost"_L1;'}, "not ASCII"),
    ({"app/http/docs/l.cpp": 'describedAs("6mo_Price, …"\n    " and so on"_L1);'}, "not ASCII"),
    ({"ui/l.cpp": 'R"(one\n„two“)"_L1'}, "not ASCII"),
    ({"core/data/cluster/w.cpp": 'unavailable(u"The cluster %1 is "\n    "on fire."_s.arg(name));'}, "lacks: The cluster %1 is on fire."),
]
HARMLESS = [
    {"core/services/one/a.h": including("core/services/one/b.h"), "core/services/one/b.h": including("core/services/one/a.h")},
    {"core/services/one/a.h": including("core/services/two/b.h"), "core/services/two/b.h": including("core/base/result.h")},
    many("ui/full", MOST_SOURCES),
    {**many("ui/full", MOST_SOURCES), **many("ui/full/more", MOST_SOURCES)},
    {"core/data/orders/s.cpp": 'connection.run(scope, sql::orders::get, {id, "o.status = ?"});'},
    {"tests/core/data/tst_s.cpp": "sql::orders::get;"},
    {"core/domain/new/l.cpp": '"plain"_L1, u"Collected ÷ cost"_s, "÷"_ba; // "a"_L1 … "b"_L1'},
    {"core/data/cluster/w.cpp": 'u"PostgreSQL gave no reason."_s; u"an inner word or two."_s; u"listen_addresses = \'%1\'"_s'},
    {"ui/orders/s.cpp": 'tr("What is nullified is not coalesced"); // sqlite::of'},
]

FIRST = onhire("struct Twice {};")
SAME_NAME = [  # a file beside core/base/one.h, which has FIRST
    ("ui/two.cpp", onhire("class Twice final : public QObject\n{\n};")),
    ("core/data/two.h", onhire("enum class Twice : int { A };")),
    ("core/data/two.h", onhire("namespace inner {\n}\ntemplate <typename T>\nstruct Twice {};")),
    ("tests/support/two.h", onhire("struct Twice {};")),
    ("tests/core/base/tst_two.cpp", onhire("struct Twice {};")),
]
OTHER_NAME = [
    ("ui/two.h", onhire("struct Twice;\nenum class Other : int;\nvoid f(struct Twice a) { }")),
    ("ui/two.cpp", onhire("namespace {\nstruct Twice {};\n}")),
    ("ui/two.h", onhire("class Other\n{\n    struct Twice {};\n};\nvoid f()\n{\n    struct Twice {};\n}")),
    ("ui/two.h", onhire("struct Other::Twice {};\ntemplate <> struct Twice<int> {};")),
    ("ui/two.h", "namespace onhire::two {\nstruct Twice {};\n}"),
    ("ui/two.cpp", onhire('// struct Twice {\n/* struct Twice {}; */\nauto a = "struct Twice {"; auto b = R"(\nstruct Twice {)";')),
    ("ui/two.cpp", onhire("namespace {\nbool f(QChar c)\n{\n    return c == u'}' || c == '}' || 1'0 > 2'0;\n}\nstruct Twice {};\n}")),
]
FAULTY += [({"core/base/one.h": FIRST, path: text}, "core/base/one.h has a type of the same name: onhire::Twice") for path, text in SAME_NAME]
FAULTY += [({"ui/one.h": onhire("namespace inner {\nstruct Twice {};\n}"), "ui/two.h": "namespace onhire::inner {\nstruct Twice {};\n}"},
            "ui/one.h has a type of the same name: onhire::inner::Twice")]
HARMLESS += [{"core/base/one.h": FIRST, path: text} for path, text in OTHER_NAME]
HARMLESS += [{"tests/core/base/tst_one.cpp": FIRST, "tests/core/base/tst_two.cpp": FIRST}]  # programs are linked one by one


def found_with(sources: Sources, files: dict[str, str], rules: Rules) -> list[str]:
    named = {*files, *map(folder_of, files)}
    everything = {**sources, **{path: text.splitlines() for path, text in files.items()}}
    return [fault.says for fault in rules(everything) if fault.path in named]


# `sources`: the tree's, in whose middle the planted ones stand.
def missed(sources: Sources, rules: Rules) -> Iterator[str]:
    for files, expected in FAULTY:
        if not any(expected in says for says in found_with(sources, files, rules)):
            yield f"not found out: {expected}"
    for files in HARMLESS:
        for says in found_with(sources, files, rules):
            yield f"{list(files.items())[:2]} is harmless, but: {says}"
