#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long others wait while a company's months are charged: a sandbox's clock is moved on by a month at a time,
and somebody asks for small things meanwhile; beside its limit.

    billing.py --build build [--orders 20000] [--months 3]
"""
import argparse
import datetime
import json
import pathlib
import subprocess
import sys
import time

from server import Server
from watch import request, watched

MOST_WAITING = 3
MONTH = datetime.timedelta(days=31)


def make_sandbox(server):
    uri = server.command("database", "uri", "--admin").strip()
    subprocess.run(["psql", "-XAtq", uri, "-c", "update tenants set sandbox = true"], check=True)


def payments(server):
    return int(server.column("select count(*) from payments")[0])


def move_clock(server, now):
    request(server, "POST", "/v1/test-clock", json.dumps({"now": f"{now:%Y-%m-%dT00:00:00Z}"}))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build", type=pathlib.Path)
    parser.add_argument("--orders", default=20_000, type=int)
    parser.add_argument("--months", default=3, type=int)
    options = parser.parse_args()
    server, failed = Server(options.build, options.orders), False
    try:
        make_sandbox(server)
        now = datetime.datetime.now(datetime.timezone.utc)
        for _ in range(options.months):
            idle, _ = watched(server, [lambda: time.sleep(5)])
            now, before = now + MONTH, payments(server)
            busy, took = watched(server, [lambda: move_clock(server, now)])
            charged, slower = payments(server) - before, busy.p99() / idle.p99()
            print(f"{charged} payments in {took:.1f} s, {charged / took:.0f} a second   others p99 "
                  f"{1000 * busy.p99():.1f} ms, idle {1000 * idle.p99():.1f} ms: × {slower:.1f} (limit {MOST_WAITING})",
                  flush=True)
            failed |= charged == 0 or slower > MOST_WAITING
    finally:
        server.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
