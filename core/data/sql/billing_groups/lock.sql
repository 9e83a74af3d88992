-- A group before it or one of its members changes, and its last billing day that was charged; it stays locked until the
-- transaction ends.
-- $1 tenant, $2 group
select @{billing_groups/columns},
       (select max(p.period_start) from payments p
        where p.tenant_id = g.tenant_id and p.billing_group_id = g.billing_group_id
          and p.purpose = 'instalment' and p.status <> 'cancelled')::text as last_billed
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = $2 and g.removed_at is null
for no key update
