-- The entries of the audit log that commands write, and their events, many at once (core/services/changes/written.h). An
-- event points at the entry whose record it carries. It waits for the webhooks only where somebody wants to be told.
-- $1 tenant; entries: $2 ids, $3 actions, $4 records, $5 before, $6 after, $7 places of their commands; commands: $8 at,
-- $9 to $11 actors, $12 origins, $13 requests; events: $14 ids, $15 types, $16 places of their commands, $17 nouns,
-- $18 members that identify, $19 their entries
with audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, e.audit_id, ($8::timestamptz[])[e.command], ($9::text[])[e.command], ($10::text[])[e.command],
           ($11::text[])[e.command], ($12::text[])[e.command], coalesce(($13::text[])[e.command], ''), e.action,
           e.record_id, e.before::json, e.after::json
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[])
        as e(audit_id, action, record_id, before, after, command)
),
unsealed as (
    insert into audit_unsealed (tenant_id, audit_id) select $1, e from unnest($2::text[]) e
),
event as (
    insert into events (tenant_id, event_id, type, occurred_at, noun, ids, audit_id)
    select $1, e.event_id, e.type, ($8::timestamptz[])[e.command], e.noun, e.ids, e.audit_id
    from unnest($14::text[], $15::text[], $16::integer[], $17::text[], $18::text[], $19::text[])
        as e(event_id, type, command, noun, ids, audit_id)
)
insert into webhook_queue (tenant_id, event_id)
select $1, e.event_id
from unnest($14::text[], $15::text[]) as e(event_id, type)
where exists (select from webhook_endpoints w
              where w.tenant_id = $1 and w.enabled and w.events && array['*', e.type])
