-- How many subscriptions began and ended in each month.
-- $1 tenant, $2 first day, $3 the day after the last, $4 the tenant's time zone, $5 only of this customer,
-- or null, $6 only of this product, or null
select month::text, sum(began)::bigint, sum(ended)::bigint
from (select date_trunc('month', s.start_date::timestamp)::date as month, 1 as began, 0 as ended
      from subscriptions s
      where s.tenant_id = $1 and s.start_date >= $2::date and s.start_date < $3::date
        and ($5::text is null or s.customer_id = $5) and ($6::text is null or s.product_id = $6)
      union all
      select date_trunc('month', s.ended_at at time zone $4)::date, 0, 1
      from subscriptions s
      where s.tenant_id = $1 and s.ended_at >= ($2::date::timestamp at time zone $4)
        and s.ended_at < ($3::date::timestamp at time zone $4)
        and ($5::text is null or s.customer_id = $5) and ($6::text is null or s.product_id = $6)) moved
group by month
