-- The invoices of payments, as a history would have left them, without events. Their ids are made of their payments'. The
-- numbers are claimed by then.
-- $1 tenant, $2 payments, $3 the lines of each
with given as (
    select p.*, g.lines, d.day, extract(year from d.day)::integer as year, t.name as seller, @{invoices/seller} as details
    from unnest($2::text[], $3::json[]) as g(payment_id, lines)
    cross join lateral (select p.* from payments p where p.tenant_id = $1 and p.payment_id = g.payment_id offset 0) p
    join tenants t on t.tenant_id = $1
    cross join lateral (select (p.created_at at time zone t.time_zone)::date as day) d
),
last as materialized ( -- for what this statement adds grows under its own eyes
    select made.year, @{invoices/last_number} as number
    from (select distinct g.year from given g) made
)
insert into invoices (tenant_id, invoice_id, year, number, kind, payment_id, customer_id, rental_id, billing_group_id, purpose,
                      billing_period, period_start, period_end, issue_date, due_date, seller, recipient, currency, lines,
                      subtotal, tax_rate, tax_amount, total, issued_at, seller_details)
select $1, 'inv_' || substr(p.payment_id, 5), p.year,
       coalesce(l.number, 0) + row_number() over (partition by p.year order by p.created_at, p.payment_id),
       'invoice', p.payment_id, p.customer_id, p.rental_id, p.billing_group_id, p.purpose, p.billing_period, p.period_start,
       p.period_end, p.day, p.due_date, p.seller, @{invoices/recipient}, p.currency, p.lines, p.subtotal,
       p.tax_rate, p.tax_amount, p.subtotal + p.tax_amount, p.created_at, p.details
from given p
cross join lateral (select c.* from customers c where c.tenant_id = $1 and c.customer_id = p.customer_id offset 0) c
join last l on l.year = p.year
