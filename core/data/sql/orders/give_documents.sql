-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 orders by id, $3 their documents
update orders o set document = d.document
from unnest($2::text[], $3::text[]) as d(order_id, document)
where o.tenant_id = $1 and o.order_id = d.order_id and o.document is null
  and o.order_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
