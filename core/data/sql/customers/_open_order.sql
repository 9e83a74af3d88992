-- Whether a customer $2 of tenant $1 has an order that may still want a subscription.
exists (select from orders o where o.tenant_id = $1 and o.customer_id = $2
                                and o.status in ('pending', 'confirmed', 'partial'))
