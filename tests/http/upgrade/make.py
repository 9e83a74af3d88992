#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make.py OLD_ONHIRE_SERVER FILE: how tests/http/upgrade/schema_0010.json.z was made, by the server of commit 0c3aa46e.

A company works for a few days at an old server, through its API: not longer, because that server did not
charge later months, and a later version does so at once. Kept are the rows of its database and what the old
server answered about each record, so that every later version can be held to those answers."""
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import zlib

LISTS = {  # the noun in the address: the list's name in the answer, and the id of its records
    "orders": ("orders", "orderId"),
    "customers": ("customers", "customerId"),
    "products": ("products", "productId"),
    "assets": ("assets", "serialNumber"),
    "subscriptions": ("rentals", "rentalId"),
    "payments": ("payments", "paymentId"),
    "invoices": ("invoices", "invoiceId"),
    "billing-groups": ("billingGroups", "billingGroupId"),
    "files": ("files", "fileId"),
}
BESIDE = {"assets": ["history"], "subscriptions": ["history", "schedule"]}


class Company:
    def __init__(self, server, folder):
        self.server, self.place = server, ["--data-dir", folder]
        tenant = self.run("tenant", "create", "--name", "Nordlicht GmbH", "--currency", "EUR", "--time-zone",
                          "Europe/Berlin", "--sandbox")
        self.tenant = tenant["tenantId"]
        self.key = self.run("key", "create", "--tenant", self.tenant, "--name", "test")["apiKey"]
        self.process = subprocess.Popen([server, "serve", "--listen", "127.0.0.1:0", *self.place],
                                        stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("listening on "):
                self.address = line.split()[-1]
                break

    def run(self, *words):
        return json.loads(subprocess.check_output([self.server, *words, *self.place, "--json"]))

    def ask(self, method, path, body=None, may_fail=False, as_text=False):
        request = urllib.request.Request(self.address + "/v1" + path, method=method, headers={
            "Authorization": "Bearer " + self.key, "Tenant-ID": self.tenant, "Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read().decode()
                return text if as_text else json.loads(text)
        except urllib.error.HTTPError as error:
            if may_fail:
                return None
            raise SystemExit(f"{method} {path} {body}: {error.code} {error.read().decode()}") from error

    def clock(self, moment):
        self.ask("POST", "/test-clock", {"now": moment})

    def product(self, sku, name, prices):
        self.ask("POST", "/products", {
            "productSku": "P-" + sku, "name": name, "specification": "256 GB", "category": "Devices", "brand": "Brand",
            "description": "For the office “Süd”.", "variants": [{
                "variantSku": sku, "variantName": name + ", Grade A", "grade": "A", "listPrice": 1000.5,
                "acquisitionCost": 600, "pricing": [
                    {"contractLength": length, "monthlyPrice": price} for length, price in prices.items()]}]})

    def order(self, who, sku, quantity=1, length=12, confirm=True, **more):
        customer = {"email": who + "@example.com", "firstName": who.capitalize(), "lastName": "Lovelace"}
        if "company" in more:
            customer |= {"customerType": "business", "companyName": more.pop("company")}
        placed = self.ask("POST", "/orders", {
            "customer": customer, "billingAddress": {
                "contactName": who.capitalize() + " Lovelace", "streetAddress": "Hafenstr. 12", "city": "Hamburg",
                "postalCode": "20457", "country": "Germany"},
            "items": [{"sku": sku, "quantity": quantity, "contractLength": length}], **more})["orderId"]
        if confirm:
            self.ask("POST", f"/orders/{placed}/confirm")
        return placed

    def rent(self, order, serial, **more):
        return self.ask("POST", "/subscriptions", {"orderId": order, "assetSerialNumber": serial, **more})["rentalId"]

    def change(self, rental, verb, **body):
        return self.ask("POST", f"/subscriptions/{rental}/{verb}", body)

    def answers(self):
        kept = {}
        for noun, (name, key) in LISTS.items():
            path = f"/{noun}?limit=100"
            asked = [path, "/settings", "/events?limit=100"]
            for record in self.ask("GET", path)[name]:
                asked += [f"/{noun}/{record[key]}{end}" for end in ["", *("/" + more for more in BESIDE.get(noun, []))]]
            kept |= {each: self.ask("GET", each, as_text=True) for each in asked}  # as text: 29.90 is not 29.9
        return kept

    # But for what no answer has: keys, sealed secrets, memories of a moment.
    def rows(self):
        uri = subprocess.check_output([self.server, "database", "uri", "--owner", *self.place], text=True).strip()
        uri = uri.replace("user=onhire_owner", "user=onhire_admin")  # who passes the walls between tenants
        left_out = ["schema_migrations", "api_keys", "idempotency_keys"]
        dump = subprocess.check_output(["pg_dump", "--data-only", "--inserts", "--rows-per-insert=200",
                                        "--disable-triggers", *(f"--exclude-table={name}" for name in left_out), uri],
                                       text=True)
        statements = re.findall(r"^(?:ALTER TABLE|INSERT INTO) .*?;$", dump, re.MULTILINE | re.DOTALL)
        return [statement.rstrip(";") for statement in statements]


def work(company):
    company.clock("2031-01-10T09:00:00Z")
    company.ask("PATCH", "/settings", {"tax.rate": 19})
    company.product("PHONE", "Phone 9", {6: 34.9, 12: 29.9, 24: 24.95})
    company.product("LAPTOP", "Laptop “Größe 14”", {12: 89, 24: 74.5, 36: 61.2})
    company.ask("POST", "/assets/batch", {"assets": [
        {"serialNumber": f"{sku[:2]}-{number:02}", "sku": sku, "location": f"Shelf {number}", "acquisitionCost": 580.25}
        for sku in ("PHONE", "LAPTOP") for number in range(1, 11)]})
    company.ask("PATCH", "/assets/PH-10", {"notes": "Scratched.", "condition": "fair"})

    waiting = company.order("wanda", "PHONE", 2, confirm=False, notes="Call first.")
    company.ask("POST", f"/orders/{company.order('carl', 'PHONE', confirm=False)}/cancel", {"reason": "Ordered twice."})
    ada = company.order("ada", "PHONE", 3, 12)
    first = company.rent(ada, "PH-01")
    second = company.rent(ada, "PH-02", notes="Charger was missing.")
    grace = company.order("grace", "LAPTOP", 4, 24, company="Grace & Söhne GmbH")
    laptops = [company.rent(grace, f"LA-{number:02}") for number in (1, 2, 3)]
    company.ask("POST", f"/orders/{grace}/close-remainder", {"reason": "One is enough."})
    early = company.rent(company.order("emil", "PHONE", 1, 12), "PH-03")
    bought = company.rent(company.order("berta", "PHONE", 1, 12), "PH-04")
    ended = company.rent(company.order("anton", "PHONE", 1, 6), "PH-05")
    cancelled = company.rent(company.order("clara", "LAPTOP", 1, 12), "LA-04")
    upgraded = company.rent(company.order("udo", "PHONE", 1, 12), "PH-06")
    leaving = company.rent(company.order("lena", "PHONE", 1, 12), "PH-07")
    customer = company.ask("GET", f"/orders/{grace}")["customer"]["customerId"]
    group = company.ask("POST", "/billing-groups", {
        "customerId": customer, "groupName": "Head office", "billingDay": 15, "rentalIds": laptops[:2]})
    company.ask("PATCH", f"/customers/{customer}", {"phone": "+49 40 1234567"})

    company.clock("2031-01-12T09:00:00Z")
    payments = company.ask("GET", "/payments?limit=100&status=pending")["payments"]
    for number, payment in enumerate(payments):
        verb = ["mark-paid", "mark-failed", "cancel", "mark-paid"][number % 4]
        body = {"mark-paid": {"paymentReference": f"Transfer {number}"}, "cancel": {"reason": "Agreed."},
                "mark-failed": {"code": "insufficient_funds", "reason": "Account empty."}}[verb]
        company.ask("POST", f"/payments/{payment['paymentId']}/{verb}", body, may_fail=True)
    company.change(first, "extend", extensionMonths=12, reason="The project continues.")
    company.change(second, "replace", newSerialNumber="PH-08", replacementReason="defective")
    company.change(early, "early-return", returnCondition="good", reason="The project is over.")
    company.change(bought, "buyout", reason="customer_request")
    company.change(cancelled, "cancel", reason="customer_request")
    company.change(upgraded, "upgrade", newSku="LAPTOP", contractLength=24, newSerialNumber="LA-05", reason="More memory.")
    company.change(leaving, "upgrade", newSku="LAPTOP", contractLength=24, reason="More memory.")
    company.ask("PATCH", f"/subscriptions/{laptops[2]}", {"notes": "On loan to a branch."})
    company.ask("POST", f"/billing-groups/{group.get('billingGroupId') or group['billingGroup']['billingGroupId']}/subscriptions",
                {"rentalIds": [laptops[2]]})
    company.ask("POST", "/assets/PH-02/return", {"condition": "poor", "location": "Repair"}, may_fail=True)

    company.clock("2031-01-14T09:00:00Z")
    company.ask("POST", f"/subscriptions/{ended}/end", {}, may_fail=True)
    for invoice in company.ask("GET", "/invoices?limit=2")["invoices"]:
        company.ask("POST", "/files/invoices/generate", {"invoiceId": invoice["invoiceId"]}, may_fail=True)
    company.ask("PATCH", f"/orders/{waiting}/notes", {"notes": "Deliver to the back door."})


def main():
    server, target = os.path.realpath(sys.argv[1]), sys.argv[2]
    with tempfile.TemporaryDirectory() as folder:
        company = Company(server, folder)
        try:
            work(company)
            kept = {"tenantId": company.tenant, "answers": company.answers()}
            kept["rows"] = company.rows()
        finally:
            company.process.terminate()
            company.process.wait()
    text = json.dumps(kept, ensure_ascii=False).encode()
    with open(target, "wb") as file:  # as qUncompress reads it
        file.write(struct.pack(">I", len(text)) + zlib.compress(text, 9))


main()
