-- The lines that have handed credit on to a subscription, through one upgrade after the other: those of the last subscription
-- before it first, and of each its last days.
-- $1 tenant, $2 subscription
with recursive chain as (
    select s.upgrade_from_rental_id as rental_id, 1 as place
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = $2
    union all
    select s.upgrade_from_rental_id, c.place + 1
    from chain c
    join subscriptions s on s.tenant_id = $1 and s.rental_id = c.rental_id
    where s.upgrade_from_rental_id is not null
)
select l.payment_id, l.position, l.credit_given
from chain c
join payment_lines l on l.tenant_id = $1 and l.rental_id = c.rental_id and l.credit_given > 0
order by c.place, lower(l.period) desc, l.payment_id, l.position
