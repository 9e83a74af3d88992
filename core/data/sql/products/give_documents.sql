-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 products by id, $3 their documents
update products p set document = d.document
from unnest($2::text[], $3::text[]) as d(product_id, document)
where p.tenant_id = $1 and p.product_id = d.product_id and p.document is null
  and p.product_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
