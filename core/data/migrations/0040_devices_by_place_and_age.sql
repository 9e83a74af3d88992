-- The devices of a place lie among those that are out in any order of the list, and the newest are out more often than not: so a
-- page of them, newest first, took a walk through all devices.
create index assets_location_created on assets (tenant_id, location, created_at, serial_number) where location is not null;
