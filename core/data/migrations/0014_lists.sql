-- What lists are read by, and nothing else.
--
-- Ids begin with the moment at which their record was made, so the order by id is the one by age, and needs no index of its
-- own; an index over anything else goes on with the id. A device has no such id: its lists by age keep theirs.

drop index if exists orders_created, customers_created, subscriptions_created, payments_created, invoices_issued, products_created,
    variants_created, billing_groups_created, files_created;

drop index if exists orders_customer, orders_status;
create index orders_customer on orders (tenant_id, customer_id, order_id);
create index orders_status on orders (tenant_id, status, order_id);
create index orders_type on orders (tenant_id, order_type, order_id) where order_type <> 'standard';

create index customers_status on customers (tenant_id, status, customer_id) where status <> 'active';
create index customers_type on customers (tenant_id, customer_type, customer_id) where customer_type <> 'individual';

drop index if exists subscriptions_customer, subscriptions_status, subscriptions_serial, subscriptions_sku, subscriptions_ending;
create index subscriptions_customer on subscriptions (tenant_id, customer_id, rental_id);
create index subscriptions_status on subscriptions (tenant_id, status, rental_id);
create index subscriptions_serial on subscriptions (tenant_id, serial_number, rental_id);
create index subscriptions_sku on subscriptions (tenant_id, sku, rental_id);
create index subscriptions_ending on subscriptions (tenant_id, ending_type, rental_id) where ending_type is not null;
drop index if exists subscriptions_next_billing; -- lists go by the expression, and nothing else by either

drop index if exists assets_sku;
create index assets_sku on assets (tenant_id, sku, serial_number);
alter index assets_status rename to assets_status_created;
create index assets_status on assets (tenant_id, status, serial_number);

drop index if exists payments_customer;
create index payments_customer on payments (tenant_id, customer_id, payment_id);
alter index payments_status rename to payments_status_due;
create index payments_status on payments (tenant_id, status, payment_id);
create index payments_purpose on payments (tenant_id, purpose, payment_id) where purpose <> 'instalment';
-- what is still owed for a rental, and what a buyout costs
create index payments_rental on payments (tenant_id, rental_id, period_start) where rental_id is not null;

drop index if exists invoices_customer, invoices_kind;
create index invoices_customer on invoices (tenant_id, customer_id, invoice_id);
create index invoices_kind on invoices (tenant_id, kind, invoice_id) where kind <> 'invoice';

drop index if exists files_order, files_customer, files_rental, files_type;
create index files_order on files (tenant_id, order_id, file_id) where order_id is not null;
create index files_customer on files (tenant_id, customer_id, file_id) where customer_id is not null;
create index files_rental on files (tenant_id, rental_id, file_id) where rental_id is not null;
create index files_type on files (tenant_id, type, file_id);

drop index if exists billing_groups_customer;
create index billing_groups_customer on billing_groups (tenant_id, customer_id, billing_group_id);

-- Whether a record has a word is answered by the index alone.
drop index if exists search_words_record;
create index search_words_record on search_words (tenant_id, record_id, noun, word);

-- Forced row-level security lets nobody write a row for another tenant than his own. The foreign keys said the same once
-- more, for every row, and all of them locked the tenant's one row.
do $$
declare
    reference record;
begin
    for reference in select f.conrelid::regclass as referring, f.conname from pg_constraint f
                     where f.contype = 'f' and f.confrelid = 'tenants'::regclass loop
        execute format('alter table %s drop constraint %I', reference.referring, reference.conname);
    end loop;
end $$;
