-- $1 tenant, $2 orders, $3 their documents
update orders o set document = d.document
from unnest($2::text[], $3::text[]) as d(order_id, document)
where o.tenant_id = $1 and o.order_id = d.order_id and o.document is null
