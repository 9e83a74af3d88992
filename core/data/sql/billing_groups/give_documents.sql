-- $1 tenant, $2 groups, $3 their documents
update billing_groups g set document = d.document
from unnest($2::text[], $3::text[]) as d(billing_group_id, document)
where g.tenant_id = $1 and g.billing_group_id = d.billing_group_id and g.document is null
