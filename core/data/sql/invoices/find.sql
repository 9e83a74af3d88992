-- $1 tenant, $2 invoice
select i.invoice_id, @{invoices/record}, i.invoice_number, i.customer_id, i.rental_id
from invoices i
where i.tenant_id = $1 and i.invoice_id = $2
