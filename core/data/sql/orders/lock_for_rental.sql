-- Locks an order's customer and then the order, for a subscription that is to be made of it; the order's upgrade, if it is
-- one, goes back to a subscription of the same customer. That the second part asks for what the first one answers keeps
-- them in this order.
-- $1 tenant, $2 order
with customer as materialized (
    select c.customer_id, @{customers/debtor_columns} from customers c
    where c.tenant_id = $1 and c.customer_id = (select o.customer_id from orders o
                                                where o.tenant_id = $1 and o.order_id = $2)
    for no key update
)
select locked.*, (select s.rental_id from subscriptions s
                  where s.tenant_id = $1 and s.rental_id = locked.upgrade_details ->> 'previousRentalId'
                    and s.customer_id = locked.customer_id),
       customer.is_business, customer.tax_treatment, customer.tax_rate
from customer, lateral (
    select @{orders/columns}
    from orders o
    where o.tenant_id = $1 and o.order_id = $2 and o.customer_id = customer.customer_id
    for no key update) locked
