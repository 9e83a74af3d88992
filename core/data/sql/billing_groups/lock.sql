-- Groups before they or their members change, each with its last billing day that was charged; they stay locked until the
-- transaction ends.
-- $1 tenant, $2 groups
select @{billing_groups/columns},
       (select max(p.period_start) from payments p
        where p.tenant_id = g.tenant_id and p.billing_group_id = g.billing_group_id
          and p.purpose = 'instalment' and p.status <> 'cancelled')::text as last_billed
from billing_groups g
where g.tenant_id = $1 and g.billing_group_id = any($2::text[]) and g.removed_at is null
order by g.billing_group_id || '' -- by an expression: never the whole table in the order of its key
for no key update
