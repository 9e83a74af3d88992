-- Makes orders with their items, and the customers whose e-mail addresses are new. Answers one row an order, but none for
-- one that somebody else placed at this moment, or whose customer somebody else made or set inactive: then nothing may be
-- committed. No two have the same natural key that must be claimed, or the same customer.
-- $1 tenant, $2 claims placed before are void; a value an order: $3 ids, $4 natural keys or null, $5 whether its claim must
-- succeed, $6 status, $7 type, $8 customer, $9 e-mail, $10 its key, $11 first name, $12 last name, $13 company, $14 phone,
-- $15 kind, $16 billing address, $17 shipping address, $18 currency, $19 subtotal, $20 tax, $21 total, $22 setup total,
-- $23 devices, $24 custom fields, $25 extension, $26 upgrade, $27 notes, $28 by, $29 at, $30 document; $31 words of new
-- customers, $32 places of their orders; items: $33 places of their orders, $34 positions, $35 products, $36 variants,
-- $37 SKUs, $38 names, $39 images, $40 quantities, $41 prices, $42 setup fees, $43 lengths, $44 list prices, $45 their
-- sources, $46 costs, $47 their sources
with n as materialized (
    select *
    from unnest($3::text[], $4::uuid[], $5::boolean[], $6::text[], $7::text[], $8::text[], $9::text[],
                $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[],
                $18::text[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[], $23::integer[], $24::text[],
                $25::text[], $26::text[], $27::text[], $28::text[], $29::timestamptz[], $30::text[])
            with ordinality
            as n(order_id, natural_key, must_claim, status, order_type, customer_id, email, email_key,
                 first_name, last_name, company, phone, customer_type, billing_address, shipping_address, currency, subtotal,
                 tax, total, setup_total, devices, custom_fields, extension, upgrade, notes, by, at, document, place)
),
claim as (
    insert into order_claims as k (tenant_id, natural_key, order_id, placed_at, leads)
    select $1, n.natural_key, n.order_id, n.at, true from n where n.natural_key is not null
    on conflict (tenant_id, natural_key) where leads
        do update set order_id = excluded.order_id, placed_at = excluded.placed_at
        where k.placed_at <= $2::timestamptz
    returning order_id
),
claim_behind as (
    insert into order_claims (tenant_id, natural_key, order_id, placed_at, leads)
    select $1, n.natural_key, n.order_id, n.at, false
    from n
    where n.natural_key is not null and not n.must_claim and n.order_id not in (select order_id from claim)
),
customer as (
    insert into customers as c (tenant_id, customer_id, email, email_key, first_name, last_name, company, phone,
                                customer_type, status, last_billing_address, last_shipping_address, created_by,
                                created_at, updated_at)
    select $1, n.customer_id, n.email, n.email_key, n.first_name, n.last_name, n.company, n.phone, n.customer_type, 'active',
           n.billing_address::json, n.shipping_address::json, n.by, n.at, n.at
    from n
    where not n.must_claim or n.natural_key is null or n.order_id in (select order_id from claim)
    on conflict on constraint customers_email_key do update
        set last_billing_address = excluded.last_billing_address,
            last_shipping_address = excluded.last_shipping_address,
            updated_at = excluded.updated_at,
            version = c.version + 1
        where c.customer_id = excluded.customer_id and c.status = 'active'
    returning c.customer_id
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'customer', n.customer_id, w.word
    from unnest($31::text[], $32::integer[]) w(word, place) join n on n.place = w.place
    where n.customer_id in (select customer_id from customer)
),
o as (
    insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                        customer_last_name, customer_company, customer_phone, customer_type, billing_address,
                        shipping_address, currency, subtotal, tax_amount, total, setup_total, total_devices,
                        custom_fields, extension_details, upgrade_details, notes, created_by, created_at, updated_at,
                        confirmed_at, document)
    select $1, n.order_id, n.status, n.order_type, n.customer_id, n.email, n.first_name, n.last_name, n.company, n.phone,
           n.customer_type, n.billing_address::json, n.shipping_address::json, n.currency, n.subtotal, n.tax, n.total,
           n.setup_total, n.devices, n.custom_fields::json, n.extension::json, n.upgrade::json, n.notes, n.by, n.at, n.at,
           case when n.status = 'confirmed' then n.at end, n.document
    from n
    where n.customer_id in (select customer_id from customer)
    returning order_id
),
order_items as (
    insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, product_image_url,
                             quantity, unit_price, setup_fee, contract_length, list_price, list_price_source,
                             acquisition_cost, acquisition_cost_source)
    select $1, n.order_id, i.position, i.product_id, i.variant_id, i.sku, i.product_name, i.image_url, i.quantity,
           i.unit_price, i.setup_fee, i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost,
           i.acquisition_cost_source
    from unnest($33::integer[], $34::integer[], $35::text[], $36::text[], $37::text[], $38::text[], $39::text[],
                $40::integer[], $41::bigint[], $42::bigint[], $43::integer[], $44::bigint[], $45::text[], $46::bigint[],
                $47::text[])
            as i(place, position, product_id, variant_id, sku, product_name, image_url, quantity, unit_price, setup_fee,
                 contract_length, list_price, list_price_source, acquisition_cost, acquisition_cost_source)
    join n on n.place = i.place
    where n.order_id in (select order_id from o)
)
select o.order_id from o
