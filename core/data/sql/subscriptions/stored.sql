-- Subscriptions as they are stored, the next ones after a given id.
-- $1 tenant, $2 after
select @{subscriptions/columns}
from subscriptions s
where s.tenant_id = $1 and s.rental_id > $2
order by s.rental_id
limit 500
