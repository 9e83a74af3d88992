-- Subscriptions as they are stored, the next ones after a given id; those without a document only, or all.
-- $1 tenant, $2 after, $3 whether only those without
select @{subscriptions/columns}
from subscriptions s
where s.tenant_id = $1 and s.rental_id > $2 and (not $3::boolean or s.document is null)
order by s.rental_id
limit 500
