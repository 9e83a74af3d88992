-- Failed payments whose next attempt is before a moment, the longest waiting first.
-- $1 tenant, $2 moment, $3 how many
select p.payment_id
from payments p
where p.tenant_id = $1 and p.status = 'failed' and p.next_retry_at < $2::timestamptz
order by p.next_retry_at, p.payment_id
limit $3
