#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what many large files at once cost: the server's memory, and how long other requests wait.

Clients that take no more than a share of the machine each send a file and fetch it again, while one more asks for small
things; each figure beside its limit.

    files.py --build build [--clients 50] [--megabytes 25] [--rate 1]   # rate: megabytes a second and client
"""
import argparse
import http.client
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

MEGABYTE = 1024 * 1024
PIECE = 64 * 1024
MOST_MEMORY = 256 * MEGABYTE
MOST_WAITING = 3


class Server:
    def __init__(self, build):
        self.program = str(build / "bin/onhire-server")
        self.folder = tempfile.mkdtemp(prefix="onhire-files-")
        os.chmod(self.folder, 0o755)
        created = self.command("tenant", "create", "--name", "Bench", "--json")
        self.tenant = json.loads(created)["tenantId"]
        key = json.loads(self.command("key", "create", "--tenant", self.tenant, "--name", "Bench", "--json"))
        self.headers = {"Authorization": "Bearer " + key["apiKey"], "Tenant-ID": self.tenant,
                        "Content-Type": "application/json"}
        self.process = subprocess.Popen([self.program, "serve", "--data-dir", self.folder, "--listen", "127.0.0.1:0"],
                                        stdout=subprocess.PIPE, text=True)
        line = next(line for line in self.process.stdout if line.startswith("listening on"))
        self.port = int(line.rsplit(":", 1)[1])

    def command(self, *words):
        return subprocess.run([self.program, *words, "--data-dir", self.folder], check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def memory(self):
        """What it holds itself: files of the system's cache are not its own."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * sum(int(line.split()[1]) for line in status.splitlines() if line.startswith(("RssAnon", "RssShmem")))

    def address(self, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("POST", "/v1/files/url", json.dumps(body), self.headers)
        answer = json.loads(connection.getresponse().read())
        return answer["fileId"], answer["url"][answer["url"].index("/v1/"):]

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Watch(threading.Thread):
    """Asks for something small, again and again, and for the server's memory."""

    def __init__(self, server):
        super().__init__()
        self.server, self.waits, self.memory, self.over = server, [], 0, False

    def run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port)
        while not self.over:
            began = time.perf_counter()
            connection.request("GET", "/v1/orders?limit=1", headers=self.server.headers)
            answer = connection.getresponse()
            answer.read()
            if answer.status != 200:
                sys.exit(f"a small request was answered by {answer.status}")
            self.waits.append(time.perf_counter() - began)
            self.memory = max(self.memory, self.server.memory())
            time.sleep(0.005)

    def p99(self):
        return sorted(self.waits)[int(len(self.waits) * 0.99)]


class Pace:
    def __init__(self, rate):
        self.rate, self.began, self.bytes = rate, time.monotonic(), 0

    def moved(self, size):
        self.bytes += size
        ahead = self.bytes / self.rate - (time.monotonic() - self.began)
        if ahead > 0:
            time.sleep(ahead)


def upload(server, content, rate, ids):
    file_id, target = server.address({"action": "upload", "filename": "big.bin",
                                      "contentType": "application/octet-stream"})
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
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
    _, target = server.address({"action": "download", "fileId": file_id})
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", target)
    answer, pace, received = connection.getresponse(), Pace(rate), 0
    while piece := answer.read(PIECE):
        received += len(piece)
        pace.moved(len(piece))
    if received != size:
        sys.exit(f"a download ended after {received} bytes of {size}")


def watched(server, jobs):
    watch = Watch(server)
    watch.start()
    threads = [threading.Thread(target=job) for job in jobs]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = time.monotonic() - began
    watch.over = True
    watch.join()
    return watch, took


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build", type=pathlib.Path)
    parser.add_argument("--clients", default=50, type=int)
    parser.add_argument("--megabytes", default=25, type=int)
    parser.add_argument("--rate", default=1, type=float)
    options = parser.parse_args()
    content, rate = os.urandom(options.megabytes * MEGABYTE), options.rate * MEGABYTE
    server, ids, failed = Server(options.build), [], False
    try:
        idle, _ = watched(server, [lambda: time.sleep(5)])
        print(f"idle            p99 {1000 * idle.p99():6.1f} ms   memory {idle.memory / MEGABYTE:6.1f} MB")
        phases = {
            "uploads": [lambda: upload(server, content, rate, ids)] * options.clients,
            "downloads": [(lambda number: lambda: download(server, ids[number], len(content), rate))(number)
                          for number in range(options.clients)],
        }
        for name, jobs in phases.items():
            watch, took = watched(server, jobs)
            more, slower = watch.memory - idle.memory, watch.p99() / idle.p99()
            print(f"{options.clients} {name:12} p99 {1000 * watch.p99():6.1f} ms   memory {watch.memory / MEGABYTE:6.1f} MB"
                  f"   {took:5.1f} s: {more / MEGABYTE:.1f} MB more (limit {MOST_MEMORY // MEGABYTE}),"
                  f" p99 × {slower:.1f} (limit {MOST_WAITING})")
            failed |= more > MOST_MEMORY or slower > MOST_WAITING
    finally:
        server.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
