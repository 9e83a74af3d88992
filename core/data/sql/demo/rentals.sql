-- The rentals that these orders' items list, each with its device, as a history would have left them, without events.
-- A contract that was over two weeks ago is completed and its device back; one that has ended since waits for somebody to
-- decide.
-- $1 tenant, $2 orders, $3 today
with unit as (
    select o.order_id, o.customer_id, o.customer_email, o.customer_first_name || ' ' || o.customer_last_name as name,
           o.currency, o.updated_at as at, i.*, u.rental_id, upper(right(u.rental_id, 12)) as serial_number,
           (o.updated_at at time zone t.time_zone)::date as start_date
    from (select json_array_elements_text($2::json) as order_id) given
    join orders o on o.tenant_id = $1 and o.order_id = given.order_id
    join tenants t on t.tenant_id = o.tenant_id
    join lateral (select i.position, i.product_id, i.variant_id, i.sku, i.product_name, i.unit_price, i.contract_length,
                         i.list_price, i.list_price_source, i.acquisition_cost, i.acquisition_cost_source, i.rental_ids
                  from order_items i where i.tenant_id = o.tenant_id and i.order_id = o.order_id) i on true
    cross join lateral unnest(i.rental_ids) u(rental_id)
),
contract as (
    select u.*, (u.start_date + make_interval(months => u.contract_length))::date as end_date,
           least(u.contract_length, floor(contract_months(u.start_date, $3::date))::integer + 1) as billed
    from unit u
),
rental as (
    select c.*, c.end_date <= $3::date - 14 as over,
           c.end_date > $3::date - 14 and c.end_date <= $3::date as waits,
           (c.start_date + make_interval(months => c.billed))::date as billed_until
    from contract c
),
assets as (
    insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, condition, location,
                        acquisition_cost, acquisition_date, customer_id, rental_id, created_from, created_by, created_at,
                        updated_at)
    select $1, r.serial_number, r.product_id, r.variant_id, r.sku, r.product_name,
           case when r.over then 'available' else 'rented_out' end, case when r.over then 'good' else 'excellent' end,
           case when r.over then 'Main store' end, r.acquisition_cost, r.start_date - 10,
           case when not r.over then r.customer_id end, case when not r.over then r.rental_id end, ''::bytea, 'demo',
           r.at, greatest(r.at, case when r.over then r.end_date::timestamptz end)
    from rental r
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'asset', r.serial_number, lower(r.serial_number) from rental r
)
insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id, customer_email,
                           customer_name, serial_number, product_id, variant_id, sku, product_name, currency,
                           monthly_amount, prices, original_contract_length, contract_length, start_date, end_date,
                           billing_start, billed_until, next_billing_date, list_price, list_price_source,
                           acquisition_cost, acquisition_cost_source, actual_months_rented, ending_type, ending_date,
                           created_by, created_at, updated_at, ended_at)
select $1, r.rental_id, case when r.over then 'ended_completed' else 'active' end, r.order_id, r.position, r.customer_id,
       r.customer_email, r.name, r.serial_number, r.product_id, r.variant_id, r.sku, r.product_name, r.currency,
       r.unit_price, json_build_array(json_build_array(0, r.unit_price)), r.contract_length, r.contract_length,
       r.start_date, r.end_date, 'immediate', r.billed_until,
       case when r.billed < r.contract_length then r.billed_until end, r.list_price, r.list_price_source,
       r.acquisition_cost, r.acquisition_cost_source, case when r.over then r.contract_length end,
       case when r.waits then 'contract_end' end, case when r.waits then r.end_date end, 'demo', r.at,
       greatest(r.at, case when r.over then r.end_date::timestamptz end),
       case when r.over then r.end_date::timestamptz end
from rental r
