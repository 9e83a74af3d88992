-- Of the subscriptions that are named chosen, as figures/rentals tells.
select month::text, sum(began)::bigint, sum(ended)::bigint
from (select date_trunc('month', s.start_date::timestamp)::date as month, 1 as began, 0 as ended
      from chosen s
      where s.tenant_id = $1 and s.start_date >= $2::date and s.start_date < $3::date
      union all
      select date_trunc('month', s.ended_at at time zone $4)::date, 0, 1
      from chosen s
      where s.tenant_id = $1 and s.ended_at >= ($2::date::timestamp at time zone $4)
        and s.ended_at < ($3::date::timestamp at time zone $4)) moved
group by month
