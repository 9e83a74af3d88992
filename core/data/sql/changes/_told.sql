-- Writes what happened, in the same statement as the change itself: the entry of the audit log, which waits to be linked, one
-- event for each type in the change, which points at the entry that holds its record, and a place in the queue to the
-- webhooks when somebody wants to be told of it. Stands after a CTE told(record_id, noun, ids, before, after, change): ids are
-- the members '"orderId":"…"' that an event's data begins with, before is null for a new record.
event as (
    insert into events (tenant_id, event_id, type, occurred_at, noun, ids, audit_id)
    select $1, happened.id, happened.type, (d.change ->> 'at')::timestamptz, d.noun, d.ids, d.change ->> 'audit_id'
    from told d, json_to_recordset(d.change -> 'events') as happened(id text, type text)
    returning event_id, type
),
queued as (
    insert into webhook_queue (tenant_id, event_id)
    select $1, e.event_id
    from event e
    where exists (select from webhook_endpoints w
                  where w.tenant_id = $1 and w.enabled and w.events && array['*', e.type])
),
audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, c.audit_id, c.at, c.actor_kind, c.actor_id, c.actor_name, c.origin, c.request_id, c.action,
           d.record_id, d.before, d.after
    from told d, json_to_record(d.change) as c(audit_id text, at timestamptz, actor_kind text, actor_id text,
                                               actor_name text, origin text, request_id text, action text)
    returning audit_id
),
unsealed as (
    insert into audit_unsealed (tenant_id, audit_id) select $1, a.audit_id from audit a
)
