-- What was charged, collected and refunded in each month, without tax; charges less their credit notes.
-- $1 tenant, $2 first day, $3 the day after the last
with chosen as not materialized (select * from ledger)
@{figures/months}
