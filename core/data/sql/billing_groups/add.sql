-- Makes a group, still without subscriptions.
-- $1 tenant, $2 the group
insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, billing_day, currency, status, notes,
                            created_by, created_at, updated_at)
select $1, i.billing_group_id, i.customer_id, i.group_name, i.billing_day, i.currency, 'active', i.notes, i.created_by,
       i.at, i.at
from json_to_record($2::json) as i(billing_group_id text, customer_id text, group_name text, billing_day integer,
                                   currency text, notes text, created_by text, at timestamptz)
