-- What has to be known before orders are placed, a row for each in their order: the customer with its e-mail address, if
-- there is one, and the first order that was placed with the same natural key within the window.
-- $1 tenant, $2 e-mail keys, $3 natural keys or null, $4 placed after these it is the same order
select c.customer_id, c.status = 'active', k.order_id, k.document, k.version, @{customers/debtor_columns}
from unnest($2::text[], $3::uuid[], $4::timestamptz[]) with ordinality n(email_key, natural_key, placed_after, place)
left join customers c on c.tenant_id = $1 and c.email_key = n.email_key
left join lateral (
    select o.order_id, o.document, o.version
    from order_claims k
    join orders o on o.tenant_id = $1 and o.order_id = k.order_id
    where k.tenant_id = $1 and k.natural_key = n.natural_key and k.placed_at > n.placed_after
    order by k.placed_at, k.order_id
    limit 1
) k on true
order by n.place
