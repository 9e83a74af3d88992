-- The start of every list of invoices; filters, sort and limit are added by the list's table.
-- $1 tenant
select @{invoices/record}, %1::text, i.invoice_id
from invoices i
where i.tenant_id = $1
