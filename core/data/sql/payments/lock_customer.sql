-- Locks the customer of a subscription: customers come before subscriptions wherever both are locked.
-- $1 tenant, $2 subscription
select c.customer_id
from customers c
where c.tenant_id = $1 and c.customer_id = (select s.customer_id from subscriptions s
                                            where s.tenant_id = $1 and s.rental_id = $2)
for no key update
