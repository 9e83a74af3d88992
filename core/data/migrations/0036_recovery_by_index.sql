-- What every device has brought in and cost is asked of all subscriptions at once, whose rows are wide: now the index says it.
drop index subscriptions_product;
create index subscriptions_product on subscriptions (tenant_id, product_id, rental_id)
    include (acquisition_cost, total_collected);
