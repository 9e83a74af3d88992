-- As subscriptions/stored, those that have no document yet.
-- $1 tenant, $2 after
select @{subscriptions/columns}
from subscriptions s
where s.tenant_id = $1 and s.rental_id > $2 and s.document is null
order by s.rental_id
limit 500
