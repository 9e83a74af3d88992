#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""at_spi.py ONHIRE: what a screen reader finds in the running program.

Starts ONHIRE with sample data on a display and a session bus of its own, and walks through it with AT-SPI, as a screen
reader does: the screens, the page of a record and a guided form. Everything that can be worked with has a name and a role,
cells and headers of tables can be read, and what a screen reader asks for is done.
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
PAUSE = 0.3  # between two looks
DOWN, RETURN = 0xFF54, 0xFF0D  # as X11 calls them
INSIDE = "ONHIRE_AT_SPI_INSIDE"


def load_atspi():
    try:
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
    except (ImportError, ValueError) as error:
        sys.exit(f"gir1.2-atspi-2.0 and python3-gi are not installed ({error})")
    return Atspi, GLib.Error


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

    def __init__(self, atspi, gone, process):
        self.atspi, self.process, self.faults = atspi, process, []
        self.gone = gone
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

    def told(self, roles=None):
        return [f"{each.get_role_name()} “{each.get_name()}”" for each in self.everything()
                if roles is None or each.get_role() in roles]

    def find(self, begins, role=None):
        return next((each for each in self.everything()
                     if each.get_name().startswith(begins) and role in (None, each.get_role())), None)

    # Until there is something to return. What is gone before it could be asked is asked for again.
    def wait(self, what, look):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if found := look():
                    return found
            except self.gone:
                pass
            time.sleep(PAUSE)
        sys.exit(f"nobody is told of {what}, only of:\n    " + "\n    ".join(self.told()))

    def wait_for(self, begins, role=None):
        return self.wait(f"“{begins}”", lambda: self.find(begins, role))

    # Until the same is told twice: nothing is on its way any more.
    def settle(self):
        told = []

        def is_as_before():
            nonlocal told
            before, told = told, self.told()
            return told and told == before
        self.wait("the same twice", is_as_before)

    # The rows of the list that is shown, once there are some.
    def rows(self):
        def filled():
            tables = [each for each in self.everything() if each.get_role() in self.tables]
            return next((each for each in tables if each.get_table_iface().get_n_rows() > 0), None)
        return self.wait("a list with rows", filled)

    # Its first action, which is the one that a screen reader offers.
    def press(self, node):
        action = node.get_action_iface()
        if not action or not action.do_action(0):
            sys.exit(f"“{node.get_name()}” cannot be pressed")

    # As on a keyboard, to whatever has the focus.
    def type(self, key):
        self.atspi.generate_keyboard_event(key, None, self.atspi.KeySynthType.SYM)

    # Goes down a list once there are rows, and opens the one that it has come to.
    def open_first(self):
        self.rows()

        def is_chosen():
            if self.find("1 selected"):
                return True
            self.type(DOWN)
            return False
        self.wait("a chosen row", is_chosen)
        self.type(RETURN)

    def check(self, screen):
        before = list(self.faults)

        def look():
            self.faults = list(before)
            self.look_through(screen)
            return True
        self.wait(f"all of {screen}", look)

    def look_through(self, screen):
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
    atspi, gone = load_atspi()
    atspi.init()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # where root runs the test, the user of PostgreSQL has to pass
        surroundings = {**os.environ, "XDG_CONFIG_HOME": f"{folder}/config"}
        manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        process = subprocess.Popen([program, "--demo", "--data-dir", f"{folder}/data"], env=surroundings)
        try:
            return read_aloud(Reader(atspi, gone, process))
        finally:
            process.terminate()
            process.wait(timeout=60)
            manager.terminate()
            manager.wait(timeout=60)


def go_to(reader, screen):
    radio = reader.atspi.Role.RADIO_BUTTON
    reader.press(reader.wait_for(screen, radio))
    reader.wait_for(f"{screen} – Onhire")


def read_screen(reader, name):
    reader.settle()
    print(f"{name}: {len(reader.told())} things")
    reader.check(name)


def open_page(reader, screen):
    go_to(reader, screen)
    reader.open_first()
    reader.wait_for("Overview", reader.atspi.Role.PAGE_TAB)
    read_screen(reader, f"the page of {screen.lower()}")
    print("    " + "\n    ".join(reader.told(reader.controls)))


# Of a contract that ends soon the next step is to extend it.
def open_guided_form(reader):
    button = reader.atspi.Role.PUSH_BUTTON
    go_to(reader, "Today")
    reader.press(reader.wait_for("Contracts ending", button))
    reader.wait_for("Subscriptions – Onhire")
    reader.open_first()
    reader.press(reader.wait_for("Extend…", button))
    reader.wait_for("Extend by ", button)
    for name in ("What will happen", "Reason", "Note for the history"):
        reader.wait_for(name)
    read_screen(reader, "the guided form")
    print("    " + "\n    ".join(reader.told(reader.controls)))


def read_aloud(reader):
    reader.wait_for("Today – Onhire")
    for screen in ("Today", "Fulfilment", "Orders", "Subscriptions", "Devices", "Customers", "Catalogue", "Settings"):
        go_to(reader, screen)
        read_screen(reader, screen)
    open_page(reader, "Orders")
    open_page(reader, "Customers")
    open_guided_form(reader)
    for fault in reader.faults:
        print(fault)
    print(f"{len(reader.faults)} faults")
    return 1 if reader.faults else 0


sys.exit(inside(sys.argv[1]) if INSIDE in os.environ else outside(sys.argv[1]))
