-- Contracts that end in some span of time, in any other order: they may be half of all, and far from where that order begins.
-- So the indexes that a list is walked by have the day in them, and the walk needs to look at no row that does not fit.
drop index if exists subscriptions_updated, subscriptions_start, subscriptions_amount, subscriptions_sku, subscriptions_status,
    subscriptions_status_updated, subscriptions_status_start, subscriptions_status_amount;
create index subscriptions_updated on subscriptions (tenant_id, updated_at, rental_id) include (end_date);
create index subscriptions_start on subscriptions (tenant_id, start_date, rental_id) include (end_date);
create index subscriptions_amount on subscriptions (tenant_id, monthly_amount, rental_id) include (end_date);
create index subscriptions_sku on subscriptions (tenant_id, sku, rental_id) include (end_date);
create index subscriptions_status on subscriptions (tenant_id, status, rental_id) include (end_date);
create index subscriptions_status_updated on subscriptions (tenant_id, status, updated_at, rental_id) include (end_date);
create index subscriptions_status_start on subscriptions (tenant_id, status, start_date, rental_id) include (end_date);
create index subscriptions_status_amount on subscriptions (tenant_id, status, monthly_amount, rental_id) include (end_date);
