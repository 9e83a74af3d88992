-- Makes variants; one whose SKU is taken is left out. Answers those that were made.
-- $1 tenant; columns of many: $2 variants, $3 products, $4 SKUs, $5 names, $6 grades, $7 conditions, $8 colours, $9 images,
-- $10 list prices, $11 acquisition costs, $12 statuses, $13 at, $14 documents
insert into variants (tenant_id, variant_id, product_id, variant_sku, variant_name, grade, condition, color_name, images,
                      list_price, acquisition_cost, status, created_at, updated_at, document)
select $1, n.variant_id, n.product_id, n.variant_sku, n.variant_name, n.grade, n.condition, n.color_name, n.images::json,
       n.list_price, n.acquisition_cost, n.status, n.at, n.at, n.document
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[],
            $11::bigint[], $12::text[], $13::timestamptz[], $14::text[])
     as n(variant_id, product_id, variant_sku, variant_name, grade, condition, color_name, images, list_price,
          acquisition_cost, status, at, document)
on conflict on constraint variants_sku_key do nothing
returning variant_id
