-- What rules and answers need to know of a file.
-- $1 tenant, $2 file
select @{files/facts}
from files f
where f.tenant_id = $1 and f.file_id = $2
