-- The start of every list of payments; filters, sort and limit are added by the list's table.
-- $1 tenant
select p.document, %1::text, p.payment_id, p.version
from payments p
where p.tenant_id = $1
