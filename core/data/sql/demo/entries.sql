-- What the audit log tells of many records, as a history would have left it. Each waits to be linked, as all entries do.
-- $1 tenant; of each: $2 entry, $3 at, $4 kind of actor, $5 actor, $6 action, $7 record, $8 before, $9 after
with audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, e.audit_id, e.at, e.actor_kind, 'demo', e.actor_name, 'local', '', e.action, e.record_id, e.before, e.after
    from unnest($2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::json[], $9::json[])
        as e(audit_id, at, actor_kind, actor_name, action, record_id, before, after)
)
insert into audit_unsealed (tenant_id, audit_id) select $1, e from unnest($2::text[]) e
