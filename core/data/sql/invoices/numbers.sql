-- The numbers of the invoices of payments, of those that have one.
-- $1 tenant, $2 payments
select i.payment_id, i.invoice_number
from unnest($2::text[]) as wanted(payment_id)
cross join lateral (select i.payment_id, i.invoice_number from invoices i
                    where i.tenant_id = $1 and i.payment_id = wanted.payment_id and i.kind = 'invoice' offset 0) i
