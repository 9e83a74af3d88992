-- $1 tenant, $2 variants
delete from variant_prices r where r.tenant_id = $1 and r.variant_id = any($2::text[])
