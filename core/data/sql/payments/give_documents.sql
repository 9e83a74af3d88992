-- $1 tenant, $2 payments, $3 their documents
update payments p set document = d.document
from unnest($2::text[], $3::text[]) as d(payment_id, document)
where p.tenant_id = $1 and p.payment_id = d.payment_id and p.document is null
