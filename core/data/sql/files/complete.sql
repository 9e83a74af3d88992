-- The promised content is there.
-- $1 tenant, $2 change, $3 file, $4 size
with previously as (
    select @{files/record}::json as record from files f where f.tenant_id = $1 and f.file_id = $3
),
f as (
    update files u
    set status = 'stored', size = $4::bigint, updated_at = ($2::json ->> 'at')::timestamptz, version = u.version + 1
    where u.tenant_id = $1 and u.file_id = $3
    returning u.*
),
changed as (
    select f.file_id as record_id, 'file' as noun, concat('"fileId":"', f.file_id, '"') as ids,
           previously.record as before, @{files/record}::json as after, f.version
    from f, previously
),
@{changes/written}
select record_id, after::text, version from changed
