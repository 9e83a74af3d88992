-- Puts subscriptions into a group or takes them out, and says when each is billed next.
-- $1 tenant, $2 subscriptions, $3 their groups, or null, $4 their next billing dates, or null, $5 moment
update subscriptions s
set billing_group_id = n.billing_group_id, next_billing_date = n.next_billing_date, version = s.version + 1,
    updated_at = $5::timestamptz
from unnest($2::text[], $3::text[], $4::date[]) as n(rental_id, billing_group_id, next_billing_date)
where s.tenant_id = $1 and s.rental_id = n.rental_id and s.rental_id = any($2::text[])
