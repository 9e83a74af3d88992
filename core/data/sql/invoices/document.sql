-- The document of an invoice.
-- $1 tenant, $2 invoice, $3 format, $4 language
select f.file_id
from files f
where f.tenant_id = $1 and f.invoice_id = $2 and f.invoice_format = $3 and f.invoice_language = $4
