-- $1 tenant, $2 product
select p.product_id, p.document, p.version
from products p
where p.tenant_id = $1 and p.product_id = $2
