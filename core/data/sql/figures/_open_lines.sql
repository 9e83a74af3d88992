-- The share of each of their lines in what is open of the payments that are named open_payments, by what is still asked for it.
select w.payment_id, w.customer_id, w.due_date, w.rental_id, w.begins,
       share_of(w.open, w.until - w.net, w.until, w.whole) as open
from (select o.*, l.rental_id, l.net, coalesce(lower(l.period), o.charged_on) as begins,
             (sum(l.net) over (partition by o.payment_id order by l.position))::bigint as until,
             (sum(l.net) over (partition by o.payment_id))::bigint as whole
      from open_payments o
      cross join lateral (select l.position, l.rental_id, l.period,
                                 (l.amount - coalesce(o.credited_lines[l.position + 1], 0))::bigint as net
                          from payment_lines l
                          where l.tenant_id = $1 and l.payment_id = o.payment_id
                          offset 0) l) w
