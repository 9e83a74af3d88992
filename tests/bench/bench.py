#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the API against the database beneath it, in one run on one machine.

What is compared: the whole way of a request (wrk, HTTP, key, tenant, permission, validation, database, answer) with
nothing but its statements, which pgbench runs as prepared ones on the same cluster. They are the program's own texts,
with the same parameters, in the same transaction, in as many round trips, as the program's role and behind row-level
security; the tenant is set where the program sets it: with each transaction, else once a session. pgbench gets
and reads the same rows; what it writes, it writes just as often, and both are counted in the database afterwards.
Where a parameter holds random digits, pgbench has them put in by the database: some microseconds against it.

A program can be as fast as its own statements and still ten times too slow. So there is a second yardstick: the leanest
honest SQL for the same work (lean/), on the same cluster, in the same rounds, at eight connections.

With many connections a ratio can exceed one: pgbench then has a session for each, the server one for each of its
threads, and more sessions than processors slow PostgreSQL down.

Short rounds of both take turns, in changing order, because other work on the machine comes and goes. The figure is the
median of the rounds' ratios, printed with the lowest and the highest beside its limit, and written to
BUILD/bench/NAME.json. A figure below its limit is marked so; it does not fail the run, which only a quiet machine could
promise.

With --grown N the same requests go to a second company of N orders, in turn: what takes longer there, grows with the data.
Its sample data is kept in --grown-folder, and used again when it is there.

    bench.py [--build build] [--orders 100000] [--rounds 5] [--seconds 2] [--connections 1,8,32]
             [--grown 1000000 [--grown-folder DIR]] [NAME...]
"""
import argparse
import contextlib
import json
import pathlib
import shutil
import statistics
import sys

import yardstick
from growth import growth_line, measure_growth
from operations import OPERATIONS
from renting import make_units
from rounds import counted, pgbench_path, run_pgbench, run_wrk, statements_runner
from server import Server

HERE = pathlib.Path(__file__).parent
LEAN_CONNECTIONS = 8
STATEMENTS_LIMIT = 0.7  # of the program's own statements in pgbench against the leanest


def against(figures, ratios, limit):
    ratio = round(statistics.median(ratios), 2)
    return {"ratio": ratio, "limit": limit, "holds": ratio >= limit, "ratios": ratios,
            "pgbenchPerSecond": round(statistics.median(figures), 3)}


def measure_lean(server, leanest, operation, options):
    """HTTP, the program's statements and the leanest ones in turn; the first and the second against the third."""
    ways = {"http": (operation.lean_limit, run_wrk, operation.lua(server))}
    if operation.script:
        ways["statements"] = (STATEMENTS_LIMIT, statements_runner(operation), operation.pgbench_script(server, LEAN_CONNECTIONS))
    rounds = []
    for _ in range(options.rounds):
        figures = {way: counted(server, operation, runner, script, LEAN_CONNECTIONS, options.seconds)["perSecond"]
                   for way, (_, runner, script) in ways.items()}
        rounds.append((figures, run_pgbench(server, leanest, LEAN_CONNECTIONS, options.seconds)["perSecond"]))
    return {way: against([lean for _, lean in rounds], [round(each[way] / lean, 3) for each, lean in rounds], limit)
            for way, (limit, *_) in ways.items()}


def lean_line(name, figures):
    parts = [f"{which} {each['ratio']:.2f} [{min(each['ratios']):.2f} to {max(each['ratios']):.2f}] (limit {each['limit']}"
             + ("" if each["holds"] else ", below") + ")" for which, each in figures.items()]
    return f"{name:7} c={LEAN_CONNECTIONS:<3} of the leanest SQL, {figures['http']['pgbenchPerSecond']:.0f}/s: " + "; ".join(parts)


def measure(server, operation, connections, options):
    """The rounds at one number of connections: what wrk saw, what pgbench did, and the ratios."""
    runs = [(run_wrk, operation.lua(server)), (statements_runner(operation), operation.pgbench_script(server, connections))]
    rounds = []
    for number in range(options.rounds):
        turn = -1 if number % 2 else 1
        figures = [counted(server, operation, *each, connections, options.seconds) for each in runs[::turn]]
        rounds.append(figures[::turn])
    seen = {name: round(statistics.median(http[name] for http, _ in rounds), 3) for name in rounds[0][0]}
    ratios = [round(http["perSecond"] / limit["perSecond"], 3) for http, limit in rounds]
    ratio = round(statistics.median(ratios), 2)
    return {"connections": connections, **seen, "ratio": ratio, "limit": operation.limit, "holds": ratio >= operation.limit,
            "ratios": ratios, "pgbenchPerSecond": round(statistics.median(limit["perSecond"] for _, limit in rounds), 3)}


def line(name, figures):
    verdict = f"limit {figures['limit']}" + ("" if figures["holds"] else ", below")
    return (f"{name:7} c={figures['connections']:<3} {figures['perSecond']:7.0f}/s  pgbench {figures['pgbenchPerSecond']:7.0f}/s"
            f"  ratio {figures['ratio']:.2f} [{min(figures['ratios']):.2f} to {max(figures['ratios']):.2f}] ({verdict})"
            f"  p50 {figures['p50ms']:.2f} ms  p99 {figures['p99ms']:.2f} ms"
            f"  cpu {figures['cpuMicroseconds']:.0f} us a request  {figures['memoryMB']:.0f} MB")


def checked(options):
    unknown = set(options.names) - set(OPERATIONS)
    if unknown:
        sys.exit(f"There is no benchmark {', '.join(unknown)}; known are: {', '.join(OPERATIONS)}.")
    if not shutil.which("wrk") or not pgbench_path():
        sys.exit("wrk and pgbench are needed: ./dev bench installs them.")
    return options


def options_given():
    parser = argparse.ArgumentParser(description="Benchmarks of the API; each figure beside its limit.")
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / "build")
    parser.add_argument("--orders", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--connections", default="1,8,32")
    parser.add_argument("--grown", type=int, metavar="ORDERS")
    parser.add_argument("--grown-folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(OPERATIONS))
    return checked(parser.parse_args())


def compare_growth(options, out):
    with contextlib.closing(Server(options.build, options.orders)) as young, \
            contextlib.closing(Server(options.build, options.grown, options.grown_folder)) as old:
        for name in options.names or OPERATIONS:
            operation = OPERATIONS[name]
            for server in (young, old):
                if operation.uses_units:
                    make_units(server, 1 + options.seconds * options.rounds)
                run_wrk(server, operation.lua(server), 8, 1)  # warm
            figures = measure_growth(young, old, operation, options)
            print(growth_line(name, figures), flush=True)
            (out / f"{name}-growth.json").write_text(json.dumps(figures, indent=1) + "\n")


def main():
    options = options_given()
    out = options.build / "bench"
    out.mkdir(exist_ok=True)
    if options.grown:
        compare_growth(options, out)
        return
    with contextlib.closing(Server(options.build, options.orders)) as server:
        for name in options.names or OPERATIONS:
            connections = [int(each) for each in options.connections.split(",")]
            if OPERATIONS[name].uses_units:
                make_units(server, 1 + 2 * options.seconds * options.rounds * (len(connections) + len(yardstick.scripts(name))))
            run_wrk(server, OPERATIONS[name].lua(server), 8, 1)  # warm
            results = []
            for each in connections if OPERATIONS[name].script else []:
                results.append(measure(server, OPERATIONS[name], each, options))
                print(line(name, results[-1]), flush=True)
                (out / f"{name}.json").write_text(json.dumps(results, indent=1) + "\n")
            for which, leanest in yardstick.scripts(name).items():
                yardstick.prepare(server)
                lean = measure_lean(server, leanest, OPERATIONS[name], options)
                print(lean_line(which, lean), flush=True)
                (out / f"{which}-lean.json").write_text(json.dumps(lean, indent=1) + "\n")


if __name__ == "__main__":
    main()
