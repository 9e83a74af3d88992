-- Every file that must have a content.
-- $1 tenant
select f.file_id from files f where f.tenant_id = $1 and f.status = 'stored'
