-- Events that have had their time and are not being delivered any more.
-- $1 tenant, $2 the first id to keep, $3 how many at most
delete from events
where tenant_id = $1
  and event_id in (
      select e.event_id from events e
      where e.tenant_id = $1 and e.event_id < $2
        and not exists (select from webhook_deliveries d where d.tenant_id = $1 and d.event_id = e.event_id)
        and not exists (select from webhook_queue q where q.tenant_id = $1 and q.event_id = e.event_id)
      order by e.event_id
      limit $3::integer)
