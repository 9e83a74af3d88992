-- Many orders at once, as a history would have left them: in every state, without events.
-- $1 tenant, $2 orders, $3 items
with o as (
    insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                        customer_last_name, customer_company, customer_phone, customer_type, billing_address,
                        shipping_address, currency, subtotal, tax_amount, total, setup_total, total_devices,
                        rented_devices, notes, tracking_number, cancel_reason, created_by, created_at, updated_at,
                        confirmed_at, cancelled_at)
    select $1, i.order_id, i.status, 'standard', i.customer_id, c.email, c.first_name, c.last_name, c.company, c.phone,
           c.customer_type, c.last_billing_address, c.last_shipping_address, i.currency, i.subtotal, i.tax_amount,
           i.total, i.setup_total, i.total_devices, i.rented_devices, i.notes, i.tracking_number, i.cancel_reason,
           'demo', i.at, i.changed_at, i.confirmed_at, i.cancelled_at
    from json_to_recordset($2::json) as i(
        order_id text, status text, customer_id text, currency text, subtotal bigint, tax_amount bigint, total bigint,
        setup_total bigint, total_devices integer, rented_devices integer, notes text, tracking_number text,
        cancel_reason text, at timestamptz, changed_at timestamptz, confirmed_at timestamptz, cancelled_at timestamptz)
    join customers c on c.tenant_id = $1 and c.customer_id = i.customer_id
    returning order_id
)
insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, product_image_url,
                         quantity, unit_price, setup_fee, contract_length, list_price, list_price_source,
                         acquisition_cost, acquisition_cost_source, rental_ids)
select $1, i.order_id, i.position, i.product_id, i.variant_id, i.sku, i.product_name, null, i.quantity, i.unit_price,
       i.setup_fee, i.contract_length, i.list_price, case when i.list_price is null then 'unknown' else 'variant' end,
       coalesce(i.acquisition_cost, i.list_price),
       case when i.acquisition_cost is not null then 'variant' when i.list_price is not null then 'list_price'
            else 'unknown' end,
       i.rental_ids
from json_to_recordset($3::json) as i(
    order_id text, position integer, product_id text, variant_id text, sku text, product_name text, quantity integer,
    unit_price bigint, setup_fee bigint, contract_length integer, list_price bigint, acquisition_cost bigint,
    rental_ids text[])
