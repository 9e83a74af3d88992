-- What decides how a customer is charged.
-- $1 tenant, $2 customer
select @{customers/debtor_columns} from customers c where c.tenant_id = $1 and c.customer_id = $2
