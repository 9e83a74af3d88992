-- The start of every list of products; filters, sort and limit are added by the list's table.
-- $1 tenant
select p.document, %1::text, p.product_id
from products p
where p.tenant_id = $1
