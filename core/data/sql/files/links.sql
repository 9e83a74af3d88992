-- What a file is to belong to, as far as it is there; an order has a customer, a subscription both.
-- $1 tenant, $2 order, $3 customer, $4 subscription
select (select o.order_id from orders o where o.tenant_id = $1 and o.order_id = $2),
       (select o.customer_id from orders o where o.tenant_id = $1 and o.order_id = $2),
       (select c.customer_id from customers c where c.tenant_id = $1 and c.customer_id = $3),
       (select s.order_id from subscriptions s where s.tenant_id = $1 and s.rental_id = $4),
       (select s.customer_id from subscriptions s where s.tenant_id = $1 and s.rental_id = $4)
