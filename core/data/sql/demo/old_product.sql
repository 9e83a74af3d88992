-- A product that nobody rents any more, with its variant.
-- $1 tenant, $2 product, $3 variant, $4 since when
with p as (
    insert into products (tenant_id, product_id, product_sku, name, specification, category, brand, status, created_at,
                          updated_at)
    values ($1, $2, 'IPA9-64', 'iPad 9', '64 GB, Wi-Fi', 'Tablets', 'Apple', 'active', $4::timestamptz, $4::timestamptz)
    returning product_id, created_at
),
v as (
    insert into variants (tenant_id, variant_id, product_id, variant_sku, variant_name, grade, list_price,
                          acquisition_cost, status, created_at, updated_at)
    select $1, $3, p.product_id, 'IPA9-64-C', 'iPad 9, Grade C', 'C', 19900, 15000, 'active', p.created_at, p.created_at
    from p
    returning variant_id
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, n.noun, n.record_id, w
    from (values ('product', $2), ('variant', $3)) n(noun, record_id), unnest('{ipa9-64,ipa9,64,ipad,9,tablets,apple}'::text[]) w
)
insert into variant_prices (tenant_id, variant_id, contract_length, monthly_price)
select $1, v.variant_id, 12, 1200 from v
