-- Devices that have come back and whose condition nobody has recorded since: few among all that are back.
create index assets_uninspected on assets (tenant_id, updated_at, serial_number) where status = 'returned' and condition is null;
