-- Devices of a place are listed as they were changed last.
create index assets_location_updated on assets (tenant_id, location, updated_at, serial_number) where location is not null;
