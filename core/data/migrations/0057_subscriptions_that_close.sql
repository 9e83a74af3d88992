-- Subscriptions that are agreed to end, and those whose devices should be back, by the words that people know them by
-- (core/domain/subscriptions/phase.h): few among many, so each order of the list has an index of them alone. The day of the
-- next payment has none: it moves too often, and is read from its own table.
alter table subscriptions add column closing text collate "C" generated always as (
    case when return_due or ending_type = 'contract_end' then 'return_due' when ending_type is not null then 'ending' end) stored;
create index subscriptions_closing on subscriptions (tenant_id, closing, rental_id) where closing is not null;
create index subscriptions_closing_end on subscriptions (tenant_id, closing, end_date, rental_id) where closing is not null;
create index subscriptions_closing_start on subscriptions (tenant_id, closing, start_date, rental_id) where closing is not null;
create index subscriptions_closing_amount on subscriptions (tenant_id, closing, monthly_amount, rental_id) where closing is not null;
create index subscriptions_closing_updated on subscriptions (tenant_id, closing, updated_at, rental_id) where closing is not null;
create index subscriptions_closing_sku on subscriptions (tenant_id, closing, sku, rental_id) where closing is not null;
