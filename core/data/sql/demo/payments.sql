-- What has been charged for the rentals of these orders, and mostly paid. Ids begin with the moment of the day on which a
-- payment arose, as all ids do.
-- $1 tenant, $2 orders, $3 today, $4 days and what ids begin with: {"2026-01-31": "01k…"},
-- $5 tax rate, $6 whether prices include it
with charge as (
    select s.rental_id, s.customer_id, s.currency, s.product_name, p.starts, p.ends,
           'pay_' || ($4::jsonb ->> p.starts::text) || left(md5(s.rental_id || p.starts), 16) as payment_id,
           case when $6::boolean then round(s.monthly_amount * 100 / (100 + $5::numeric))::bigint
                else s.monthly_amount end as subtotal,
           case when $6::boolean
                then s.monthly_amount - round(s.monthly_amount * 100 / (100 + $5::numeric))::bigint
                else round(s.monthly_amount * $5::numeric / 100)::bigint end as tax,
           p.starts::timestamptz as at, hashtextextended(s.rental_id || p.starts, 1) & 127 as dice
    from (select json_array_elements_text($2::json) as order_id) given
    join subscriptions s on s.tenant_id = $1 and s.order_id = given.order_id
    cross join lateral (
        select (s.start_date + make_interval(months => k))::date as starts,
               (s.start_date + make_interval(months => k + 1))::date as ends
        from generate_series(0, s.contract_length - 1) k) p
    where p.starts < s.billed_until
),
payment as (
    select c.*, case when c.starts > $3::date - 3 or c.starts > $3::date - 14 and c.dice < 64 then 'pending'
                     when c.dice = 0 then 'failed' else 'paid' end as status
    from charge c
),
lines as (
    insert into payment_lines (tenant_id, payment_id, position, rental_id, description, amount, tax_amount, period)
    select $1, p.payment_id, 0, p.rental_id, p.product_name, p.subtotal, p.tax, daterange(p.starts, p.ends)
    from payment p
)
insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, billing_period, period_start,
                      period_end, status, currency, subtotal, tax_rate, tax_amount, total, due_date, description,
                      idempotency_key, provider, manually_marked, paid_at, failed_at, failure_reason, created_by,
                      created_at, updated_at)
select $1, p.payment_id, 'individual', 'instalment', p.customer_id, p.rental_id, to_char(p.starts, 'YYYY-MM'), p.starts,
       p.ends, p.status, p.currency, p.subtotal, $5::numeric, p.tax, p.subtotal + p.tax, p.starts, p.product_name,
       'instalment:' || p.rental_id || ':' || p.starts, case when p.status = 'paid' then 'manual' end,
       p.status = 'paid', case when p.status = 'paid' then p.at + make_interval(hours => 8 + p.dice::integer / 4) end,
       case when p.status = 'failed' then p.at + interval '9 hours' end,
       case when p.status = 'failed' then 'The bank declined it.' end, 'demo', p.at,
       p.at + case when p.status = 'pending' then interval '0' else make_interval(hours => 8 + p.dice::integer / 4) end
from payment p
