-- What must be known of a group before it or one of its members changes; it stays locked until the transaction ends.
-- $1 tenant, $2 group
select g.customer_id, g.status, g.billing_day,
       (select max(p.period_start) from payments p
        where p.tenant_id = g.tenant_id and p.billing_group_id = g.billing_group_id
          and p.purpose = 'instalment' and p.status <> 'cancelled')::text as last_billed,
       g.version, @{billing_groups/record}
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = $2 and g.removed_at is null
for no key update
