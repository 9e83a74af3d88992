-- Which product a variant belongs to; that never changes.
-- $1 tenant, $2 variant
select v.product_id from variants v where v.tenant_id = $1 and v.variant_id = $2
