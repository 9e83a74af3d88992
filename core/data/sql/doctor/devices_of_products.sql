-- A device counts for the product of its variant, which is that of the subscription that it is out on; and it is sold, so
-- neither out nor idle, once it was bought out. Device by device, by the indexes of subscriptions.
-- $1 tenant
select a.serial_number
from assets a
join variants v on v.tenant_id = $1 and v.variant_id = a.variant_id
where a.tenant_id = $1
  and (a.product_id <> v.product_id
       or a.product_id <> (select s.product_id from subscriptions s where s.tenant_id = $1 and s.rental_id = a.rental_id)
       or (a.status = 'sold') <> exists (select from subscriptions b
                                         where b.tenant_id = $1 and b.serial_number = a.serial_number
                                           and b.status = 'ended_buyout'))
limit 1
