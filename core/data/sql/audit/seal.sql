-- $1 tenant, $2 [{"position", "audit_id", "digest"}]
with link as (
    select * from json_to_recordset($2::json) as s(position bigint, audit_id text, digest text)
),
sealed as (
    delete from audit_unsealed u using link where u.tenant_id = $1 and u.audit_id = link.audit_id
      and u.audit_id = any(array(select link.audit_id from link))
)
insert into audit_chain (tenant_id, position, audit_id, digest)
select $1, link.position, link.audit_id, decode(link.digest, 'hex') from link
