-- Gives credit back to a locked subscription that a charge has taken and that nobody pays. No row: it has ended.
-- $1 tenant, $2 subscription, $3 minor units, $4 whether it can use it; else it is lost to the subscription
update subscriptions s
set credit = s.credit + case when $4::boolean then $3::bigint else 0 end,
    credit_received = s.credit_received - case when $4::boolean then 0 else $3::bigint end, version = s.version + 1
where s.tenant_id = $1 and s.rental_id = $2 and s.status = 'active'
returning s.rental_id
