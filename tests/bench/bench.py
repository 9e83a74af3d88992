#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the API against the database beneath it, in one run on one machine.

For each operation the same work is sent through HTTP (wrk) and as the same prepared statements straight to PostgreSQL
(pgbench), in turn; what counts is the ratio of the two, beside its limit. Figures go to build/bench/*.json.

    bench.py --build build [--orders 100000] [--seconds 5] [--connections 1,8,32] [NAME...]
"""
import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
LIMITS = {"get": 0.5, "list": 0.5, "create": 0.6}
SKUS = ["MBP14-16-512-A", "IPA11-128-B", "PX9-128-A"]


def statements(build):
    """The statements as the program has them, by name."""
    text = (build / "generated/onhire/sql.cpp").read_text()
    return dict(re.findall(r'\{"([a-z_/]+)", R"__sql\((.*?)\)__sql"(?:, true)?\};', text, re.S))


def pgbench_path():
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/pgbench"))
    return str(found[-1]) if found else shutil.which("pgbench")


class Server:
    def __init__(self, build, orders):
        self.program = str(build / "bin/onhire-server")
        self.folder = tempfile.mkdtemp(prefix="onhire-bench-")
        os.chmod(self.folder, 0o755)
        demo = self.command("demo", "--orders", str(orders), "--json")
        self.__dict__.update(json.loads(demo))
        self.process = subprocess.Popen([self.program, "serve", "--data-dir", self.folder, "--listen", "127.0.0.1:0"],
                                        stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("listening on"):
                self.url = line.split()[-1]
                break
        self.uri = self.command("database", "uri").strip()

    def command(self, *words):
        return subprocess.run([self.program, *words, "--data-dir", self.folder], check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def headers(self):
        return {"Authorization": f"Bearer {self.apiKey}", "Tenant-ID": self.tenantId}

    def psql(self, sql):
        environment = dict(os.environ, PGOPTIONS=f"-c onhire.tenant={self.tenantId}")
        return subprocess.run(["psql", "-XAtq", self.uri, "-c", sql], check=True, text=True, env=environment,
                              stdout=subprocess.PIPE).stdout.split()

    def usage(self):
        """Processor seconds and resident megabytes of the server alone."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks = os.sysconf("SC_CLK_TCK")
        smaps = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return (int(fields[11]) + int(fields[12])) / ticks, int(re.search(r"Pss:\s+(\d+)", smaps)[1]) / 1024

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


def lua_table(table):
    return "{" + ",".join(f'["{name}"]="{value}"' for name, value in table.items()) + "}"


def lua_paths(server, paths):
    listed = ",".join(f'"{path}"' for path in paths)
    return (f"local paths={{{listed}}}\nlocal headers={lua_table(server.headers())}\n"
            'request=function() return wrk.format("GET",paths[math.random(#paths)],headers) end\n')


def literal(text):
    return "'" + text.replace("'", "''") + "'"


def one_line(sql):
    return " ".join(sql.split()) + ";\n"


class Operation:
    """What wrk sends, and what pgbench runs instead."""

    def __init__(self, lua, script):
        self.lua, self.script = lua, script


def get_operation(server, sql, ids):
    one_of_them = f"({literal('{' + ','.join(ids) + '}')}::text[])[:i::integer]"
    find = sql["orders/find"].replace("$1", literal(server.tenantId)).replace("$2", one_of_them)
    return Operation(lua_paths(server, [f"/v1/orders/{each}" for each in ids]),
                     f"\\set i random(1, {len(ids)})\n" + one_line(find))


def list_operation(server, sql, _):
    text = sql["orders/list"].replace("%1", "o.created_at").replace("$1", literal(server.tenantId))
    return Operation(lua_paths(server, ["/v1/orders"]),
                     one_line(text + " order by o.created_at desc, o.order_id desc limit 51"))


def create_operation(server, sql, _):
    address = {"contactName": "Load Tester", "streetAddress": "Hafenstr. 12", "city": "Hamburg", "country": "Germany"}
    items = [{"sku": sku, "quantity": 1, "contractLength": 12} for sku in SKUS]
    body = json.dumps({"customer": {"email": "load@@@example.com", "firstName": "Load", "lastName": "Tester"},
                       "billingAddress": address, "items": items})
    before, after = body.split("@@")[0], body.split("@@")[1]
    headers = dict(server.headers(), **{"Content-Type": "application/json"})
    lua = (f"local headers={lua_table(headers)}\nlocal seed=0\n"
           "function init() math.randomseed(os.time()*1000+math.floor(os.clock()*1e6)) end\n"
           f"request=function() return wrk.format('POST','/v1/orders',headers,'{before}'..math.random(1,1e9)..'{after}') end\n")
    return Operation(lua, create_script(server, sql, address))


def create_script(server, sql, address):
    """The four round trips of placing an order, with random keys made by pgbench."""
    tenant = literal(server.tenantId)
    variants = [row.split("|") for row in server.psql(
        "select variant_id, product_id, variant_sku from variants where variant_sku in "
        f"({','.join(map(literal, SKUS))}) order by 1")]
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    random_id = "lpad(:r::text, 10, '0')"

    def as_sql(value):
        """A JSON text as an SQL expression; @ stands for the random digits."""
        parts = json.dumps(value, separators=(", ", ": ")).split("@")
        return "(" + f" || {random_id} || ".join(literal(part) for part in parts) + ")"

    change = as_sql({"at": now, "audit_id": "aud_@", "actor_kind": "api_key", "actor_id": "key_bench", "actor_name": "bench",
                     "origin": "bench", "request_id": "req_@", "action": "order.create",
                     "events": [{"id": "evt_@", "type": "order.created"}]})
    order = as_sql({"order_id": "ord_@", "order_type": "standard", "status": "pending", "new_customer_id": "cust_@",
                    "email": "pg@.load", "email_key": "pg@.load", "first_name": "Load", "last_name": "Tester",
                    "customer_type": "individual", "words": ["load", "tester", "pg@"], "billing_address": address,
                    "shipping_address": address, "currency": "EUR", "subtotal": 3000, "tax_amount": 570, "total": 3570,
                    "setup_total": 0, "total_devices": 3, "natural_key": "00000000-0000-0000-0000-00@",
                    "window_seconds": 300, "created_by": "key_bench", "at": now})
    rows = as_sql([{"position": position, "product_id": product, "variant_id": variant, "sku": sku,
                    "product_name": "Load", "quantity": 1, "unit_price": 1000, "setup_fee": 0, "contract_length": 12}
                   for position, (variant, product, sku) in enumerate(variants)])
    key = f"('00000000-0000-0000-0000-00' || {random_id})"
    duplicate = sql["orders/duplicate"].replace("$1", tenant).replace("$2", key).replace("$3", literal(now))
    offered = sql["orders/offered"].replace("$1", tenant).replace("$2", literal(json.dumps(SKUS)))
    place = (sql["orders/place"].replace("$1", tenant).replace("$2", change).replace("$3", order).replace("$4", rows))
    return ("\\set r random(1, 9999999999)\nBEGIN;\n" + one_line(duplicate) + one_line(offered) + one_line(place)
            + "COMMIT;\n")


OPERATIONS = {"get": get_operation, "list": list_operation, "create": create_operation}


def run_wrk(server, lua, connections, seconds):
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(lua)
        script.flush()
        spent, _ = server.usage()
        out = subprocess.run(["wrk", "-t1", f"-c{connections}", f"-d{seconds}", "--latency", "-s", script.name, server.url],
                             check=True, text=True, stdout=subprocess.PIPE).stdout
        spent_after, memory = server.usage()
    if "Non-2xx" in out:
        sys.exit("the server refused requests:\n" + out)
    milliseconds = {"us": 0.001, "ms": 1.0, "s": 1000.0}

    def percentile(name):
        value, unit = re.search(name + r"%\s+([\d.]+)(us|ms|s)", out).groups()
        return round(float(value) * milliseconds[unit], 2)

    return {"perSecond": float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1]), "p50ms": percentile("50"),
            "p99ms": percentile("99"), "cpuSeconds": round(spent_after - spent, 2), "memoryMB": round(memory, 1)}


def run_pgbench(server, script, connections, seconds):
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file:
        file.write(script)
        file.flush()
        environment = dict(os.environ, PGOPTIONS=f"-c onhire.tenant={server.tenantId}")
        result = subprocess.run([pgbench_path(), server.uri, "-n", "-M", "prepared", f"-c{connections}", "-j1",
                                 f"-T{seconds}", "-f", file.name],
                                text=True, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    found = re.search(r"tps = ([\d.]+)", result.stdout)
    if not found or "ERROR" in result.stderr:
        sys.exit("pgbench failed:\n" + result.stderr[:2000])
    return float(found[1])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", type=pathlib.Path, default=HERE.parent.parent / "build")
    parser.add_argument("--orders", type=int, default=100000)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--connections", default="1,8,32")
    parser.add_argument("names", nargs="*", choices=[[], *OPERATIONS])
    options = parser.parse_args()
    if not shutil.which("wrk") or not pgbench_path():
        sys.exit("wrk and pgbench are needed: ./dev deps bench")

    sql = statements(options.build)
    server = Server(options.build, options.orders)
    results = {}
    try:
        ids = random.Random(1).sample(server.psql("select order_id from orders order by 1 limit 20000"), 100)
        for name in options.names or OPERATIONS:
            operation = OPERATIONS[name](server, sql, ids)
            run_wrk(server, operation.lua, 8, 1)  # warm
            for connections in map(int, options.connections.split(",")):
                http = run_wrk(server, operation.lua, connections, options.seconds)
                limit = run_pgbench(server, operation.script, connections, options.seconds)
                ratio = round(http["perSecond"] / limit, 2)
                results[f"{name}-{connections}"] = dict(http, pgbenchPerSecond=limit, ratio=ratio, limit=LIMITS[name])
                print(f"{name:7} c={connections:<3} {http['perSecond']:9.0f}/s  pgbench {limit:9.0f}/s  ratio {ratio:.2f}"
                      f" (limit {LIMITS[name]})  p50 {http['p50ms']} ms  p99 {http['p99ms']} ms"
                      f"  cpu {http['cpuSeconds']} s  {http['memoryMB']} MB", flush=True)
    finally:
        server.stop()
    out = options.build / "bench"
    out.mkdir(exist_ok=True)
    (out / "api.json").write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
