-- Gives the columns that $4 names new values, and leaves the others alone.
-- $1 tenant, $2 change, $3 order, $4 columns and their values
with previously as (
    select @{orders/record}::json as record from orders o where o.tenant_id = $1 and o.order_id = $3
),
o as (
    update orders t
    set status = n.status, billing_address = n.billing_address, shipping_address = n.shipping_address,
        custom_fields = n.custom_fields, billing_group_id = n.billing_group_id, tracking_number = n.tracking_number,
        shipped_at = n.shipped_at, notes = n.notes, cancel_reason = n.cancel_reason, confirmed_at = n.confirmed_at,
        cancelled_at = n.cancelled_at, updated_at = ($2::json ->> 'at')::timestamptz, version = t.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from orders old where old.tenant_id = $1 and old.order_id = $3) n
    where t.tenant_id = $1 and t.order_id = $3
    returning t.*
),
changed as (
    select o.order_id as record_id, 'order' as noun,
           concat('"orderId":"', o.order_id, '","customerId":"', o.customer_id, '"') as ids,
           previously.record as before, @{orders/record}::json as after, o.version
    from o, previously
),
@{changes/written}
select record_id, after::text, version from changed
