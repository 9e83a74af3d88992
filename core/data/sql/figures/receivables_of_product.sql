-- As figures/receivables, of the lines of one product. Reads every line of what is open.
-- $1 tenant, $2 date, $3 product
with open_payments as (
    @{figures/open}
),
lines as (
    @{figures/open_lines}
),
owed as (
    @{figures/of_product}
)
@{figures/by_age}
