-- Makes products, or gives the columns that each names new values, and the same for their variants. Answers no row for a
-- product when somebody else has just made one with its SKU, and only the variants whose SKU was free.
-- $1 tenant, $2 the first change, whose moment is that of all, $3 products: [{product_id, columns, words, change}],
-- $4 variants: [{product_id, variant_id, is_new, columns, prices}]
with asked as (
    select a.*, ($2::json ->> 'at')::timestamptz as at
    from json_to_recordset($3::json) as a(product_id text, columns json, words json, change json)
),
given as (
    select * from json_to_recordset($4::json) as g(product_id text, variant_id text, is_new boolean, columns json,
                                                   prices json)
),
previously as (
    select p.product_id, @{products/record}::json as record
    from asked a join products p on p.tenant_id = $1 and p.product_id = a.product_id
    join tenants t on t.tenant_id = p.tenant_id
),
added as (
    insert into products (tenant_id, product_id, product_sku, name, specification, category, brand, description, images,
                          sync, status, created_at, updated_at)
    select $1, a.product_id, n.product_sku, n.name, n.specification, n.category, n.brand, n.description,
           coalesce(n.images, '[]'), n.sync, coalesce(n.status, 'active'), a.at, a.at
    from asked a, json_populate_record(null::products, a.columns) n
    where not exists (select from previously b where b.product_id = a.product_id)
    on conflict on constraint products_sku_key do nothing
    returning *
),
revised as (
    update products u
    set product_sku = n.product_sku, name = n.name, specification = n.specification, category = n.category,
        brand = n.brand, description = n.description, images = n.images, sync = n.sync, status = n.status,
        updated_at = a.at, version = u.version + 1
    from asked a join products old on old.tenant_id = $1 and old.product_id = a.product_id,
         json_populate_record(old, a.columns) n
    where u.tenant_id = $1 and u.product_id = a.product_id
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
           case p.status when 'active' then 'active' else 'inactive' end, p.updated_at, p.updated_at
    from p join given g on g.product_id = p.product_id, json_populate_record(null::variants, g.columns) n
    where g.is_new
    on conflict on constraint variants_sku_key do nothing
    returning *
),
renamed as (
    select r.product_id
    from revised r join products old on old.tenant_id = r.tenant_id and old.product_id = r.product_id
    where (r.name, r.product_sku) is distinct from (old.name, old.product_sku)
),
-- Variants show their product's name and SKU, so those that say nothing of themselves change with them.
revised_variants as (
    update variants u
    set variant_name = n.variant_name, grade = n.grade, condition = n.condition, color_name = n.color_name,
        images = n.images, list_price = n.list_price, acquisition_cost = n.acquisition_cost, status = n.status,
        updated_at = a.at, version = u.version + 1
    from asked a cross join lateral (@{variants/of_asked}) old
         left join given g on g.variant_id = old.variant_id,
         json_populate_record(row(old.*)::variants, coalesce(g.columns, '{}')) n
    where u.tenant_id = $1 and u.product_id = a.product_id and u.variant_id = old.variant_id
      and (g.variant_id is not null or old.product_id in (select product_id from renamed))
    returning u.*
),
accepted as (
    select g.variant_id, g.prices from given g
    where not g.is_new or exists (select from added_variants a where a.variant_id = g.variant_id)
),
@{variants/priced},
variants as (
    select v.* from asked a cross join lateral (@{variants/of_asked}) v
    where not exists (select from revised_variants u where u.variant_id = v.variant_id)
    union all select * from added_variants
    union all select * from revised_variants
),
variant_prices as (
    select * from standing_prices union all select * from given_prices
),
told as (
    select p.product_id as record_id, 'product' as noun, concat('"productId":"', p.product_id, '"') as ids,
           (select b.record from previously b where b.product_id = p.product_id) as before,
           @{products/record}::json as after, a.change, p.version, a.words
    from p join asked a on a.product_id = p.product_id join tenants t on t.tenant_id = p.tenant_id
),
spoken as (
    select t.noun, t.record_id, t.words from told t
),
@{changes/spoken},
@{changes/told}
select t.record_id, t.after::text, t.version,
       (select json_agg(v.variant_id) from added_variants v where v.product_id = t.record_id)::text
from told t
