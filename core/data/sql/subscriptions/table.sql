-- The table of subscriptions on the screen: a row each, then what stands in its cells
-- (core/data/subscriptions/subscription_table.h).
-- $1 tenant
select s.rental_id, %1::text, s.status, s.ending_type, s.return_due, s.product_name, @{subscriptions/customer}, s.start_date::text,
       s.end_date::text, s.contract_length, s.billed_until::text, s.actual_months_rented, s.monthly_amount,
       s.total_collected, s.acquisition_cost, s.next_billing_date::text, s.serial_number, s.order_id, s.sku,
       s.customer_email, s.customer_id, s.billing_group_id, stamp(s.created_at), stamp(s.updated_at),
       stamp(s.ended_at)
from subscriptions s
where s.tenant_id = $1
