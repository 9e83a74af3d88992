-- The billing group of a subscription, if it is in one.
-- $1 tenant, $2 subscription
select s.billing_group_id from subscriptions s where s.tenant_id = $1 and s.rental_id = $2
