-- Many orders at once, as a history would have left them: in every state, without events.
-- $1 tenant; of each: $2 order, $3 status, $4 customer, $5 e-mail, $6 first name, $7 last name, $8 company, $9 phone, $10 kind,
-- $11 address, $12 currency, $13 subtotal, $14 tax, $15 total, $16 setup total, $17 devices, $18 devices rented,
-- $19 when it was placed, $20 changed, $21 confirmed, $22 cancelled, $23 why cancelled, $24 document
insert into orders (tenant_id, order_id, status, order_type, customer_id, customer_email, customer_first_name,
                    customer_last_name, customer_company, customer_phone, customer_type, billing_address, shipping_address,
                    currency, subtotal, tax_amount, total, setup_total, total_devices, rented_devices, created_by, created_at,
                    updated_at, confirmed_at, cancelled_at, cancel_reason, document)
select $1, o.order_id, o.status, 'standard', o.customer_id, o.email, o.first_name, o.last_name, o.company, o.phone,
       o.customer_type, o.address, o.address, o.currency, o.subtotal, o.tax_amount, o.total, o.setup_total, o.total_devices,
       o.rented_devices, 'demo', o.created_at, o.updated_at, o.confirmed_at, o.cancelled_at, o.cancel_reason, o.document
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
            $11::json[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[], $17::integer[],
            $18::integer[], $19::timestamptz[], $20::timestamptz[], $21::timestamptz[], $22::timestamptz[], $23::text[],
            $24::text[])
    as o(order_id, status, customer_id, email, first_name, last_name, company, phone, customer_type, address, currency,
         subtotal, tax_amount, total, setup_total, total_devices, rented_devices, created_at, updated_at, confirmed_at,
         cancelled_at, cancel_reason, document)
