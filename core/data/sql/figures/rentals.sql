-- How many subscriptions began and ended in each month.
-- $1 tenant, $2 first day, $3 the day after the last, $4 the tenant's time zone
with chosen as not materialized (select * from subscriptions)
@{figures/rentals}
