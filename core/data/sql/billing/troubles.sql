-- What could not be done when it fell due, the oldest first, and whose it is.
-- $1 tenant, $2 how many
select t.kind, t.record_id, t.error::text, stamp(t.since), owner.customer_id,
       (select @{customers/called} from customers c where c.tenant_id = $1 and c.customer_id = owner.customer_id)
from (
    select * from work_troubles w where w.tenant_id = $1 order by w.since, w.record_id limit $2) t
left join lateral (
    select s.customer_id from subscriptions s
    where t.kind = 'subscription' and s.tenant_id = $1 and s.rental_id = t.record_id
    union all
    select g.customer_id from billing_groups g
    where t.kind = 'billing_group' and g.tenant_id = $1 and g.billing_group_id = t.record_id
    limit 1) owner on true
order by t.since, t.record_id
