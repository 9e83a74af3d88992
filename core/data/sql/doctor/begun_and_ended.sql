-- Subscriptions count as new in the month in which their terms and their charges begin, and as ended in the one in which they
-- have been rented for as many months as they say.
-- $1 tenant
select s.rental_id
from subscriptions s
join tenants t on t.tenant_id = $1
cross join lateral (select (s.ended_at at time zone t.time_zone)::date as day) ended
-- a return or a buyout may be recorded later than it was, never earlier; formerly that made no difference
cross join lateral (select coalesce((s.early_return_details ->> 'returnDate')::date,
                                    (s.buyout_details ->> 'buyoutDate')::date, ended.day) as day) left_on
where s.tenant_id = $1
  and (s.end_date <> (s.start_date + make_interval(months => s.contract_length))::date
       or exists (select from payment_lines l
                  where l.tenant_id = $1 and l.rental_id = s.rental_id and lower(l.period) < s.start_date)
       or (s.actual_months_rented is null) <> (ended.day is null)
       or left_on.day > ended.day
       or s.actual_months_rented not in (
              case when ended.day <= s.start_date then 0
                   else least(ceil(contract_months(s.start_date, ended.day)), s.contract_length) end,
              case when left_on.day <= s.start_date then 0
                   else least(ceil(contract_months(s.start_date, left_on.day)), s.contract_length) end))
limit 1
