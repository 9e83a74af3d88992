-- As figures/receivables, as it was at the end of a past date.
-- $1 tenant, $2 date
with owed as not materialized (
    @{figures/open_on}
)
@{figures/by_age}
