-- What products say now.
-- $1 tenant; columns of many: $2 products, $3 SKUs, $4 names, $5 specifications, $6 categories, $7 brands,
-- $8 descriptions, $9 images, $10 ties to a store, $11 statuses, $12 at, $13 documents
update products p
set product_sku = n.product_sku, name = n.name, specification = n.specification, category = n.category, brand = n.brand,
    description = n.description, images = n.images::json, sync = n.sync::json, status = n.status, updated_at = n.at,
    document = n.document, version = p.version + 1
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
            $11::text[], $12::timestamptz[], $13::text[])
     as n(product_id, product_sku, name, specification, category, brand, description, images, sync, status, at, document)
where p.tenant_id = $1 and p.product_id = n.product_id and p.product_id = any($2::text[])
