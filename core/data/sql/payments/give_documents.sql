-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 payments by id, $3 their documents
update payments p set document = d.document
from unnest($2::text[], $3::text[]) as d(payment_id, document)
where p.tenant_id = $1 and p.payment_id = d.payment_id and p.document is null
  and p.payment_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
