-- The lines of payments.
-- $1 tenant, $2 payments
select l.payment_id, l.rental_id, l.purpose, l.description, l.amount, l.tax_amount, lower(l.period), upper(l.period)
from payment_lines l
where l.tenant_id = $1 and l.payment_id = any($2::text[])
order by l.payment_id, l.position
