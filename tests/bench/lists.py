#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks every list of the API for every order of it, by each filter and each kind of search, one client at a time, and
says which answers took longer than a person notices. What there is to ask stands in the API's own description; the values
come from records at both ends of the lists. Each question is asked up to five times and its fastest answer counts: other
work on the machine comes and goes. The first answer, which may have had to wait for the disk, is counted apart.

    lists.py --folder DIR [--build build] [--orders 1000000] [--only /v1/orders] [--limit 30]

DIR is filled with sample data unless it is there already; then --orders says nothing. The limit is in milliseconds.
"""
import argparse
import http.client
import itertools
import json
import pathlib
import statistics
import sys
import time
import urllib.parse

from server import ROOT, Server

MOST_TRIES = 5
NO_FILTER = {"limit", "startAfter", "offset", "sortBy", "sortDir", "search", "view"}
NO_RECORD = {"actorId", "requestId", "webhookEndpointId", "eventId"}  # each finds one, or all that one key did
MEMBERS = {"subscriptionId": "rentalId", "event": "type"}  # a filter that is called otherwise than its member


class Client:
    def __init__(self, server):
        self.connection = http.client.HTTPConnection(server.url.split("//")[1])
        self.headers = server.headers()

    def get(self, path, **query):
        """Status, record and milliseconds."""
        target = path + ("?" + urllib.parse.urlencode(query) if query else "")
        begin = time.perf_counter()
        self.connection.request("GET", target, headers=self.headers)
        response = self.connection.getresponse()
        body = response.read()
        took = 1000 * (time.perf_counter() - begin)
        return response.status, json.loads(body), took


def listings(description):
    """The lists, each with its query parameters and their schemas."""
    for path, verbs in description["paths"].items():
        parameters = {each["name"]: each["schema"] for each in verbs.get("get", {}).get("parameters", [])
                      if each.get("in") == "query"}
        if "sortBy" in parameters and "{" not in path:
            yield path, parameters


def records_of(client, path):
    """Some from both ends of the list."""
    found = []
    for direction in ("asc", "desc"):
        _, page, _ = client.get(path, limit=50, sortDir=direction)
        found += next((value for value in page.values() if isinstance(value, list)), [])
    return found


def member(record, name):
    value = record.get(name)
    return value if isinstance(value, str) and value else None


def values_of(name, schema, path, known):
    """All that a filter can be; else a value from each end of the list, or, if it has none, of the others."""
    if "enum" in schema:
        return schema["enum"]
    days = {"From": ["2020-01-01", "{month}", "{day}"], "from": ["{day}"], "To": ["2020-01-01", "{month}", "{day}"], "to": ["{day}"]}
    for ending, moments in days.items():
        if name.endswith(ending):
            return [time.strftime(each.replace("{month}", "%Y-%m-01").replace("{day}", "%Y-%m-%d")) for each in moments]
    wanted = MEMBERS.get(name, name)
    for records in (known[path], itertools.chain.from_iterable(known.values())):
        if found := [value for record in records if (value := member(record, wanted))]:
            return list(dict.fromkeys([found[0], found[-1]]))
    return []


def searches(known):
    """As people type: a common name, two of them, a whole address, its beginning and its domain, codes and their beginnings."""
    customer = known["/v1/customers"][len(known["/v1/customers"]) // 2]
    device, order = known["/v1/assets"][0], known["/v1/orders"][-1]
    product, subscription = known["/v1/products"][0], known["/v1/subscriptions"][-1]
    first, last = customer["firstName"], customer["lastName"]
    return list(dict.fromkeys([first, last, f"{first} {last}", last[:3], last[:1], customer["email"], customer["email"].split("@")[0],
                               customer["email"].split("@")[1], device["serialNumber"], device["serialNumber"][:4], device["sku"],
                               device["sku"][:3], product["name"], product["name"].split()[0], order["orderId"],
                               subscription["rentalId"], "nothing-has-this"]))


def questions(path, parameters, known):
    """Every filter and search alone, and within each state."""
    states = [{"status": each} for each in parameters.get("status", {}).get("enum", [])]
    alone = [{name: value} for name, schema in parameters.items() if name not in NO_FILTER | NO_RECORD | {"status"}
             for value in values_of(name, schema, path, known)]
    alone += [{"search": word} for word in searches(known)] if "search" in parameters else []
    narrowed = [{}, *states, *alone, *({**state, **each} for state in states for each in alone)]
    for sort, direction, narrow in itertools.product(parameters["sortBy"]["enum"], ("desc", "asc"), narrowed):
        yield {**narrow, "sortBy": sort, "sortDir": direction}


def ask(client, path, query, limit):
    """How long the first answer took, and the fastest, said where that is slow; what is refused took forever."""
    times = []
    for _ in range(MOST_TRIES):
        status, record, took = client.get(path, **query)
        if status == 400:
            sys.exit(f"{path} {query}: {json.dumps(record)[:300]}")
        times.append(took if status == 200 else float("inf"))
        if min(times) < limit:
            break
    else:
        print(f"{min(times):8.1f} ms  first {times[0]:8.1f} ms  {path}?{urllib.parse.urlencode(query)}", flush=True)
    return times[0], min(times)


def at(times, share):
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default=ROOT / "build", type=pathlib.Path)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    parser.add_argument("--orders", default=1_000_000, type=int)
    parser.add_argument("--only")
    parser.add_argument("--limit", default=30.0, type=float)
    options = parser.parse_args()
    server = Server(options.build, options.orders, options.folder)
    try:
        client = Client(server)
        lists = dict(listings(client.get("/v1/openapi.json")[1]))
        known = {path: records_of(client, path) for path in lists}
        asked = [(path, query) for path, parameters in lists.items() if options.only in (None, path)
                 for query in questions(path, parameters, known)]
        if not asked:
            sys.exit(f"There is no list {options.only}; there are {', '.join(lists)}.")
        figures = [ask(client, path, query, options.limit) for path, query in asked]
    finally:
        server.close()
    fastest = [each[1] for each in figures]
    slow, at_first = (sum(each[i] >= options.limit for each in figures) for i in (1, 0))
    print(f"{len(figures)} questions: median {statistics.median(fastest):.1f} ms, 95 % under {at(fastest, 0.95):.1f} ms, "
          f"99 % under {at(fastest, 0.99):.1f} ms; over {options.limit:g} ms: {slow}, at first {at_first}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
