-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 assets, $3 their documents
update assets a set document = ($3::text[])[array_position($2::text[], a.serial_number)]
where a.tenant_id = $1 and a.serial_number = any($2::text[]) and a.document is null
