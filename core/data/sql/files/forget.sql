-- Uploads that were promised and never made: no address for one lives longer than a day.
-- $1 tenant
with f as (
    delete from files d
    where d.tenant_id = $1 and d.status = 'pending' and d.promised_at < now() - interval '2 days'
    returning d.file_id
)
delete from search_words k
using f
where k.tenant_id = $1 and k.noun = 'file' and k.record_id = f.file_id
