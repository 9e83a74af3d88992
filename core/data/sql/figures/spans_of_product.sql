-- As today/revenue, of one product.
-- $1 to $5 likewise, $6 product, $7 only of this customer, or null
with running as not materialized (
    select *, null::text as whose from subscriptions where product_id = $6 and ($7::text is null or customer_id = $7)
)
@{today/spans}
