-- The contracts of groups that run, and their group; those of each in the order in which they were made. Whoever changes one
-- locks its customer first.
-- $1 tenant, $2 groups
select @{billing/contract}, s.billing_group_id
from unnest($2::text[]) as g(billing_group_id)
cross join lateral (select s.*
                    from subscriptions s
                    where s.tenant_id = $1 and s.billing_group_id = g.billing_group_id and s.status = 'active'
                    offset 0) s -- group by group, by the index of their members
@{billing/lines}
order by s.created_at, s.rental_id
