-- What the calendar brings: contracts that are over and for which nothing is agreed yet.

create index subscriptions_over on subscriptions (tenant_id, end_date, rental_id)
    where status = 'active' and ending_type is null;
create index subscriptions_ending on subscriptions (tenant_id, ending_type, created_at, rental_id)
    where ending_type is not null;

-- What the contract asks for a line's period, before any credit and as the price was agreed, with or without tax; null where
-- that is what its instalments cost.
alter table payment_lines add column contract_price bigint check (contract_price >= 0);
