-- What is open of a payment is shared out over its lines, each of which is of a product: so the receivables of products add up
-- to those of the ledger.
-- $1 tenant
with open_payments as (
    @{figures/open}
),
lines as (
    @{figures/open_lines}
)
select coalesce(s.payment_id, l.payment_id)
from (select l.payment_id, sum(l.open) as open
      from lines l
      join subscriptions s on s.tenant_id = $1 and s.rental_id = l.rental_id
      where s.product_id is not null
      group by l.payment_id) s
full join (select l.payment_id, sum(l.receivable) as open
           from ledger l where l.tenant_id = $1 group by l.payment_id having sum(l.receivable) <> 0) l
     on l.payment_id = s.payment_id
where s.open is distinct from l.open
limit 1
