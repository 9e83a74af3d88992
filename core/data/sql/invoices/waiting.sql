-- What is to be issued next, the oldest first, and whether there is anything to issue still: no credit note where there is no
-- invoice, and nothing twice. A payment that was cancelled before it had its invoice gets both: the customer's account has an
-- entry of each, and what is on paper must not depend on who was faster. day: of the invoice, which is $2;
-- in a sandbox that on which the payment was made or credited, however far its clock has been moved since. last: the highest
-- number of that day's year.
-- $1 tenant, $2 today, $3 how many, $4 how many of the oldest are passed over, $5 whether it is a sandbox
select d.payment_id, d.kind,
       case d.kind when 'invoice' then i.invoice_id is null
                   else i.invoice_id is not null and n.invoice_id is null end as holds,
       coalesce(@{invoices/last_number}, 0) as last,
       d.is_told, p.document, made.day::text, d.movement, d.content
from invoices_to_issue d
join payments p on p.tenant_id = d.tenant_id and p.payment_id = d.payment_id
join tenants t on t.tenant_id = d.tenant_id
cross join lateral (
    select day, extract(year from day)::integer from (select case when $5::boolean
                then ((case d.kind when 'invoice' then p.created_at else coalesce((d.content ->> 'at')::timestamptz, p.cancelled_at, p.updated_at) end)
                      at time zone t.time_zone)::date
                else $2::date end) d(day) offset 0) made(day, year)
left join invoices i on i.tenant_id = d.tenant_id and i.payment_id = d.payment_id and i.kind = 'invoice'
left join invoices n on n.tenant_id = d.tenant_id and n.payment_id = d.payment_id and n.kind = 'credit_note'
                    and n.movement = d.movement
where d.tenant_id = $1
  -- a credit note tells which invoice it corrects, so that one is issued before
  and not (d.kind = 'credit_note' and i.invoice_id is null
           and exists (select from invoices_to_issue f
                       where f.tenant_id = $1 and f.payment_id = d.payment_id and f.kind = 'invoice'))
order by d.since, d.payment_id, d.kind desc, d.movement
limit $3 offset $4
