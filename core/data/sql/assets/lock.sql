-- Assets before they change, in the order in which they are named; they stay locked until the transaction ends.
-- $1 tenant, $2 serial numbers
select @{assets/columns}
from unnest($2::text[]) as wanted(serial_number)
cross join lateral (select a.* from assets a
                    where a.tenant_id = $1 and a.serial_number = wanted.serial_number for no key update) a
