-- What rules need to know of a subscription before it changes; it stays locked until the transaction ends, and so does its
-- customer, which is locked before it.
-- $1 tenant, $2 subscription
with customer as materialized (
    select c.customer_id from customers c
    where c.tenant_id = $1 and c.customer_id = (select s.customer_id from subscriptions s
                                                where s.tenant_id = $1 and s.rental_id = $2)
    for no key update
)
select s.*
from customer, lateral (
    select s.rental_id, s.status, s.version, s.customer_id, s.order_id, s.item_position, s.serial_number, s.product_id,
           s.variant_id, s.sku, s.product_name, s.start_date::text, s.contract_length, s.billing_start, s.prices::text,
           s.end_date::text, s.original_contract_length, s.monthly_amount, s.billed_until::text,
           s.next_billing_date::text, s.credit, s.billing_group_id, s.list_price, s.acquisition_cost, s.total_collected,
           s.ending_type, s.ending_date::text, s.ending_order_id, s.return_due, s.extension_history::text,
           s.replacement_history::text
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = $2
    for no key update) s
