-- Devices that have come back and whose condition nobody has recorded since, those that wait longest first.
-- $1 tenant, $2 how many are counted, $3 how many are named
select waiting.serial_number, count(*) over ()
from (select a.serial_number, a.updated_at
      from assets a
      where a.tenant_id = $1 and a.status = 'returned' and a.condition is null
      order by a.updated_at, a.serial_number
      limit $2) waiting
order by waiting.updated_at, waiting.serial_number
limit $3
