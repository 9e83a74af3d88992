-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 assets by id, $3 their documents
update assets a set document = d.document
from unnest($2::text[], $3::text[]) as d(serial_number, document)
where a.tenant_id = $1 and a.serial_number = d.serial_number and a.document is null
  and a.serial_number between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
