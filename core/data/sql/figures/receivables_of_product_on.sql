-- As figures/receivables_of_product, as it was at the end of a past date: lines weigh what was asked for them by then.
-- $1 tenant, $2 date, $3 product
with open_payments as (
    select p.*, (select l.credited_lines
                 from ledger l
                 where l.tenant_id = $1 and l.customer_id = p.customer_id and l.payment_id = p.payment_id
                   and l.version > 0 and l.revenue <> 0 and l.day <= $2::date
                 order by l.version desc
                 limit 1) as credited_lines
    from (
        @{figures/open_on}
    ) p
),
lines as (
    @{figures/open_lines}
),
owed as (
    @{figures/of_product}
)
@{figures/by_age}
