-- Drops the units of an order that are still open; what remains of it is fulfilled.
-- $1 tenant, $2 change, $3 order, $4 its columns and their values
with previously as (
    select @{orders/record}::json as record from orders o where o.tenant_id = $1 and o.order_id = $3
),
closed as (
    update order_items i set dropped = i.quantity - cardinality(i.rental_ids)
    where i.tenant_id = $1 and i.order_id = $3
    returning i.*
),
o as (
    update orders t
    set status = 'fulfilled', total_devices = t.rented_devices, subtotal = n.subtotal, tax_amount = n.tax_amount,
        total = n.total, setup_total = n.setup_total, close_reason = n.close_reason,
        updated_at = ($2::json ->> 'at')::timestamptz, version = t.version + 1
    from json_populate_record(null::orders, $4::json) n
    where t.tenant_id = $1 and t.order_id = $3
    returning t.*
),
order_items as (
    select * from closed
),
changed as (
    select o.order_id as record_id, 'order' as noun,
           concat('"orderId":"', o.order_id, '","customerId":"', o.customer_id, '"') as ids,
           previously.record as before, @{orders/record}::json as after, o.version
    from o, previously
),
@{changes/written}
select record_id, after::text, version from changed
