-- What was charged for some subscriptions: each payment once with their share of it and its invoice, the latest first.
-- $1 tenant, $2 subscriptions, $3 how many at most
select p.payment_id, p.purpose, p.status, p.due_date::text, share.starts::text, share.ends::text, share.net, share.tax,
       share.rental_id, share.rentals, i.invoice_id, i.invoice_number,
       p.status in ('pending', 'failed') and p.paid > 0
from (
    select l.payment_id, sum(l.amount)::bigint as net, sum(l.tax_amount)::bigint as tax, min(lower(l.period)) as starts,
           max(upper(l.period)) as ends, min(l.rental_id) as rental_id, count(distinct l.rental_id) as rentals
    from unnest($2::text[]) as given(rental_id)
    cross join lateral (
        select l.payment_id, l.rental_id, l.amount, l.tax_amount, l.period from payment_lines l
        where l.tenant_id = $1 and l.rental_id = given.rental_id offset 0) l
    group by l.payment_id
    order by l.payment_id desc
    limit $3) share
cross join lateral (
    select p.payment_id, p.purpose, p.status, p.due_date, p.paid from payments p
    where p.tenant_id = $1 and p.payment_id = share.payment_id offset 0) p
left join lateral (
    select i.invoice_id, i.invoice_number from invoices i
    where i.tenant_id = $1 and i.payment_id = share.payment_id and i.kind = 'invoice' offset 0) i on true
order by p.due_date desc, p.payment_id desc
