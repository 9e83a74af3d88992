# SPDX-License-Identifier: GPL-3.0-or-later
"""What much work at once costs those who ask for small things meanwhile, and the server's memory."""
import http.client
import sys
import threading
import time
import urllib.parse

SMALL = "/v1/orders?limit=1"
PAUSE = 0.01


class Watch(threading.Thread):
    """Asks for something small, again and again, and for the memory."""

    def __init__(self, server):
        super().__init__()
        self.server, self.waits, self.memory, self.over = server, [], 0, False

    def run(self):
        while not self.over:
            began = time.perf_counter()
            request(self.server, "GET", SMALL)
            self.waits.append(time.perf_counter() - began)
            self.memory = max(self.memory, self.server.own_megabytes())
            time.sleep(PAUSE)

    def p99(self):
        return sorted(self.waits)[int(len(self.waits) * 0.99)]


def connected(server):
    address = urllib.parse.urlsplit(server.url)
    return http.client.HTTPConnection(address.hostname, address.port)


def request(server, method, target, body=None):
    connection = connected(server)
    connection.request(method, target, body, {**server.headers(), "Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status != 200:
        sys.exit(f"{method} {target} was answered by {answer.status}: {text[:200]}")
    return text


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
