-- What subscriptions have brought in is what their lines brought in, movement by movement: so what products recovered by the
-- end of each month adds up to what they have recovered.
-- $1 tenant
with chosen as (
    select p.payment_id, p.customer_id from payments p where p.tenant_id = $1
),
lines as (
    @{figures/lines}
)
select s.rental_id
from subscriptions s
left join (select l.rental_id, sum(l.collected - l.returned) as kept from lines l group by l.rental_id) l
     on l.rental_id = s.rental_id
where s.tenant_id = $1 and s.total_collected <> coalesce(l.kept, 0)
limit 1
