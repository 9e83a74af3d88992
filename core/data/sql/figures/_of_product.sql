-- What is open of the lines of one product, $3.
select l.customer_id, l.due_date, l.open
from lines l
cross join lateral (select s.product_id from subscriptions s
                    where s.tenant_id = $1 and s.rental_id = l.rental_id offset 0) s
where l.open <> 0 and coalesce(@{figures/product_then}, s.product_id) = $3
