-- As figures/rentals, of one product: they began with the product they were first of, and ended with the one they were last of.
-- $1 to $4 likewise, $5 product, $6 only of this customer, or null
with product_spans as materialized (
    @{figures/product_spans}
),
chosen as materialized (
    select s.tenant_id, s.start_date, s.ended_at
    from subscriptions s
    where s.tenant_id = $1 and s.product_id = $5 and ($6::text is null or s.customer_id = $6)
      and (s.rental_id in (select p.rental_id from product_spans p)) is not true
    union all
    select $1, case when p.since is null then s.start_date end, case when p.until is null then s.ended_at end
    from product_spans p
    cross join lateral (select s.customer_id, s.start_date, s.ended_at from subscriptions s
                        where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
    where p.product_id = $5 and ($6::text is null or s.customer_id = $6)
)
@{figures/rentals}
