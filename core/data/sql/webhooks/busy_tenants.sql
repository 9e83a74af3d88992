-- The tenants for which there is something to do now; asked above all tenants.
-- $1 now
select t.tenant_id
from tenants t
where exists (select from webhook_queue q where q.tenant_id = t.tenant_id)
   or exists (select from webhook_deliveries d
              where d.tenant_id = t.tenant_id and d.status = 'pending' and d.next_attempt_at <= $1::timestamptz
                and (d.leased_until is null or d.leased_until <= $1::timestamptz))
order by t.tenant_id
