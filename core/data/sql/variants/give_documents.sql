-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 variants, $3 their documents
update variants v set document = ($3::text[])[array_position($2::text[], v.variant_id)]
where v.tenant_id = $1 and v.variant_id = any($2::text[]) and v.document is null
