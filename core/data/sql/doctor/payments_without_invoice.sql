-- Every payment has its invoice; one that is cancelled after it had one has a credit note for it. Either may wait for some
-- minutes.
-- $1 tenant
select p.payment_id
from payments p
left join invoices i on i.tenant_id = $1 and i.payment_id = p.payment_id and i.kind = 'invoice'
left join invoices n on n.tenant_id = $1 and n.payment_id = p.payment_id and n.kind = 'credit_note'
where p.tenant_id = $1
  and case when p.status = 'cancelled' then (i.invoice_id is null) <> (n.invoice_id is null)
           else i.invoice_id is null end
  and not exists (select from invoices_to_issue d where d.tenant_id = $1 and d.payment_id = p.payment_id
                    and d.since > now() - interval '10 minutes')
limit 1
