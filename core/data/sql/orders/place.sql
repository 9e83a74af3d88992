-- Makes an order with its items, and its customer when the e-mail address is new. Answers no row when somebody else placed
-- the same order at this moment, made the same customer, or set the customer inactive: then nothing may be committed.
-- $1 tenant, $2 order, $3 natural key or null, $4 claims placed before this are void; order: $5 status, $6 type,
-- $7 customer, $8 e-mail, $9 its key, $10 first name, $11 last name, $12 company, $13 phone, $14 kind, $15 billing address,
-- $16 shipping address, $17 currency, $18 subtotal, $19 tax, $20 total, $21 setup total, $22 devices, $23 custom fields,
-- $24 extension, $25 upgrade, $26 notes, $27 by, $28 at, $29 document; $30 whether a claim must succeed; $31 words of a new
-- customer; items: $32 products, $33 variants, $34 SKUs, $35 names, $36 images, $37 quantities, $38 prices, $39 setup fees,
-- $40 lengths, $41 list prices, $42 their sources, $43 costs, $44 their sources
with claim as (
    insert into order_claims as k (tenant_id, natural_key, order_id, placed_at, leads)
    select $1, $3::uuid, $2::text, $28::timestamptz, true where $3::uuid is not null
    on conflict (tenant_id, natural_key) where leads
        do update set order_id = excluded.order_id, placed_at = excluded.placed_at
        where k.placed_at <= $4::timestamptz
    returning order_id
),
claim_behind as (
    insert into order_claims (tenant_id, natural_key, order_id, placed_at, leads)
    select $1, $3::uuid, $2::text, $28::timestamptz, false
    where $3::uuid is not null and not $30::boolean and not exists (select from claim)
),
customer as (
    insert into customers as c (tenant_id, customer_id, email, email_key, first_name, last_name, company, phone,
                                customer_type, status, last_billing_address, last_shipping_address, created_by,
                                created_at, updated_at)
    select $1, $7::text, $8::text, $9::text, $10::text, $11::text, $12::text, $13::text, $14::text, 'active', $15::json,
           $16::json, $27::text, $28::timestamptz, $28::timestamptz
    where not $30::boolean or $3::uuid is null or exists (select from claim)
    on conflict on constraint customers_email_key do update
        set last_billing_address = excluded.last_billing_address,
            last_shipping_address = excluded.last_shipping_address,
            updated_at = excluded.updated_at,
            version = c.version + 1
        where c.customer_id = $7::text and c.status = 'active'
    returning c.customer_id
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'customer', c.customer_id, w from customer c, unnest($31::text[]) w
),
o as (
    insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                        customer_last_name, customer_company, customer_phone, customer_type, billing_address,
                        shipping_address, currency, subtotal, tax_amount, total, setup_total, total_devices,
                        custom_fields, extension_details, upgrade_details, notes, created_by, created_at, updated_at,
                        confirmed_at, document)
    select $1, $2::text, $5::text, $6::text, c.customer_id, $8::text, $10::text, $11::text, $12::text, $13::text,
           $14::text, $15::json, $16::json, $17::text, $18::bigint, $19::bigint, $20::bigint, $21::bigint, $22::integer, $23::json, $24::json, $25::json, $26::text, $27::text,
           $28::timestamptz, $28::timestamptz, case when $5::text = 'confirmed' then $28::timestamptz end, $29::text
    from customer c
    returning order_id
),
order_items as (
    insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, product_image_url,
                             quantity, unit_price, setup_fee, contract_length, list_price, list_price_source,
                             acquisition_cost, acquisition_cost_source)
    select $1, o.order_id, i.place - 1, i.product_id, i.variant_id, i.sku, i.product_name, i.image_url, i.quantity,
           i.unit_price, i.setup_fee, i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost,
           i.acquisition_cost_source
    from o, unnest($32::text[], $33::text[], $34::text[], $35::text[], $36::text[], $37::integer[], $38::bigint[],
                   $39::bigint[], $40::integer[], $41::bigint[], $42::text[], $43::bigint[], $44::text[])
            with ordinality
            as i(product_id, variant_id, sku, product_name, image_url, quantity, unit_price, setup_fee, contract_length,
                 list_price, list_price_source, acquisition_cost, acquisition_cost_source, place)
)
select o.order_id from o
