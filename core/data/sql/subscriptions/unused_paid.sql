-- What was paid of a subscription for days from $3 on, at the prices that were agreed: with money, and with the credit of an
-- upgrade, which others have paid before.
-- $1 tenant, $2 subscription, $3 date, $4 whether prices include tax
select (coalesce(sum(@{payments/unused}) filter (where p.status in ('paid', 'refunded')), 0)
        + coalesce(sum(round(l.credit_taken::numeric * (upper(l.period) - greatest(lower(l.period), $3::date))
                             / (upper(l.period) - lower(l.period)))), 0))::bigint
from payment_lines l
join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
where l.tenant_id = $1 and l.rental_id = $2 and not l.cancelled and upper(l.period) > $3::date
