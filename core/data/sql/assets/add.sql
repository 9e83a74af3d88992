-- Adds assets, with the words by which they are found, and answers those whose serial numbers were free. In the order of
-- the serial numbers, so that two deliveries of the same devices wait for each other instead of blocking each other.
-- $1 tenant; of each: $2 serial number, $3 product, $4 variant, $5 SKU, $6 product name, $7 image, $8 status, $9 condition,
-- $10 location, $11 notes, $12 acquisition cost, $13 acquisition date, $14 digest of the request, $15 document; of all: $16
-- who and $17 when; of each word: $18 serial number, $19 word
with added as (
    insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, product_image_url, status,
                        condition, location, notes, acquisition_cost, acquisition_date, created_from, document, created_by,
                        created_at, updated_at)
    select $1, n.serial_number, n.product_id, n.variant_id, n.sku, n.product_name, n.image_url, n.status, n.condition,
           n.location, n.notes, n.acquisition_cost, n.acquisition_date, decode(n.created_from, 'hex'), n.document, $16,
           $17::timestamptz, $17::timestamptz
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
                $10::text[], $11::text[], $12::bigint[], $13::date[], $14::text[], $15::text[])
        as n(serial_number, product_id, variant_id, sku, product_name, image_url, status, condition, location, notes,
             acquisition_cost, acquisition_date, created_from, document)
    order by n.serial_number collate "C"
    on conflict (tenant_id, serial_number) do nothing
    returning serial_number
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'asset', a.serial_number, w.word
    from unnest($18::text[], $19::text[]) as w(serial_number, word) join added a on a.serial_number = w.serial_number
    on conflict do nothing
)
select serial_number from added
