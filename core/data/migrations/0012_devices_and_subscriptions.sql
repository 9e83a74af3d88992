-- Devices and subscriptions keep their records as the API shows them, as orders do (0011_documents.sql). Checks of one column
-- become domains; foreign keys to tenants go: nobody writes a row of a tenant that is not there, for every row has to pass
-- the tenant's own wall.

create domain price as bigint check (value between 0 and 1000000000000);
create domain some_months as integer check (value between 0 and 120);
create domain device_state as text check (value in ('available', 'rented_out', 'returned', 'sold', 'unavailable'));
create domain device_condition as text check (value in ('excellent', 'good', 'fair', 'poor', 'damaged'));
create domain subscription_state as text
    check (value in ('active', 'cancelled', 'ended_completed', 'ended_buyout', 'ended_upgrade', 'ended_early_return'));
create domain billing_start as text check (value in ('immediate', 'first_of_next_month', 'same_day_next_month'));
create domain ending_kind as text check (value in ('upgrade', 'cancellation', 'contract_end'));
create domain rented_price_source as text
    check (value in ('variant', 'manual', 'order_override', 'estimated', 'unknown'));
create domain rented_cost_source as text
    check (value in ('variant', 'manual', 'order_override', 'list_price', 'unknown'));

-- All tenants' rows: only while the walls do not hold for the owner.
alter table assets no force row level security;
alter table subscriptions no force row level security;

alter table assets
    drop constraint assets_tenant_id_fkey,
    drop constraint assets_status_check,
    drop constraint assets_condition_check,
    drop constraint assets_acquisition_cost_check;
alter table assets
    alter column status type device_state,
    alter column condition type device_condition,
    alter column acquisition_cost type price,
    add column document text;
create index assets_without_document on assets (tenant_id, serial_number) where document is null;

alter table subscriptions
    drop constraint subscriptions_tenant_id_fkey,
    drop constraint subscriptions_status_check,
    drop constraint subscriptions_monthly_amount_check,
    drop constraint subscriptions_original_contract_length_check,
    drop constraint subscriptions_billing_start_check,
    drop constraint subscriptions_credit_check,
    drop constraint subscriptions_list_price_check,
    drop constraint subscriptions_list_price_source_check,
    drop constraint subscriptions_acquisition_cost_check,
    drop constraint subscriptions_acquisition_cost_source_check,
    drop constraint subscriptions_ending_type_check,
    drop constraint subscriptions_actual_months_rented_check,
    drop constraint subscriptions_months_saved_check;
alter table subscriptions
    alter column status type subscription_state,
    alter column monthly_amount type price,
    alter column original_contract_length type contract_months_count,
    alter column billing_start type billing_start,
    alter column credit type minor_amount,
    alter column list_price type minor_amount,
    alter column list_price_source type rented_price_source,
    alter column acquisition_cost type minor_amount,
    alter column acquisition_cost_source type rented_cost_source,
    alter column ending_type type ending_kind,
    alter column actual_months_rented type some_months,
    alter column months_saved type some_months,
    add column document text;
create index subscriptions_without_document on subscriptions (tenant_id, rental_id) where document is null;

alter table assets force row level security;
alter table subscriptions force row level security;

-- A row with its document is about two kilobytes: read often, so it is kept as it is instead of being compressed.
alter table subscriptions set (toast_tuple_target = 4080, fillfactor = 70);
