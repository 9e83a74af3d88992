-- What was paid of a subscription for days from $3 on, at the prices that were agreed, goes on to the one that comes after it:
-- what was paid with money, which its lines remember, and with the credit of an upgrade, which others have paid before. What
-- was taxed otherwise than the customer is now cannot: its tax has to come back with it.
-- $1 tenant, $2 subscription, $3 date; how the customer is taxed now: $4 rate, $5 treatment, $6 whether prices include it; null: nothing
-- comes after it
with unused as (
    select l.payment_id, l.position, t.is_as_now, p.status in ('paid', 'refunded', 'written_off') as is_settled,
           case when p.status in ('paid', 'refunded', 'written_off') and t.is_as_now then @{payments/unused} else 0 end as given,
           round(l.credit_taken::numeric * (upper(l.period) - greatest(lower(l.period), $3::date))
                 / (upper(l.period) - lower(l.period)))::bigint as taken
    from payment_lines l
    join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
    cross join lateral (select (p.tax_rate, p.tax_treatment, p.prices_with_tax)
                               is not distinct from ($4::numeric, $5::text, $6::boolean) as is_as_now) t
    where l.tenant_id = $1 and l.rental_id = $2 and not l.cancelled and upper(l.period) > $3::date
),
given as (
    update payment_lines l
    set credit_given = u.given
    from unused u
    where l.tenant_id = $1 and l.payment_id = u.payment_id and l.position = u.position and u.given > 0
)
select coalesce(sum(u.given + u.taken) filter (where u.is_as_now), 0)::bigint,
       coalesce(sum(u.taken) filter (where not u.is_as_now), 0)::bigint,
       coalesce(string_agg(distinct u.payment_id, ' ' order by u.payment_id) filter (where u.is_settled and not u.is_as_now), '')
from unused u
