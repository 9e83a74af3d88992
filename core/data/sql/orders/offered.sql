-- What the catalogue offers under these SKUs, and the prices. The share lock keeps a variant from being deactivated
-- between this look and the order that is built on it.
-- $1 tenant, $2 SKUs
select v.variant_id, v.product_id, v.variant_sku, p.name, coalesce(v.images ->> 0, p.images ->> 0),
       v.status = 'active', v.list_price, v.acquisition_cost,
       (select json_agg(json_build_array(r.contract_length, r.monthly_price, coalesce(r.setup_fee, 0), r.discount_type,
                                         r.discount_value))
        from variant_prices r where r.tenant_id = v.tenant_id and r.variant_id = v.variant_id)
from variants v
join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
where v.tenant_id = $1 and v.variant_sku = any($2::text[])
order by v.variant_id
for share of v
