-- $1 tenant, $2 variants, $3 their documents
update variants v set document = d.document
from unnest($2::text[], $3::text[]) as d(variant_id, document)
where v.tenant_id = $1 and v.variant_id = d.variant_id and v.document is null
