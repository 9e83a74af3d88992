-- What may become of an order after it was placed.
-- $1 tenant, $2 order, $3 status, $4 billing address, $5 shipping address, $6 subtotal, $7 tax, $8 total, $9 setup total,
-- $10 devices, $11 of them rented, $12 custom fields, $13 group, $14 tracking number, $15 shipped at, $16 cancel reason,
-- $17 close reason, $18 notes, $19 updated at, $20 confirmed at, $21 cancelled at, $22 document
update orders o
set status = $3, billing_address = $4::json, shipping_address = $5::json, subtotal = $6::bigint, tax_amount = $7::bigint,
    total = $8::bigint, setup_total = $9::bigint, total_devices = $10::integer, rented_devices = $11::integer,
    custom_fields = $12::json, billing_group_id = $13, tracking_number = $14, shipped_at = $15, cancel_reason = $16,
    close_reason = $17, notes = $18, updated_at = $19::timestamptz, confirmed_at = $20::timestamptz,
    cancelled_at = $21::timestamptz, document = $22, version = o.version + 1
where o.tenant_id = $1 and o.order_id = $2
returning o.version
