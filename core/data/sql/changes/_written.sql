-- Writes what happened, in the same statement as the change itself: one event for each type in $2, and the entry of the
-- audit log, which waits to be linked. Stands after a CTE changed(record_id, noun, ids, before, after): ids are the members '"orderId":"…"' that
-- an event's data begins with, before is null for a new record.
difference as (
    select changed.*, (
        select json_object_agg(coalesce(old.key, new.key), old.value)
        from json_each(changed.before) old full join json_each(changed.after) new on new.key = old.key
        where changed.before is not null and coalesce(old.key, new.key) <> 'updatedAt'
          and new.value::text is distinct from old.value::text) as previous
    from changed
),
event as (
    insert into events (tenant_id, event_id, type, occurred_at, data)
    select $1, happened.id, happened.type, ($2::json ->> 'at')::timestamptz,
           concat('{', d.ids, ',"', d.noun, '":', d.after, ',"previous":' || d.previous::text, '}')::json
    from difference d, json_to_recordset($2::json -> 'events') as happened(id text, type text)
),
audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, c.audit_id, c.at, c.actor_kind, c.actor_id, c.actor_name, c.origin, c.request_id, c.action,
           d.record_id, d.before, d.after
    from difference d, json_to_record($2::json) as c(audit_id text, at timestamptz, actor_kind text, actor_id text,
                                                     actor_name text, origin text, request_id text, action text)
    returning audit_id
),
unsealed as (
    insert into audit_unsealed (tenant_id, audit_id) select $1, a.audit_id from audit a
)
