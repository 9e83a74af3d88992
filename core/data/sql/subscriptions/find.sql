-- $1 tenant, $2 subscription
select s.rental_id, @{subscriptions/record}, s.version
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
