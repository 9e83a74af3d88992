-- Makes products; one whose SKU is taken is left out. Answers those that were made.
-- $1 tenant; columns of many: $2 products, $3 SKUs, $4 names, $5 specifications, $6 categories, $7 brands,
-- $8 descriptions, $9 images, $10 ties to a store, $11 statuses, $12 at, $13 documents
insert into products (tenant_id, product_id, product_sku, name, specification, category, brand, description, images, sync,
                      status, created_at, updated_at, document)
select $1, n.product_id, n.product_sku, n.name, n.specification, n.category, n.brand, n.description, n.images::json,
       n.sync::json, n.status, n.at, n.at, n.document
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
            $11::text[], $12::timestamptz[], $13::text[])
     as n(product_id, product_sku, name, specification, category, brand, description, images, sync, status, at, document)
on conflict on constraint products_sku_key do nothing
returning product_id
