-- A batch of the entries that wait to be linked; none that is being written or linked at this moment.
-- $1 tenant
select e.audit_id, @{audit/content}
from (select u.audit_id from audit_unsealed u
      where u.tenant_id = $1
      order by u.audit_id
      limit 500
      for update skip locked) w
join audit_entries e on e.tenant_id = $1 and e.audit_id = w.audit_id
order by e.audit_id
