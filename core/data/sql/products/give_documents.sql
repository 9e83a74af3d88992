-- To rows that have none, found by their ids whatever PostgreSQL knows of the table.
-- $1 tenant, $2 products, $3 their documents
update products p set document = ($3::text[])[array_position($2::text[], p.product_id)]
where p.tenant_id = $1 and p.product_id = any($2::text[]) and p.document is null
