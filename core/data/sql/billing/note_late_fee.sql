-- There is one late fee for a payment, also when that fee is cancelled. No row: it has been charged.
-- $1 tenant, $2 payment
update payments p set late_fee_charged = true
where p.tenant_id = $1 and p.payment_id = $2 and not p.late_fee_charged
returning p.payment_id
