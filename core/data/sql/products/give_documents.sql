-- $1 tenant, $2 products, $3 their documents
update products p set document = d.document
from unnest($2::text[], $3::text[]) as d(product_id, document)
where p.tenant_id = $1 and p.product_id = d.product_id and p.document is null
