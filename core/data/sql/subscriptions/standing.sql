-- What it takes to say where a subscription stands: its state; which days of it are charged and stay so when it ends on $3, as
-- [["2026-11-21","2026-12-21"], …]; and what was collected for what does not. What was billed counts, also where its payment was
-- called off by somebody; what has not begun by then is taken back, paid or not.
-- $1 tenant, $2 subscription, $3 date
select @{subscriptions/state},
       (select coalesce(json_agg(json_build_array(lower(stretch), upper(stretch)) order by stretch), '[]')::text
        from unnest(datemultirange(daterange(s.start_date, s.billed_until))
                    + coalesce((select range_agg(l.period) from payment_lines l
                                where l.tenant_id = $1 and l.rental_id = $2 and not l.cancelled
                                  and lower(l.period) >= s.billed_until), '{}')
                    - coalesce(unowed.periods, '{}')) stretch),
       coalesce(unowed.collected, 0)::bigint
from subscriptions s
cross join (
    select range_agg(daterange(p.period_start, p.period_end)) as periods, sum(p.collected - p.returned) as collected
    from payments p
    where p.tenant_id = $1 and p.rental_id = $2 and p.purpose = 'instalment'
      and p.status <> 'cancelled' and p.period_start > $3::date) unowed
where s.tenant_id = $1 and s.rental_id = $2
