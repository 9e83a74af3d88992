-- As today/revenue, of one customer.
-- $1 to $5 likewise, $6 customer
with running as materialized (
    select *, null::date as since, null::date as until, null::text as whose
    from subscriptions
    where tenant_id = $1 and customer_id = $6
)
@{today/spans}
