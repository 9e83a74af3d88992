# SPDX-License-Identifier: GPL-3.0-or-later
"""The leanest honest SQL for the same work (lean/), in a schema beside the program's own, on the same cluster."""
import pathlib
import subprocess

LEAN = pathlib.Path(__file__).parent / "lean"


def prepare(server):
    """Tables with as many orders as the sample data has, whose records are as long as the program's."""
    if server.lean_document:
        return
    document = server.rows("select document from orders where total_devices = 3 limit 1") or server.rows(
        "select document from orders where document is not null limit 1")
    server.lean_document = "|".join(document[0])
    owner = server.command("database", "uri", "--owner").strip()
    subprocess.run(["psql", "-XAtq", owner, "-v", "ON_ERROR_STOP=1", "-v", f"tenant={server.tenant}", "-v",
                    f"doc={server.lean_document}", "-v", f"n={server.orders}", "-f", str(LEAN / "schema.sql")],
                   check=True, env=server.environment, stderr=subprocess.DEVNULL)
    subprocess.run(["psql", "-XAtq", owner, "-c", "vacuum analyze"], check=True, stderr=subprocess.DEVNULL)


def scripts(name):
    """What pgbench runs for an operation of that name: the least of it, then with more of what it leads to."""
    return {path.stem: path.read_text() for path in [LEAN / f"{name}.sql", *sorted(LEAN.glob(f"{name}_*.sql"))] if path.exists()}
