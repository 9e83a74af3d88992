-- The movements of the lines of the subscriptions that are named rentals. Reads every payment that has such a line. Which of
-- their lines those are is asked of a hash ("is true"): as a join, each would be compared with all of them.
with chosen as (
    select distinct p.payment_id, p.customer_id
    from rentals r
    cross join lateral (select l.payment_id from payment_lines l
                        where l.tenant_id = $1 and l.rental_id = r.rental_id offset 0) l
    cross join lateral (select p.payment_id, p.customer_id from payments p
                        where p.tenant_id = $1 and p.payment_id = l.payment_id offset 0) p
),
lines as (
    @{figures/lines}
)
select l.day, l.charged, l.collected, l.returned, @{figures/product_then} as product_then
from lines l
where (l.rental_id in (select r.rental_id from rentals r)) is true
