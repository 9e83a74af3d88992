#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""at_spi.py ONHIRE: what a screen reader finds in the running program.

Starts ONHIRE with sample data on a display and a session bus of its own, and walks through it with AT-SPI, as a screen
reader does: everything that can be worked with has a name and a role, cells and headers of tables can be read, and what
a screen reader asks for is done.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

TOOLS = ("Xvfb", "openbox", "dbus-run-session")
PATIENCE = 120  # seconds
INSIDE = "ONHIRE_AT_SPI_INSIDE"


def load_atspi():
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi
    except (ImportError, ValueError) as error:
        sys.exit(f"gir1.2-atspi-2.0 and python3-gi are not installed ({error})")
    return Atspi


def outside(program):
    for tool in TOOLS:
        if not shutil.which(tool):
            sys.exit(f"{tool} is not installed")
    load_atspi()
    read, write = os.pipe()
    with subprocess.Popen(["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1440x900x24"], pass_fds=[write],
                          stderr=subprocess.DEVNULL) as display:
        try:
            os.close(write)
            with os.fdopen(read) as number:
                name = ":" + number.readline().strip()
            surroundings = {**os.environ, "DISPLAY": name, INSIDE: "1", "QT_QPA_PLATFORM": "xcb",
                            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LC_ALL": "C.UTF-8"}
            return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, program],
                                  env=surroundings).returncode
        finally:
            display.terminate()


class Reader:
    """Sees the program through AT-SPI alone."""

    def __init__(self, atspi, process):
        self.atspi, self.process, self.faults = atspi, process, []
        controls = ("PUSH_BUTTON", "TOGGLE_BUTTON", "CHECK_BOX", "RADIO_BUTTON", "COMBO_BOX", "ENTRY", "SPIN_BUTTON", "TABLE",
                    "LIST", "MENU_ITEM", "LINK", "PAGE_TAB")
        self.controls = {getattr(atspi.Role, name) for name in controls}
        self.tables = {atspi.Role.TABLE, atspi.Role.TREE_TABLE}

    def program(self):
        desktop = self.atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            each = desktop.get_child_at_index(index)
            if each and each.get_process_id() == self.process.pid:
                return each
        return None

    def shown(self, node):
        return node.get_state_set().contains(self.atspi.StateType.SHOWING)

    def children(self, node):
        for index in range(node.get_child_count()):
            if child := node.get_child_at_index(index):
                yield child

    # Everything that is shown; the inside of tables is read as tables are.
    def walk(self, node):
        yield node
        if node.get_role() not in self.tables:
            for child in self.children(node):
                if self.shown(child):
                    yield from self.walk(child)

    def everything(self):
        program = self.program()
        return [each for window in self.children(program) for each in self.walk(window)] if program else []

    def find(self, name, role=None):
        return next((each for each in self.everything()
                     if each.get_name() == name and (role is None or each.get_role() == role)), None)

    def wait_for(self, name, role=None):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if found := self.find(name, role):
                return found
            time.sleep(0.5)
        heard = "\n    ".join(f"{each.get_role_name()} “{each.get_name()}”" for each in self.everything())
        sys.exit(f"nobody is told of “{name}”, only of:\n    {heard}")

    # Its first action, which is the one that a screen reader offers.
    def press(self, node):
        action = node.get_action_iface()
        if not action or not action.do_action(0):
            sys.exit(f"“{node.get_name()}” cannot be pressed")

    def check(self, screen):
        for each in self.everything():
            role = each.get_role()
            where = f"{screen}: {each.get_role_name()}"
            focusable = each.get_state_set().contains(self.atspi.StateType.FOCUSABLE)
            if (role in self.controls or focusable) and not each.get_name():
                self.faults.append(f"{where} has no name ({self.path(each)})")
            if focusable and role in (self.atspi.Role.INVALID, self.atspi.Role.UNKNOWN):
                self.faults.append(f"{where} “{each.get_name()}” has no role")
            if role in self.tables:
                self.check_table(screen, each)

    def path(self, node):
        names = []
        while node and node.get_role() != self.atspi.Role.APPLICATION:
            names.append(node.get_name() or node.get_role_name())
            node = node.get_parent()
        return " / ".join(reversed(names))

    def check_table(self, screen, node):
        table = node.get_table_iface()
        if not table:
            self.faults.append(f"{screen}: “{node.get_name()}” is no table")
            return
        columns, rows = table.get_n_columns(), table.get_n_rows()
        silent = [column for column in range(columns) if not table.get_column_description(column)]
        if silent:
            self.faults.append(f"{screen}: columns {silent} of “{node.get_name()}” have no title")
        for row in range(min(rows, 3)):
            cells = [table.get_accessible_at(row, column) for column in range(columns)]
            words = [cell.get_name() for cell in cells if cell]
            if not any(words):
                self.faults.append(f"{screen}: row {row} of “{node.get_name()}” says nothing")
            elif row == 0:
                print(f"    {node.get_name()}: {' | '.join(words)}")


def inside(program):
    warnings.simplefilter("ignore")  # two ways to ask for an interface, and Debian 12 has only the older one
    atspi = load_atspi()
    atspi.init()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # where root runs the test, the user of PostgreSQL has to pass
        surroundings = {**os.environ, "XDG_CONFIG_HOME": f"{folder}/config"}
        manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        process = subprocess.Popen([program, "--demo", "--data-dir", f"{folder}/data"], env=surroundings)
        try:
            return read_aloud(Reader(atspi, process))
        finally:
            process.terminate()
            process.wait(timeout=60)
            manager.terminate()
            manager.wait(timeout=60)


def read_aloud(reader):
    screens = ["Today", "Fulfilment", "Orders", "Subscriptions", "Devices", "Customers", "Catalogue", "Settings"]
    reader.wait_for("Today – Onhire")
    for screen in screens:
        way = next((each for each in reader.everything()
                    if each.get_role() == reader.atspi.Role.RADIO_BUTTON and each.get_name().startswith(screen)), None)
        if not way:
            sys.exit(f"there is no way to {screen}")
        reader.press(way)
        reader.wait_for(f"{screen} – Onhire")
        time.sleep(2)
        print(f"{screen}: {len(reader.everything())} things")
        reader.check(screen)
    for fault in reader.faults:
        print(fault)
    print(f"{len(reader.faults)} faults")
    return 1 if reader.faults else 0


sys.exit(inside(sys.argv[1]) if INSIDE in os.environ else outside(sys.argv[1]))
