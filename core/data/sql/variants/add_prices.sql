-- What variants cost from now on.
-- $1 tenant; columns of many: $2 variants, $3 contract lengths, $4 monthly prices, $5 setup fees, $6 kinds of discount,
-- $7 their values, $8 their descriptions, $9 sources, $10 calculated at, $11 presets
insert into variant_prices (tenant_id, variant_id, contract_length, monthly_price, setup_fee, discount_type, discount_value,
                            discount_description, source, calculated_at, preset_used)
select $1, n.*
from unnest($2::text[], $3::integer[], $4::bigint[], $5::bigint[], $6::text[], $7::numeric[], $8::text[], $9::text[],
            $10::text[], $11::text[]) as n
