-- Takes from subscriptions what they still have from upgrades: of a customer; or, where none is named, of all whose tax is the
-- company's, and also of those with a rate of their own. Customers are locked before subscriptions, in their order.
-- $1 tenant, $2 customer or empty, $3 whether also with a rate of their own
with having_credit as materialized (
    select s.rental_id, s.customer_id
    from subscriptions s
    where s.tenant_id = $1 and s.credit > 0
      and case when $2::text = '' then ($3::boolean or s.tax_rate is null) and s.tax_rate is distinct from 0
               else s.customer_id = $2::text end
),
customer as materialized (
    select c.customer_id
    from customers c
    where c.tenant_id = $1 and c.customer_id in (select h.customer_id from having_credit h)
    order by c.customer_id
    for no key update
),
had as materialized (
    select s.rental_id, s.credit
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id in (select h.rental_id from having_credit h join customer c using (customer_id))
      and s.credit > 0
    order by s.rental_id
    for no key update
)
update subscriptions s
set credit = 0, credit_received = s.credit_received - had.credit, version = s.version + 1
from had
where s.tenant_id = $1 and s.rental_id = had.rental_id
returning s.rental_id, had.credit
