-- Remembers up to where a subscription is charged.
-- $1 tenant, $2 subscription, $3 end of what is charged, $4 next billing date, or null
update subscriptions s
set billed_until = $3::date, next_billing_date = $4::date, version = s.version + 1
where s.tenant_id = $1 and s.rental_id = $2
