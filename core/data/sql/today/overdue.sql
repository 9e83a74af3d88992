-- What should have been paid by now, with tax.
-- $1 tenant, $2 today
select coalesce(sum(late.amount), 0), coalesce(sum(late.payments), 0), min(late.oldest)::text
from unnest(array['pending', 'failed']) as open(status)
cross join lateral (
    select sum(p.open) as amount, count(*) as payments, min(p.due_date) as oldest
    from payments p
    where p.tenant_id = $1 and p.status = open.status and p.due_date < $2::date and p.open > 0) late
