-- What has to be known before an order is placed: the customer with this e-mail address, if there is one, and the first order
-- that was placed with the same natural key within the window.
-- $1 tenant, $2 e-mail key, $3 natural key or null, $4 placed after this it is the same order
select c.customer_id, c.status = 'active', k.order_id, k.document, k.version
from (select) one
left join customers c on c.tenant_id = $1 and c.email_key = $2
left join lateral (
    select o.order_id, o.document, o.version
    from order_claims k
    join orders o on o.tenant_id = $1 and o.order_id = k.order_id
    where k.tenant_id = $1 and k.natural_key = $3::uuid and k.placed_at > $4::timestamptz
    order by k.placed_at, k.order_id
    limit 1
) k on true
