-- What variants cost.
-- $1 tenant, $2 variants
select r.variant_id, r.contract_length, r.monthly_price, r.setup_fee, r.discount_type,
       trim_scale(r.discount_value) as discount_value, r.discount_description, r.source, r.calculated_at, r.preset_used
from variant_prices r
where r.tenant_id = $1 and r.variant_id = any($2::text[])
order by r.variant_id, r.contract_length
