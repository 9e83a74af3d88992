-- The lines of payments, looked for as orders/items.
-- $1 tenant, $2 payments
select l.payment_id, l.rental_id, l.purpose, l.description, l.amount, l.tax_amount, lower(l.period), upper(l.period),
       l.contract_price,
       (select s.unused_from from subscriptions s where s.tenant_id = $1 and s.rental_id = l.rental_id),
       l.credit_taken, l.credit_given
from unnest($2::text[]) as wanted(payment_id)
cross join lateral (select l.* from payment_lines l where l.tenant_id = $1 and l.payment_id = wanted.payment_id offset 0) l
order by l.payment_id, l.position
