-- What must be known of a subscription to charge one of its periods. Its customer is locked by then.
-- $1 tenant, $2 subscription
select s.status, s.customer_id, s.start_date, s.contract_length, s.billing_start, s.prices, s.billed_until,
       s.product_name, s.serial_number, s.billing_group_id
from subscriptions s
where s.tenant_id = $1 and s.rental_id = $2
for no key update
