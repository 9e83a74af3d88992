-- What variants say now; their SKUs and their products stay.
-- $1 tenant; columns of many: $2 variants, $3 products, $4 SKUs, $5 names, $6 grades, $7 conditions, $8 colours, $9 images,
-- $10 list prices, $11 acquisition costs, $12 statuses, $13 at, $14 documents
update variants v
set variant_name = n.variant_name, grade = n.grade, condition = n.condition, color_name = n.color_name,
    images = n.images::json, list_price = n.list_price, acquisition_cost = n.acquisition_cost, status = n.status,
    updated_at = n.at, document = n.document, version = v.version + 1
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[],
            $11::bigint[], $12::text[], $13::timestamptz[], $14::text[])
     as n(variant_id, product_id, variant_sku, variant_name, grade, condition, color_name, images, list_price,
          acquisition_cost, status, at, document)
where v.tenant_id = $1 and v.variant_id = n.variant_id and v.variant_id = any($2::text[])
