-- As today/revenue, of one product: of subscriptions that have been of several, what they bring while they are of it.
-- $1 to $5 likewise, $6 product, $7 only of this customer, or null
with product_spans as materialized (
    @{figures/product_spans}
),
running as not materialized (
    select s.*, null::date as since, null::date as until, null::text as whose
    from subscriptions s
    where s.product_id = $6 and ($7::text is null or s.customer_id = $7)
      and (s.rental_id in (select p.rental_id from product_spans p)) is not true
    union all
    select s.*, p.since, p.until, null
    from product_spans p
    cross join lateral (select * from subscriptions s where s.tenant_id = $1 and s.rental_id = p.rental_id offset 0) s
    where p.product_id = $6 and ($7::text is null or s.customer_id = $7)
)
@{today/spans}
