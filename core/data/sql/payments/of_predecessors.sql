-- What was paid of the subscriptions that a subscription came after, one upgrade after the other, for days that nobody uses: the last
-- subscription and its last days first.
-- $1 tenant, $2 subscription
with recursive chain as (
    select s.upgrade_from_rental_id as rental_id, 1 as place
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = $2
    union all
    select s.upgrade_from_rental_id, c.place + 1
    from chain c
    join subscriptions s on s.tenant_id = $1 and s.rental_id = c.rental_id
    where s.upgrade_from_rental_id is not null -- where no days are credited any more, what there was goes on
)
select s.rental_id, s.unused_from::text, l.payment_id
from chain c
join subscriptions s on s.tenant_id = $1 and s.rental_id = c.rental_id
join payment_lines l on l.tenant_id = $1 and l.rental_id = c.rental_id and upper(l.period) > s.unused_from
join payments p on p.tenant_id = $1 and p.payment_id = l.payment_id
where p.status = 'paid'
group by c.place, s.rental_id, s.unused_from, l.payment_id
order by c.place, max(lower(l.period)) desc, l.payment_id
