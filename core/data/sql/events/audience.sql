-- The events that this transaction has made so far, and how many webhooks will be told of some of them.
-- $1 tenant, $2 an id before the first of them
with mine as (
    select distinct e.type from events e
    where e.tenant_id = $1 and e.event_id >= $2 and written_here(e.xmin)
)
select array_to_string(array(select m.type from mine m order by m.type), ','),
       (select count(*) from webhook_endpoints w
        where w.tenant_id = $1 and w.deleted_at is null and w.enabled and exists (select from mine)
          and w.events && (array['*'] || array(select m.type from mine m)))
