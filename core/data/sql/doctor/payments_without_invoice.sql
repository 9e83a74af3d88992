-- Every payment has its invoice, and what was credited of it has its credit notes. Both may wait for some minutes. One
-- that earlier versions cancelled before it had its invoice has neither.
-- $1 tenant
select p.payment_id
from payments p
left join invoices i on i.tenant_id = $1 and i.payment_id = p.payment_id and i.kind = 'invoice'
left join (select n.payment_id, sum(n.total) as credited
           from invoices n where n.tenant_id = $1 and n.kind = 'credit_note' group by n.payment_id) n
     on n.payment_id = p.payment_id
where p.tenant_id = $1
  and case when i.invoice_id is null then p.status <> 'cancelled' or n.credited is not null
           else coalesce(n.credited, 0) <> p.credited_net + p.credited_tax end
  and not exists (select from invoices_to_issue d where d.tenant_id = $1 and d.payment_id = p.payment_id
                    and d.since > now() - interval '10 minutes')
limit 1
