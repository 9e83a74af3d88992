-- What moves of a subscription s while nobody touches it, and what its figures follow from
-- (core/data/subscriptions/subscription_rows.cpp).
s.status, s.start_date, s.contract_length, s.billing_start, s.prices, s.monthly_amount, s.billed_until,
s.next_billing_date, s.billing_group_id, s.list_price, s.acquisition_cost, s.total_collected, s.actual_months_rented,
stamp(s.updated_at) as updated, stamp(s.ended_at) as ended,
trim_scale(s.tax_rate) as tax_rate, s.credit_received, s.ending_type, s.ending_date, s.ending_order_id
