-- An invoice asks for what its payment asks for, in all and line by line: for the same subscription, in the same words, for the
-- same days, the same price and the same tax. A line is of one device.
-- $1 tenant
select i.invoice_id
from invoices i
join payments p on p.tenant_id = $1 and p.payment_id = i.payment_id
where i.tenant_id = $1 and i.kind = 'invoice'
  and ((i.subtotal, i.tax_amount) <> (p.subtotal, p.tax_amount)
       or exists (
           select
           from (select l.position + 1 as place, l.rental_id, l.description, lower(l.period)::text as since,
                        upper(l.period)::text as until, money(l.amount, i.currency) as net,
                        money(l.tax_amount, i.currency) as tax
                 from payment_lines l
                 where l.tenant_id = $1 and l.payment_id = i.payment_id) asked
           full join (select n.place, n.line ->> 'rentalId' as rental_id, n.line ->> 'description' as description,
                             n.line ->> 'periodStart' as since, n.line ->> 'periodEnd' as until,
                             (n.line ->> 'amount')::numeric as net, (n.line ->> 'taxAmount')::numeric as tax
                      from json_array_elements(i.lines) with ordinality as n(line, place)) told on told.place = asked.place
           where (asked.rental_id, asked.description, asked.since, asked.until, asked.net, asked.tax)
                 is distinct from (told.rental_id, told.description, told.since, told.until, told.net, told.tax)))
limit 1
