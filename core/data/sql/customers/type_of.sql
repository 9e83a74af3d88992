-- Whether a customer is a business or an individual.
-- $1 tenant, $2 customer
select c.customer_type from customers c where c.tenant_id = $1 and c.customer_id = $2
