-- The numbers of invoices have no gap: each is one more than the one before, and the first of a year is 1. Tells the first one
-- that is missing.
-- $1 tenant
select concat(m.number / 10000000000, '-',
              lpad((m.number % 10000000000)::text, greatest(6, length((m.number % 10000000000)::text)), '0'))
from (select p.before + 1 as number
      from (select i.place,
                   coalesce(lag(i.place) over (partition by i.year order by i.place), i.year::bigint * 10000000000) as before
            from invoices i
            where i.tenant_id = $1) p
      where p.place <> p.before + 1
      order by p.place
      limit 1) m
