-- What this transaction has queued to be issued, as long as it still needs issuing (see waiting). Sums are those that the
-- document will have.
-- $1 tenant
select d.kind, p.purpose, coalesce((d.content ->> 'subtotal')::bigint + (d.content ->> 'tax')::bigint, p.total),
       coalesce((d.content ->> 'tax')::bigint, p.tax_amount), case d.kind when 'credit_note' then o.invoice_number end
from invoices_to_issue d
cross join lateral (select p.* from payments p where p.tenant_id = $1 and p.payment_id = d.payment_id offset 0) p
left join invoices o on o.tenant_id = $1 and o.payment_id = d.payment_id and o.kind = 'invoice'
where d.tenant_id = $1 and d.since >= now() and written_here(d.xmin)
  and case d.kind
          when 'invoice' then o.invoice_id is null
          else o.invoice_id is not null
              or exists (select from invoices_to_issue f
                         where f.tenant_id = $1 and f.payment_id = d.payment_id and f.kind = 'invoice')
      end
order by d.payment_id, d.kind desc, d.movement
