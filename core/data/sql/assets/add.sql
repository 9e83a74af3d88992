-- Makes an asset. Answers no row when there is one of this serial number.
-- $1 tenant, $2 change, $3 the asset, $4 words
with a as (
    insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, product_image_url, status,
                        condition, location, notes, acquisition_cost, acquisition_date, created_from, created_by,
                        created_at, updated_at)
    select $1, i.serial_number, i.product_id, i.variant_id, i.sku, i.product_name, i.image_url, i.status, i.condition,
           i.location, i.notes, i.acquisition_cost, i.acquisition_date, decode(i.created_from, 'hex'), i.created_by,
           i.at, i.at
    from json_to_record($3::json) as i(
        serial_number text, product_id text, variant_id text, sku text, product_name text, image_url text, status text,
        condition text, location text, notes text, acquisition_cost bigint, acquisition_date date, created_from text,
        created_by text, at timestamptz)
    on conflict (tenant_id, serial_number) do nothing
    returning *
),
changed as (
    select a.serial_number as record_id, 'asset' as noun, @{assets/ids} as ids, null::json as before,
           @{assets/record}::json as after
    from a join tenants t on t.tenant_id = a.tenant_id
),
said as (
    select $4::json as words
),
@{changes/words},
@{changes/written}
select record_id, after::text, 1 from changed
