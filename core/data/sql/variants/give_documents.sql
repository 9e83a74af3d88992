-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 variants by id, $3 their documents
update variants v set document = d.document
from unnest($2::text[], $3::text[]) as d(variant_id, document)
where v.tenant_id = $1 and v.variant_id = d.variant_id and v.document is null
  and v.variant_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
