# SPDX-License-Identifier: GPL-3.0-or-later
"""What uses something up: a device that goes out on an order's only unit. The devices and the orders are made beforehand, one
of each for every request; {unit} is the number that both have.
"""
import datetime
import time

PER_SECOND = 5000  # more than any machine of today answers
CUSTOMERS = 100
TODAY = datetime.date.today()
NOW = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())
ORDER = "ord_0000000000000000{unit}"
DEVICE = "RENT-{unit}"
BODY = {"orderId": ORDER, "assetSerialNumber": DEVICE}

CONFIRMED = "ord_01kahk6v5mkk3gz42k3c3d22cr"  # of the sample data, of one device
UNITS = """
with model as (
    select * from orders where order_id = '{confirmed}'
), item as (
    select * from order_items where order_id = '{confirmed}'
), customer as (
    select c.*, row_number() over (order by c.customer_id) as place from customers c limit {customers}
), copy as (
    select lpad(n::text, 10, '0') as unit, c.*
    from generate_series({first}, {last}) n join customer c on c.place = 1 + n % (select count(*) from customer)
), placed as (
    insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                        customer_last_name, customer_type, billing_address, shipping_address, currency, subtotal, tax_amount,
                        total, setup_total, total_devices, created_by, created_at, updated_at, confirmed_at, document)
    select m.tenant_id, 'ord_0000000000000000' || c.unit, m.status, m.order_type, c.customer_id, m.customer_email,
           m.customer_first_name, m.customer_last_name, m.customer_type, m.billing_address, m.shipping_address, m.currency,
           m.subtotal, m.tax_amount, m.total, m.setup_total, m.total_devices, m.created_by, m.created_at, m.updated_at,
           m.confirmed_at, replace(m.document, m.order_id, 'ord_0000000000000000' || c.unit)
    from copy c, model m
), listed as (
    insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, quantity, unit_price,
                             setup_fee, contract_length, list_price, list_price_source, acquisition_cost,
                             acquisition_cost_source)
    select i.tenant_id, 'ord_0000000000000000' || c.unit, i.position, i.product_id, i.variant_id, i.sku, i.product_name,
           i.quantity, i.unit_price, i.setup_fee, i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost,
           i.acquisition_cost_source
    from copy c, item i
)
insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, acquisition_date,
                    created_from, created_by, created_at, updated_at)
select i.tenant_id, 'RENT-' || c.unit, i.product_id, i.variant_id, i.sku, i.product_name, 'available', current_date, '',
       'bench', now(), now()
from copy c, item i
"""


def make_units(server, seconds):
    """Enough for so many seconds of requests."""
    first = server.used_units
    server.rows(UNITS.format(first=first, last=first + PER_SECOND * seconds, customers=CUSTOMERS, confirmed=CONFIRMED))


def take_units(server, seconds):
    """The first of those that a round of so many seconds has for itself."""
    first = server.used_units
    server.used_units += PER_SECOND * seconds
    return first
