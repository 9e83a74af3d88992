-- The subscriptions that are to be in a group, locked in the order of their ids.
-- $1 tenant, $2 subscriptions as a JSON array
select s.rental_id, s.status, s.customer_id, s.currency, s.billing_group_id
from subscriptions s
where s.tenant_id = $1 and s.rental_id in (select * from json_array_elements_text($2::json))
order by s.rental_id
for no key update
