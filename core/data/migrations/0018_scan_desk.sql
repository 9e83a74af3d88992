-- What the scan desk asks for after every scan: what lies on which shelf, and what should have come back.

create index assets_stock on assets (tenant_id, sku, location, serial_number) where status = 'available';
create index subscriptions_return_due on subscriptions (tenant_id, ended_at, rental_id) where return_due;
