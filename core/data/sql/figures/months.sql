-- What was charged, collected and refunded in each month, without tax; charges less their credit notes.
-- $1 tenant, $2 first day, $3 the day after the last, $4 only of this customer, or null
select date_trunc('month', l.day::timestamp)::date::text, (-sum(l.revenue))::bigint, sum(l.collected)::bigint,
       sum(l.returned)::bigint
from ledger l
where l.tenant_id = $1 and l.day >= $2::date and l.day < $3::date and ($4::text is null or l.customer_id = $4)
group by 1
