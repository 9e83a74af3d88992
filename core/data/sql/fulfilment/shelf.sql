-- Where available devices lie, by SKU and location.
-- $1 tenant, $2 SKUs, $3 how many devices of each are looked at
select wanted.sku, min(found.product_name), found.location, count(*)
from unnest($2::text[]) with ordinality as wanted(sku, position)
cross join lateral (select a.location, a.product_name
                    from assets a
                    where a.tenant_id = $1 and a.sku = wanted.sku and a.status = 'available'
                    order by a.location, a.serial_number
                    limit $3) found
group by wanted.sku, found.location
order by min(wanted.position), found.location
