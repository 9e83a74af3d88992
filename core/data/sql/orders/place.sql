-- Makes an order with its items, and its customer when the e-mail address is new. Answers no row when the customer is
-- inactive, or when the same order was placed within the window: the exclusion constraint decides that, also in a race.
-- $1 tenant, $2 change, $3 the order, $4 its items
with input as (
    select * from json_to_record($3::json) as i(
        order_id text, order_type text, new_customer_id text, email text, email_key text, first_name text, last_name text,
        company text, phone text, customer_type text, words text[], billing_address json, shipping_address json,
        currency text, subtotal bigint, tax_amount bigint, total bigint, setup_total bigint, total_devices integer,
        custom_fields json, extension_details json, upgrade_details json, notes text, natural_key uuid,
        window_seconds integer, status text, created_by text, at timestamptz)
),
customer as (
    insert into customers as c (tenant_id, customer_id, email, email_key, first_name, last_name, company, phone,
                                customer_type, status, last_billing_address, last_shipping_address, created_by,
                                created_at, updated_at)
    select $1, i.new_customer_id, i.email, i.email_key, i.first_name, i.last_name, i.company, i.phone, i.customer_type,
           'active', i.billing_address, i.shipping_address, i.created_by, i.at, i.at
    from input i
    on conflict on constraint customers_email_key do update
        set last_billing_address = excluded.last_billing_address,
            last_shipping_address = excluded.last_shipping_address,
            updated_at = excluded.updated_at,
            version = c.version + 1
    returning c.customer_id, c.status, c.xmax = 0 as is_new
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'customer', c.customer_id, w from customer c, input i, unnest(i.words) w where c.is_new
),
o as (
    insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                        customer_last_name, customer_company, customer_phone, customer_type, billing_address,
                        shipping_address, currency, subtotal, tax_amount, total, setup_total, total_devices,
                        custom_fields, extension_details, upgrade_details, notes, natural_key, duplicate_window,
                        created_by, created_at, updated_at, confirmed_at)
    select $1, i.order_id, i.status, i.order_type, c.customer_id, i.email, i.first_name, i.last_name, i.company, i.phone,
           i.customer_type, i.billing_address, i.shipping_address, i.currency, i.subtotal, i.tax_amount, i.total,
           i.setup_total, i.total_devices, i.custom_fields, i.extension_details, i.upgrade_details, i.notes,
           i.natural_key, tstzrange(i.at, i.at + make_interval(secs => i.window_seconds)), i.created_by, i.at, i.at,
           case when i.status = 'confirmed' then i.at end
    from input i, customer c
    where c.status = 'active'
    on conflict do nothing
    returning *
),
order_items as (
    insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, product_image_url,
                             quantity, unit_price, setup_fee, contract_length, list_price, list_price_source,
                             acquisition_cost, acquisition_cost_source)
    select $1, o.order_id, i.position, i.product_id, i.variant_id, i.sku, i.product_name, i.image_url, i.quantity,
           i.unit_price, i.setup_fee, i.contract_length, i.list_price,
           case when i.list_price is null then 'unknown' else 'variant' end,
           coalesce(i.acquisition_cost, i.list_price),
           case when i.acquisition_cost is not null then 'variant' when i.list_price is not null then 'list_price'
                else 'unknown' end
    from o, json_to_recordset($4::json) as i(
        position integer, product_id text, variant_id text, sku text, product_name text, image_url text,
        quantity integer, unit_price bigint, setup_fee bigint, contract_length integer, list_price bigint,
        acquisition_cost bigint)
    returning *
),
changed as (
    select o.order_id as record_id, 'order' as noun,
           concat('"orderId":"', o.order_id, '","customerId":"', o.customer_id, '"') as ids,
           null::json as before, @{orders/record}::json as after
    from o
),
@{changes/written}
select record_id, after::text, 1 from changed
