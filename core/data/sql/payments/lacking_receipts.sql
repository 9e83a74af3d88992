-- The next payments after a given id, whatever they hold, and whether money came for them before receipts were kept. No index
-- knows those: a statement that looked for them alone would walk past all others at once, where most have theirs.
-- $1 tenant, $2 after
select p.payment_id, p.received <> 0 and p.receipts is null
from payments p
where p.tenant_id = $1 and p.payment_id > $2
order by p.payment_id
limit 1000
