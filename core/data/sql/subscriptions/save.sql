-- What may become of subscriptions by what is done with them. What is billed and collected of them, and their groups, are moved
-- elsewhere.
-- $1 tenant; columns of many: $2 subscriptions, $3 statuses, $4 serial numbers, $5 products, $6 variants, $7 SKUs, $8 product
-- names, $9 images, $10 monthly amounts, $11 prices, $12 months, $13 ends, $14 next billing dates, $15 credit, $16 types of their
-- endings, $17 the dates of these, $18 their orders, $19 whether the devices are due, $20 months rented, $21 months saved,
-- $22 extensions, $23 replacements, details of $24 buyouts, $25 early returns, $26 cancellations, $27 custom fields, $28 notes,
-- $29 ended at, $30 updated at, $31 documents, $32 from when on their days are not used, $33 since when an early return is asked
-- for, $34 by whom
update subscriptions s
set status = n.status, serial_number = n.serial_number, product_id = n.product_id, variant_id = n.variant_id, sku = n.sku,
    product_name = n.product_name, product_image_url = n.image_url, monthly_amount = n.monthly_amount, prices = n.prices::json,
    contract_length = n.months, end_date = n.end_date, next_billing_date = n.next_billing_date, credit = n.credit,
    ending_type = n.ending_type, ending_date = n.ending_date, ending_order_id = n.ending_order_id, return_due = n.return_due,
    actual_months_rented = n.months_rented, months_saved = n.months_saved, extension_history = n.extensions::json,
    replacement_history = n.replacements::json, buyout_details = n.buyout::json, early_return_details = n.early_return::json,
    cancellation_details = n.cancellation::json, custom_fields = n.custom_fields::json, notes = n.notes,
    ended_at = n.ended_at, updated_at = n.updated_at, document = n.document, unused_from = n.unused_from,
    early_return_requested_at = n.asked_at, early_return_requested_by = n.asked_by, version = s.version + 1
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[],
            $11::text[], $12::integer[], $13::date[], $14::date[], $15::bigint[], $16::text[], $17::date[], $18::text[],
            $19::boolean[], $20::integer[], $21::integer[], $22::text[], $23::text[], $24::text[], $25::text[], $26::text[],
            $27::text[], $28::text[], $29::timestamptz[], $30::timestamptz[], $31::text[], $32::date[], $33::timestamptz[],
            $34::text[])
     as n(rental_id, status, serial_number, product_id, variant_id, sku, product_name, image_url, monthly_amount, prices,
          months, end_date, next_billing_date, credit, ending_type, ending_date, ending_order_id, return_due, months_rented,
          months_saved, extensions, replacements, buyout, early_return, cancellation, custom_fields, notes, ended_at,
          updated_at, document, unused_from, asked_at, asked_by)
where s.tenant_id = $1 and s.rental_id = n.rental_id and s.rental_id = any($2::text[])
returning s.rental_id, s.version, s.total_collected
