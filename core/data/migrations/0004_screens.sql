-- The orders that screens offer beyond those of the API: tables page by key, so each needs its index.

create index products_category on products (tenant_id, category, product_id);
create index products_brand on products (tenant_id, brand, product_id);
create index customers_company on customers (tenant_id, (coalesce(company, '') collate "und-x-icu"), customer_id);
