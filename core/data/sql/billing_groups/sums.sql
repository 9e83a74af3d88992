-- Who is in groups, in the order in which they were made; of those that run, how many they are, what they come to, and what is
-- asked once of those of which nothing was charged so far.
-- $1 tenant, $2 groups
select s.billing_group_id, string_agg(s.rental_id, ' ' order by s.created_at, s.rental_id),
       count(*) filter (where s.status = 'active'),
       coalesce(sum(s.monthly_amount) filter (where s.status = 'active'), 0)::bigint,
       coalesce(sum((select i.setup_fee from order_items i
                     where i.tenant_id = s.tenant_id and i.order_id = s.order_id and i.position = s.item_position))
                    filter (where s.status = 'active' and s.billed_until = s.start_date), 0)::bigint
from subscriptions s
where s.tenant_id = $1 and s.billing_group_id = any($2::text[])
group by s.billing_group_id
order by s.billing_group_id
