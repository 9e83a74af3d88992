-- Makes a product, or gives the columns that $4 names new values, and the same for its variants. Answers no row when
-- somebody else has just made a product with this SKU, and only the variants whose SKU was free.
-- $1 tenant, $2 change, $3 product, $4 its columns and their values, $5 variants: [{variant_id, is_new, columns, prices}],
-- $6 words
with moment as (
    select ($2::json ->> 'at')::timestamptz as at
),
given as (
    select * from json_to_recordset($5::json) as g(variant_id text, is_new boolean, columns json, prices json)
),
previously as (
    select @{products/record}::json as record
    from products p join tenants t on t.tenant_id = p.tenant_id
    where p.tenant_id = $1 and p.product_id = $3
),
added as (
    insert into products (tenant_id, product_id, product_sku, name, specification, category, brand, description, images,
                          sync, status, created_at, updated_at)
    select $1, $3, n.product_sku, n.name, n.specification, n.category, n.brand, n.description, coalesce(n.images, '[]'),
           n.sync, coalesce(n.status, 'active'), m.at, m.at
    from json_populate_record(null::products, $4::json) n, moment m
    where not exists (select from previously)
    on conflict on constraint products_sku_key do nothing
    returning *
),
revised as (
    update products u
    set product_sku = n.product_sku, name = n.name, specification = n.specification, category = n.category,
        brand = n.brand, description = n.description, images = n.images, sync = n.sync, status = n.status,
        updated_at = m.at, version = u.version + 1
    from moment m, (select (json_populate_record(old, $4::json)).*
                    from products old where old.tenant_id = $1 and old.product_id = $3) n
    where u.tenant_id = $1 and u.product_id = $3
    returning u.*
),
p as (
    select * from added union all select * from revised
),
added_variants as (
    insert into variants (tenant_id, variant_id, product_id, variant_sku, variant_name, grade, condition, color_name, images,
                          list_price, acquisition_cost, status, created_at, updated_at)
    select $1, g.variant_id, p.product_id, n.variant_sku, n.variant_name, n.grade, n.condition, n.color_name,
           coalesce(n.images, '[]'), n.list_price, n.acquisition_cost,
           case p.status when 'active' then 'active' else 'inactive' end, m.at, m.at
    from p, moment m, given g, json_populate_record(null::variants, g.columns) n
    where g.is_new
    on conflict on constraint variants_sku_key do nothing
    returning *
),
renamed as (
    select from revised r join products old on old.tenant_id = r.tenant_id and old.product_id = r.product_id
    where (r.name, r.product_sku) is distinct from (old.name, old.product_sku)
),
-- Variants show their product's name and SKU, so those that say nothing of themselves change with them.
revised_variants as (
    update variants u
    set variant_name = n.variant_name, grade = n.grade, condition = n.condition, color_name = n.color_name,
        images = n.images, list_price = n.list_price, acquisition_cost = n.acquisition_cost, status = n.status,
        updated_at = m.at, version = u.version + 1
    from moment m, (select (json_populate_record(old, coalesce(g.columns, '{}'))).*
                    from variants old left join given g on g.variant_id = old.variant_id
                    where old.tenant_id = $1 and old.product_id = $3
                      and (g.variant_id is not null or exists (select from renamed))) n
    where u.tenant_id = $1 and u.variant_id = n.variant_id
    returning u.*
),
accepted as (
    select g.variant_id, g.prices from given g
    where not g.is_new or exists (select from added_variants a where a.variant_id = g.variant_id)
),
@{variants/priced},
variants as (
    select * from variants v where v.tenant_id = $1 and v.product_id = $3
                               and not exists (select from revised_variants u where u.variant_id = v.variant_id)
    union all select * from added_variants
    union all select * from revised_variants
),
variant_prices as (
    select * from standing_prices union all select * from given_prices
),
changed as (
    select p.product_id as record_id, 'product' as noun, concat('"productId":"', p.product_id, '"') as ids,
           (select record from previously) as before, @{products/record}::json as after, p.version
    from p join tenants t on t.tenant_id = p.tenant_id
),
said as (
    select $6::json as words
),
@{changes/words},
@{changes/written}
select record_id, after::text, version, (select json_agg(a.variant_id) from added_variants a)::text
from changed
