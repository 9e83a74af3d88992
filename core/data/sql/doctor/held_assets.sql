-- A device is out exactly as long as a subscription is active or waits for it to come back.
-- $1 tenant
select coalesce(a.serial_number, s.serial_number)
from (select a.serial_number, a.rental_id, a.customer_id
      from assets a where a.tenant_id = $1 and a.status = 'rented_out') a
full join (select s.serial_number, s.rental_id, s.customer_id
           from subscriptions s where s.tenant_id = $1 and (s.status = 'active' or s.return_due)) s
     on s.serial_number = a.serial_number
where (a.rental_id, a.customer_id) is distinct from (s.rental_id, s.customer_id)
limit 1
