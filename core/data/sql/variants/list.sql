-- The start of every list of variants; filters, sort and limit are added by the list's table.
-- $1 tenant
select v.document, %1::text, v.variant_id
from variants v
join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
where v.tenant_id = $1
