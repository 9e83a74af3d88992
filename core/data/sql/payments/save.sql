-- What may become of payments after they were scheduled. A credit note is issued right after the transaction.
-- $1 tenant; columns of many: $2 payments, $3 statuses, $4 providers, $5 references, $6 whether marked by hand, $7 by whom,
-- $8 capture errors, $9 next retries, $10 paid at, $11 failed at, $12 why, $13 cancelled at, $14 why, $15 notes,
-- $16 updated at, $17 documents, $18 received, $19 paid, $20 credit used, $21 credited net, $22 credited tax, $23 credited of
-- lines, $24 freed, $25 refunded, $26 refunded of what was freed, $27 written off, $28 refunds, $29 methods, $30 day of the
-- last money, $31 why written off, $32 credit notes, $33 attempts to collect, $34 the last of them, $35 late fees, $36 refunded
-- of what was too much, $37 receipts
with n as (
    select *
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::text[], $8::text[], $9::timestamptz[],
                $10::timestamptz[], $11::timestamptz[], $12::text[], $13::timestamptz[], $14::text[], $15::text[],
                $16::timestamptz[], $17::text[], $18::bigint[], $19::bigint[], $20::bigint[], $21::bigint[], $22::bigint[],
                $23::text[], $24::bigint[], $25::bigint[], $26::bigint[], $27::bigint[], $28::text[], $29::text[],
                $30::date[], $31::text[], $32::text[], $33::integer[], $34::timestamptz[],
                $35::bigint[], $36::bigint[], $37::text[])
         as n(payment_id, status, provider, payment_reference, manually_marked, marked_by, capture_error, next_retry_at,
              paid_at, failed_at, failure_reason, cancelled_at, cancel_reason, notes, updated_at, document, received, paid,
              credit_used, credited_net, credited_tax, credited_lines, freed, refunded, refunded_credit, written_off, refunds,
              method, paid_on, write_off_reason, credit_note, capture_attempts, last_capture_attempt,
              late_fee, refunded_surplus, receipts)
),
saved as (
    update payments p
    set status = n.status, provider = n.provider, payment_reference = n.payment_reference,
        manually_marked = n.manually_marked, marked_by = n.marked_by, last_capture_error = n.capture_error::json,
        next_retry_at = n.next_retry_at, paid_at = n.paid_at, failed_at = n.failed_at,
        failure_reason = n.failure_reason, cancelled_at = n.cancelled_at, cancel_reason = n.cancel_reason,
        notes = n.notes, updated_at = n.updated_at, document = n.document, version = p.version + 1,
        received = n.received, paid = n.paid, credit_used = n.credit_used, credited_net = n.credited_net,
        credited_tax = n.credited_tax, credited_lines = n.credited_lines::bigint[], freed = n.freed, refunded = n.refunded,
        refunded_credit = n.refunded_credit, written_off = n.written_off, refunds = n.refunds::json, method = n.method,
        paid_on = n.paid_on, write_off_reason = n.write_off_reason, capture_attempts = n.capture_attempts,
        last_capture_attempt = n.last_capture_attempt, late_fee_amount = n.late_fee,
        late_fee_charged = p.late_fee_charged or n.late_fee is not null, refunded_surplus = n.refunded_surplus,
        receipts = n.receipts::json
    from n
    where p.tenant_id = $1 and p.payment_id = n.payment_id and p.payment_id = any($2::text[])
    returning p.payment_id, p.version, n.credit_note
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind, movement, content)
    select $1, s.payment_id, 'credit_note', s.version, s.credit_note::json from saved s where s.credit_note is not null
)
select s.payment_id from saved s
