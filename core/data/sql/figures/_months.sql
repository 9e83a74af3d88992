-- Of the movements that are named chosen, as figures/months tells.
select date_trunc('month', l.day::timestamp)::date::text, (-sum(l.revenue))::bigint, sum(l.collected)::bigint,
       sum(l.returned)::bigint
from chosen l
where l.tenant_id = $1 and l.day >= $2::date and l.day < $3::date
group by 1
