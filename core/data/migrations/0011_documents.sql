-- An order's record, as the API shows it, is written once by the program and stands in the order's row. Rows from before
-- get theirs from the program right after this step, in batches (core/services/documents), so that no statement here has
-- to go through all of them but the one that rewrites the tables.
--
-- Checks of one column become domains: PostgreSQL prepares a domain's check once a session, a table's once a statement.

create domain filled_text as text check (value <> '');
create domain minor_amount as bigint check (value >= 0);
create domain some_units as integer check (value > 0);
create domain contract_months_count as integer check (value between 1 and 120);
create domain customer_kind as text check (value in ('individual', 'business'));
create domain order_state as text check (value in ('pending', 'confirmed', 'partial', 'fulfilled', 'cancelled'));
create domain order_kind as text check (value in ('standard', 'extension', 'upgrade'));
create domain price_source as text check (value in ('variant', 'manual', 'unknown'));
create domain cost_source as text check (value in ('variant', 'manual', 'list_price', 'unknown'));

-- The same order sent again within a short time finds the first one: by what both have in common, and when that was placed.
-- Whoever claims it locks the row, so one of two at the same moment wins.
create table order_claims (
    tenant_id text collate "C" not null,
    natural_key uuid not null,
    order_id text collate "C" not null,
    placed_at timestamptz not null,
    primary key (tenant_id, natural_key)
) with (fillfactor = 80);

-- All tenants' rows: only while the walls do not hold for the owner.
alter table orders no force row level security;
alter table order_items no force row level security;
alter table customers no force row level security;

insert into order_claims (tenant_id, natural_key, order_id, placed_at)
select distinct on (o.tenant_id, o.natural_key) o.tenant_id, o.natural_key, o.order_id, o.created_at
from orders o
where o.natural_key is not null and o.status <> 'cancelled' and upper(o.duplicate_window) > now() - interval '1 day'
order by o.tenant_id, o.natural_key, o.created_at desc;

alter table orders
    drop constraint orders_natural_key,
    drop constraint orders_status_check,
    drop constraint orders_order_type_check,
    drop constraint orders_customer_type_check,
    drop constraint orders_subtotal_check,
    drop constraint orders_tax_amount_check,
    drop constraint orders_setup_total_check,
    drop constraint orders_total_devices_check;
alter table orders
    drop column natural_key,
    drop column duplicate_window,
    alter column status type order_state,
    alter column order_type type order_kind,
    alter column customer_type type customer_kind,
    alter column subtotal type minor_amount,
    alter column tax_amount type minor_amount,
    alter column setup_total type minor_amount,
    alter column total_devices type some_units,
    add column document text;
create index orders_without_document on orders (tenant_id, order_id) where document is null;

alter table order_items
    drop constraint order_items_position_check,
    drop constraint order_items_quantity_check,
    drop constraint order_items_unit_price_check,
    drop constraint order_items_setup_fee_check,
    drop constraint order_items_contract_length_check,
    drop constraint order_items_list_price_check,
    drop constraint order_items_list_price_source_check,
    drop constraint order_items_acquisition_cost_check,
    drop constraint order_items_acquisition_cost_source_check;
alter table order_items
    alter column quantity type some_units,
    alter column unit_price type minor_amount,
    alter column setup_fee type minor_amount,
    alter column contract_length type contract_months_count,
    alter column list_price type minor_amount,
    alter column list_price_source type price_source,
    alter column acquisition_cost type minor_amount,
    alter column acquisition_cost_source type cost_source;

alter table customers
    drop constraint customers_first_name_check,
    drop constraint customers_last_name_check,
    drop constraint customers_customer_type_check;
alter table customers
    alter column first_name type filled_text collate "und-x-icu",
    alter column last_name type filled_text collate "und-x-icu",
    alter column customer_type type customer_kind;

alter table orders force row level security;
alter table order_items force row level security;
alter table customers force row level security;

alter table order_claims enable row level security;
alter table order_claims force row level security;
create policy own_rows on order_claims using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on order_claims to onhire_app;

-- An event carries the record that its entry in the audit log holds. Events from before have their own copy.
alter table events
    alter column data drop not null,
    add column audit_id text collate "C",
    add column noun text,
    add column ids text;
alter table events add constraint events_carry_a_record check (data is not null or audit_id is not null) not valid;

-- The tables whose rows have all got their documents. A step that asks for documents anew takes its table out.
create table documented_tables (table_name text primary key);
alter table documented_tables enable row level security;
alter table documented_tables force row level security;
create policy above_tenants on documented_tables using (current_tenant() = '*') with check (current_tenant() = '*');
grant select, insert on documented_tables to onhire_app;
