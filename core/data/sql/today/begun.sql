-- Whether the company has what it rents out, anything to hand over, and somebody who wants it: one of each.
-- $1 tenant
select exists (select from products p where p.tenant_id = $1), exists (select from assets a where a.tenant_id = $1),
       exists (select from orders o where o.tenant_id = $1)
