-- What is to be issued next, the oldest first, and whether there is anything to issue still: no invoice for a payment that
-- was cancelled before it had one, and no credit note where there was none. last: the year's highest number.
-- $1 tenant, $2 year, $3 how many
select d.payment_id, d.kind,
       case d.kind when 'invoice' then p.status <> 'cancelled' else i.invoice_id is not null end as holds,
       coalesce((select max(n.number) from invoices n where n.tenant_id = $1 and n.year = $2), 0) as last
from invoices_to_issue d
join payments p on p.tenant_id = d.tenant_id and p.payment_id = d.payment_id
left join invoices i on i.tenant_id = d.tenant_id and i.payment_id = d.payment_id and i.kind = 'invoice'
where d.tenant_id = $1
order by d.since, d.payment_id, d.kind desc
limit $3
