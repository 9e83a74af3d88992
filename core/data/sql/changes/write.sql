-- The entries of the audit log that a command writes, and its events, many at once (core/services/changes/written.h). An
-- event points at the entry whose record it carries. It waits for the webhooks only where somebody wants to be told.
-- $1 tenant; entries: $2 ids, $3 actions, $4 records, $5 before, $6 after; of all: $7 at, $8 to $10 actor, $11 origin,
-- $12 request; events: $13 ids, $14 types, $15 nouns, $16 members that identify, $17 their entries
with audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, e.audit_id, $7::timestamptz, $8, $9, $10, $11, coalesce($12, ''), e.action, e.record_id, e.before::json, e.after::json
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
        as e(audit_id, action, record_id, before, after)
),
unsealed as (
    insert into audit_unsealed (tenant_id, audit_id) select $1, e from unnest($2::text[]) e
),
event as (
    insert into events (tenant_id, event_id, type, occurred_at, noun, ids, audit_id)
    select $1, e.event_id, e.type, $7::timestamptz, e.noun, e.ids, e.audit_id
    from unnest($13::text[], $14::text[], $15::text[], $16::text[], $17::text[])
        as e(event_id, type, noun, ids, audit_id)
)
insert into webhook_queue (tenant_id, event_id)
select $1, e.event_id
from unnest($13::text[], $14::text[]) as e(event_id, type)
where exists (select from webhook_endpoints w
              where w.tenant_id = $1 and w.enabled and w.events && array['*', e.type])
