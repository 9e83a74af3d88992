-- Of the subscriptions that are named running, as today/revenue tells; since, until: what counts of them, if it is not all;
-- whose: by what else they are told apart.
select greatest(date_trunc('month', greatest(s.start_date, s.since)::timestamp)::date, $2::date) as counts_from,
       date_trunc('month', least(s.until::timestamp, s.ended_at at time zone $5))::date as ended_in,
       s.monthly_amount as amount, count(*) as rentals, trim_scale(s.tax_rate) as tax_rate, s.whose
from running s
where s.tenant_id = $1 and json_array_length(s.prices) = 1 and s.start_date <= $3::date
  and (s.ended_at is null or s.ended_at >= $4::timestamptz)
group by counts_from, ended_in, s.monthly_amount, s.tax_rate, s.whose
union all
select greatest(date_trunc('month', greatest(span.first_day, s.since)::timestamp)::date, $2::date) as counts_from,
       date_trunc('month', least(case when span.next_day <= $3::date then span.next_day::timestamp end, s.until::timestamp,
                                 s.ended_at at time zone $5))::date as ended_in, span.amount, count(*) as rentals,
       trim_scale(s.tax_rate) as tax_rate, s.whose
from running s
cross join lateral (
    select (s.start_date + make_interval(months => (step ->> 0)::integer))::date as first_day,
           (s.start_date + make_interval(months => lead((step ->> 0)::integer) over (order by (step ->> 0)::integer)))::date
               as next_day,
           (step ->> 1)::bigint as amount
    from json_array_elements(s.prices) as step) span
where s.tenant_id = $1 and json_array_length(s.prices) > 1 and s.start_date <= $3::date
  and (s.ended_at is null or s.ended_at >= $4::timestamptz)
  and span.first_day <= $3::date and span.first_day <= coalesce(s.ended_at at time zone $5, 'infinity')
group by counts_from, ended_in, span.amount, s.tax_rate, s.whose
