-- Which subscription holds an asset, if any.
-- $1 tenant, $2 serial number
select a.rental_id from assets a where a.tenant_id = $1 and a.serial_number = $2
