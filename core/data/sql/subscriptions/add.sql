-- Makes an active subscription.
-- $1 tenant, $2 change, $3 its columns and their values
with s as (
    insert into subscriptions (tenant_id, rental_id, status, order_id, item_position, customer_id, customer_email,
                               customer_name, serial_number, product_id, variant_id, sku, product_name,
                               product_image_url, currency, monthly_amount, prices, original_contract_length,
                               contract_length, start_date, end_date, billing_start, billed_until, next_billing_date,
                               credit, billing_group_id, list_price, list_price_source, acquisition_cost,
                               acquisition_cost_source, upgrade_from_rental_id, custom_fields, notes, created_by,
                               created_at, updated_at)
    select $1, i.rental_id, 'active', i.order_id, i.item_position, i.customer_id, i.customer_email, i.customer_name,
           i.serial_number, i.product_id, i.variant_id, i.sku, i.product_name, i.product_image_url, i.currency,
           i.monthly_amount, i.prices, i.contract_length, i.contract_length, i.start_date, i.end_date, i.billing_start,
           i.billed_until, i.next_billing_date, i.credit, i.billing_group_id, i.list_price, i.list_price_source,
           i.acquisition_cost, i.acquisition_cost_source, i.upgrade_from_rental_id, i.custom_fields, i.notes,
           i.created_by, i.created_at, i.created_at
    from json_populate_record(null::subscriptions, $3::json) i
    returning *
),
changed as (
    select s.rental_id as record_id, 'subscription' as noun, @{subscriptions/ids} as ids, null::json as before,
           @{subscriptions/record}::json as after
    from s
),
@{changes/written}
select record_id, after::text, 1 from changed
