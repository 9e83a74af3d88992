-- Calls off a payment that has just been made, before it has an invoice or a document.
-- $1 tenant, $2 payment, $3 when
update payments p
set status = 'cancelled', cancelled_at = $3::timestamptz, cancel_reason = 'The address was wrong.', credited_net = p.subtotal,
    credited_tax = p.tax_amount, version = p.version + 1
where p.tenant_id = $1 and p.payment_id = $2
