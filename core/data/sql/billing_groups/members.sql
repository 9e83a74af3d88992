-- Makes exactly these the subscriptions of a group: others leave it. Answers those that changed. A subscription of another
-- group stays there, for nobody to take it away unseen.
-- $1 tenant, $2 group, $3 subscriptions as a JSON array, $4 moment
with wanted as (
    select rental_id from json_array_elements_text($3::json) as rental_id
)
update subscriptions s
set billing_group_id = case when w.rental_id is not null then $2 end, version = s.version + 1,
    updated_at = $4::timestamptz
from subscriptions m left join wanted w on w.rental_id = m.rental_id
where m.tenant_id = $1 and (m.billing_group_id = $2 or m.billing_group_id is null and w.rental_id is not null)
  and (m.billing_group_id is null) = (w.rental_id is not null)
  and s.tenant_id = $1 and s.rental_id = m.rental_id
returning s.rental_id
