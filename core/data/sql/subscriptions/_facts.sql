-- What rules need to know of a subscription s (core/data/subscriptions/subscription_store.cpp).
s.rental_id, s.status, s.version, s.customer_id, s.order_id, s.item_position, s.serial_number, s.product_id, s.variant_id,
s.sku, s.product_name, s.start_date::text, s.contract_length, s.billing_start, s.prices::text, s.end_date::text,
s.original_contract_length, s.monthly_amount, s.billed_until::text, s.next_billing_date::text, s.credit,
s.billing_group_id, s.list_price, s.acquisition_cost, s.total_collected, s.ending_type, s.ending_date::text,
s.ending_order_id, s.return_due, s.extension_history::text, s.replacement_history::text
