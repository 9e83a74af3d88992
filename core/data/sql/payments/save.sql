-- What may become of payments after they were scheduled. The credit note of one that is cancelled is issued right after the
-- transaction.
-- $1 tenant; columns of many: $2 payments, $3 statuses, $4 providers, $5 references, $6 whether marked by hand, $7 by whom,
-- $8 capture errors, $9 next retries, $10 paid at, $11 failed at, $12 why, $13 cancelled at, $14 why, $15 notes,
-- $16 updated at, $17 documents
with saved as (
    update payments p
    set status = n.status, provider = n.provider, payment_reference = n.payment_reference,
        manually_marked = n.manually_marked, marked_by = n.marked_by, last_capture_error = n.capture_error::json,
        next_retry_at = n.next_retry_at, paid_at = n.paid_at, failed_at = n.failed_at,
        failure_reason = n.failure_reason, cancelled_at = n.cancelled_at, cancel_reason = n.cancel_reason,
        notes = n.notes, updated_at = n.updated_at, document = n.document, version = p.version + 1
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::text[], $8::text[], $9::timestamptz[],
                $10::timestamptz[], $11::timestamptz[], $12::text[], $13::timestamptz[], $14::text[], $15::text[],
                $16::timestamptz[], $17::text[])
         as n(payment_id, status, provider, payment_reference, manually_marked, marked_by, capture_error, next_retry_at,
              paid_at, failed_at, failure_reason, cancelled_at, cancel_reason, notes, updated_at, document)
    where p.tenant_id = $1 and p.payment_id = n.payment_id and p.payment_id = any($2::text[])
    returning p.payment_id, p.status
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind)
    select $1, s.payment_id, 'credit_note' from saved s where s.status = 'cancelled'
    on conflict do nothing
)
select s.payment_id from saved s
