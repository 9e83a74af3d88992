-- What is open of the lines of one product, $3.
select l.customer_id, l.due_date, l.open
from lines l
cross join lateral (select from subscriptions s
                    where s.tenant_id = $1 and s.rental_id = l.rental_id and s.product_id = $3 offset 0) s
where l.open <> 0
