-- Devices that should be back, and those that are agreed to come back up to $2, by when; $3 of each at most.
-- $1 tenant, $2 date, $3 how many, $4 the tenant's time zone
(select s.rental_id, s.serial_number, s.customer_id, s.product_name,
        (s.ended_at at time zone $4)::date as due_on
 from subscriptions s
 where s.tenant_id = $1 and s.return_due
 order by s.ended_at, s.rental_id
 limit $3)
union all
(select s.rental_id, s.serial_number, s.customer_id, s.product_name, s.ending_date
 from subscriptions s
 where s.tenant_id = $1 and s.ending_type is not null and s.ending_date <= $2::date
 order by s.ending_date, s.rental_id
 limit $3)
