-- A variant v as core/data/products/product_store.cpp reads it.
v.product_id, v.variant_id, v.variant_sku, v.variant_name, v.grade, v.status, v.condition, v.color_name, v.images,
v.list_price, v.acquisition_cost, stamp(v.created_at) as created, stamp(v.updated_at) as updated, v.version, v.document
