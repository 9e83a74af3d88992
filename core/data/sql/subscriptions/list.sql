-- The start of every list of subscriptions; filters, sort and limit are added by the list's table.
-- $1 tenant
select s.document, %1::text, s.rental_id, @{subscriptions/state}
from subscriptions s
where s.tenant_id = $1
