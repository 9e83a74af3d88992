-- $1 tenant, $2 assets, $3 their documents
update assets a set document = d.document
from unnest($2::text[], $3::text[]) as d(serial_number, document)
where a.tenant_id = $1 and a.serial_number = d.serial_number and a.document is null
