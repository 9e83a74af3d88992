-- $1 tenant, $2 payment
select p.payment_id, p.document, p.version
from payments p
where p.tenant_id = $1 and p.payment_id = $2
