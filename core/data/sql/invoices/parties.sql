-- Between whom an invoice is, as one says it that is issued now.
-- $1 tenant, $2 customer
select to_json(@{invoices/seller_name})::text, (@{invoices/seller})::text, (@{invoices/recipient})::text
from tenants t
cross join lateral (select c.* from customers c where c.tenant_id = $1 and c.customer_id = $2 offset 0) c
where t.tenant_id = $1
