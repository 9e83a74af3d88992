-- $1 tenant, $2 [{"position", "audit_id", "digest"}]
insert into audit_chain (tenant_id, position, audit_id, digest)
select $1, s.position, s.audit_id, decode(s.digest, 'hex')
from json_to_recordset($2::json) as s(position bigint, audit_id text, digest text)
