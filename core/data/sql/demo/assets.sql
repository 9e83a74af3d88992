-- The devices of many rentals, with the words by which they are found.
-- $1 tenant; of each: $2 serial number, $3 product, $4 variant, $5 SKU, $6 product name, $7 status, $8 condition, $9 location,
-- $10 acquisition cost, $11 its date, $12 customer, $13 rental, $14 since when, $15 when it changed, $16 document
with words as (
    insert into search_words (tenant_id, noun, record_id, word) select $1, 'asset', s, lower(s) from unnest($2::text[]) s
)
insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, condition, location,
                    acquisition_cost, acquisition_date, customer_id, rental_id, created_from, created_by, created_at,
                    updated_at, document)
select $1, a.serial_number, a.product_id, a.variant_id, a.sku, a.product_name, a.status, a.condition, a.location,
       a.acquisition_cost, a.acquisition_date, a.customer_id, a.rental_id, ''::bytea, 'demo', a.created_at, a.updated_at,
       a.document
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[],
            $11::date[], $12::text[], $13::text[], $14::timestamptz[], $15::timestamptz[], $16::text[])
    as a(serial_number, product_id, variant_id, sku, product_name, status, condition, location, acquisition_cost,
         acquisition_date, customer_id, rental_id, created_at, updated_at, document)
