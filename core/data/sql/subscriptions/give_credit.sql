-- Gives credit back to a locked subscription that a charge has taken and that nobody pays. No row: it has ended.
-- $1 tenant, $2 subscription, $3 minor units
update subscriptions s
set credit = s.credit + $3::bigint, version = s.version + 1
where s.tenant_id = $1 and s.rental_id = $2 and s.status = 'active'
returning s.rental_id
