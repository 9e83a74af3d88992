-- Many rentals at once, as a history would have left them, without events.
-- $1 tenant; of each: $2 rental, $3 status, $4 order, $5 its item, $6 customer, $7 e-mail, $8 name, $9 serial number,
-- $10 product, $11 variant, $12 SKU, $13 product name, $14 currency, $15 monthly amount, $16 prices, $17 months, $18 start,
-- $19 end, $20 billed until, $21 next billing date, $22 list price, $23 its source, $24 acquisition cost, $25 its source,
-- $26 months rented, $27 how it is to end, $28 when, $29 since when, $30 when it changed, $31 when it ended, $32 document
insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id, customer_email, customer_name,
                           serial_number, product_id, variant_id, sku, product_name, currency, monthly_amount, prices,
                           original_contract_length, contract_length, start_date, end_date, billing_start, billed_until,
                           next_billing_date, list_price, list_price_source, acquisition_cost, acquisition_cost_source,
                           actual_months_rented, ending_type, ending_date, created_by, created_at, updated_at, ended_at,
                           document)
select $1, r.rental_id, r.status, r.order_id, r.item_position, r.customer_id, r.email, r.name, r.serial_number, r.product_id,
       r.variant_id, r.sku, r.product_name, r.currency, r.monthly_amount, r.prices, r.months, r.months, r.start_date,
       r.end_date, 'immediate', r.billed_until, r.next_billing_date, r.list_price, r.list_price_source, r.acquisition_cost,
       r.acquisition_cost_source, r.months_rented, r.ending_type, r.ending_date, 'demo', r.created_at, r.updated_at,
       r.ended_at, r.document
from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
            $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::json[], $17::integer[], $18::date[],
            $19::date[], $20::date[], $21::date[], $22::bigint[], $23::text[], $24::bigint[], $25::text[], $26::integer[],
            $27::text[], $28::date[], $29::timestamptz[], $30::timestamptz[], $31::timestamptz[], $32::text[])
    as r(rental_id, status, order_id, item_position, customer_id, email, name, serial_number, product_id, variant_id, sku,
         product_name, currency, monthly_amount, prices, months, start_date, end_date, billed_until, next_billing_date,
         list_price, list_price_source, acquisition_cost, acquisition_cost_source, months_rented, ending_type, ending_date,
         created_at, updated_at, ended_at, document)
