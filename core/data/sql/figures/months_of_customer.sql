-- As figures/months, of one customer: by the index of their movements, however many others there were in these months.
-- $1 to $3 likewise, $4 customer
with chosen as materialized (select * from ledger where tenant_id = $1 and customer_id = $4)
@{figures/months}
