-- Many instalments at once, each of one rental, and mostly paid.
-- $1 tenant, $2 tax rate; of each: $3 payment, $4 customer, $5 rental, $6 month, $7 period's start, $8 its end, $9 status,
-- $10 currency, $11 subtotal, $12 tax, $13 total, $14 due date, $15 description, $16 idempotency key, $17 provider,
-- $18 when it was paid, $19 failed, $20 why, $21 since when, $22 when it changed, $23 document, $24 receipts
with given as (
    select *
    from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::date[], $8::date[], $9::text[], $10::text[],
                $11::bigint[], $12::bigint[], $13::bigint[], $14::date[], $15::text[], $16::text[], $17::text[],
                $18::timestamptz[], $19::timestamptz[], $20::text[], $21::timestamptz[], $22::timestamptz[], $23::text[],
                $24::text[])
        as p(payment_id, customer_id, rental_id, month, period_start, period_end, status, currency, subtotal, tax, total,
             due_date, description, idempotency_key, provider, paid_at, failed_at, failure_reason, created_at, updated_at,
             document, receipts)
),
lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, description, amount, tax_amount, period)
    select $1, p.payment_id, 0, p.rental_id, p.description, p.subtotal, p.tax, daterange(p.period_start, p.period_end)
    from given p
)
insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_period, period_start,
                      period_end, status, currency, subtotal, tax_rate, tax_amount, total, due_date, description,
                      idempotency_key, provider, manually_marked, paid_at, failed_at, failure_reason, created_by, created_at,
                      updated_at, document, received, paid, receipts)
select $1, p.payment_id, 'individual', 'instalment', p.customer_id, p.rental_id, p.month, p.period_start, p.period_end,
       p.status, p.currency, p.subtotal, $2::numeric, p.tax, p.total, p.due_date, p.description, p.idempotency_key,
       p.provider, p.provider is not null, p.paid_at, p.failed_at, p.failure_reason, 'demo', p.created_at, p.updated_at,
       p.document, settled.amount, settled.amount, p.receipts::json
from given p
cross join lateral (select case p.status when 'paid' then p.total else 0 end) settled(amount)
