-- $1 tenant, $2 subscription
select s.document, '', s.rental_id, @{subscriptions/state}, s.version
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
