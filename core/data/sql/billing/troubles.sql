-- What could not be done when it fell due, the oldest first: a subscription's product or a group's name, and whose it is.
-- $1 tenant, $2 how many
select t.kind, t.record_id, t.error::text, stamp(t.since), coalesce(s.product_name, g.group_name),
       coalesce(s.customer_id, g.customer_id),
       (select @{customers/called} from customers c
        where c.tenant_id = $1 and c.customer_id = coalesce(s.customer_id, g.customer_id))
from (
    select * from work_troubles w where w.tenant_id = $1 order by w.since, w.record_id limit $2) t
left join lateral (
    select r.product_name, r.customer_id from subscriptions r
    where t.kind = 'subscription' and r.tenant_id = $1 and r.rental_id = t.record_id
    limit 1) s on true
left join lateral (
    select b.group_name, b.customer_id from billing_groups b
    where t.kind = 'billing_group' and b.tenant_id = $1 and b.billing_group_id = t.record_id
    limit 1) g on true
order by t.since, t.record_id
