-- How many entries wait to be linked, how many of them for longer than any server takes, and an entry that is neither
-- linked nor waits.
-- $1 tenant
select (select count(*) from audit_unsealed u where u.tenant_id = $1),
       (select count(*) from audit_unsealed u where u.tenant_id = $1 and u.since < now() - interval '10 minutes'),
       (select min(e.audit_id) from audit_entries e
        where e.tenant_id = $1
          and not exists (select from audit_chain c where c.tenant_id = $1 and c.audit_id = e.audit_id)
          and not exists (select from audit_unsealed u where u.tenant_id = $1 and u.audit_id = e.audit_id))
