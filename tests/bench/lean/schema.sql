-- The yardstick: the least that a product with the same promises can do. Tenants behind forced row-level security, durable,
-- audited, an event for each change, one order for a natural key and window, one subscription for a device, one payment for
-- a period; nothing else. Not a schema to copy. Variables: doc, the record of an order as the API answers it; tenant; n.
drop schema if exists lean cascade;
create schema lean;
grant usage on schema lean to onhire_app;
set search_path = lean;

create domain amount as bigint check (value >= 0);

create table variants (tenant_id text collate "C" not null, variant_id text collate "C" not null,
    sku text collate "C" not null, product_name text not null, price amount not null, active boolean not null,
    primary key (tenant_id, variant_id), unique (tenant_id, sku));
create table customers (tenant_id text collate "C" not null, customer_id text collate "C" not null,
    email_key text collate "C" not null, active boolean not null default true, devices integer not null default 0,
    revenue amount not null default 0, version integer not null default 1, created_at timestamptz not null,
    document text, primary key (tenant_id, customer_id), unique (tenant_id, email_key)) with (fillfactor = 85);
create table orders (tenant_id text collate "C" not null, order_id text collate "C" not null, status text not null,
    customer_id text collate "C" not null, total amount not null, rented integer not null default 0,
    version integer not null default 1, created_at timestamptz not null, updated_at timestamptz not null,
    document text not null, primary key (tenant_id, order_id),
    foreign key (tenant_id, customer_id) references customers) with (fillfactor = 85);
create index on orders (tenant_id, created_at, order_id);
create index on orders (tenant_id, customer_id, created_at, order_id);
create index on orders (tenant_id, status, created_at, order_id);
create table order_items (tenant_id text collate "C" not null, order_id text collate "C" not null, position integer not null,
    variant_id text collate "C" not null, quantity integer not null, price amount not null,
    contract_length integer not null, rental_ids text[] not null default '{}',
    primary key (tenant_id, order_id, position), foreign key (tenant_id, order_id) references orders,
    foreign key (tenant_id, variant_id) references variants);
create table order_claims (tenant_id text collate "C" not null, natural_key uuid not null, order_id text collate "C" not null,
    placed_at timestamptz not null, primary key (tenant_id, natural_key)) with (fillfactor = 80);
create table devices (tenant_id text collate "C" not null, serial_number text collate "C" not null,
    variant_id text collate "C" not null, status text not null, rental_id text collate "C",
    version integer not null default 1, document text not null, primary key (tenant_id, serial_number))
    with (fillfactor = 85);
create table subscriptions (tenant_id text collate "C" not null, rental_id text collate "C" not null, status text not null,
    order_id text collate "C" not null, customer_id text collate "C" not null, serial_number text collate "C" not null,
    price amount not null, contract_length integer not null, start_date date not null, end_date date not null,
    billed_until date not null, acquisition_cost bigint, collected amount not null default 0,
    version integer not null default 1, created_at timestamptz not null, document text not null,
    primary key (tenant_id, rental_id), foreign key (tenant_id, order_id) references orders,
    foreign key (tenant_id, customer_id) references customers,
    foreign key (tenant_id, serial_number) references devices) with (fillfactor = 85);
create unique index on subscriptions (tenant_id, serial_number) where status = 'active';
create index on subscriptions (tenant_id, created_at, rental_id);
create index on subscriptions (tenant_id, customer_id, created_at, rental_id);
create index on subscriptions (tenant_id, end_date, rental_id);
create index on subscriptions (tenant_id, order_id);
create table payments (tenant_id text collate "C" not null, payment_id text collate "C" not null,
    rental_id text collate "C" not null, customer_id text collate "C" not null, status text not null,
    period_start date not null, period_end date not null, total amount not null, due_date date not null,
    created_at timestamptz not null, document text not null, primary key (tenant_id, payment_id),
    unique (tenant_id, rental_id, period_start), foreign key (tenant_id, rental_id) references subscriptions);
create index on payments (tenant_id, created_at, payment_id);
create index on payments (tenant_id, status, due_date, payment_id);
create table search_words (tenant_id text collate "C" not null, noun text collate "C" not null, word text collate "C" not null,
    record_id text collate "C" not null, primary key (tenant_id, noun, word, record_id));
create table events (tenant_id text collate "C" not null, event_id text collate "C" not null, type text not null,
    occurred_at timestamptz not null, audit_id text collate "C" not null, primary key (tenant_id, event_id));
create table audit_entries (tenant_id text collate "C" not null, audit_id text collate "C" not null, at timestamptz not null,
    actor_kind text not null, actor_id text not null, actor_name text not null, origin text not null,
    request_id text not null, action text not null, record_id text not null, sealed boolean not null default false,
    before text, after text, primary key (tenant_id, audit_id));
create index on audit_entries (tenant_id, record_id, audit_id);
create index on audit_entries (tenant_id, audit_id) where not sealed;

-- What a rent with its bill writes besides (rent_billed.sql): the line that keeps a period from being charged twice, the
-- movement of the customer's account, the invoice with the next number of its year, and the chain of the audit log.
create table payment_lines (tenant_id text collate "C" not null, payment_id text collate "C" not null, position integer not null,
    rental_id text collate "C" not null, amount amount not null, tax amount not null, period daterange not null,
    primary key (tenant_id, payment_id, position), foreign key (tenant_id, payment_id) references payments,
    exclude using gist (tenant_id with =, rental_id with =, period with &&));
create table ledger (tenant_id text collate "C" not null, customer_id text collate "C" not null,
    payment_id text collate "C" not null, version integer not null, kind text not null, at timestamptz not null, day date not null,
    receivable bigint not null, revenue bigint not null, tax bigint not null,
    primary key (tenant_id, customer_id, payment_id, version), check (receivable + revenue + tax = 0));
create index on ledger (tenant_id, day, kind);
create table invoice_numbers (tenant_id text collate "C" not null, year integer not null, last bigint not null,
    primary key (tenant_id, year)) with (fillfactor = 50);
create table invoices_to_issue (tenant_id text collate "C" not null, payment_id text collate "C" not null,
    primary key (tenant_id, payment_id));
create table invoices (tenant_id text collate "C" not null, invoice_id text collate "C" not null, year integer not null,
    number bigint not null, payment_id text collate "C" not null, customer_id text collate "C" not null, issue_date date not null,
    total amount not null, document text not null, primary key (tenant_id, invoice_id), unique (tenant_id, year, number),
    unique (tenant_id, payment_id), foreign key (tenant_id, payment_id) references payments);
create index on invoices (tenant_id, customer_id, invoice_id);
create table audit_unlinked (tenant_id text collate "C" not null, audit_id text collate "C" not null,
    primary key (tenant_id, audit_id));
create table audit_chain (tenant_id text collate "C" not null, audit_id text collate "C" not null, digest bytea not null,
    primary key (tenant_id, audit_id));
insert into invoice_numbers select :'tenant', extract(year from current_date), 0;

insert into variants
select :'tenant', 'var_' || lpad(i::text, 26, '0'), 'SKU-' || lpad(i::text, 5, '0'), 'Product ' || i, 1000 + i, true
from generate_series(1, 600) i;
insert into customers
select :'tenant', 'cust_' || lpad(i::text, 26, '0'), 'user' || i || '@example.com', true, 0, 0, 1, now(), repeat('x', 300)
from generate_series(1, :n / 4) i;
insert into orders
select :'tenant', 'ord_' || lpad(i::text, 26, '0'), 'confirmed', 'cust_' || lpad((1 + i % (:n / 4))::text, 26, '0'), 1000, 0, 1,
       now() - i * interval '1 min', now(), :'doc'
from generate_series(1, :n) i;
insert into order_items
select :'tenant', 'ord_' || lpad(i::text, 26, '0'), p, 'var_' || lpad((1 + (i * 3 + p) % 600)::text, 26, '0'), 1, 1000, 12
from generate_series(1, :n) i, generate_series(0, 2) p;
insert into devices
select :'tenant', 'S' || lpad(i::text, 10, '0'), 'var_' || lpad((1 + i % 600)::text, 26, '0'), 'rented_out',
       'sub_' || lpad(i::text, 26, '0'), 1, repeat('x', 600)
from generate_series(1, :n) i;
insert into subscriptions
select :'tenant', 'sub_' || lpad(i::text, 26, '0'), 'active', 'ord_' || lpad(i::text, 26, '0'),
       'cust_' || lpad((1 + i % (:n / 4))::text, 26, '0'), 'S' || lpad(i::text, 10, '0'), 1000, 12, current_date - 40,
       current_date + 325, current_date + 20, 50000, 2000, 1, now() - i * interval '1 min', :'doc'
from generate_series(1, :n) i;
insert into payments
select :'tenant', 'pay_' || lpad(i::text, 20, '0') || lpad(p::text, 6, '0'), 'sub_' || lpad(i::text, 26, '0'),
       'cust_' || lpad((1 + i % (:n / 4))::text, 26, '0'), 'paid', current_date - 40 + p * 30, current_date - 10 + p * 30,
       1000, current_date - 40 + p * 30, now(), :'doc'
from generate_series(1, :n) i, generate_series(0, 1) p;

do $$ declare t text; begin
    foreach t in array array['variants', 'customers', 'orders', 'order_items', 'order_claims', 'devices', 'subscriptions',
                             'payments', 'search_words', 'events', 'audit_entries', 'payment_lines', 'ledger',
                             'invoice_numbers', 'invoices_to_issue', 'invoices', 'audit_unlinked', 'audit_chain'] loop
        execute format('alter table lean.%I enable row level security', t);
        execute format('alter table lean.%I force row level security', t);
        execute format('create policy own on lean.%I using (tenant_id = current_setting(''onhire.tenant'', true))
                        with check (tenant_id = current_setting(''onhire.tenant'', true))', t);
        execute format('grant select, insert, update, delete on lean.%I to onhire_app', t);
    end loop;
end $$;
