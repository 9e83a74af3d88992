-- The table of products on the screen: a row each, then what stands in its cells (core/data/products/product_rows.h).
-- The price is the lowest that one of its active variants is rented for; of a discontinued product it was.
-- $1 tenant
select p.product_id, %1::text, p.product_sku, p.name, p.category, p.brand, p.status,
       (select count(*) from variants v where v.tenant_id = p.tenant_id and v.product_id = p.product_id),
       (select min(greatest(0, case r.discount_type
                    when 'percentage' then round(r.monthly_price * (100 - r.discount_value) / 100)
                    when 'fixed' then r.monthly_price - round(r.discount_value / money(1, t.currency))
                    else r.monthly_price end))::bigint
        from tenants t
        join variants v on v.tenant_id = p.tenant_id and v.product_id = p.product_id
        join variant_prices r on r.tenant_id = v.tenant_id and r.variant_id = v.variant_id
        where t.tenant_id = p.tenant_id and (v.status = 'active' or p.status = 'discontinued')),
       stamp(p.updated_at)
from products p
where p.tenant_id = $1
