-- What subscriptions have brought in is their shares in what was collected of the payments.
-- $1 tenant
select s.rental_id
from subscriptions s
left join (
    select w.rental_id, sum(share_of(w.collected, w.until - w.net, w.until, w.whole)) as collected
    from (select l.rental_id, l.net, p.collected,
                 (sum(l.net) over (partition by l.payment_id order by l.position))::bigint as until,
                 (sum(l.net) over (partition by l.payment_id))::bigint as whole
          from (select p.payment_id, p.collected - p.returned as collected, p.credited_lines
                from payments p where p.tenant_id = $1 and p.collected <> p.returned) p
          join lateral (select l.payment_id, l.position, l.rental_id,
                               (l.amount - coalesce(p.credited_lines[l.position + 1], 0))::bigint as net
                        from payment_lines l where l.tenant_id = $1 and l.payment_id = p.payment_id) l on true) w
    group by w.rental_id) c on c.rental_id = s.rental_id
where s.tenant_id = $1 and s.total_collected <> coalesce(c.collected, 0)
limit 1
