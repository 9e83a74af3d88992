-- Billing groups of a customer, with their rentals.
-- $1 tenant, $2 groups, $3 customer, $4 since when, $5 their next billing day
with g as (
    select * from json_to_recordset($2::json) as g(billing_group_id text, group_name text, rental_ids json)
),
made as (
    insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, billing_day, currency, status,
                                created_by, created_at, updated_at)
    select $1, g.billing_group_id, $3, g.group_name, 15, t.currency, 'active', 'demo', $4::timestamptz, $4::timestamptz
    from g join tenants t on t.tenant_id = $1
)
update subscriptions s set billing_group_id = g.billing_group_id, next_billing_date = $5::date
from g, json_array_elements_text(g.rental_ids) r(rental_id)
where s.tenant_id = $1 and s.rental_id = r.rental_id
