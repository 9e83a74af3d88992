-- An order o as core/data/orders/order_store.cpp reads it.
o.order_id, o.status, o.order_type, o.customer_id, o.customer_email, o.customer_first_name, o.customer_last_name,
o.customer_company, o.customer_phone, o.customer_type, o.billing_address, o.shipping_address, o.currency, o.subtotal,
o.tax_amount, o.total, o.setup_total, o.total_devices, o.rented_devices, o.payment, o.custom_fields,
o.extension_details, o.upgrade_details, o.billing_group_id, o.tracking_number, o.shipped_at, o.cancel_reason,
o.close_reason, o.notes, o.created_by, stamp(o.created_at) as created, stamp(o.updated_at) as updated,
stamp(o.confirmed_at) as confirmed, stamp(o.cancelled_at) as cancelled, o.version, o.document
