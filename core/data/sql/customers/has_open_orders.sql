-- Runs after the customer was locked, as a statement of its own: only then does it see the order for which the lock had to
-- wait.
-- $1 tenant, $2 customer
select @{customers/open_order}
