-- Endpoints that could not be told what happened, those that have been failing for longest first; for each how much waits,
-- counted up to $3, and what became of the last attempt to tell it. A tenant has few endpoints.
-- $1 tenant, $2 how many, $3 the most that is counted
select w.webhook_endpoint_id, w.url, w.enabled, stamp(w.failing_since),
       (select count(*)
        from (select from webhook_deliveries d
              where d.tenant_id = $1 and d.webhook_endpoint_id = w.webhook_endpoint_id and d.status = 'pending'
              limit $3) waiting),
       stamp(next.next_attempt_at), next.failures, next.last_status
from webhook_endpoints w
left join lateral (
    select d.next_attempt_at, d.failures, d.attempts[cardinality(d.attempts)] ->> 'status' as last_status
    from webhook_deliveries d
    where d.tenant_id = $1 and d.webhook_endpoint_id = w.webhook_endpoint_id and d.status = 'pending'
    order by d.next_attempt_at
    limit 1) next on true
where w.tenant_id = $1 and w.deleted_at is null
  and (w.failing_since is not null or w.disabled_reason in ('gone', 'failing'))
order by w.failing_since nulls last, w.webhook_endpoint_id
limit $2
