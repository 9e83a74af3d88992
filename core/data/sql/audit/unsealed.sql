-- A batch of the entries that wait to be linked; none that is being written or linked at this moment.
-- $1 tenant, $2 how many at most
select e.audit_id, @{audit/content}
from (select u.audit_id from audit_unsealed u
      where u.tenant_id = $1
      order by u.audit_id
      limit $2::integer
      for update skip locked) w
cross join lateral (select e.* from audit_entries e where e.tenant_id = $1 and e.audit_id = w.audit_id offset 0) e
order by e.audit_id
