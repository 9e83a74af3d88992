-- Issues invoices of payments, and credit notes of what they correct; without an id there is nothing to issue any more.
-- Answers each with what its event is known by. They are taken out of those that wait by their range of ids and a set to look
-- in: PostgreSQL would else compare each of all that wait with each of the batch.
-- $1 tenant, $2 date, $3 at; columns of many: $4 payments, $5 kinds, $6 movements, $7 invoices, $8 numbers, $9 lines,
-- $10 contents of credit notes; $11 what they were waited for by: payment, kind and movement
with done as (
    delete from invoices_to_issue d
    where d.tenant_id = $1 and d.payment_id >= (select min(g collate "C") from unnest($4::text[]) g)
      and d.payment_id <= (select max(g collate "C") from unnest($4::text[]) g)
      and coalesce(concat_ws(' ', d.payment_id, d.kind, d.movement) in (select g from unnest($11::text[]) g), false)
),
now as materialized (
    select @{invoices/seller_name} as name, @{invoices/seller} as details from tenants t where t.tenant_id = $1
)
insert into invoices as i (tenant_id, invoice_id, year, number, kind, corrects_invoice_id, payment_id, customer_id, rental_id,
                           billing_group_id, purpose, billing_period, period_start, period_end, issue_date, due_date, seller,
                           recipient, currency, lines, subtotal, tax_rate, tax_amount, total, issued_at, tax_treatment,
                           seller_details, movement, reason, credit_used)
select $1, g.invoice_id, extract(year from $2::date), g.number, g.kind, o.invoice_id, p.payment_id, p.customer_id,
       p.rental_id, p.billing_group_id, p.purpose, p.billing_period, p.period_start, p.period_end, $2::date,
       case when o.invoice_id is null then p.due_date else $2::date end, coalesce(o.seller, now.name),
       coalesce(o.recipient, @{invoices/recipient}), p.currency,
       coalesce(g.content -> 'lines', o.lines, g.lines), sums.subtotal, p.tax_rate, sums.tax, sums.subtotal + sums.tax,
       $3::timestamptz, p.tax_treatment, case when o.invoice_id is null then now.details else o.seller_details end,
       g.movement, g.content ->> 'reason', case g.kind when 'invoice' then p.credit_used else 0 end
from unnest($4::text[], $5::text[], $6::integer[], $7::text[], $8::integer[], $9::json[], $10::json[])
         as g(payment_id, kind, movement, invoice_id, number, lines, content)
cross join now
cross join lateral (select p.* from payments p where p.tenant_id = $1 and p.payment_id = g.payment_id offset 0) p
cross join lateral (select c.* from customers c where c.tenant_id = $1 and c.customer_id = p.customer_id offset 0) c
cross join lateral (select coalesce((g.content ->> 'subtotal')::bigint, p.subtotal),
                           coalesce((g.content ->> 'tax')::bigint, p.tax_amount)) sums(subtotal, tax)
left join lateral (select o.* from invoices o
                   where o.tenant_id = $1 and o.payment_id = g.payment_id and o.kind = 'invoice'
                   offset 0) o on g.kind = 'credit_note'
where g.invoice_id is not null
returning i.invoice_id, @{invoices/record}, i.payment_id, i.customer_id, i.rental_id, i.billing_group_id
