-- A device is brought back while its contract runs: whoever may not decide that asks, and somebody answers. What waits for an
-- answer is on the subscription itself, so that nothing is left of it when that ends.
alter table subscriptions
    add column early_return_requested_at timestamptz,
    add column early_return_requested_by text, -- as people know them
    add constraint subscriptions_early_return_request
        check ((early_return_requested_at is null) = (early_return_requested_by is null)
               and (early_return_requested_at is null or status = 'active'));
create index subscriptions_early_return_requested on subscriptions (tenant_id, early_return_requested_at, rental_id)
    where early_return_requested_at is not null;
