-- What may become of a group; who is in it stands in the rows of its subscriptions, which are right by then.
-- $1 tenant, $2 group, $3 name, $4 billing day, $5 status, $6 notes, $7 whether it is removed, $8 at, $9 document
update billing_groups g
set group_name = $3, billing_day = $4::integer, status = $5, notes = $6,
    removed_at = case when $7::boolean then $8::timestamptz end, updated_at = $8::timestamptz, document = $9,
    version = g.version + 1
where g.tenant_id = $1 and g.billing_group_id = $2
