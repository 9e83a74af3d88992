-- What the calendar brings: contracts that are over and for which nothing is agreed yet.

create index subscriptions_over on subscriptions (tenant_id, end_date, rental_id)
    where status = 'active' and ending_type is null;
create index subscriptions_ending on subscriptions (tenant_id, ending_type, created_at, rental_id)
    where ending_type is not null;
