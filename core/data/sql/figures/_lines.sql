-- What each movement of the payments that are named chosen was of each of their lines: the ledger, line by line. A line has its
-- share in what was collected, as subscriptions count it (doctor/collected_shares). It begins with its period; one without, on
-- the day on which it was charged.
with moved as (
    select l.*, first_value(l.day) over line as charged_on, -sum(l.revenue) over line as net,
           sum(l.collected) over line as all_collected, sum(l.collected - l.returned) over line as all_kept
    from chosen c
    cross join lateral (select l.payment_id, l.version, l.day, l.revenue, l.collected, l.returned, l.credited_lines
                        from ledger l
                        where l.tenant_id = $1 and l.customer_id = c.customer_id and l.payment_id = c.payment_id
                        offset 0) l
    window line as (partition by l.payment_id order by l.version)
),
weighed as (
    -- when nothing is left to be asked for, what was collected is shared as it was asked for
    select m.payment_id, m.version, m.day, m.all_collected, m.all_kept, p.position, p.rental_id,
           coalesce(lower(p.period), m.charged_on) as begins,
           case when m.net = 0 then 0 else p.amount - coalesce(m.credited_lines[p.position + 1], 0) end as net,
           case when m.net = 0 then p.amount else p.amount - coalesce(m.credited_lines[p.position + 1], 0) end as weight
    from moved m
    cross join lateral (select p.position, p.rental_id, p.amount, p.period
                        from payment_lines p
                        where p.tenant_id = $1 and p.payment_id = m.payment_id
                        offset 0) p
),
shared as (
    select w.payment_id, w.version, w.day, w.position, w.rental_id, w.begins, w.net,
           share_of(w.all_collected::bigint, w.until - w.weight, w.until, w.whole) as collected,
           share_of(w.all_kept::bigint, w.until - w.weight, w.until, w.whole) as kept
    from (select w.*, (sum(w.weight) over (partition by w.payment_id, w.version order by w.position))::bigint as until,
                 (sum(w.weight) over (partition by w.payment_id, w.version))::bigint as whole
          from weighed w) w
)
select s.payment_id, s.version, s.day, s.rental_id, s.begins, s.net - lag(s.net, 1, 0::bigint) over line as charged,
       s.collected - lag(s.collected, 1, 0::bigint) over line as collected,
       s.collected - s.kept - lag(s.collected - s.kept, 1, 0::bigint) over line as returned
from shared s
window line as (partition by s.payment_id, s.position order by s.version)
