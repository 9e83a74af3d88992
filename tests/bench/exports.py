#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures exports of many subscriptions: how long one takes, and what many at once cost the server's memory and those
who ask for small things meanwhile; each figure beside its limit.

    exports.py --build build [--rentals 100000] [--clients 50]
"""
import argparse
import json
import pathlib
import sys
import time

from server import Server
from watch import request, watched

MOST_SECONDS = 5
MOST_MEMORY = 256
MOST_WAITING = 3

CLONES = """
with model as (
    select s.*, row_number() over (order by s.rental_id) as place, count(*) over () as many from subscriptions s
    limit 1000
), copy as (
    select m.*, n, 'sub_' || lpad(n::text, 26, '0') as copy_id, 'BENCH-' || n as copy_serial
    from generate_series(1, {count}) n join model m on m.place = 1 + n % m.many
), device as (
    insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, acquisition_date,
                        created_from, created_by, created_at, updated_at)
    select tenant_id, copy_serial, product_id, variant_id, sku, product_name, 'available', start_date, '', 'bench',
           created_at, updated_at from copy
)
insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id, customer_email,
                           customer_name, serial_number, product_id, variant_id, sku, product_name, currency,
                           monthly_amount, prices, original_contract_length, contract_length, start_date, end_date,
                           billing_start, billed_until, next_billing_date, list_price, list_price_source,
                           acquisition_cost, acquisition_cost_source, total_collected, created_by, created_at,
                           updated_at, ended_at)
select tenant_id, copy_id, status, order_id, item_position, customer_id, customer_email, customer_name, copy_serial,
       product_id, variant_id, sku, product_name, currency, monthly_amount, prices, original_contract_length,
       contract_length, start_date, end_date, billing_start, billed_until, next_billing_date, list_price,
       list_price_source, acquisition_cost, acquisition_cost_source, total_collected, created_by, created_at,
       updated_at, ended_at
from copy
"""


def export(server, count):
    answer = json.loads(request(server, "POST", "/v1/exports/rentals", "{}"))
    if answer["totalRecords"] < count:
        sys.exit(f"an export has {answer['totalRecords']} rows instead of {count}")
    return answer


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build", type=pathlib.Path)
    parser.add_argument("--rentals", default=100_000, type=int)
    parser.add_argument("--clients", default=50, type=int)
    options = parser.parse_args()
    server, failed = Server(options.build, 500), False
    try:
        server.rows(CLONES.format(count=options.rentals))
        idle, _ = watched(server, [lambda: time.sleep(5)])
        print(f"idle        p99 {1000 * idle.p99():7.1f} ms   memory {idle.memory:6.1f} MB")
        one, took = watched(server, [lambda: export(server, options.rentals)])
        print(f"1 export    p99 {1000 * one.p99():7.1f} ms   {options.rentals} rows in {took:.2f} s (limit {MOST_SECONDS})")
        failed |= took > MOST_SECONDS
        many, took = watched(server, [lambda: export(server, options.rentals)] * options.clients)
        more, slower = many.memory - idle.memory, many.p99() / idle.p99()
        print(f"{options.clients} exports  p99 {1000 * many.p99():7.1f} ms   longest {1000 * max(many.waits):.1f} ms"
              f"   {took:.1f} s: {more:.1f} MB more (limit {MOST_MEMORY}), p99 × {slower:.1f} (limit {MOST_WAITING})")
        failed |= more > MOST_MEMORY or slower > MOST_WAITING
    finally:
        server.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
