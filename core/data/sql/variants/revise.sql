-- Gives the columns of a variant that $5 names new values, and its prices if $6 holds any. Its product shows it, so that
-- has changed too.
-- $1 tenant, $2 change, $3 product, $4 variant, $5 columns and their values, $6 prices or null
with moment as (
    select ($2::json ->> 'at')::timestamptz as at
),
previously as (
    select @{variants/record}::json as record
    from variants v
    join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
    join tenants t on t.tenant_id = v.tenant_id
    where v.tenant_id = $1 and v.variant_id = $4
),
p as (
    update products u set updated_at = m.at, version = u.version + 1 from moment m
    where u.tenant_id = $1 and u.product_id = $3
    returning u.*
),
v as (
    update variants u
    set variant_name = n.variant_name, grade = n.grade, condition = n.condition, color_name = n.color_name,
        images = n.images, list_price = n.list_price, acquisition_cost = n.acquisition_cost, status = n.status,
        updated_at = m.at, version = u.version + 1
    from moment m, (select (json_populate_record(old, $5::json)).*
                    from variants old where old.tenant_id = $1 and old.variant_id = $4) n
    where u.tenant_id = $1 and u.variant_id = $4
    returning u.*
),
asked as (
    select $3::text as product_id
),
accepted as (
    select $4::text as variant_id, $6::json as prices
),
@{variants/priced},
variant_prices as (
    select * from standing_prices union all select * from given_prices
),
changed as (
    select v.variant_id as record_id, 'variant' as noun,
           concat('"variantId":"', v.variant_id, '","productId":"', v.product_id, '"') as ids,
           (select record from previously) as before, @{variants/record}::json as after, v.version
    from v, p, tenants t where t.tenant_id = $1
),
@{changes/written}
select record_id, after::text, version from changed
