-- The credit note of a movement of a payment, as invoices/find.
-- $1 tenant, $2 payment, $3 movement
select i.invoice_id, @{invoices/record}, i.invoice_number, i.customer_id, i.rental_id
from invoices i
where i.tenant_id = $1 and i.payment_id = $2 and i.kind = 'credit_note' and i.movement = $3
