-- By what the spans of today/revenue differ for customers who were taxed otherwise before: in the months at whose end that held,
-- theirs count once by that tax, and once less by that of today.
-- $1 to $5 as today/revenue; $6 only of this product, or null, $7 only of this customer, or null
with product_spans as materialized (
    @{figures/product_spans}
),
past as materialized (
    select p.customer_id, own_tax_rate(p.tax_treatment, p.tax_rate) as tax_rate,
           coalesce(date_trunc('month', (lag(p.held_before) over customers)::timestamp), '-infinity')::date as first_month,
           date_trunc('month', p.held_before::timestamp)::date as end_month
    from past_customer_taxes p
    where p.tenant_id = $1 and ($7::text is null or p.customer_id = $7)
    window customers as (partition by p.customer_id order by p.held_before)
),
running as (
    select s.*, product.since, product.until, s.customer_id as whose
    from (select distinct p.customer_id from past p where p.end_month > $2::date) p
    cross join lateral (select s.* from subscriptions s
                        where s.tenant_id = $1 and s.customer_id = p.customer_id offset 0) s
    left join product_spans product on $6::text is not null and product.rental_id = s.rental_id
    where $6::text is null or coalesce(product.product_id, s.product_id) = $6
),
spans as (
    @{today/spans}
)
select greatest(s.counts_from, p.first_month)::text, least(s.ended_in, p.end_month)::text, s.amount, s.rentals * way.sign,
       trim_scale(case way.sign when 1 then p.tax_rate else s.tax_rate end)
from spans s
join past p on p.customer_id = s.whose
cross join (values (1), (-1)) as way(sign)
where greatest(s.counts_from, p.first_month) < least(s.ended_in, p.end_month)
