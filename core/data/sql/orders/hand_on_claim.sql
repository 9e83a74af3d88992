-- A cancelled order is not what the same request, sent again, is to find: the oldest other order that is the same is, where
-- one was placed within the window. Runs after the claim was given up, as a statement of its own: only then does it see the
-- order that was being placed meanwhile.
-- $1 tenant, $2 natural key, $3 the cancelled order, $4 its customer, $5 its type, $6 e-mail, $7 ids begin here,
-- $8 placed after this
insert into order_claims (tenant_id, natural_key, order_id, placed_at)
select $1, $2::uuid, o.order_id, o.created_at
from orders o
where o.tenant_id = $1 and o.customer_id = $4 and o.order_id >= $7 and o.order_id <> $3
  and o.created_at > $8::timestamptz and o.status <> 'cancelled' and o.order_type = $5
  and lower(o.customer_email) = lower($6::text)
  and (select array_agg(concat_ws(' ', i.quantity, i.contract_length, i.sku) order by i.quantity, i.contract_length, i.sku)
       from order_items i where i.tenant_id = $1 and i.order_id = o.order_id)
    = (select array_agg(concat_ws(' ', i.quantity, i.contract_length, i.sku) order by i.quantity, i.contract_length, i.sku)
       from order_items i where i.tenant_id = $1 and i.order_id = $3)
order by o.order_id
limit 1
on conflict (tenant_id, natural_key) do nothing
