-- Locks the customers of orders and then the orders, for subscriptions that are to be made of them; the upgrade of an order,
-- if it is one, goes back to a subscription of the same customer. Customers come in the order of their ids, each before their
-- orders, for these are looked for with what the first part answers.
-- $1 tenant, $2 orders
with customer as materialized (
    select c.customer_id, k.order_ids, @{customers/debtor_columns}
    from (select o.customer_id, array_agg(o.order_id) as order_ids
          from unnest($2::text[]) as w(order_id)
          cross join lateral (select o.order_id, o.customer_id from orders o
                              where o.tenant_id = $1 and o.order_id = w.order_id offset 0) o
          group by o.customer_id
          order by o.customer_id) k
    cross join lateral (select c.* from customers c
                        where c.tenant_id = $1 and c.customer_id = k.customer_id for no key update) c
)
select locked.*, (select s.rental_id from subscriptions s
                  where s.tenant_id = $1 and s.rental_id = locked.upgrade_details ->> 'previousRentalId'
                    and s.customer_id = locked.customer_id),
       customer.is_business, customer.tax_treatment, customer.tax_rate
from customer
cross join lateral unnest(customer.order_ids) as wanted(order_id)
cross join lateral (
    select @{orders/columns}
    from orders o -- the customer is compared as an expression, which no index has: they may have thousands of orders
    where o.tenant_id = $1 and o.order_id = wanted.order_id and o.customer_id || '' = customer.customer_id
    for no key update) locked
