-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 groups, $3 their documents
update billing_groups g set document = ($3::text[])[array_position($2::text[], g.billing_group_id)]
where g.tenant_id = $1 and g.billing_group_id = any($2::text[]) and g.document is null
