-- Of the subscriptions that have been of several products: of which one, from which day, before which day.
select p.rental_id, p.product_id, lag(p.held_before) over exchanges as since, p.held_before as until
from past_rental_products p
where p.tenant_id = $1
window exchanges as (partition by p.rental_id order by p.held_before)
union all
select s.rental_id, s.product_id, p.since, null
from (select p.rental_id, max(p.held_before) as since
      from past_rental_products p
      where p.tenant_id = $1
      group by p.rental_id) p
cross join lateral (select s.rental_id, s.product_id from subscriptions s
                    where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
