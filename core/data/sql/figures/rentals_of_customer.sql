-- As figures/rentals, of one customer.
-- $1 to $4 likewise, $5 customer
with chosen as materialized (
    select tenant_id, start_date, ended_at from subscriptions where tenant_id = $1 and customer_id = $5
)
@{figures/rentals}
