-- The table of customers on the screen: a row each, then what stands in its cells (core/data/customers/customer_rows.h).
-- $1 tenant
select c.customer_id, %1::text, c.first_name || ' ' || c.last_name, c.company, c.email, c.customer_type,
       c.total_devices_rented, c.total_monthly_revenue, c.status, stamp(c.created_at)
from customers c
where c.tenant_id = $1
