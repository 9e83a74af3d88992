-- What may still be charged for being late, by when it was due: not the many that were charged for it long ago and are still open.
create index payments_late on payments (tenant_id, due_date, payment_id)
    where status in ('pending', 'failed') and open > 0 and purpose <> 'late_fee' and not late_fee_charged;
