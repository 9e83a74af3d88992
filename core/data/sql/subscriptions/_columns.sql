-- A subscription s as core/data/subscriptions/subscription_rows.cpp reads it.
@{subscriptions/state}, s.rental_id, s.order_id, s.item_position, s.customer_id, s.customer_email, s.customer_name,
s.serial_number, s.product_id, s.variant_id, s.sku, s.product_name, s.product_image_url, s.currency,
s.original_contract_length, s.credit, s.return_due, s.months_saved,
s.list_price_source, s.acquisition_cost_source, s.upgrade_from_rental_id, s.extension_history, s.replacement_history,
s.buyout_details, s.early_return_details, s.cancellation_details, s.custom_fields, s.notes, s.created_by,
stamp(s.created_at) as created, s.version, s.document, s.unused_from,
stamp(s.early_return_requested_at) as early_return_requested, s.early_return_requested_by
