-- $1 tenant, $2 variant
select v.variant_id, v.document, v.version
from variants v
where v.tenant_id = $1 and v.variant_id = $2
