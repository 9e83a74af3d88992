-- The same; the file stays locked until the transaction ends.
-- $1 tenant, $2 file
select @{files/facts}
from files f
where f.tenant_id = $1 and f.file_id = $2
for update
