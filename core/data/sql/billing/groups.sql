-- What is known of groups before they are billed. next_from: the first day for which nothing was charged; a group that was made
-- on its billing day is billed on that day.
-- $1 tenant, $2 groups
select g.billing_group_id, g.customer_id, g.group_name, g.billing_day,
       coalesce((select max(p.period_start) + 1 from payments p
                 where p.tenant_id = g.tenant_id and p.billing_group_id = g.billing_group_id
                   and p.purpose = 'instalment' and p.status <> 'cancelled'),
                (g.created_at at time zone t.time_zone)::date)::text as next_from
from billing_groups g join tenants t on t.tenant_id = g.tenant_id
where g.tenant_id = $1 and g.billing_group_id = any($2::text[]) and g.removed_at is null
order by g.billing_group_id || '' -- by an expression: never the whole table in the order of its key
