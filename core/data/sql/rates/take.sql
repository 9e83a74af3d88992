-- Counts a request if there were fewer than $2 within the last minute; no row when there were. The row lock makes the
-- count one over all processes. Answers how many are left and when, in seconds, the next one comes back. What is later than
-- now was counted before the clock was put back, and is forgotten: it would count for as long as the clock went back.
-- $1 tenant, $2 limit
insert into rate_windows as w (tenant_id, hits)
values ($1, array[clock_timestamp()])
on conflict (tenant_id) do update
    set hits = array(select h from unnest(w.hits) h where h > clock_timestamp() - interval '60 seconds' and h <= clock_timestamp() order by h)
               || clock_timestamp()
    where (select count(*) from unnest(w.hits) h
           where h > clock_timestamp() - interval '60 seconds' and h <= clock_timestamp()) < $2::integer
returning $2::integer - cardinality(hits),
          ceil(extract(epoch from hits[1] + interval '60 seconds' - clock_timestamp()))::integer
