-- Payments of which something is open now.
select p.payment_id, p.customer_id, p.open, p.due_date, p.credited_lines, p.charged_on
from unnest(array['pending', 'processing', 'failed']) as waiting(status)
cross join lateral (
    select p.payment_id, p.customer_id, p.open, p.due_date, p.credited_lines,
           (p.created_at at time zone (select t.time_zone from tenants t where t.tenant_id = $1))::date as charged_on
    from payments p
    where p.tenant_id = $1 and p.status = waiting.status and p.open > 0 offset 0) p
