-- What was paid of a subscription for days from $3 on, at the prices that were agreed ($4: they contain the tax): without
-- what was credited, and of what is left as much as was kept.
-- $1 tenant, $2 subscription, $3 date, $4 whether prices include tax
select coalesce(sum(round(
           (l.amount + case when $4::boolean then l.tax_amount else 0 end)::numeric
           * (upper(l.period) - greatest(lower(l.period), $3::date)) / (upper(l.period) - lower(l.period))
           * (l.amount - coalesce(p.credited_lines[l.position + 1], 0)) / nullif(l.amount, 0)
           * (p.collected - p.returned) / nullif(p.total - p.tax_amount - p.credited_net, 0))), 0)::bigint
from payment_lines l
join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
where l.tenant_id = $1 and l.rental_id = $2 and p.status in ('paid', 'refunded') and upper(l.period) > $3::date
