-- The longest overdue first.
-- $1 tenant, $2 today, $3 how many
select late.payment_id, late.customer_id, @{customers/called}, late.total, late.due_date::text
from (
    select each.*
    from unnest(array['pending', 'failed']) as open(status)
    cross join lateral (
        select p.payment_id, p.customer_id, p.open as total, p.due_date
        from payments p
        where p.tenant_id = $1 and p.status = open.status and p.due_date < $2::date and p.open > 0
        order by p.due_date, p.payment_id
        limit $3) each
    order by each.due_date, each.payment_id
    limit $3) late
cross join lateral (
    select c.company, c.first_name, c.last_name from customers c
    where c.tenant_id = $1 and c.customer_id = late.customer_id offset 0) c
order by late.due_date, late.payment_id
