-- What is to be issued next, the oldest first, and whether there is anything to issue still: no invoice for a payment that
-- was cancelled before it had one, no credit note where there was none, and nothing twice. last: the year's highest number.
-- $1 tenant, $2 year, $3 how many, $4 how many of the oldest are passed over
select d.payment_id, d.kind,
       case d.kind when 'invoice' then p.status <> 'cancelled' and i.invoice_id is null
                   else i.invoice_id is not null and n.invoice_id is null end as holds,
       coalesce((select max(y.number) from invoices y where y.tenant_id = $1 and y.year = $2), 0) as last, d.is_told,
       p.document
from invoices_to_issue d
join payments p on p.tenant_id = d.tenant_id and p.payment_id = d.payment_id
left join invoices i on i.tenant_id = d.tenant_id and i.payment_id = d.payment_id and i.kind = 'invoice'
left join invoices n on n.tenant_id = d.tenant_id and n.payment_id = d.payment_id and n.kind = 'credit_note'
where d.tenant_id = $1
order by d.since, d.payment_id, d.kind desc
limit $3 offset $4
