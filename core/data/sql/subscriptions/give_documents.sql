-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 subscriptions, $3 their documents
update subscriptions s set document = ($3::text[])[array_position($2::text[], s.rental_id)]
where s.tenant_id = $1 and s.rental_id = any($2::text[]) and s.document is null
