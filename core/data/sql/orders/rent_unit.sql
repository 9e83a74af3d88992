-- A unit of an order has its subscription: the item counts it, and the order's status follows.
-- $1 tenant, $2 change, $3 order, $4 position, $5 subscription
with previously as (
    select @{orders/record}::json as record from orders o where o.tenant_id = $1 and o.order_id = $3
),
rented as (
    update order_items i set rental_ids = i.rental_ids || $5::text
    where i.tenant_id = $1 and i.order_id = $3 and i.position = $4::integer
    returning i.*
),
o as (
    update orders t
    set rented_devices = t.rented_devices + 1,
        status = case when t.rented_devices + 1 = t.total_devices then 'fulfilled' else 'partial' end,
        updated_at = ($2::json ->> 'at')::timestamptz, version = t.version + 1
    from rented
    where t.tenant_id = $1 and t.order_id = $3
    returning t.*
),
order_items as (
    select * from order_items i where i.tenant_id = $1 and i.order_id = $3 and i.position <> $4::integer
    union all select * from rented
),
changed as (
    select o.order_id as record_id, 'order' as noun,
           concat('"orderId":"', o.order_id, '","customerId":"', o.customer_id, '"') as ids,
           previously.record as before, @{orders/record}::json as after, o.version
    from o, previously
),
@{changes/written}
select record_id, after::text, version from changed
