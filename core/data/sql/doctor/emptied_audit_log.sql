-- Whatever is made is written down: a tenant with records has entries in its audit log, and of its products, which come before
-- all else, at least one has its own. So a log that was emptied and has been written to since is found, too.
-- $1 tenant
select r.id
from ((select p.product_id as id
       from products p
       where p.tenant_id = $1
         and not exists (select from products k
                         join audit_entries e on e.tenant_id = $1 and e.record_id = k.product_id
                         where k.tenant_id = $1)
       limit 1)
      union all
      (select r.id
       from (select c.customer_id as id from customers c where c.tenant_id = $1
             union all
             select a.serial_number from assets a where a.tenant_id = $1) r
       where not exists (select from audit_entries e where e.tenant_id = $1)
       limit 1)) r
limit 1
