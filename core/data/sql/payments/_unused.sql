-- What line l of payment p was paid for its days from $3 on, at the price that was agreed: without
-- what was credited, and of what is left as much as was kept; of that, what other subscriptions have handed on is spent.
least(
    coalesce(round(
        (l.amount + case when p.prices_with_tax then l.tax_amount else 0 end)::numeric
        * (upper(l.period) - greatest(lower(l.period), $3::date)) / (upper(l.period) - lower(l.period))
        * (l.amount - coalesce(p.credited_lines[l.position + 1], 0)) / nullif(l.amount, 0)
        * (p.collected - p.returned) / nullif(p.total - p.tax_amount - p.credited_net, 0)), 0),
    greatest(0,
        round((p.collected - p.returned)::numeric * (l.amount + case when p.prices_with_tax then l.tax_amount else 0 end)
              / nullif(l.amount, 0))
        - (select coalesce(sum(o.credit_given), 0)
           from payment_lines o
           where o.tenant_id = p.tenant_id and o.payment_id = p.payment_id and o.rental_id <> l.rental_id)))::bigint
