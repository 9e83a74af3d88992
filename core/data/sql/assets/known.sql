-- Those of these serial numbers that are taken, each with the digest of the request that made the asset.
-- $1 tenant, $2 serial numbers
select a.serial_number, a.document, a.version, encode(a.created_from, 'hex')
from assets a
where a.tenant_id = $1 and a.serial_number = any($2::text[])
