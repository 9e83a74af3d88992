-- Locks the customer of a group.
-- $1 tenant, $2 group
select c.customer_id
from customers c
where c.tenant_id = $1 and c.customer_id = (select g.customer_id from billing_groups g
                                            where g.tenant_id = $1 and g.billing_group_id = $2)
for no key update
