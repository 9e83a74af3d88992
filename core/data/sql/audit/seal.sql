-- Links entries of which a batch was read (audit/unsealed). They are taken out of those that wait by their range of ids and a
-- set to look in: with a join, PostgreSQL would compare each of the batch with each.
-- $1 tenant, $2 [{"position", "audit_id", "digest"}]
with link as (
    select * from json_to_recordset($2::json) as s(position bigint, audit_id text, digest text)
),
sealed as (
    delete from audit_unsealed u
    where u.tenant_id = $1 and u.audit_id >= (select min(l.audit_id collate "C") from link l)
      and u.audit_id <= (select max(l.audit_id collate "C") from link l)
      and coalesce(u.audit_id in (select l.audit_id from link l), false)
)
insert into audit_chain (tenant_id, position, audit_id, digest)
select $1, link.position, link.audit_id, decode(link.digest, 'hex') from link
