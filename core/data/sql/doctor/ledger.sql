-- The ledger says of each payment what the payment says of itself.
-- $1 tenant
select coalesce(p.payment_id, l.payment_id)
from (select p.payment_id, p.open, p.collected, p.returned, p.received - p.refunded - p.refunded_surplus as cash, p.written_off,
             p.tax_amount - p.credited_tax as tax, p.total - p.tax_amount - p.credited_net as revenue,
             p.received - p.paid - p.refunded_surplus + p.freed - p.refunded_credit as credit,
             p.refunded - p.refunded_credit as refunds
      from payments p where p.tenant_id = $1) p
full join (select l.payment_id, sum(l.receivable) as open, sum(l.collected) as collected, sum(l.returned) as returned,
                  sum(l.cash) as cash, sum(l.write_off) as written_off, -sum(l.tax) as tax, -sum(l.revenue) as revenue,
                  -sum(l.credit) as credit, sum(l.refunds) as refunds
           from ledger l where l.tenant_id = $1 group by l.payment_id) l
     on l.payment_id = p.payment_id
where (p.open, p.collected, p.returned, p.cash, p.written_off, p.tax, p.revenue, p.credit, p.refunds)
      is distinct from (l.open, l.collected, l.returned, l.cash, l.written_off, l.tax, l.revenue, l.credit, l.refunds)
limit 1
