-- Whether an open order uses one of these variants. Runs after they were locked, as a statement of its own: only then does
-- it see the orders for which the lock had to wait.
-- $1 tenant, $2 variants
select exists (
    select from order_items i join orders o on o.tenant_id = i.tenant_id and o.order_id = i.order_id
    where i.tenant_id = $1 and i.variant_id = any($2::text[])
      and o.status in ('pending', 'confirmed', 'partial'))
