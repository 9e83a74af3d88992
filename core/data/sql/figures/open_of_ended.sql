-- What a customer still has to pay for contracts that are over: their instalments, and the price or the fee for leaving them
-- early; without tax.
-- $1 tenant, $2 customer
select coalesce(sum(round(l.amount::numeric * p.open / p.total)), 0)::bigint
from payments p
cross join lateral (select l.rental_id, l.amount, l.period from payment_lines l
                    where l.tenant_id = $1 and l.payment_id = p.payment_id offset 0) l
cross join lateral (select s.status from subscriptions s
                    where s.tenant_id = $1 and s.rental_id = l.rental_id offset 0) s
where p.tenant_id = $1 and p.customer_id = $2 and p.status in ('pending', 'processing', 'failed') and p.open > 0
  and s.status <> 'active' and (l.period is not null or p.purpose in ('buyout', 'early_return_fee'))
