-- Who would order again, as the next order of a subscription's customer names them.
-- $1 tenant, $2 subscription
select c.email, c.first_name, c.last_name, c.company, c.phone, c.customer_type,
       coalesce(c.last_billing_address, o.billing_address)::text,
       coalesce(c.last_shipping_address, o.shipping_address)::text
from subscriptions s
join customers c on c.tenant_id = s.tenant_id and c.customer_id = s.customer_id
join orders o on o.tenant_id = s.tenant_id and o.order_id = s.order_id
where s.tenant_id = $1 and s.rental_id = $2
