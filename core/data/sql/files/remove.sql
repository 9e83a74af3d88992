-- The file's row goes, and with it all that it was linked to.
-- $1 tenant, $2 change, $3 file
with f as (
    delete from files d where d.tenant_id = $1 and d.file_id = $3 returning d.*
),
unsaid as (
    delete from search_words k where k.tenant_id = $1 and k.noun = 'file' and k.record_id = $3
),
changed as (
    select f.file_id as record_id, 'file' as noun, concat('"fileId":"', f.file_id, '"') as ids,
           @{files/record}::json as before, null::json as after
    from f
),
@{changes/written}
select record_id from changed
