-- Gives the columns that $4 names new values, and leaves the others alone. Its subscriptions are right by then.
-- $1 tenant, $2 change, $3 group, $4 columns and their values, $5 the record as it was, or null for a new one
with g as (
    update billing_groups t
    set group_name = n.group_name, billing_day = n.billing_day, status = n.status, notes = n.notes,
        removed_at = n.removed_at, updated_at = ($2::json ->> 'at')::timestamptz,
        version = t.version + ($5::text is not null)::integer
    from (select (json_populate_record(old, $4::json)).*
          from billing_groups old where old.tenant_id = $1 and old.billing_group_id = $3) n
    where t.tenant_id = $1 and t.billing_group_id = $3
    returning t.*
),
changed as (
    select g.billing_group_id as record_id, 'billingGroup' as noun,
           concat('"billingGroupId":"', g.billing_group_id, '","customerId":"', g.customer_id, '"') as ids,
           $5::json as before, @{billing_groups/record}::json as after, g.version
    from g
),
@{changes/written}
select record_id, after::text, version from changed
