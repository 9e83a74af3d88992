-- As today/revenue, of one customer.
-- $1 to $5 likewise, $6 customer
with running as not materialized (select *, null::text as whose from subscriptions where customer_id = $6)
@{today/spans}
