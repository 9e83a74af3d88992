# SPDX-License-Identifier: GPL-3.0-or-later
"""A server of its own with sample data, in a folder that goes with it."""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent.parent
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, build, orders, folder=None):
        self.program = str(build / "bin/onhire-server")
        self.statements = statements(build)
        self.stays = folder is not None
        self.folder = str(folder) if folder else tempfile.mkdtemp(prefix="onhire-bench-")
        is_there = folder is not None and folder.exists()
        pathlib.Path(self.folder).mkdir(exist_ok=True)
        os.chmod(self.folder, 0o755)  # the database may run as another user
        self.tenant, self.key = self.known_company() if is_there else self.new_company(orders)
        self.orders = orders
        self.lean_document = ""  # of an order; set when the yardstick is there
        self.process = subprocess.Popen([self.program, "serve", "--data-dir", self.folder, "--listen", "127.0.0.1:0"],
                                        stdout=subprocess.PIPE, text=True)
        self.url = next((line.split()[-1] for line in self.process.stdout if line.startswith("listening on")), None)
        if not self.url:
            sys.exit("the server did not start")
        self.uri = self.command("database", "uri").strip()
        self.environment = dict(os.environ, PGOPTIONS=f"-c onhire.tenant={self.tenant}")
        self.planning = dict(os.environ, PGOPTIONS=f"-c onhire.tenant={self.tenant} {planning()}")
        self.used_units = self.units_made() if is_there else 0  # of those that renting.py makes

    def new_company(self, orders):
        made = json.loads(self.command("demo", "--orders", str(orders), "--json"))
        return made["tenantId"], made["apiKey"]

    def known_company(self):
        tenant = json.loads(self.command("tenant", "list", "--json"))["tenants"][0]["tenantId"]
        made = json.loads(self.command("key", "create", "--tenant", tenant, "--name", "Benchmark", "--json"))
        return tenant, made["apiKey"]

    def units_made(self):
        return int(self.column("select coalesce(max(substr(serial_number, 6)::bigint) + 1, 0) from assets "
                               "where serial_number >= 'RENT-' and serial_number < 'RENT-a'")[0])

    def command(self, *words):
        return subprocess.run([self.program, *words, "--data-dir", self.folder], check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def headers(self):
        return {"Authorization": f"Bearer {self.key}", "Tenant-ID": self.tenant}

    def rows(self, sql):
        out = subprocess.run(["psql", "-XAtq", self.uri, "-c", sql], check=True, text=True, env=self.environment,
                             stdout=subprocess.PIPE).stdout
        return [row.split("|") for row in out.splitlines()]

    def column(self, sql):
        return [row[0] for row in self.rows(sql)]

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self):
        smaps = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return int(re.search(r"Pss:\s+(\d+)", smaps)[1]) / 1024

    def own_megabytes(self):
        """What it holds itself: files of the system's cache are not its own."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return sum(int(line.split()[1]) for line in status.splitlines() if line.startswith(("RssAnon", "RssShmem"))) / 1024

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        if not self.stays:
            shutil.rmtree(self.folder, ignore_errors=True)


def statements(build):
    """The statements as the program has them, by name."""
    text = (build / "generated/onhire/sql.cpp").read_text()
    return dict(re.findall(r'\{"([a-z_/]+)", R"__sql\((.*?)\)__sql"(?:, true)?\};', text, re.S))


def planning():
    """How the program's sessions plan, from its source."""
    text = (ROOT / "core/data/db/session_conninfo.cpp").read_text()
    switched_off = re.findall(r'"(enable_\w+)"', text)
    return " ".join([f"-c {way}=off" for way in switched_off] + re.findall(r"-c (?:plan_cache_mode|jit|cpu_operator_cost)=[\w.]+", text))
