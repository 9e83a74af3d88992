-- The start of every list of the audit log; filters, sort and limit are added by the list's table.
-- $1 tenant
select concat(
    '{"auditId":"', a.audit_id,
    '","at":"', stamp(a.at),
    '","actor":{"kind":"', a.actor_kind, '","id":', to_json(a.actor_id), ',"name":', to_json(a.actor_name), '}',
    ',"origin":', to_json(a.origin),
    ',"requestId":', to_json(a.request_id),
    ',"action":', to_json(a.action),
    ',"recordId":', to_json(a.record_id),
    ',"before":' || a.before::text,
    ',"after":' || a.after::text,
    '}'), %1::text, a.audit_id, 1
from audit_entries a
where a.tenant_id = $1
