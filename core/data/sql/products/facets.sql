-- What products can be filtered by: every category and every brand that is in use.
-- $1 tenant
select distinct 'category', p.category from products p where p.tenant_id = $1
union all
select distinct 'brand', p.brand from products p where p.tenant_id = $1
order by 1, 2
