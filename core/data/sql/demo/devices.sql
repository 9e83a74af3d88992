-- Devices that wait in the store.
-- $1 tenant, $2 serial numbers, $3 SKU, $4 since when
with s as (
    select json_array_elements_text($2::json) as serial_number
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'asset', s.serial_number, lower(s.serial_number) from s
)
insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, condition, location,
                    acquisition_cost, acquisition_date, created_from, created_by, created_at, updated_at)
select $1, s.serial_number, v.product_id, v.variant_id, v.variant_sku, p.name, 'available', 'good', 'Main store',
       v.acquisition_cost, ($4::timestamptz)::date, ''::bytea, 'demo', $4::timestamptz, $4::timestamptz
from s
join variants v on v.tenant_id = $1 and v.variant_sku = $3
join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
