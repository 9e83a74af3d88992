-- A payment p as core/data/payments/payment_store.cpp reads it.
p.payment_id, p.customer_id, p.purpose, p.rental_id, p.billing_group_id, p.billing_period, p.period_start, p.period_end,
p.status, p.subtotal, trim_scale(p.tax_rate) as tax_rate, p.tax_amount, p.total, p.currency, p.due_date, p.description,
p.idempotency_key, p.provider, p.transaction_id, p.payment_reference, p.manually_marked, p.marked_by,
p.provider_response, p.capture_attempts, stamp(p.last_capture_attempt) as last_attempt, p.last_capture_error,
stamp(p.next_retry_at) as next_retry, p.late_fee_amount, stamp(p.paid_at) as paid, stamp(p.failed_at) as failed,
p.failure_reason, stamp(p.cancelled_at) as cancelled, p.cancel_reason, p.notes, p.created_by,
stamp(p.created_at) as created, stamp(p.updated_at) as updated, p.version, p.document,
p.received, p.paid, p.credit_used, p.credited_net, p.credited_tax, array_to_string(p.credited_lines, ' ') as credited_lines,
p.freed, p.refunded, p.refunded_credit, p.written_off, p.refunds, p.method, p.paid_on, p.write_off_reason,
p.refunded_surplus, p.prices_with_tax, p.tax_treatment, p.receipts
