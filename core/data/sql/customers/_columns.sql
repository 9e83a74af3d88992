-- A customer c as core/data/customers/customer_store.cpp reads them.
c.customer_id, c.tenant_id, c.email, c.first_name, c.last_name, c.customer_type, c.status, c.company, c.phone,
c.custom_fields, c.last_billing_address, c.last_shipping_address, c.total_devices_rented, c.devices_ever,
c.total_monthly_revenue, c.lifetime_collected, c.total_acquisition_cost, (select t.currency from tenants t where t.tenant_id = $1), c.created_by, stamp(c.created_at),
stamp(c.updated_at),
array_to_string(array(select o.order_id from orders o
                      where o.tenant_id = c.tenant_id and o.customer_id = c.customer_id
                      order by o.created_at, o.order_id), ' '),
array_to_string(array(select s.rental_id from subscriptions s
                      where s.tenant_id = c.tenant_id and s.customer_id = c.customer_id and c.devices_ever > 0
                      order by s.created_at, s.rental_id), ' '),
c.tax_treatment, c.vat_number, trim_scale(c.tax_rate)
