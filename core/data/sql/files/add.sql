-- Makes a file: with a size it is there, without one it is promised.
-- $1 tenant, $2 change, $3 the file, $4 words
with f as (
    insert into files (tenant_id, file_id, status, type, category, filename, original_filename, content_type, size,
                       order_id, customer_id, rental_id, invoice_id, invoice_format, invoice_language, metadata,
                       uploaded_by, created_at, updated_at)
    select $1, i.file_id, case when i.size is null then 'pending' else 'stored' end, i.type, i.category, i.filename,
           i.original_filename, i.content_type, i.size, i.order_id, i.customer_id, i.rental_id, i.invoice_id,
           i.invoice_format, i.invoice_language, i.metadata, i.uploaded_by, i.at, i.at
    from json_to_record($3::json) as i(
        file_id text, type text, category text, filename text, original_filename text, content_type text, size bigint,
        order_id text, customer_id text, rental_id text, invoice_id text, invoice_format text,
        invoice_language text, metadata json, uploaded_by text,
        at timestamptz)
    returning *
),
changed as (
    select f.file_id as record_id, 'file' as noun, concat('"fileId":"', f.file_id, '"') as ids,
           null::json as before, @{files/record}::json as after, f.version
    from f
),
said as (
    select $4::json as words
),
@{changes/words},
@{changes/written}
select record_id, after::text, version from changed
