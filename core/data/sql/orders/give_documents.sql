-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 orders, $3 their documents
update orders o set document = ($3::text[])[array_position($2::text[], o.order_id)]
where o.tenant_id = $1 and o.order_id = any($2::text[]) and o.document is null
