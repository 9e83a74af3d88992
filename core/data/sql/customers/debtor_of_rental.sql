-- What decides how the customer of a subscription is charged.
-- $1 tenant, $2 subscription
select @{customers/debtor_columns}
from subscriptions s
join customers c on c.tenant_id = s.tenant_id and c.customer_id = s.customer_id
where s.tenant_id = $1 and s.rental_id = $2
