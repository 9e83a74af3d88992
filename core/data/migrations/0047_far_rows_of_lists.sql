-- What a list was asked for may be far from where its order begins: none of the devices of a place is the first by its state, and
-- customers who rent nothing bring the least. So the index that is walked holds what is asked for beside its order.
create index assets_location_status on assets (tenant_id, location, status, serial_number) where location is not null;
drop index customers_revenue;
create index customers_revenue on customers (tenant_id, total_monthly_revenue, customer_id)
    include (total_devices_rented, status);
