-- So much of what a line has given is the customer's again.
-- $1 tenant, $2 payment, $3 position, $4 minor units
update payment_lines set credit_given = credit_given - $4::bigint
where tenant_id = $1 and payment_id = $2 and position = $3::integer
