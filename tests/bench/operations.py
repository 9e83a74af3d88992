# SPDX-License-Identifier: GPL-3.0-or-later
"""The operations that are measured: one row of the table a piece, with what wrk sends and what pgbench runs instead.

In both, {digits} stands for ten random digits, {order}, {device} and {rental} for one of those sampled, anew for each
request; {unit} for one of those that renting.py makes, each used once, and {customer} for its customer. {rising}, for pgbench
alone, makes ids that grow as the program's own do: so both write at the same end of each index. {digits:2} and {rising:2} are
those of the third of several that share a transaction.
"""
import dataclasses
import json
import os
import re
import time

import renting

SAMPLE = 100
def sample_of(table, column, which="true"):
    return (f"select {column} from (select {column} from {table} where {which} order by {column} limit 20000) t "
            f"order by md5({column}) limit {SAMPLE}")


SAMPLES = {"order": sample_of("orders", "order_id"), "device": sample_of("assets", "serial_number"),
           "rental": sample_of("subscriptions", "rental_id", "status = 'active'")}
NUMBERS = {"digits": "lpad(((:digits::bigint + {place} * 1000003) % 10000000000)::text, 10, '0')",
           "rising": "(:rising::bigint * 32 + {place})::text", "unit": "lpad(:unit::text, 10, '0')"}
COUNTING = ["\\set digits random(0, 9999999999)", "\\set count :count + 1",
            "\\set rising :start + :client_id * 1000000 + :count", "\\set unit :first + :count * :clients + :client_id"]


def literal(text):
    return "'" + text.replace("'", "''") + "'"


@dataclasses.dataclass(frozen=True)
class Operation:
    limit: float
    verb: str
    path: str
    script: callable  # of the server: the lines of pgbench's script; none: only the yardstick is compared with
    shares_transactions: bool = False  # then `script` takes the number of connections first
    body: dict = None
    makes: str = None  # the table that has one row more after each
    uses_units: bool = False
    lean_limit: float = 0.4  # of what the leanest SQL does

    def made(self, server):
        return int(server.column(f"select count(*) from {self.makes}")[0]) if self.makes else 0

    def lua(self, server):
        """Requests are put together beforehand: wrk's own work counts against the API."""
        headers = dict(server.headers(), **({"Content-Type": "application/json"} if self.body else {}))
        body = json.dumps(self.body) if self.body else ""
        used = [name for name in SAMPLES if "{%s}" % name in self.path + body]
        fillings = server.column(SAMPLES[used[0]]) if used else [""]
        path, body = (re.sub(r"\{(digits|unit)\}", "@" * 10, text) for text in (self.path, body))
        place = "{%s}" % (used or [""])[0]
        templates = [[text.replace(place, each) for text in (path, body)] for each in fillings]
        listed = ",".join(f"{{{json.dumps(path)},{json.dumps(text)}}}" for path, text in templates)
        named = ",".join(f"[{json.dumps(name)}]={json.dumps(value)}" for name, value in headers.items())
        return (f"local templates, headers, requests = {{{listed}}}, {{{named}}}, {{}}\n"
                "function init()\n"
                "  math.randomseed(os.time() * 1000 + math.floor(os.clock() * 1e6))\n"
                "  for i, t in ipairs(templates) do\n"
                f"    requests[i] = wrk.format('{self.verb}', t[1], headers, t[2] ~= '' and t[2] or nil)\n"
                "  end\n"
                "end\n"
                + self.lua_request(path + body))

    def lua_request(self, text):
        """What wrk calls for each request: no more work than must be, for it is done on the same processors."""
        if "@" * 10 not in text:
            return "function request() return requests[math.random(#requests)] end\n"
        number = "unit = unit + 1; return unit" if self.uses_units else "return math.random(0, 9999999999)"
        return ("local unit = tonumber(os.getenv('FIRST'))\n"
                f"local function number() {number} end\n"
                "function request()\n"
                "  local text = requests[math.random(#requests)]\n"
                "  return (text:gsub('@@@@@@@@@@', string.format('%010d', number())))\n"
                "end\n")

    def pgbench_script(self, server, connections):
        lines = (self.script(connections) if self.shares_transactions else self.script)(server)
        used = [name for name in SAMPLES if f":{name}::" in "".join(lines)]
        chosen = [f"\\set {name} random(1, {SAMPLE})" for name in used]
        return "\n".join([*chosen, *(COUNTING if self.makes else []), *lines]) + "\n"


def sql_text(server, text):
    """A text with placeholders as an SQL expression."""
    if text == "{tenant}":
        return ":tenant"
    if text is None:
        return "null"
    if text[1:-1] in SAMPLES:
        return f"({literal('{' + ','.join(server.column(SAMPLES[text[1:-1]])) + '}')}::text[])[:{text[1:-1]}::integer]"
    parts = re.split(r"(\{(?:digits|rising|unit)(?::\d+)?\})", text)
    return "(" + " || ".join(number_sql(part) if i % 2 else literal(part) for i, part in enumerate(parts)) + ")"


def number_sql(mark):
    name, _, place = mark[1:-1].partition(":")
    return NUMBERS[name].format(place=place or 0)


def in_place(text, place):
    """What stands for one order, for the one at that place of those that share a transaction."""
    return text and re.sub(r"\{(digits|rising)\}", r"{\1:%d}" % place, text)


def sql_json(server, value):
    """Spaces behind the colons, or pgbench would take what follows for a variable of its own."""
    return sql_text(server, json.dumps(value, separators=(", ", ": ")))


def run(name, *parameters, **changes):
    """The program's statement of that name; parameters as texts with placeholders, or as functions of the server."""
    def lines(server):
        sql = server.statements[name]
        for mark, text in changes.items():
            sql = sql.replace(mark, text)
        return [one_statement(server, sql, parameters)]
    return lines


def one_statement(server, sql, parameters):
    values = [parameter(server) if callable(parameter) else sql_text(server, parameter) for parameter in parameters]
    bound = re.sub(r"\$(\d+)", lambda mark: values[int(mark[1]) - 1], re.sub("--.*", "", sql))
    return " ".join(bound.split()) + ";"


def list_of(name, key, limit):
    """The newest as the program asks for them: one row more than is shown tells whether there is another page."""
    def lines(server):
        sql = server.statements[name].replace("%1", key) + f" order by {key} desc limit {limit + 1}"
        return [one_statement(server, sql, ["{tenant}"])]
    return lines


def in_turn(*statements):
    return lambda server: [line for statement in statements for line in statement(server)]


def transaction(*trips):
    """As Connection has it, with the statements of each round trip: the beginning goes with the first, the commit with the last."""
    def lines(server):
        sent = [in_turn(*trip)(server) for trip in trips]
        sent[0][:0] = ["begin;", f"select pg_current_xact_id()::text, set_config('onhire.tenant', {literal(server.tenant)}, true);"]
        sent[-1].append("commit;")
        return [line for trip in sent for line in ("\\startpipeline", *trip, "\\endpipeline")]
    return lines


# Placing an order ---------------------------------------------------------------------------------------------------

SKUS = ["MBP14-16-512-A", "IPA11-128-B", "PX9-128-A"]
ADDRESS = {"contactName": "Load Tester", "streetAddress": "Hafenstr. 12", "city": "Hamburg", "country": "Germany"}
ORDER = {"customer": {"email": "load{digits}@example.com", "firstName": "Load", "lastName": "Tester"},
         "billingAddress": ADDRESS, "items": [{"sku": sku, "quantity": 1, "contractLength": 12} for sku in SKUS]}
NOW = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())
BEFORE = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime(time.time() - 300))
NATURAL_KEY = "00000000-0000-0000-0000-00{digits}"
ULID = "01hzzzz{rising}"


EMAIL = "pg{digits}@example.com"


def array(values):
    return "{" + ",".join("NULL" if value is None else json.dumps(str(value)) for value in values) + "}"


def spaced(document):
    """The same JSON with spaces behind its colons, for pgbench's sake."""
    return json.dumps(json.loads(document), separators=(", ", ": "), ensure_ascii=False)


def model(server):
    """The record of an order of three items, as the program writes it."""
    row = server.rows("select document from orders o where (select count(*) from order_items i where i.order_id = o.order_id) = 3 "
                      "limit 1")
    return spaced("|".join(row[0])) if row else spaced("|".join(server.rows("select document from orders limit 1")[0]))


def model_customer(server):
    """The record of a customer who placed a first order: the rounds over HTTP that came before made some."""
    made = server.rows("select after from audit_entries where action = 'customer.create' limit 1")
    return spaced("|".join(made[0])) if made else "{}"


def arrays(rows):
    """Columns of many, from the values of each."""
    return [array(column) for column in zip(*rows)]


def noted(together):
    """changes/write for first orders that were placed together: an event each, and an entry of the audit log each and for
    its customer."""
    def lines(server):
        document, customer = model(server), model_customer(server)
        audits, others = ([in_place(f"aud_{ULID}", place + first) for place in range(together)] for first in (0, together))
        orders = [in_place(f"ord_{ULID}", place) for place in range(together)]
        events = [in_place(f"evt_{ULID}", place) for place in range(together)]
        places = range(1, together + 1)
        entries = arrays([(audit, "order.create", order, None, document, place)
                          for audit, order, place in zip(audits, orders, places)]
                         + [(audit, "customer.create", in_place(f"cust_{ULID}", place - 1), None, customer, place)
                            for audit, place in zip(others, places)])
        commands = arrays([(NOW, "api_key", f"key_{ULID}", "bench", "127.0.0.1", f"req_{ULID}")] * together)
        told = arrays([(event, "order.created", place, "order", f'"orderId": "{order}"', audit)
                       for event, place, order, audit in zip(events, places, orders, audits)])
        return run("changes/write", "{tenant}", *entries, *commands, *told)(server)
    return lines


def placed(together):
    """orders/place for so many orders."""
    def lines(server):
        listed = ",".join(map(literal, SKUS))
        offered = server.rows(f"select v.product_id, v.variant_id, v.variant_sku, p.name, coalesce(v.list_price, 0) "
                              f"from variants v join products p using (tenant_id, product_id) where v.variant_sku in ({listed})")
        address = json.dumps(ADDRESS)
        order = [f"ord_{ULID}", NATURAL_KEY, "true", "pending", "standard", f"cust_{ULID}", EMAIL, EMAIL, "Load", "Tester", None,
                 None, "individual", address, address, "EUR", "3000", "570", "3570", "0", "3", None, None, None, None,
                 f"key_{ULID}", NOW, model(server)]
        places = range(together)
        words = arrays([(in_place(word, place), place + 1) for place in places
                        for word in (EMAIL, "example.com", "pg{digits}", "example", "com", "load", "tester")])
        items = arrays([(place + 1, position, product, variant, sku, name, None, 1, 1000, 0, 12, price, "variant", price,
                         "variant")
                        for place in places for position, (product, variant, sku, name, price) in enumerate(offered)])
        return run("orders/place", "{tenant}", BEFORE, *arrays([[in_place(each, place) for each in order] for place in places]),
                   *words, *items)(server)
    return lines


def writing_sessions():
    """How many threads of the program place orders together."""
    return max(2, os.cpu_count() // 2)


def orders_together(connections):
    return min(16, max(1, connections // writing_sessions()))


def place_together(connections):
    """As the program does it at so many connections: what arrives while two threads write is written together."""
    together = orders_together(connections)
    each = [(in_place(EMAIL, place), in_place(NATURAL_KEY, place), BEFORE) for place in range(together)]
    return transaction([run("orders/offered", "{tenant}", array(SKUS * together)),
                        run("orders/before_placing", "{tenant}", *arrays(each))],
                       [placed(together)], [noted(together)])


# The table ----------------------------------------------------------------------------------------------------------

OPERATIONS = {
    "get": Operation(0.5, "GET", "/v1/orders/{order}", run("orders/find", "{tenant}", "{order}")),
    "asset": Operation(0.5, "GET", "/v1/assets/{device}", run("assets/find", "{tenant}", "{device}")),
    "buyout": Operation(0.5, "POST", "/v1/subscriptions/calculate-buyout",
                        run("subscriptions/plain_standing", "{tenant}", "{rental}", NOW[:10]), body={"rentalId": "{rental}"}),
    "list": Operation(0.5, "GET", "/v1/orders", list_of("orders/list", "o.order_id", 50), lean_limit=0.5),
    "create": Operation(0.6, "POST", "/v1/orders",
                        place_together, shares_transactions=True, body=ORDER, makes="orders", lean_limit=0.6),
    # its statements pass one another what they learn, which no script of pgbench can
    "rent": Operation(0.6, "POST", "/v1/subscriptions", None, body=renting.BODY, makes="subscriptions", uses_units=True,
                      lean_limit=0.5),
}
