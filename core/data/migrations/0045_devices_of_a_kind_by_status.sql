-- Those of one kind of device by their status: what a search for a device's name finds is many, and may be far from where the
-- order begins. So it is looked for in nothing but the index.
drop index subscriptions_sku, subscriptions_sku_amount;
create index subscriptions_sku on subscriptions (tenant_id, sku, rental_id) include (end_date, status);
create index subscriptions_sku_amount on subscriptions (tenant_id, sku, monthly_amount, rental_id) include (status);
