-- Whether there is such a movement.
-- $1 tenant, $2 customer, $3 payment, $4 version of it
select true from ledger l
where l.tenant_id = $1 and l.customer_id = $2 and l.payment_id = $3 and l.version = $4::integer
