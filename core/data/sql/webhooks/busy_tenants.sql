-- The tenants for which there is something to do now; asked above all tenants. Two looks into an index for each tenant:
-- with "exists" all that waits would be read.
-- $1 now
select t.tenant_id
from tenants t
where coalesce(
    (select true from webhook_queue q where q.tenant_id = t.tenant_id limit 1),
    (select true from webhook_deliveries d
     where d.tenant_id = t.tenant_id and d.status = 'pending' and d.next_attempt_at <= $1::timestamptz
       and (d.leased_until is null or d.leased_until <= $1::timestamptz)
     order by d.next_attempt_at
     limit 1),
    false)
order by t.tenant_id
