-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 payments, $3 their documents
update payments p set document = ($3::text[])[array_position($2::text[], p.payment_id)]
where p.tenant_id = $1 and p.payment_id = any($2::text[]) and p.document is null
