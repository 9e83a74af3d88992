-- What the day's figures are added up from. Each is a sum over many rows, so the indexes hold what is added: the rows
-- themselves are not read.

-- What subscriptions bring each month. Those whose price has changed are few, and are read with their prices.
create index subscriptions_revenue on subscriptions (tenant_id, start_date, ended_at, monthly_amount)
    where json_array_length(prices) = 1;
create index subscriptions_repriced on subscriptions (tenant_id, start_date) where json_array_length(prices) > 1;
-- Devices that are agreed to come back, and those that should be back.
create index subscriptions_expected_back on subscriptions (tenant_id, ending_date, rental_id) where ending_type is not null;
create index if not exists subscriptions_return_due on subscriptions (tenant_id, ended_at, rental_id) where return_due;

create index assets_product on assets (tenant_id, product_id, status, acquisition_cost);

create index payments_paid on payments (tenant_id, paid_at, subtotal) where paid_at is not null;
drop index payments_due;
create index payments_due on payments (tenant_id, due_date, payment_id) include (status, subtotal);
drop index payments_status_due;
create index payments_status_due on payments (tenant_id, status, due_date, payment_id) include (total);
