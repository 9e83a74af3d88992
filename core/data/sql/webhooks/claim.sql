-- Takes deliveries that are due, for the time of the lease: of each endpoint as many as may still be under way at once.
-- $1 tenant, $2 now, $3 until when they are leased, $4 how many at an endpoint at once, $5 how many at most,
-- $6 the key that this process has
with due as (
    select x.webhook_delivery_id
    from webhook_endpoints w
    cross join lateral (
        select count(*) as count from webhook_deliveries b
        where b.tenant_id = $1 and b.webhook_endpoint_id = w.webhook_endpoint_id and b.leased_until > $2::timestamptz
    ) busy
    cross join lateral (
        select d.webhook_delivery_id from webhook_deliveries d
        where d.tenant_id = $1 and d.webhook_endpoint_id = w.webhook_endpoint_id and d.status = 'pending'
          and d.next_attempt_at <= $2::timestamptz
          and (d.leased_until is null or d.leased_until <= $2::timestamptz)
        order by d.next_attempt_at
        limit greatest(0, $4::integer - busy.count)
        for update skip locked
    ) x
    where w.tenant_id = $1 and w.deleted_at is null and w.sealed_by = $6
    limit $5::integer
),
taken as (
    update webhook_deliveries d
    set leased_until = $3::timestamptz
    from due
    where d.tenant_id = $1 and d.webhook_delivery_id = due.webhook_delivery_id
      and d.webhook_delivery_id = any(array(select due.webhook_delivery_id from due))
    returning d.webhook_delivery_id, d.webhook_endpoint_id, d.event_id, d.failures
)
select t.webhook_delivery_id, t.webhook_endpoint_id, t.event_id, t.failures, w.url, encode(w.secret, 'hex'),
       case when w.previous_secret_expires_at > $2::timestamptz then encode(w.previous_secret, 'hex') end,
       @{events/columns}
from taken t
join webhook_endpoints w on w.tenant_id = $1 and w.webhook_endpoint_id = t.webhook_endpoint_id
join events e on e.tenant_id = $1 and e.event_id = t.event_id
left join audit_entries a on a.tenant_id = $1 and a.audit_id = e.audit_id
