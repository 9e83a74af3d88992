-- One contract, whoever bills it.
-- $1 tenant, $2 subscription
select @{billing/contract}
from subscriptions s
@{billing/lines}
where s.tenant_id = $1 and s.rental_id = $2
