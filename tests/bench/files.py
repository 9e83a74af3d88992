#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what many large files at once cost: the server's memory, and how long other requests wait.

Clients that take no more than a share of the machine each send a file and fetch it again, while one more asks for small
things; each figure beside its limit.

    files.py --build build [--clients 50] [--megabytes 25] [--rate 1]   # rate: megabytes a second and client
"""
import argparse
import json
import os
import pathlib
import sys
import time

from server import Server
from watch import connected, request, watched

MEGABYTE = 1024 * 1024
PIECE = 64 * 1024
MOST_MEMORY = 256  # MB
MOST_WAITING = 3


class Pace:
    def __init__(self, rate):
        self.rate, self.began, self.bytes = rate, time.monotonic(), 0

    def moved(self, size):
        self.bytes += size
        ahead = self.bytes / self.rate - (time.monotonic() - self.began)
        if ahead > 0:
            time.sleep(ahead)


def place(server, body):
    answer = json.loads(request(server, "POST", "/v1/files/url", json.dumps(body)))
    return answer["fileId"], answer["url"][answer["url"].index("/v1/"):]


def upload(server, content, rate, ids):
    file_id, target = place(server, {"action": "upload", "filename": "big.bin",
                                     "contentType": "application/octet-stream"})
    connection = connected(server)
    connection.putrequest("PUT", target)
    connection.putheader("Content-Type", "application/octet-stream")
    connection.putheader("Content-Length", str(len(content)))
    connection.endheaders()
    pace = Pace(rate)
    for start in range(0, len(content), PIECE):
        connection.send(content[start:start + PIECE])
        pace.moved(PIECE)
    status = connection.getresponse().status
    if status != 200:
        sys.exit(f"an upload was answered by {status}")
    ids.append(file_id)


def download(server, file_id, size, rate):
    _, target = place(server, {"action": "download", "fileId": file_id})
    connection = connected(server)
    connection.request("GET", target)
    answer, pace, received = connection.getresponse(), Pace(rate), 0
    while piece := answer.read(PIECE):
        received += len(piece)
        pace.moved(len(piece))
    if received != size:
        sys.exit(f"a download ended after {received} bytes of {size}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build", type=pathlib.Path)
    parser.add_argument("--clients", default=50, type=int)
    parser.add_argument("--megabytes", default=25, type=int)
    parser.add_argument("--rate", default=1, type=float)
    options = parser.parse_args()
    content, rate = os.urandom(options.megabytes * MEGABYTE), options.rate * MEGABYTE
    server, ids, failed = Server(options.build, 1), [], False
    try:
        idle, _ = watched(server, [lambda: time.sleep(5)])
        print(f"idle            p99 {1000 * idle.p99():6.1f} ms   memory {idle.memory:6.1f} MB")
        phases = {
            "uploads": [lambda: upload(server, content, rate, ids)] * options.clients,
            "downloads": [(lambda number: lambda: download(server, ids[number], len(content), rate))(number)
                          for number in range(options.clients)],
        }
        for name, jobs in phases.items():
            watch, took = watched(server, jobs)
            more, slower = watch.memory - idle.memory, watch.p99() / idle.p99()
            print(f"{options.clients} {name:12} p99 {1000 * watch.p99():6.1f} ms   memory {watch.memory:6.1f} MB"
                  f"   {took:5.1f} s: {more:.1f} MB more (limit {MOST_MEMORY}),"
                  f" p99 × {slower:.1f} (limit {MOST_WAITING})")
            failed |= more > MOST_MEMORY or slower > MOST_WAITING
    finally:
        server.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
