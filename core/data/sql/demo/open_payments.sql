-- Payments for what is charged once, of a rental that has been extended to ten years.
-- $1 tenant, $2 payments, $3 rental, $4 since when
with extended as (
    update subscriptions s
    set contract_length = 120, end_date = (s.start_date + make_interval(months => 120))::date, document = null
    where s.tenant_id = $1 and s.rental_id = $3
    returning s.rental_id, s.customer_id, s.currency
),
given as (
    select i.payment_id, i.status, row_number() over () as number, s.rental_id, s.customer_id, s.currency
    from json_to_recordset($2::json) as i(payment_id text, status text), extended s
),
lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, description, amount, tax_amount)
    select $1, g.payment_id, 0, g.rental_id, 'Accessories, delivery ' || g.number, 2500, 475 from given g
)
insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_period, status,
                      currency, subtotal, tax_rate, tax_amount, total, due_date, description, idempotency_key, failed_at,
                      failure_reason, created_by, created_at, updated_at, received, paid, paid_at, receipts)
select $1, g.payment_id, 'individual', 'other', g.customer_id, g.rental_id, to_char($4::timestamptz, 'YYYY-MM'),
       g.status, g.currency, 2500, 19, 475, 2975, ($4::timestamptz)::date, 'Accessories, delivery ' || g.number,
       'other:' || g.payment_id, case when g.status = 'failed' then $4::timestamptz end,
       case when g.status = 'failed' then 'The bank declined it.' end, 'demo', $4::timestamptz, $4::timestamptz,
       settled.amount, settled.amount, case when g.status = 'paid' then $4::timestamptz end,
       case when g.status = 'paid'
            then format('[{"receiptId":"rcp_%s","amount":29.75,"at":"%s"}]', substr(g.payment_id, 5),
                        stamp($4::timestamptz))::json end
from given g
cross join lateral (select case when g.status = 'paid' then 2975 else 0 end) settled(amount)
