-- An invoice asks for what its payment asks for, in all and line by line: for the same subscription, in the same words, for the
-- same days, the same price and the same tax. A line is of one device. All lines are compared at once, because to look at each
-- invoice by itself takes several times as long wherever the whole table is read for it.
-- $1 tenant
select coalesce(asked.invoice_id, told.invoice_id)
from (select i.invoice_id, l.position + 1 as place, l.rental_id, l.description, lower(l.period)::text as since,
             upper(l.period)::text as until, money(l.amount, i.currency) as net, money(l.tax_amount, i.currency) as tax
      from invoices i
      join payment_lines l on l.tenant_id = $1 and l.payment_id = i.payment_id
      where i.tenant_id = $1 and i.kind = 'invoice') asked
full join (select i.invoice_id, n.place, n.line ->> 'rentalId' as rental_id, n.line ->> 'description' as description,
                  n.line ->> 'periodStart' as since, n.line ->> 'periodEnd' as until,
                  (n.line ->> 'amount')::numeric as net, (n.line ->> 'taxAmount')::numeric as tax
           from invoices i
           cross join lateral json_array_elements(i.lines) with ordinality as n(line, place)
           where i.tenant_id = $1 and i.kind = 'invoice') told
     on told.invoice_id = asked.invoice_id and told.place = asked.place
where (asked.rental_id, asked.description, asked.since, asked.until, asked.net, asked.tax)
      is distinct from (told.rental_id, told.description, told.since, told.until, told.net, told.tax)
union all
select i.invoice_id
from invoices i
join payments p on p.tenant_id = $1 and p.payment_id = i.payment_id
where i.tenant_id = $1 and i.kind = 'invoice' and (i.subtotal, i.tax_amount) <> (p.subtotal, p.tax_amount)
limit 1
