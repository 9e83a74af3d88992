#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the sources and says where the house's order is broken: what includes what, where SQL, time and Qt's modules
may stand, how long a file may be, and whether the README's map is true. What takes more than one line to tell stands
in house/: circles of folders, folders that are too full, types of the same name, statements outside core/data, literals
that would be misread, keys that break Arabic words, sentences about a failing start that are not translated.

    structure.py ROOT              checks the tree; exit 1 with one line a fault
    structure.py ROOT --self-test  plants faults in a copy and expects each to be found
"""
import pathlib
import re
import shutil
import sys
import tempfile
from typing import Iterator

from house import folders, letters, literals, planted, start_words, statements, types
from house.sources import INCLUDE, SOURCES, Fault, Sources

CORE = ["base", "domain", "data", "services", "outward", "webhooks"]
FLOORS = {  # folder: its name, and what it may include besides itself
    "core/base/": ("base", []),
    "core/domain/": ("domain", CORE[:1]),
    "core/data/": ("data", CORE[:2]),
    "core/services/": ("services", CORE[:3]),
    "core/outward/": ("outward", CORE[:2]),
    "core/webhooks/": ("webhooks", CORE[:5]),
    "app/http/": ("http", CORE),
    "ui/": ("ui", CORE),
    "app/documents/": ("documents", CORE[:4]),
    "app/server/": ("server", [*CORE, "http", "documents"]),
    "app/desktop/": ("desktop", [*CORE, "http", "documents", "ui"]),
}

DISPLAYS = ("ui/", "app/desktop/", "app/documents/", "app/server/main.cpp")
TEXTS = SOURCES | {".sql", ".py", ".sh", ".cmake"}
SKIPPED = {".git", "build", "__pycache__", "node_modules"}
LONG, TOO_LONG = 300, 500
TOO_LONG_FOR_TESTS = 800  # a test program is a list of sentences, read one at a time

UMBRELLA = re.compile(r"^(Qt(Core|Gui|Widgets|Network|Sql|Svg|SvgWidgets|Concurrent|HttpServer|Test|PrintSupport|Charts))(/\1)?$")
HTTP_SERVER = re.compile(r"^(QtHttpServer/.*|Q(Abstract)?HttpServer\w*)$")
SQL_MODULE = re.compile(r"^(QtSql/.*|QSql\w*)$")
LIBPQ = re.compile(r"^(libpq.*|postgres_ext\.h|pg_config.*)$")
KNOW_LIBPQ = ("core/data/driver/", "tests/bench/tst_driver_bench.cpp")  # the driver, and what it is measured by
DISPLAY_MODULES = re.compile(r"^(Qt(Widgets|Gui|Svg\w*)/.*|Q(Widget|Application|GuiApplication|Style|Palette|Color|Font|Icon|Image"
                             r"|Pixmap|Painter|Dialog|Label|MainWindow|Menu|PushButton|LineEdit|TableView|Key\w*)\w*)$")
OUTSIDE_WORLD = re.compile(r"^(Qt(Network|Concurrent)/.*|QNetwork\w*|Q(Tcp|Udp|Ssl|Host|Dns)\w*|QLocal(Server|Socket)|QAbstractSocket"
                           r"|Q(File|Dir|SaveFile|Process|Temporary|StandardPaths|Settings|TextStream|Storage)\w*"
                           r"|fstream|iostream|cstdio|stdio\.h|filesystem|unistd\.h|fcntl\.h|sys/.*)$")
SOCKETS = re.compile(r"^(QtNetwork/)?Q(Tcp|Udp|Ssl|Abstract|Local)(Socket|Server)$")
SYSTEM_SOCKETS = re.compile(r"^(sys/(socket|un)\.h|(netinet|arpa|net)/.*|netdb\.h|ifaddrs\.h|resolv\.h"
                            r"|linux/(tcp|un|in6?|sock_diag|inet_diag|netlink)\.h)$")
KNOW_SOCKETS = (  # what for is said in CONTRIBUTING.md
    "core/data/driver/", "core/data/cluster/postmaster.", "core/data/cluster/cluster_place.", "core/outward/inflow.",
    "core/domain/webhooks/public_address.", "app/http/edge/", "app/http/listening/", "app/desktop/x_display.")
WALL_CLOCK = re.compile(r"QDateTime::current\w+|QDate::currentDate|QTime::currentTime|system_clock::now")
SQL_TEXT = re.compile(r'"\(?\s*(?:select\s|SELECT\s|(?i:insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s'
                      r"|with\s+\w+\s+as\s*\(|(?:create|alter|drop)\s+(?:table|database|role)\s|truncate\s+table\s|set\s+local\s))")
EXEC_VARIABLE = re.compile(r"\bexec\(\s*(?!u?R?\")[A-Za-z_]")
MAP_LINE = re.compile(r"^([\w./-]+)\s{2,}\S")


def floor_of(path: str) -> str:
    if path.startswith("onhire/sql"):
        return "data"
    return next((name for folder, (name, _) in FLOORS.items() if path.startswith(folder)), "")


def wrong_direction(path: str, included: str) -> str:
    here, there = floor_of(path), floor_of(included)
    if here and included.startswith("tests/"):
        return f"the program includes a test: {included}"
    allowed = next((below for name, below in FLOORS.values() if name == here), [])
    if here and there and there != here and there not in allowed:
        return f"{here} includes {there}: {included}"
    return ""


def wrong_module(path: str, included: str) -> str:
    if UMBRELLA.match(included):
        return f"includes a whole module: {included}"
    if HTTP_SERVER.match(included) and not path.startswith("app/http/edge/adapter."):
        return f"only app/http/edge/adapter.* knows Qt HTTP Server: {included}"
    if LIBPQ.match(included) and not path.startswith(KNOW_LIBPQ):
        return f"only core/data/driver knows libpq: {included}"
    if path.startswith("tests/"):
        return ""
    if SQL_MODULE.match(included) and not path.startswith("core/data/"):
        return f"only core/data knows the database driver: {included}"
    if DISPLAY_MODULES.match(included) and not path.startswith(DISPLAYS):
        return f"only ui, app/desktop and what makes documents know a display: {included}"
    if SOCKETS.match(included) and path.startswith("core/"):
        return f"core reaches others through QNetworkAccessManager alone: {included}"
    if SYSTEM_SOCKETS.match(included) and not path.startswith(KNOW_SOCKETS):
        return f"only the places that CONTRIBUTING names know the system's sockets: {included}"
    if OUTSIDE_WORLD.match(included) and path.startswith(("core/base/", "core/domain/")):
        return f"base and domain do no input or output: {included}"
    return ""


def wrong_line(path: str, line: str) -> str:
    if line.startswith("QTEST_MAIN(") and path.startswith(("tests/ui/", "tests/desktop/")):
        return "ONHIRE_GUI_TEST sees to it that the window is not held up"
    if pathlib.PurePath(path).name.startswith("tst_") and line.startswith(("namespace onhire", "Q_DECLARE_METATYPE")):
        return "a test is compiled in a namespace of its own (tests/together.cmake)"
    if WALL_CLOCK.search(line) and path != "core/base/clock.cpp" and (not path.startswith("tests/") or path.startswith("tests/ui/")):
        return "time comes from the Clock"
    if path.startswith("tests/"):
        return ""
    if SQL_TEXT.search(line) and not path.startswith("core/data/"):
        return "SQL stands outside core/data"
    if "%n" in line and path.startswith(("ui/", "app/desktop/")):
        return "a count stands in the user's own digits, thousands apart: %Ln"
    if EXEC_VARIABLE.search(line) and not path.startswith(("core/data/db/", "ui/")):
        return "exec() with a variable outside core/data/db"
    return ""


def source_faults(path: str, lines: list[str]) -> Iterator[Fault]:
    for number, line in enumerate(lines, 1):
        if found := INCLUDE.match(line):
            says = wrong_direction(path, found[1]) or wrong_module(path, found[1])
        else:
            says = wrong_line(path, line)
        if says:
            yield Fault(path, number, says)


def text_faults(path: str, lines: list[str]) -> Iterator[Fault]:
    if not path.endswith(".sql"):
        yield from licence_faults(path, lines)
    most = TOO_LONG_FOR_TESTS if path.startswith("tests/") else TOO_LONG
    if len(lines) > most:
        yield Fault(path, len(lines), f"is longer than {most} lines: split it")


def licence_faults(path: str, lines: list[str]) -> Iterator[Fault]:
    top = lines[1:2] if lines and lines[0].startswith("#!") else lines[:1]
    if not top or "SPDX-License-Identifier: GPL-3.0-or-later" not in top[0]:
        yield Fault(path, 1, "does not begin with its licence (SPDX)")


def map_faults(root: pathlib.Path) -> Iterator[Fault]:
    readme = root / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.exists() else ""
    section = re.search(r"^## Project structure$.*?^```\n(.*?)^```", text, re.M | re.S)
    named = [found[1] for line in (section[1].splitlines() if section else []) if (found := MAP_LINE.match(line))]
    if len(named) < 10:
        yield Fault("README.md", 1, "has no map of the tree")
    for path in named:
        if not (root / path).exists():
            yield Fault("README.md", 1, f"the map names {path}, which is not there")


def is_text(path: pathlib.Path) -> bool:
    return path.suffix in TEXTS or path.name in {"CMakeLists.txt", "dev"} or path.match(".ci/run")


def texts(root: pathlib.Path) -> Iterator[tuple[str, list[str]]]:
    for path in sorted(root.rglob("*")):
        relative = path.relative_to(root)
        if is_text(path) and path.is_file() and not SKIPPED & set(relative.parts):
            yield relative.as_posix(), path.read_text(encoding="utf-8").splitlines()


def sources_of(root: pathlib.Path) -> Sources:
    return {path: lines for path, lines in texts(root) if pathlib.PurePath(path).suffix in SOURCES}


# What the tree is found to be as a whole.
def house_faults(sources: Sources) -> Iterator[Fault]:
    yield from folders.crowded(sources)
    yield from folders.circles(sources)
    yield from types.doubles(sources)
    yield from statements.astray(sources)
    yield from literals.misread(sources)
    yield from start_words.missing(sources)


# What each file is found to be by itself.
def faults(root: pathlib.Path) -> list[Fault]:
    found = [*map_faults(root), *letters.broken(root)]
    for path, lines in texts(root):
        found += text_faults(path, lines)
        if pathlib.PurePath(path).suffix in SOURCES:
            found += source_faults(path, lines)
    return found


def check(root: pathlib.Path) -> int:
    sources = sources_of(root)
    found = [*faults(root), *house_faults(sources)]
    for fault in found:
        print(f"{fault.path}:{fault.line}: {fault.says}")
    for path, lines in texts(root):
        if LONG < len(lines) <= TOO_LONG:
            print(f"{path}: warning: {len(lines)} lines; consider splitting this file")
    print(f"{len(found)} faults in the structure")
    return 1 if found else 0


SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"
PLANTED = [  # path, what is written there, what must be said of it
    ("core/base/x.cpp", '#include "core/domain/address.h"', "base includes domain"),
    ("core/domain/x.cpp", '#include "core/data/statement.h"', "domain includes data"),
    ("core/domain/y.cpp", '#include "onhire/sql.h"', "domain includes data"),
    ("core/data/x.cpp", '#include "core/services/context.h"', "data includes services"),
    ("core/services/x.h", '#include "core/webhooks/x.h"', "services includes webhooks"),
    ("core/webhooks/x.h", '#include "app/http/server/api.h"', "webhooks includes http"),
    ("app/http/x.h", '#include "ui/theme/theme.h"', "http includes ui"),
    ("ui/x.h", '#include "app/http/server/api.h"', "ui includes http"),
    ("app/http/y.h", '#include "app/server/command.h"', "http includes server"),
    ("app/server/x.cpp", '#include "ui/theme/theme.h"', "server includes ui"),
    ("app/desktop/x.cpp", '#include "app/server/command.h"', "desktop includes server"),
    ("core/services/y.cpp", '#include "tests/support/x.h"', "includes a test"),
    ("core/domain/z.cpp", "#include <QSqlQuery>", "database driver"),
    ("core/services/z.cpp", "#include <libpq-fe.h>", "knows libpq"),
    ("core/data/db/z.cpp", "#include <libpq-fe.h>", "knows libpq"),
    ("tests/core/tst_z.cpp", "#include <libpq/libpq-fs.h>", "knows libpq"),
    ("core/base/y.cpp", "#include <QNetworkReply>", "no input or output"),
    ("core/domain/f.cpp", "#include <QFile>", "no input or output"),
    ("core/outward/x.cpp", "#include <QTcpSocket>", "QNetworkAccessManager alone"),
    ("core/webhooks/x.cpp", "#include <QtNetwork/QSslSocket>", "QNetworkAccessManager alone"),
    ("core/outward/s.cpp", "#include <sys/socket.h>", "the system's sockets"),
    ("core/webhooks/s.cpp", "#include <netinet/in.h>", "the system's sockets"),
    ("core/data/cluster/s.cpp", "#include <netdb.h>", "the system's sockets"),
    ("core/data/cluster/u.cpp", "#include <sys/un.h>", "the system's sockets"),
    ("core/domain/webhooks/s.cpp", "#include <arpa/inet.h>", "the system's sockets"),
    ("core/outward/t.cpp", "#include <linux/tcp.h>", "the system's sockets"),
    ("app/http/v1/s.cpp", "#include <sys/socket.h>", "the system's sockets"),
    ("ui/s.cpp", "#include <netinet/in.h>", "the system's sockets"),
    ("core/outward/x.h", '#include "core/services/context.h"', "outward includes services"),
    ("core/domain/w.cpp", "#include <QWidget>", "know a display"),
    ("core/services/w.cpp", "#include <QtWidgets/QLabel>", "know a display"),
    ("app/http/v1/x.cpp", "#include <QHttpServerResponse>", "Qt HTTP Server"),
    ("tests/http/tst_x.cpp", "#include <QAbstractHttpServer>", "Qt HTTP Server"),
    ("ui/y.cpp", "#include <QtCore>", "a whole module"),
    ("tests/core/tst_y.cpp", "#include <QtTest/QtTest>", "a whole module"),
    ("core/services/c.cpp", "auto now = QDateTime::currentDateTimeUtc();", "the Clock"),
    ("ui/c.cpp", "const QDate today = QDate::currentDate();", "the Clock"),
    ("tests/ui/tst_c.cpp", "const QDate today = QDate::currentDate();", "the Clock"),
    ("core/services/s.cpp", 'const char *sql = "select 1";', "SQL stands outside"),
    ("app/http/s.cpp", 'run(u"INSERT INTO orders VALUES (1)"_s);', "SQL stands outside"),
    ("app/server/s.cpp", 'run(R"(update orders set state = 1)");', "SQL stands outside"),
    ("core/data/orders/e.cpp", "query.exec(text);", "exec() with a variable"),
    ("tests/ui/tst_m.cpp", "QTEST_MAIN(TestM)", "is not held up"),
    ("tests/core/tst_n.cpp", "namespace onhire {", "a namespace of its own"),
    ("tests/core/tst_o.cpp", "Q_DECLARE_METATYPE(Work)", "a namespace of its own"),
    ("translations/x.ts", "<translation>ال&amp;طابعة</translation>", "breaks an Arabic word"),
    ("translations/z.ts", "<source>The customer&apos;s name</source>", "one kind of apostrophe"),
    ("translations/y.ts", "<translation>&amp;عنوان</translation>", "breaks an Arabic word"),
    ("ui/n.cpp", 'tr("%n orders", nullptr, count);', "%Ln"),
    ("core/services/long.cpp", "\n" * TOO_LONG, "longer than"),
]
HARMLESS = [
    ("ui/a.cpp", 'label->setText(tr("Select an order from the list"));'),
    ("ui/b.cpp", "menu.exec(position);"),
    ("translations/a.ts", "<translation>كلمة &amp;المرور، &amp;رقم</translation>"),
    ("app/desktop/a.cpp", '#include "ui/theme/theme.h"\n#include "app/http/server/api.h"\nreturn application.exec();'),
    ("core/data/a.cpp", '#include <QSqlQuery>\n#include "core/base/result.h"\nrun("select 1");'),
    ("core/data/driver/a.cpp", "#include <libpq-fe.h>\n#include <sys/socket.h>"),
    ("core/outward/inflow.x.cpp", "#include <netinet/in.h>\n#include <sys/socket.h>"),
    ("app/http/listening/a.cpp", "#include <sys/socket.h>"),
    ("core/data/cluster/cluster_place.x.cpp", "#include <sys/un.h>"),
    ("core/domain/webhooks/public_address.x.cpp", "#include <arpa/inet.h>"),
    ("app/http/edge/adapter.x.cpp", "#include <QAbstractHttpServer>"),
]


# All at once, because each look goes through the whole tree; each has a path of its own.
def found_at(root: pathlib.Path, texts: dict[str, str]) -> dict[str, list[str]]:
    for path, text in texts.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    says: dict[str, list[str]] = {path: [] for path in texts}
    for fault in faults(root):
        if fault.path in says:
            says[fault.path].append(fault.says)
    for path in texts:
        (root / path).unlink()
    return says


def missed(root: pathlib.Path) -> Iterator[str]:
    paths = [path for path, *_ in [*PLANTED, *HARMLESS]]
    if len(set(paths)) < len(paths):
        yield "two planted files share a path"
    found = found_at(root, {path: SPDX + text + "\n" for path, text, _ in PLANTED})
    for path, text, expected in PLANTED:
        if not any(expected in says for says in found[path]):
            yield f"{path} with '{text.strip()}' was not found out"
    for path, accused in found_at(root, {path: SPDX + text + "\n" for path, text in HARMLESS}).items():
        for says in accused:
            yield f"{path} is harmless, but: {says}"
    for path, unlicensed in found_at(root, {path: "\n" for path in ["core/base/bare.h", "tools/bare.sh"]}).items():
        if not any("SPDX" in says for says in unlicensed):
            yield f"{path} without a licence was not found out"
    yield from planted.missed(sources_of(root), house_faults)
    readme = (root / "README.md").read_text(encoding="utf-8")
    for changed in [readme.replace("\ncore/base ", "\ncore/nowhere ", 1), readme.replace("## Project structure", "## Another structure")]:
        (root / "README.md").write_text(changed, encoding="utf-8")
        if not any(fault.path == "README.md" for fault in faults(root)):
            yield "a README whose map is wrong was not found out"


def self_test(root: pathlib.Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "copy"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*SKIPPED), symlinks=True)
        failures = list(missed(copy))
    print(*failures, sep="\n", end="\n" if failures else "")
    tried = len([*PLANTED, *HARMLESS, *planted.FAULTY, *planted.HARMLESS]) + 5
    print(f"{len(failures)} planted faults missed or harmless lines accused, of {tried}")
    return 1 if failures else 0


def main() -> int:
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    return self_test(root) if "--self-test" in sys.argv[2:] else check(root)


if __name__ == "__main__":
    sys.exit(main())
