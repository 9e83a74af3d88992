-- The range keeps a table of which PostgreSQL knows nothing yet from being read whole for each batch.
-- $1 tenant, $2 groups by id, $3 their documents
update billing_groups g set document = d.document
from unnest($2::text[], $3::text[]) as d(billing_group_id, document)
where g.tenant_id = $1 and g.billing_group_id = d.billing_group_id and g.document is null
  and g.billing_group_id between ($2::text[])[1] and ($2::text[])[cardinality($2::text[])]
