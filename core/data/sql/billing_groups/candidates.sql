-- The subscriptions that are in a group or are to be in it, locked in the order of their ids.
-- Who is in it cannot change meanwhile: the group is locked.
-- Sorted by an expression, which no index has: a table that is believed to be small would be read in order from end to end.
-- $1 tenant, $2 group, $3 subscriptions that are to be in it
select s.rental_id, s.status, s.customer_id, s.billing_group_id, s.next_billing_date::text, s.billed_until::text,
       s.start_date::text, s.contract_length, s.billing_start, s.prices::text
from subscriptions s
where s.tenant_id = $1
  and s.rental_id = any(array(select m.rental_id from subscriptions m where m.tenant_id = $1 and m.billing_group_id = $2
                              union all select unnest($3::text[])))
order by s.rental_id || ''
for no key update
