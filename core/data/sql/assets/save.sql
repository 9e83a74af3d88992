-- What may become of an asset.
-- $1 tenant, $2 serial number, $3 status, $4 condition, $5 damage assessment, $6 location, $7 notes, $8 acquisition cost,
-- $9 acquisition date, $10 customer, $11 subscription, $12 updated at, $13 document
update assets a
set status = $3, condition = $4, damage_assessment = $5, location = $6, notes = $7, acquisition_cost = $8::bigint,
    acquisition_date = $9::date, customer_id = $10, rental_id = $11, updated_at = $12::timestamptz, document = $13,
    version = a.version + 1
where a.tenant_id = $1 and a.serial_number = $2
returning a.version
