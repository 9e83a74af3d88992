-- The table of devices on the screen: a row each, then what stands in its cells (core/data/assets/asset_table.h). What a
-- device has collected is what its subscriptions have, those that are over included.
-- $1 tenant
select a.serial_number, %1::text, a.status, a.product_name, a.sku, a.location, a.condition,
       (select @{customers/called} from customers c
        where c.tenant_id = a.tenant_id and c.customer_id = a.customer_id),
       a.acquisition_cost,
       (select coalesce(sum(s.total_collected), 0)::bigint from subscriptions s
        where s.tenant_id = a.tenant_id and s.serial_number = a.serial_number),
       a.acquisition_date::text, stamp(a.created_at), stamp(a.updated_at)
from assets a
where a.tenant_id = $1
