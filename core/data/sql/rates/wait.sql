-- In how many seconds the oldest counted request leaves the window.
-- $1 tenant
select greatest(1, ceil(extract(epoch from min(h) + interval '60 seconds' - clock_timestamp())))::integer
from rate_windows w, unnest(w.hits) h
where w.tenant_id = $1 and h > clock_timestamp() - interval '60 seconds' and h <= clock_timestamp()
