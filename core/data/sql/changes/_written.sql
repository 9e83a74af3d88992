-- Writes what happened to changed(record_id, noun, ids, before, after), one record, by the change in $2 (changes/_told.sql).
told as (
    select changed.*, $2::json as change from changed
),
@{changes/told}
