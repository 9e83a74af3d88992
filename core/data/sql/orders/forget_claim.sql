-- A cancelled order is not what the same request, sent again, is to find.
-- $1 tenant, $2 natural key, $3 order
delete from order_claims k
where k.tenant_id = $1 and k.natural_key = $2::uuid and k.order_id = $3
