# SPDX-License-Identifier: GPL-3.0-or-later
"""One round of wrk, and one of pgbench."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from operations import orders_together, writing_sessions
from renting import take_units

MILLISECONDS = {"us": 0.001, "ms": 1.0, "s": 1000.0}


def pgbench_path():
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/pgbench"))
    return str(found[-1]) if found else shutil.which("pgbench")


def run(command, script, suffix, **options):
    """Runs the command with @ replaced by a file that holds the script."""
    with tempfile.NamedTemporaryFile("w", suffix=suffix) as file:
        file.write(script)
        file.flush()
        words = [file.name if word == "@" else word for word in command]
        result = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    if result.returncode != 0 or "ERROR" in result.stderr or "Non-2xx" in result.stdout:
        sys.exit(f"{command[0]} failed:\n{result.stdout[-2000:]}{result.stderr[:2000]}")
    return result.stdout


def percentile(out, name):
    value, unit = re.search(name + r"%\s+([\d.]+)(us|ms|s)", out).groups()
    return float(value) * MILLISECONDS[unit]


def counted(server, operation, runner, script, connections, seconds):
    """The figures of a round; what it says it made must be there."""
    before = operation.made(server)
    figures = runner(server, script, connections, seconds)
    made = operation.made(server) - before if operation.makes else figures["completed"]
    if made < figures["completed"]:
        sys.exit(f"{runner.__name__}: {made} {operation.makes} were made, but {figures['completed']} answered")
    return figures


def run_wrk(server, lua, connections, seconds):
    spent = server.processor_seconds()
    out = run(["wrk", "-t1", f"-c{connections}", f"-d{seconds}", "--latency", "-s", "@", server.url], lua, ".lua",
              env=dict(os.environ, FIRST=str(take_units(server, seconds))))
    spent = server.processor_seconds() - spent
    answers = int(re.search(r"(\d+) requests in", out)[1])
    return {"completed": answers, "perSecond": float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1]),
            "p50ms": percentile(out, "50"), "p99ms": percentile(out, "99"), "cpuMicroseconds": spent / answers * 1e6,
            "memoryMB": server.megabytes()}


def statements_runner(operation):
    """The program's own, planned as its sessions plan them; where several share a transaction, in as many sessions as it
    does them in."""
    def run_statements(server, script, connections, seconds):
        together = orders_together(connections) if operation.shares_transactions else 1
        sessions = writing_sessions() if together > 1 else connections
        figures = run_pgbench(server, script, sessions, seconds, server.planning)
        return {name: figure * together for name, figure in figures.items()}
    return run_statements


def run_pgbench(server, script, connections, seconds, environment=None):
    out = run([pgbench_path(), server.uri, "-n", "-M", "prepared", f"-c{connections}", "-j1", f"-T{seconds}",
               "-D", f"tenant={server.tenant}", "-D", "count=0", "-D", f"start={int(time.time()) * 10**8}",
               "-D", f"clients={connections}", "-D", f"orders={server.orders}", "-D", f"document={server.lean_document or None}", "-D", f"first={take_units(server, seconds)}",
               "-f", "@"], script, ".sql", env=environment or server.environment)
    return {"completed": int(re.search(r"actually processed: (\d+)", out)[1]),
            "perSecond": float(re.search(r"tps = ([\d.]+)", out)[1])}
