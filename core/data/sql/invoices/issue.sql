-- Issues invoices of payments, and credit notes of what they correct; without an id there is
-- nothing to issue any more.
-- $1 tenant, $2 the first change, whose moment is that of all, $3 what: [{payment_id, kind, movement, invoice_id, number, lines,
-- content, change}], $4 date
with given as (
    select * from json_to_recordset($3::json) as g(payment_id text, kind text, movement integer, invoice_id text, number integer,
                                                       lines json, content json, change json)
),
done as (
    delete from invoices_to_issue d using given g
    where d.tenant_id = $1 and d.payment_id = g.payment_id and d.kind = g.kind and d.movement = g.movement
      and d.payment_id = any(array(select g.payment_id from given g))
),
i as (
    insert into invoices (tenant_id, invoice_id, year, number, kind, corrects_invoice_id, payment_id, customer_id, rental_id,
                          billing_group_id, purpose, billing_period, period_start, period_end, issue_date, due_date, seller,
                          recipient, currency, lines, subtotal, tax_rate, tax_amount, total, issued_at, tax_treatment,
                          seller_details, movement, reason, credit_used)
    select $1, g.invoice_id, extract(year from $4::date), g.number, g.kind, o.invoice_id, p.payment_id, p.customer_id,
           p.rental_id, p.billing_group_id, p.purpose, p.billing_period, p.period_start, p.period_end, $4::date,
           case when o.invoice_id is null then p.due_date else $4::date end, coalesce(o.seller, t.name),
           coalesce(o.recipient, @{invoices/recipient}), p.currency,
           coalesce(g.content -> 'lines', o.lines, g.lines), sums.subtotal, p.tax_rate, sums.tax, sums.subtotal + sums.tax,
           ($2::json ->> 'at')::timestamptz, p.tax_treatment,
           case when o.invoice_id is null then @{invoices/seller} else o.seller_details end, g.movement,
           g.content ->> 'reason', case g.kind when 'invoice' then p.credit_used else 0 end
    from given g
    cross join lateral (select p.* from payments p where p.tenant_id = $1 and p.payment_id = g.payment_id offset 0) p
    cross join lateral (select c.* from customers c where c.tenant_id = $1 and c.customer_id = p.customer_id offset 0) c
    cross join lateral (select coalesce((g.content ->> 'subtotal')::bigint, p.subtotal),
                               coalesce((g.content ->> 'tax')::bigint, p.tax_amount)) sums(subtotal, tax)
    join tenants t on t.tenant_id = $1
    left join invoices o on o.tenant_id = $1 and o.payment_id = g.payment_id and o.kind = 'invoice'
                        and g.kind = 'credit_note'
    where g.invoice_id is not null
    returning *
),
told as (
    select i.invoice_id as record_id, 'invoice' as noun,
           concat('"invoiceId":"', i.invoice_id, '","paymentId":"', i.payment_id, '","customerId":"', i.customer_id, '"',
                  ',"rentalId":"' || i.rental_id || '","subscriptionId":"' || i.rental_id || '"',
                  ',"billingGroupId":"' || i.billing_group_id || '"') as ids,
           null::json as before, @{invoices/record}::json as after, g.change
    from i join given g on g.invoice_id = i.invoice_id
),
@{changes/told}
select record_id from told
