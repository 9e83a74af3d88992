-- The columns of an order o as a work list shows it.
o.order_id, coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name) as customer,
           o.total_devices, o.total_devices - o.rented_devices as devices_left
