-- A product p as core/data/products/product_store.cpp reads it.
p.product_id, p.product_sku, p.name, p.specification, p.category, p.brand, p.status, p.description, p.images, p.sync,
stamp(p.created_at) as created, stamp(p.updated_at) as updated, p.version, p.document,
(select t.currency from tenants t where t.tenant_id = p.tenant_id) as currency
