-- What a model costs a month is much the same for all of its subscriptions. So in the order by amount they stand together, and
-- whoever looked for those of one model in it went through all that cost less, or more.
create index subscriptions_sku_amount on subscriptions (tenant_id, sku, monthly_amount, rental_id);
