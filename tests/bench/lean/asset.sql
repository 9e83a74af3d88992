-- One device, ready to send.
\set n random(1, :orders)
select serial_number, document, version from lean.devices where tenant_id = :tenant and serial_number = 'S' || lpad(:n::text, 10, '0');
