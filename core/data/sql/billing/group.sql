-- What is known of a group before it is billed. next: its first billing day for which nothing was charged; a group that was
-- made on its billing day is billed on that day.
-- $1 tenant, $2 group
select g.customer_id, g.billing_day,
       coalesce((select max(p.period_start) + 1 from payments p
                 where p.tenant_id = g.tenant_id and p.billing_group_id = g.billing_group_id
                   and p.purpose = 'instalment' and p.status <> 'cancelled'),
                (g.created_at at time zone t.time_zone)::date)::text as next_from
from billing_groups g join tenants t on t.tenant_id = g.tenant_id
where g.tenant_id = $1 and g.billing_group_id = $2 and g.removed_at is null
