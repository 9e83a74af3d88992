-- Makes a group, still without subscriptions.
-- $1 tenant, $2 group, $3 customer, $4 name, $5 billing day, $6 currency, $7 notes, $8 by, $9 at
insert into billing_groups (tenant_id, billing_group_id, customer_id, group_name, billing_day, currency, status, notes,
                            created_by, created_at, updated_at)
values ($1, $2, $3, $4, $5::integer, $6, 'active', $7, $8, $9::timestamptz, $9::timestamptz)
