-- Schedules a payment with its lines; its invoice is issued right after the transaction. Answers no row when there is one of
-- this idempotency key.
-- $1 tenant, $2 payment, $3 type, $4 purpose, $5 customer, $6 subscription, $7 group, $8 month, $9 period's start, $10 its
-- end, $11 currency, $12 subtotal, $13 tax rate, $14 tax, $15 total, $16 due date, $17 description, $18 idempotency key,
-- $19 by, $20 at, $21 document; lines: $22 subscriptions, $23 purposes, $24 descriptions, $25 amounts, $26 taxes,
-- $27 periods' starts, $28 their ends
with p as (
    insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_group_id,
                          billing_period, period_start, period_end, status, currency, subtotal, tax_rate, tax_amount,
                          total, due_date, description, idempotency_key, created_by, created_at, updated_at, document)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10::date, 'pending', $11, $12::bigint, $13::numeric, $14::bigint,
            $15::bigint, $16::date, $17, $18, $19, $20::timestamptz, $20::timestamptz, $21)
    on conflict (tenant_id, idempotency_key) where status <> 'cancelled' do nothing
    returning payment_id
),
payment_lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, purpose, description, amount, tax_amount,
                               period)
    select $1, p.payment_id, l.place - 1, l.rental_id, l.purpose, l.description, l.amount, l.tax_amount,
           case when l.period_start is not null then daterange(l.period_start, l.period_end) end
    from p, unnest($22::text[], $23::text[], $24::text[], $25::bigint[], $26::bigint[], $27::date[], $28::date[])
            with ordinality
            as l(rental_id, purpose, description, amount, tax_amount, period_start, period_end, place)
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind) select $1, p.payment_id, 'invoice' from p
)
select p.payment_id from p
