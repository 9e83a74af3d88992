-- Early returns that somebody asks for and nobody has answered, the longest waiting first.
-- $1 tenant, $2 how many
select s.rental_id, s.serial_number, @{subscriptions/customer}, s.product_name, stamp(s.early_return_requested_at)
from subscriptions s
where s.tenant_id = $1 and s.early_return_requested_at is not null
order by s.early_return_requested_at, s.rental_id
limit $2
