#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""first_run.py COMMAND…: what the server prints on its first start is true.

Starts COMMAND twice, as `./dev run` starts the server with sample data, with FOLDER in it replaced by a new folder. Each
time it runs the printed curl line as a newcomer would, and ends the server with SIGTERM.
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path


def read_introduction(output):
    """The lines up to the curl line; the name of each fact stands before it."""
    facts = {}
    for line in output:
        print("   ", line.rstrip())
        words = line.split()
        if len(words) == 2:
            facts[words[0]] = words[1]
        if line.strip().startswith("curl "):
            return facts, line.strip()
    sys.exit("The server ended before it said how to talk to it.")


def check(command):
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            facts, curl = read_introduction(server.stdout)
            for name in ("address", "tenant", "key"):
                if facts.get(name, "-") not in curl:
                    sys.exit(f"The {name} is not in the curl line.")
            answer = subprocess.run(f"{curl} -sS --fail-with-body", shell=True, capture_output=True, text=True)
            if answer.returncode != 0:
                sys.exit(f"The curl line fails: {answer.stdout}{answer.stderr}")
            orders = json.loads(answer.stdout)["orders"]
            wanted = int(re.search(r"limit=(\d+)", curl)[1])
            if len(orders) != wanted:
                sys.exit(f"The curl line shows {len(orders)} orders, not {wanted}.")
            print(f"    {len(orders)} orders, the first is {json.dumps(orders[0])[:100]} …")
        finally:
            server.send_signal(signal.SIGTERM)
        code = server.wait(timeout=60)
        if code != 0:
            sys.exit(f"After SIGTERM the server ended with {code}.")
        return facts


def main(words):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # where root runs the test, the user of PostgreSQL has to pass
        command = [word.replace("FOLDER", folder) for word in words]
        first, second = check(command), check(command)
    for name in ("tenant", "key"):
        if first[name] != second[name]:
            sys.exit(f"The second start shows another {name}.")


main(sys.argv[1:])
