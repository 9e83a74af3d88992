-- A batch of what has had its time; the next call takes the rest.
-- $1 tenant
delete from idempotency_keys
where tenant_id = $1 and key in (select i.key from idempotency_keys i
                                 where i.tenant_id = $1 and i.created_at < now() - interval '24 hours'
                                 order by i.created_at
                                 limit 5000)
  and created_at < now() - interval '24 hours'
