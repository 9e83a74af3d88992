-- Writes an entry of its own, for what no change of a record carries: a key made or revoked.
-- $1 tenant, $2 change, $3 record, $4 before, $5 after
with audit as (
    insert into audit_entries (tenant_id, audit_id, at, actor_kind, actor_id, actor_name, origin, request_id, action,
                               record_id, before, after)
    select $1, c.audit_id, c.at, c.actor_kind, c.actor_id, c.actor_name, c.origin, c.request_id, c.action, $3, $4::json,
           $5::json
    from json_to_record($2::json) as c(audit_id text, at timestamptz, actor_kind text, actor_id text, actor_name text,
                                       origin text, request_id text, action text)
    returning audit_id
)
insert into audit_unsealed (tenant_id, audit_id) select $1, a.audit_id from audit a
