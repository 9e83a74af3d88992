-- What nobody can send again any more and be answered the same order.
-- $1 tenant, $2 placed before
delete from order_claims k
where k.tenant_id = $1 and k.placed_at < $2::timestamptz
