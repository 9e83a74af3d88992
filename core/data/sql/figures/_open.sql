-- Payments of which something is open now.
select p.payment_id, p.customer_id, p.open, p.due_date, p.credited_lines, p.asked_on
from unnest(array['pending', 'processing', 'failed']) as waiting(status)
cross join lateral (
    select p.payment_id, p.customer_id, p.open, p.due_date, p.credited_lines,
           (p.created_at at time zone 'UTC')::date as asked_on
    from payments p
    where p.tenant_id = $1 and p.status = waiting.status and p.open > 0 offset 0) p
