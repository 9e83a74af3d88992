-- What was paid of a subscription for days from $3 on, at the prices that were agreed, goes on to the one that comes after it:
-- what was paid with money, which its lines remember, and with the credit of an upgrade, which others have paid before.
-- $1 tenant, $2 subscription, $3 date, $4 whether prices include tax
with unused as (
    select l.payment_id, l.position,
           case when p.status in ('paid', 'refunded', 'written_off') then @{payments/unused} else 0 end as given,
           round(l.credit_taken::numeric * (upper(l.period) - greatest(lower(l.period), $3::date))
                 / (upper(l.period) - lower(l.period)))::bigint as taken
    from payment_lines l
    join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
    where l.tenant_id = $1 and l.rental_id = $2 and not l.cancelled and upper(l.period) > $3::date
),
given as (
    update payment_lines l
    set credit_given = u.given
    from unused u
    where l.tenant_id = $1 and l.payment_id = u.payment_id and l.position = u.position and u.given > 0
)
select coalesce(sum(u.given + u.taken), 0)::bigint from unused u
