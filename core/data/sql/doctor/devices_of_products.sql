-- A device counts for the product of its variant, which is that of the subscription that it is out on; and it is sold, so
-- neither out nor idle, once it was bought out.
-- $1 tenant
select a.serial_number
from assets a
join variants v on v.tenant_id = $1 and v.variant_id = a.variant_id
left join subscriptions s on s.tenant_id = $1 and s.rental_id = a.rental_id
left join (select distinct b.serial_number
           from subscriptions b where b.tenant_id = $1 and b.status = 'ended_buyout') b on b.serial_number = a.serial_number
where a.tenant_id = $1
  and (a.product_id <> v.product_id or a.product_id <> s.product_id
       or (a.status = 'sold') <> (b.serial_number is not null))
limit 1
