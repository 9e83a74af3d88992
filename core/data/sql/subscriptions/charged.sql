-- What has been charged for a subscription's periods: what stands first, then what was cancelled, the latest first.
-- $1 tenant, $2 subscription
select lower(l.period)::text, upper(l.period)::text, p.due_date::text, l.amount, l.tax_amount, p.status, p.payment_id,
       p.open, p.total, l.contract_price
from payment_lines l
join payments p on p.tenant_id = l.tenant_id and p.payment_id = l.payment_id
where l.tenant_id = $1 and l.rental_id = $2 and l.period is not null
order by l.cancelled, p.payment_id desc
