-- Gives the columns that $4 names new values, and leaves the others alone.
-- $1 tenant, $2 change, $3 payment, $4 columns and their values
with previously as (
    select @{payments/record}::json as record from payments p where p.tenant_id = $1 and p.payment_id = $3
),
p as (
    update payments t
    set status = n.status, provider = n.provider, transaction_id = n.transaction_id,
        payment_reference = n.payment_reference, manually_marked = n.manually_marked, marked_by = n.marked_by,
        last_capture_error = n.last_capture_error, next_retry_at = n.next_retry_at, paid_at = n.paid_at,
        failed_at = n.failed_at, failure_reason = n.failure_reason, cancelled_at = n.cancelled_at,
        cancel_reason = n.cancel_reason, notes = n.notes, updated_at = ($2::json ->> 'at')::timestamptz,
        version = t.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from payments old where old.tenant_id = $1 and old.payment_id = $3) n
    where t.tenant_id = $1 and t.payment_id = $3
    returning t.*
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind)
    select $1, p.payment_id, 'credit_note' from p where p.status = 'cancelled'
    on conflict do nothing
),
changed as (
    select p.payment_id as record_id, 'payment' as noun, @{payments/ids} as ids, previously.record as before,
           @{payments/record}::json as after, p.version
    from p, previously
),
@{changes/written}
select record_id, after::text, version from changed
