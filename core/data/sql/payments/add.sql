-- Schedules payments with their lines; what asks for nothing is paid by that. Their invoices are issued right after the transaction. Those of an idempotency key
-- that there is already are left out: no row is answered for them.
-- $1 tenant; columns of many: $2 payments, $3 types, $4 purposes, $5 customers, $6 subscriptions, $7 groups, $8 months,
-- $9 periods' starts, $10 their ends, $11 subtotals, $12 taxes, $13 totals, $14 due dates, $15 descriptions, $16 idempotency
-- keys, $17 documents, $18 tax rates; of all: $19 currency, $20 by, $21 at; lines: $22 their payments, $23 positions,
-- $24 subscriptions, $25 purposes, $26 descriptions, $27 amounts, $28 taxes, $29 periods' starts, $30 their ends,
-- $31 contracts' prices; of payments: $32 how they are taxed; of lines: $33 what an upgrade's credit took off them; of
-- payments: $34 whether their prices were agreed with tax
with p as (
    insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_group_id,
                          billing_period, period_start, period_end, status, currency, subtotal, tax_rate, tax_amount,
                          total, due_date, description, idempotency_key, created_by, created_at, updated_at, document,
                          tax_treatment, prices_with_tax, paid_at)
    select $1, n.payment_id, n.payment_type, n.purpose, n.customer_id, n.rental_id, n.billing_group_id, n.billing_period,
           n.period_start, n.period_end, case n.total when 0 then 'paid' else 'pending' end, $19, n.subtotal, n.tax_rate, n.tax_amount, n.total, n.due_date,
           n.description, n.idempotency_key, $20, $21::timestamptz, $21::timestamptz, n.document,
           n.tax_treatment, n.prices_with_tax, case n.total when 0 then $21::timestamptz end
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::date[],
                $10::date[], $11::bigint[], $12::bigint[], $13::bigint[], $14::date[], $15::text[], $16::text[],
                $17::text[], $18::numeric[], $32::text[], $34::boolean[])
         as n(payment_id, payment_type, purpose, customer_id, rental_id, billing_group_id, billing_period, period_start,
              period_end, subtotal, tax_amount, total, due_date, description, idempotency_key, document, tax_rate,
              tax_treatment, prices_with_tax)
    on conflict (tenant_id, idempotency_key) where status <> 'cancelled' do nothing
    returning payment_id
),
payment_lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, purpose, description, amount, tax_amount,
                               period, contract_price, credit_taken)
    select $1, l.payment_id, l.position, l.rental_id, l.purpose, l.description, l.amount, l.tax_amount,
           case when l.period_start is not null then daterange(l.period_start, l.period_end) end, l.contract_price,
           l.credit_taken
    from unnest($22::text[], $23::integer[], $24::text[], $25::text[], $26::text[], $27::bigint[], $28::bigint[],
                $29::date[], $30::date[], $31::bigint[], $33::bigint[])
         as l(payment_id, position, rental_id, purpose, description, amount, tax_amount, period_start, period_end,
              contract_price, credit_taken)
    where coalesce(l.payment_id in (select p.payment_id from p), false) -- a set to look in: a join would compare each with each
),
to_issue as (
    insert into invoices_to_issue (tenant_id, payment_id, kind) select $1, p.payment_id, 'invoice' from p
)
select p.payment_id from p
