-- A list of one status in any order that people sort by. Where the rows of a status lie far from the beginning of an order
-- (active subscriptions among a million that have ended), neither a walk in that order nor finding all of the status is fast.

create index orders_status_updated on orders (tenant_id, status, updated_at, order_id);
create index orders_status_total on orders (tenant_id, status, total, order_id);

create index subscriptions_status_updated on subscriptions (tenant_id, status, updated_at, rental_id);
create index subscriptions_status_start on subscriptions (tenant_id, status, start_date, rental_id);
create index subscriptions_status_end on subscriptions (tenant_id, status, end_date, rental_id);
create index subscriptions_status_billing
    on subscriptions (tenant_id, status, coalesce(next_billing_date, 'infinity'), rental_id);
create index subscriptions_status_amount on subscriptions (tenant_id, status, monthly_amount, rental_id);
drop index subscriptions_over; -- active ones by their end are among them now

create index assets_status_updated on assets (tenant_id, status, updated_at, serial_number);

create index payments_status_updated on payments (tenant_id, status, updated_at, payment_id);
create index payments_status_total on payments (tenant_id, status, total, payment_id);
