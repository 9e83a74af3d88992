-- What the subscriptions of an asset have collected, those that are over included.
-- $1 tenant, $2 serial number
select coalesce(sum(s.total_collected), 0)::bigint
from subscriptions s
where s.tenant_id = $1 and s.serial_number = $2
