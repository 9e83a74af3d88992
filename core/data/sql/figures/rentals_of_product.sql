-- As figures/rentals, of one product.
-- $1 to $4 likewise, $5 product, $6 only of this customer, or null
with chosen as materialized (
    select tenant_id, start_date, ended_at
    from subscriptions
    where tenant_id = $1 and product_id = $5 and ($6::text is null or customer_id = $6)
)
@{figures/rentals}
