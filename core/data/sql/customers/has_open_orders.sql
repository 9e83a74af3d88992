-- Runs after the customer was locked, as a statement of its own: only then does it see the order for which the lock had to
-- wait.
-- $1 tenant, $2 customer
select exists (select from orders o where o.tenant_id = $1 and o.customer_id = $2
                                      and o.status in ('pending', 'confirmed', 'partial'))
