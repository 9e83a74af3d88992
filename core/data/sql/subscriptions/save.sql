-- What may become of a subscription by what is done with it. What is billed and collected of it, and its group, are moved
-- elsewhere.
-- $1 tenant, $2 subscription, $3 status, $4 serial number, $5 product, $6 variant, $7 SKU, $8 product name, $9 image,
-- $10 monthly amount, $11 prices, $12 months, $13 end, $14 next billing date, $15 credit, $16 type of its ending, $17 its
-- date, $18 its order, $19 whether the device is due, $20 months rented, $21 months saved, $22 extensions,
-- $23 replacements, details of $24 buyout, $25 early return, $26 cancellation, $27 custom fields, $28 notes, $29 ended at,
-- $30 updated at, $31 document, $32 from when on its days are not used, $33 since when an early return is asked for, $34 by whom
update subscriptions s
set status = $3, serial_number = $4, product_id = $5, variant_id = $6, sku = $7, product_name = $8,
    product_image_url = $9, monthly_amount = $10::bigint, prices = $11::json, contract_length = $12::integer,
    end_date = $13::date, next_billing_date = $14::date, credit = $15::bigint, ending_type = $16, ending_date = $17::date,
    ending_order_id = $18, return_due = $19::boolean, actual_months_rented = $20::integer, months_saved = $21::integer,
    extension_history = $22::json, replacement_history = $23::json, buyout_details = $24::json,
    early_return_details = $25::json, cancellation_details = $26::json, custom_fields = $27::json, notes = $28,
    ended_at = $29::timestamptz, updated_at = $30::timestamptz, document = $31, unused_from = $32::date,
    early_return_requested_at = $33::timestamptz, early_return_requested_by = $34,
    version = s.version + 1
where s.tenant_id = $1 and s.rental_id = $2
returning s.version, s.total_collected
