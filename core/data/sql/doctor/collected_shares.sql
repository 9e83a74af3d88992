-- What subscriptions have brought in is their shares in what was collected of the payments. Both are summed up side by side: a
-- join would compare each with each where PostgreSQL believes that the payments are few.
-- $1 tenant
select b.rental_id
from (select s.rental_id, s.total_collected as kept, 0 as shared
      from subscriptions s
      where s.tenant_id = $1
      union all
      select w.rental_id, 0, share_of(w.collected, w.until - w.net, w.until, w.whole)
      from (select l.rental_id, l.net, p.collected,
                   (sum(l.net) over (partition by l.payment_id order by l.position))::bigint as until,
                   (sum(l.net) over (partition by l.payment_id))::bigint as whole
            from (select p.payment_id, p.collected - p.returned as collected, p.credited_lines
                  from payments p where p.tenant_id = $1 and p.collected <> p.returned) p
            join lateral (select l.payment_id, l.position, l.rental_id,
                                 (l.amount - coalesce(p.credited_lines[l.position + 1], 0))::bigint as net
                          from payment_lines l where l.tenant_id = $1 and l.payment_id = p.payment_id) l on true) w) b
group by b.rental_id
having sum(b.kept) <> sum(b.shared)
limit 1
