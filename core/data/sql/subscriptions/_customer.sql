-- What the customer of a subscription s is called on screens.
(select @{customers/called} from customers c where c.tenant_id = s.tenant_id and c.customer_id = s.customer_id)
