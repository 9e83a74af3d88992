-- Makes an active subscription.
-- $1 tenant, $2 subscription, $3 order, $4 its item, $5 customer, $6 e-mail, $7 name, $8 serial number, $9 product,
-- $10 variant, $11 SKU, $12 product name, $13 image, $14 currency, $15 monthly amount, $16 prices, $17 months, $18 start,
-- $19 end, $20 billing start, $21 billed until, $22 next billing date, $23 credit, $24 group, $25 list price, $26 its
-- source, $27 acquisition cost, $28 its source, $29 upgraded from, $30 custom fields, $31 notes, $32 who, $33 when,
-- $34 document, $35 the customer's own tax rate, $36 what an upgrade credits in all
insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id, customer_email,
                           customer_name, serial_number, product_id, variant_id, sku, product_name, product_image_url,
                           currency, monthly_amount, prices, original_contract_length, contract_length, start_date,
                           end_date, billing_start, billed_until, next_billing_date, credit, billing_group_id, list_price,
                           list_price_source, acquisition_cost, acquisition_cost_source, upgrade_from_rental_id,
                           custom_fields, notes, created_by, created_at, updated_at, document, tax_rate, credit_received)
values ($1, $2, 'active', $3, $4::integer, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::bigint, $16::json,
        $17::integer, $17::integer, $18::date, $19::date, $20, $21::date, $22::date, $23::bigint, $24, $25::bigint, $26,
        $27::bigint, $28, $29, $30::json, $31, $32, $33::timestamptz, $33::timestamptz, $34, $35::numeric,
        $36::bigint)
