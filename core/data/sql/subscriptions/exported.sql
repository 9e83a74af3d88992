-- Subscriptions as rows of a table (core/services/exports): whether it is active, what it brings a month and has brought, in
-- minor units; then its cells in their published order, and its custom fields. Filters and order are added by the list's
-- table.
-- $1 tenant
select s.status = 'active', s.monthly_amount, s.total_collected,
       s.rental_id, s.customer_id, s.customer_email, s.customer_name, c.company, s.sku, s.product_name, s.serial_number,
       s.status, s.start_date, s.end_date, s.contract_length, money(s.monthly_amount, s.currency), s.currency,
       money(s.total_collected, s.currency), money(s.acquisition_cost, s.currency),
       round(s.total_collected * 100.0 / nullif(s.acquisition_cost, 0), 1), s.custom_fields
from subscriptions s join customers c on c.tenant_id = s.tenant_id and c.customer_id = s.customer_id
where s.tenant_id = $1
