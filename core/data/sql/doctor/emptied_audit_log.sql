-- Whatever is made is written down, so a tenant with records has entries in its audit log, too.
-- $1 tenant
select coalesce((select p.product_id from products p where p.tenant_id = $1 limit 1),
                (select c.customer_id from customers c where c.tenant_id = $1 limit 1),
                (select a.serial_number from assets a where a.tenant_id = $1 limit 1))
where not exists (select from audit_entries e where e.tenant_id = $1)
  and (exists (select from products p where p.tenant_id = $1) or exists (select from customers c where c.tenant_id = $1)
       or exists (select from assets a where a.tenant_id = $1))
