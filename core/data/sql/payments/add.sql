-- Schedules a payment with its lines; its invoice is issued right after the transaction. Answers no row when there is one of
-- this idempotency key.
-- $1 tenant, $2 change, $3 the payment, $4 its lines
with p as (
    insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_group_id,
                          billing_period, period_start, period_end, status, currency, subtotal, tax_rate, tax_amount,
                          total, due_date, description, idempotency_key, created_by, created_at, updated_at)
    select $1, i.payment_id, case when i.billing_group_id is null then 'individual' else 'consolidated' end, i.purpose,
           i.customer_id, i.rental_id, i.billing_group_id, i.billing_period, i.period_start, i.period_end, 'pending',
           i.currency, i.subtotal, i.tax_rate, i.tax_amount, i.subtotal + i.tax_amount, i.due_date, i.description,
           i.idempotency_key, i.created_by, i.at, i.at
    from json_to_record($3::json) as i(
        payment_id text, purpose text, customer_id text, rental_id text, billing_group_id text, billing_period text,
        period_start date, period_end date, currency text, subtotal bigint, tax_rate numeric, tax_amount bigint,
        due_date date, description text, idempotency_key text, created_by text, at timestamptz)
    on conflict (tenant_id, idempotency_key) where status <> 'cancelled' do nothing
    returning *
),
payment_lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, purpose, description, amount, tax_amount,
                               period)
    select $1, p.payment_id, l.position, l.rental_id, l.purpose, l.description, l.amount, l.tax_amount,
           case when l.period_start is not null then daterange(l.period_start, l.period_end) end
    from p, json_to_recordset($4::json) as l(position integer, rental_id text, purpose text, description text,
                                             amount bigint, tax_amount bigint, period_start date, period_end date)
    returning *
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind) select $1, p.payment_id, 'invoice' from p
),
changed as (
    select p.payment_id as record_id, 'payment' as noun, @{payments/ids} as ids, null::json as before,
           @{payments/record}::json as after
    from p
),
@{changes/written}
select record_id, after::text, 1 from changed
